"""Solving a game: the value of every hand against every dealer's card, from one shoe."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from pitboss.odds.arithmetic import Arithmetic
from pitboss.odds.board import ACE, SPLIT_NOTHING, TEN, Board, Flags, Numbers, board
from pitboss.odds.bonus import average_bonus, mixed_pays
from pitboss.odds.graph import Graph, Ints, Tree, dealer_tree, graph
from pitboss.odds.naturals import against_natural
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe

ACE_RULES = {"as-usual": 0, "first-two-one": 1, "all-one": 2}


@dataclass(frozen=True)
class Game:
    """The rules, the shoe and the arithmetic of one solution, with what every dealer's card shares."""

    ruled: Ruled
    shoe: Shoe
    arithmetic: Arithmetic

    @cached_property
    def pips(self) -> tuple[int, ...]:
        """How many cards of each value the shoe holds."""
        return self.shoe.pips

    @cached_property
    def cards(self) -> int:
        """How many cards the shoe holds."""
        return len(self.shoe)

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """The values the shoe still holds."""
        return tuple(value for value, count in enumerate(self.pips) if count)

    @cached_property
    def graph(self) -> Graph:
        """Every hand of those values."""
        return graph(self.ranks)

    @cached_property
    def counts(self) -> Numbers:
        """How many cards of each value, in the numbers of the arithmetic."""
        return self.arithmetic.array(self.pips)

    @cached_property
    def bonus(self) -> dict[str, Fraction]:
        """What 6-7-8 and 7-7-7 are paid on average over their suits."""
        return average_bonus(self.ruled, self.shoe)

    @cached_property
    def words(self) -> tuple[int, bool, bool, bool, bool, bool, bool]:
        """The rules as the kernels take them."""
        rule = self.ruled
        ace = ACE_RULES[rule.doubled_ace]
        return ace, rule.double_withdrawn, rule.ties_lose, rule.stands_off_at_21, rule.wins_at_21, rule.five_card_trick, rule.natural_waits

    @cached_property
    def passes(self) -> tuple[int, ...]:
        """How many aces may have been among the first two cards, where a later double asks; otherwise one pass, and nobody asks."""
        return (0, 1, 2) if self.ruled.doubled_ace == "first-two-one" and self.ruled.double_cards > 2 else (-1,)

    def pass_of(self, *first_two: int) -> int:
        """The place among the passes of a hand that begins with these values."""
        return first_two.count(1) if len(self.passes) > 1 else 0

    def money(self, natural_costs: tuple[Any, Any], spared: tuple[Any, Any]) -> Numbers:
        """What a dealer's natural costs a live wager of one and of two, what a bust of each is spared by it, and what naturals pay."""
        both = against_natural(self.ruled, self.shoe)
        return self.arithmetic.array((*natural_costs, *spared, self.ruled.natural_pays, both))

    @cached_property
    def _boards(self) -> dict[int, Board]:
        return {}

    def board(self, split: int) -> Board:
        """The rules laid on the hands of a split, or of none."""
        if split not in self._boards:
            self._boards[split] = self._laid(split)
        return self._boards[split]

    def _laid(self, split: int) -> Board:
        mixed = self.bonus
        if split == SPLIT_NOTHING and self.ruled.bonuses:
            mixed = {ranks: mixed_pays(self.ruled, ranks) for ranks in mixed}
        return board(self.ruled, self.graph, split, mixed, self.arithmetic.dtype)


class Played(NamedTuple):
    """Hands played in one way: their worth by standing, drawing, doubling and as played; the action taken; the doubles given up."""

    values: Numbers
    action: Ints
    fold: Flags


@dataclass(frozen=True)
class Against:
    """Every hand that was not split, against one dealer's card."""

    whole: Game
    up: int

    @cached_property
    def game(self) -> Game:
        """The game as it is against that card: where a natural that would wait is paid as a 21, it is worth one and waits for nothing."""
        if not self.whole.ruled.natural_as_21 or self.up not in (ACE, TEN):
            return self.whole
        return replace(self.whole, ruled=self.whole.ruled._replace(natural_pays=Fraction(1), natural_waits=False, natural_as_21=False))

    @cached_property
    def tree(self) -> Tree:
        """How the dealer may finish."""
        return dealer_tree(self.game.ranks, self.up, self.game.ruled.soft_17)

    @cached_property
    def feasible(self) -> Ints:
        """The hands that the shoe can give beside the dealer's card, fewest cards first."""
        left = np.array(self.game.pips, dtype=float)  # a shoe of mean composition has parts of cards
        left[self.up] -= 1
        return np.flatnonzero((self.game.graph.cards <= left).all(axis=1))

    @cached_property
    def totals(self) -> Numbers:
        """The dealer's chances (17 to 21, natural) with each hand out of the shoe."""
        game = self.game
        gone = game.graph.cards[self.feasible].copy()
        gone[:, self.up] += 1
        found = game.arithmetic.zeros(len(gone), 6)
        game.arithmetic.chances(*self.tree, game.counts, gone, found)
        totals = game.arithmetic.zeros(len(game.graph.hard), 6)
        totals[self.feasible] = found
        return totals

    @cached_property
    def solved(self) -> tuple[Played, ...]:
        """The best play, one record a pass."""
        return self.played(())

    def played(self, plan: tuple[Ints, ...]) -> tuple[Played, ...]:
        """The hands played by a plan, one table of actions a pass; best, where there is none."""
        game = self.game
        gone = np.zeros(10, dtype=np.int64)
        gone[self.up] = 1
        rows = game.board(SPLIT_NOTHING)
        found = []
        for place, early in enumerate(game.passes):
            values = game.arithmetic.zeros(len(game.graph.hard), 4)
            action = np.zeros(len(game.graph.hard), dtype=np.int64)
            fold = self.solved[place].fold if plan else np.zeros(len(game.graph.hard), dtype=np.bool_)
            held = self.feasible[game.graph.size[self.feasible] >= 2]
            game.arithmetic.decide_hands(
                game.graph.arrays, game.words, self.money, self.up, max(early, 0), game.counts, held, gone, self.totals,
                *rows, plan[place] if plan else np.zeros(0, dtype=np.int64), values, action, fold,
            )  # fmt: skip
            found.append(Played(values, action, fold))
        return tuple(found)

    @cached_property
    def money(self) -> Numbers:
        """What the dealer's natural costs a hand that was not split."""
        costs = (1, 2) if self.game.ruled.collects == "all" else (1, 1)
        spared = (0, 1) if self.game.ruled.collects == "original" or self.game.ruled.bust_double_spared else (0, 0)
        return self.game.money(costs, spared)

    def natural_chance(self, gone: tuple[int, ...]) -> Any:
        """The chance that the dealer's second card makes a natural, with those values out of the shoe besides the card shown."""
        makes = TEN if self.up == ACE else ACE if self.up == TEN else None
        if makes is None:
            return self.game.arithmetic.number(0)
        number = self.game.pips[makes] - sum(value - 1 == makes for value in gone)
        return self.game.arithmetic.number(Fraction(number, self.game.cards - 1 - len(gone)))
