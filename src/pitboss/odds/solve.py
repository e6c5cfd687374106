"""Solving a game: the value of every hand against every dealer's card, from one shoe."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from pitboss.odds.arithmetic import Arithmetic
from pitboss.odds.board import ACE, AVERAGED, SPLIT_NOTHING, TEN, Board, Flags, Numbers, board, mixed_pays
from pitboss.odds.graph import Graph, Ints, Tree, dealer_tree, graph
from pitboss.odds.kernel.hands import CERTAIN, NATURAL_MET, NEVER
from pitboss.odds.memory import Memory, memory
from pitboss.odds.naturals import average, naturals_paid
from pitboss.odds.nets import Nets, dealers, endings, live_net, nets, parts
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe

ACE_RULES = {"as-usual": 0, "first-two-one": 1, "all-one": 2}
Shown = tuple[int, ...]
NOTHING = np.zeros(10, dtype=np.int64)
"""No card gone."""


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
    def memory(self) -> Memory:
        """The hands that must be remembered for the bonuses."""
        return memory(self.ruled.bonuses)

    @cached_property
    def parts(self) -> int:
        """Into how many parts a unit is divided to count results in whole ones."""
        return parts(self.ruled)

    @cached_property
    def endings(self) -> int:
        """How many endings of a hand are told apart."""
        return endings(self.ruled, self.parts)

    def in_parts(self, pays: Numbers) -> Numbers:
        """What hands are paid, to the nearest part of the wager."""
        return (self.parts * pays).round().astype(np.int64)

    @cached_property
    def of_kind(self) -> tuple[int, ...]:
        """How many cards of each kind the shoe holds."""
        return tuple(sum(map(self.shoe.of_card, cards)) for cards in self.memory.kinds)

    @cached_property
    def words(self) -> tuple[int, bool, bool, bool, bool]:
        """The rules as the kernels take them."""
        rule = self.ruled
        ace = ACE_RULES[rule.doubled_ace]
        return ace, rule.double_withdrawn, rule.wins_at_21 is not None, rule.trick is not None, rule.stands_off_at_21

    @cached_property
    def passes(self) -> tuple[int, ...]:
        """How many aces may have been among the first two cards, where a later double asks; otherwise one pass, and nobody asks."""
        return (0, 1, 2) if self.ruled.doubled_ace == "first-two-one" and self.ruled.double_cards > 2 else (-1,)

    def pass_of(self, *first_two: int) -> int:
        """The place among the passes of a hand that begins with these values."""
        return first_two.count(1) if len(self.passes) > 1 else 0

    @cached_property
    def results(self) -> int:
        """How many results of the dealer's are told apart, his bust the last."""
        return len(dealers(self.ruled))

    @cached_property
    def _nets(self) -> dict[tuple[Fraction, Fraction], Numbers]:
        return {}

    def net(self, natural_costs: tuple[Fraction, Fraction]) -> Numbers:
        """What a live hand comes to, by stake, total and the dealer's result; a dealer's natural takes so much of one and of two."""
        if natural_costs not in self._nets:
            found = self.arithmetic.zeros(2, 22, self.results)
            for stake, natural in enumerate(natural_costs, 1):
                for total in range(22):
                    for made, dealer in enumerate(dealers(self.ruled)):
                        found[stake - 1, total, made] = self.arithmetic.number(live_net(self.ruled, stake, total, dealer, natural))
            self._nets[natural_costs] = found
        return self._nets[natural_costs]

    @cached_property
    def _boards(self) -> dict[int, Board]:
        return {}

    def board(self, split: int) -> Board:
        """The rules laid on the hands of a split, or of none, bonuses of mixed suits or averaged."""
        if split not in self._boards:
            self._boards[split] = self._laid(split)
        return self._boards[split]

    def _laid(self, split: int) -> Board:
        usual = (self.ruled.wins_at_21 or self.ruled.wins)[0]
        more = {} if split == SPLIT_NOTHING or not self.memory.looks else self.memory.averages(self.shoe, usual)
        return board(self.ruled, self.graph, SPLIT_NOTHING if split == AVERAGED else split, self._paid(more))

    def _paid(self, more: Mapping[tuple[int, ...], Fraction]) -> Numbers:
        """What hands are paid that win at once, with so much more on average."""
        pays = self._mixed_pays.copy()
        for values, extra in more.items():
            if (hand := self.graph.find(*values)) is not None:
                pays[hand] += self.arithmetic.number(extra)
        return pays

    @cached_property
    def _mixed_pays(self) -> Numbers:
        return mixed_pays(self.ruled, self.graph, self.memory, self.arithmetic)


class Played(NamedTuple):
    """Hands played in one way: their worth by standing, drawing, doubling and as played; the action taken; the doubles given up."""

    values: Numbers
    action: Ints
    fold: Flags


@dataclass(frozen=True)
class Against:
    """Every hand that was not split, against what the dealer shows."""

    game: Game
    up: int
    second: int | None = None

    @property
    def shown(self) -> Shown:
        """The values of the dealer's cards that are seen: one, or both where the second lies face up."""
        return (self.up,) if self.second is None else (self.up, self.second)

    @cached_property
    def hole(self) -> int:
        """The value of the second card that makes the dealer's natural."""
        if self.second is not None:
            return CERTAIN if {self.up, self.second} == {ACE, TEN} else NEVER
        return {ACE: TEN, TEN: ACE}.get(self.up, NEVER)

    @cached_property
    def left(self) -> Numbers:
        """The shoe without the cards that the dealer shows."""
        counts = list(self.game.pips)
        for value in self.shown:
            counts[value] -= 1
        return self.game.arithmetic.array(counts)

    @cached_property
    def tree(self) -> Tree:
        """How the dealer may finish."""
        rule = self.game.ruled
        return dealer_tree(self.game.ranks, self.shown, rule.soft_17, tuple(total for total, _ in rule.results.over))

    @cached_property
    def feasible(self) -> Ints:
        """The hands that the shoe can give beside the dealer's card, fewest cards first."""
        return np.flatnonzero((self.game.graph.cards <= self.left).all(axis=1))

    @cached_property
    def totals(self) -> Numbers:
        """The dealer's chances (17 to 21, natural) with each hand out of the shoe."""
        game = self.game
        gone = game.graph.cards[self.feasible]
        found = game.arithmetic.zeros(len(gone), game.results - 1)
        game.arithmetic.chances(*self.tree, self.left, gone, found)
        totals = game.arithmetic.zeros(len(game.graph.hard), game.results - 1)
        totals[self.feasible] = found
        return totals

    @cached_property
    def nets(self) -> Nets:
        """What each ending comes to against each result of the dealer's."""
        return nets(self.game.ruled, self.game.shoe, self.up)

    @cached_property
    def split_nets(self) -> Nets:
        """The same of a split hand: what is spared a bust is spared of an unsplit one."""
        rule = self.game.ruled
        return nets(rule._replace(bust_double_spared=False), self.game.shoe, self.up) if rule.bust_double_spared else self.nets

    @cached_property
    def solved(self) -> tuple[Played, ...]:
        """The best play, one record a pass."""
        return self.played((), SPLIT_NOTHING)

    @cached_property
    def averaged(self) -> tuple[Played, ...]:
        """The best play that does not look at suits and ranks."""
        return self.played((), AVERAGED) if self.game.memory.looks else self.solved

    def played(self, plan: tuple[Ints, ...], split: int) -> tuple[Played, ...]:
        """The hands played by a plan, one table of actions a pass; best, where there is none. Bonuses are as mixed suits have them, or
        averaged."""
        game = self.game
        rows = game.board(split)
        found = []
        for place, early in enumerate(game.passes):
            values = game.arithmetic.zeros(len(game.graph.hard), 4)
            action = np.zeros(len(game.graph.hard), dtype=np.int64)
            fold = self.solved[place].fold if plan else np.zeros(len(game.graph.hard), dtype=np.bool_)
            held = self.feasible[game.graph.size[self.feasible] >= 2]
            game.arithmetic.decide_hands(
                game.graph.arrays, game.words, self.net, self.money, self.hole, max(early, 0), self.left, held, NOTHING, self.totals,
                *rows, plan[place] if plan else np.zeros(0, dtype=np.int64), values, action, fold,
            )  # fmt: skip
            found.append(Played(values, action, fold))
        return tuple(found)

    @cached_property
    def net(self) -> Numbers:
        """What a hand comes to that was not split; who looks for a natural first has taken the wager before."""
        if self.game.ruled.peeks:
            return self.game.net((Fraction(0), Fraction(0)))
        return self.game.net((Fraction(1), Fraction(2 if self.game.ruled.collects == "all" else 1)))

    @cached_property
    def money(self) -> Numbers:
        """The sums of money for a hand that was not split."""
        return self.sums(1 if self.game.ruled.bust_double_spared else 0)

    def split_sums(self) -> Numbers:
        """The sums for a split hand: who looks first has no natural left for one of its naturals to meet."""
        sums = self.sums(0)
        if self.game.ruled.peeks:
            sums[NATURAL_MET] = self.game.arithmetic.number(0)
        return sums

    def sums(self, spared_two: int) -> Numbers:
        """The sums as the kernels take them: what the dealer's natural spares a doubled hand that busts, and what wins at once.

        Where he looks for it first, no hand is played that he has one against: every end is worth only what is left of it.
        """
        rule = self.game.ruled
        undone = (1, 2, 1) if rule.peeks else (0, spared_two, 0)
        won, met = average(naturals_paid(rule, self.game.shoe, self.up + 1))
        at_21, trick = (rule.wins_at_21 or rule.wins)[1], (rule.trick or rule.wins)[1]
        return self.game.arithmetic.array((*undone, won, met, 2 * at_21, 2 * trick))

    def taken_first(self, gone: tuple[int, ...]) -> Any:
        """The chance that the dealer, who looks for a natural first, takes a wager before the hand of those values is played."""
        return self.natural_chance(gone) if self.game.ruled.peeks else self.game.arithmetic.number(0)

    def natural_chance(self, gone: tuple[int, ...]) -> Any:
        """The chance that the dealer's second card makes a natural, with those values out of the shoe besides the card shown."""
        if self.hole < 0:
            return self.game.arithmetic.number(int(self.hole == CERTAIN))
        number = self.game.pips[self.hole] - sum(value - 1 == self.hole for value in gone)
        return self.game.arithmetic.number(Fraction(number, self.game.cards - len(self.shown) - len(gone)))
