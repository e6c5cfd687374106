"""The value of splitting a pair against one dealer's card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any

import numpy as np

from pitboss.odds.board import ACE, TEN, Flags, Numbers
from pitboss.odds.endings import Draws as Sets, Endings, Fate, Second, anything, endings
from pitboss.odds.formation import Draws, added_up, formations, most_gone
from pitboss.odds.graph import Ints
from pitboss.odds.joint import all_end_so
from pitboss.odds.solve import Against, Game

SHARES = (Fraction(0), Fraction(1, 2))
"""Where all live hands together lose one wager to the dealer's natural, a hand is played as though another bore that loss, or as
though it bore half of it, whichever makes the split worth more."""


@dataclass(frozen=True)
class Split:
    """A pair of one value against one dealer's card, split whenever it can be; each hand then played by one rule.

    The rule: the best play of one hand by itself with the other card of the pair gone, whatever the other hands hold. `share` is the
    part of a loss to the dealer's natural that the rule counts to one hand, where live hands bear it together.
    """

    against: Against
    card: int
    plan: tuple[Ints, ...] = ()
    chosen_at: int = 1
    share: Fraction = Fraction(0)

    @property
    def game(self) -> Game:
        """The game it is a split of."""
        return self.against.game

    @cached_property
    def most(self) -> int:
        """Into how many hands it may go."""
        once = self.card == ACE and not self.game.ruled.resplit_aces
        return 2 if once else self.game.ruled.split_hands

    @cached_property
    def played(self) -> tuple[Numbers, tuple[Ints, ...], tuple[Flags, ...]]:
        """The worth of one hand with fellow cards gone, and how it is played: actions and doubles given up, one a pass."""
        game, against = self.game, self.against
        graph = game.graph
        rows = game.board(self.card)
        held = against.feasible[(graph.cards[against.feasible, self.card] > 0) & (graph.size[against.feasible] >= 2)]
        worth = game.arithmetic.zeros(most_gone(self.most), 2)
        actions, folds = [], []
        for place, early in enumerate(game.passes):
            action = self.plan[place].copy() if self.plan else np.zeros(len(graph.hard), dtype=np.int64)
            fold = self._folds[place] if self.plan else np.zeros(len(graph.hard), dtype=np.bool_)
            game.arithmetic.split_hand(
                graph.arrays, game.words, *self.money, against.tree, against.hole, self.card, against.left, held, against.totals,
                rows, early, len(worth), action, fold, 0 if self.plan else self.chosen_at, *self.plan_money, worth,
            )  # fmt: skip
            actions.append(action)
            folds.append(fold)
        return worth, tuple(actions), tuple(folds)

    def plays_as(self, other: Split) -> bool:
        """Whether two rules of play do the same with every hand."""
        return all(np.array_equal(mine, its) for mine, its in zip(self.played[1], other.played[1], strict=True))

    def agrees_with(self, plan: tuple[Ints, ...]) -> bool:
        """Whether a plan does the same with every hand that this play comes to."""
        game, ends = self.game, self.game.board(self.card).ends
        for early, action, planned in zip(game.passes, self.played[1], plan, strict=True):
            nothing = np.zeros(len(ends), dtype=np.bool_)
            met = game.arithmetic.needed(game.graph.arrays, self.card, self.against.left, ends, action, early, nothing)
            met = met[ends[met] == 0]
            if not np.array_equal(action[met], planned[met]):
                return False
        return True

    @cached_property
    def _folds(self) -> tuple[Flags, ...]:
        """The doubles that a plan gives up: those that are best given up, whatever else it does."""
        nothing = np.zeros(len(self.game.graph.hard), dtype=np.bool_)
        if not self.game.ruled.double_withdrawn:
            return (nothing,) * len(self.game.passes)
        return Split(self.against, self.card, share=self.share).played[2]

    @cached_property
    def money(self) -> tuple[Numbers, Numbers]:
        """What a hand comes to by itself; what a dealer's natural does to all live hands together is reckoned apart."""
        costs = (Fraction(0), Fraction(0)) if shares_a_loss(self.against) or self.game.ruled.peeks else (Fraction(1), Fraction(2))
        return self.game.net(costs), self.against.split_sums()

    @cached_property
    def plan_money(self) -> tuple[Numbers, Numbers]:
        """The same, as the rule of play counts it."""
        return (self.game.net((self.share, self.share)), self.money[1]) if shares_a_loss(self.against) else self.money

    @cached_property
    def at_most(self) -> Any:
        """What splitting would be worth if the dealer's natural took nothing from live hands together: quickly found."""
        arithmetic, shoe = self.game.arithmetic, self.game.shoe
        fellows = shoe.pips[self.card] - self.against.shown.count(self.card)
        draws = Draws(arithmetic.number(fellows), arithmetic.number(len(shoe) - len(self.against.shown)))
        return added_up(self.played[0], draws, self.most)

    @cached_property
    def closer(self) -> Any:
        """A closer bound, which takes a little longer: if two of the hands leave something to take, so do all of them."""
        bounded = self.game.ruled.collects == "busted-plus-original" and shares_a_loss(self.against)
        return self.at_most - self._natural * self._taken_from(2) if bounded else self.at_most

    @cached_property
    def value(self) -> Any:
        """What splitting is worth."""
        return self.at_most - self._natural * self._taken_from(self.most) if shares_a_loss(self.against) else self.at_most

    @property
    def _natural(self) -> Any:
        return self.against.natural_chance((self.card + 1, self.card + 1))

    def _taken_from(self, most: int) -> Any:
        """The chance that the dealer's natural finds a live hand to take the one wager from, among no more than so many hands."""
        arithmetic = self.game.arithmetic
        counts = np.array(self.game.pips)
        counts[[self.against.up, TEN if self.against.up == ACE else ACE]] -= 1
        draws = Draws(arithmetic.number(int(counts[self.card])), arithmetic.number(int(counts.sum())))
        chance = arithmetic.number(0)
        for hands, barred, orders in formations(self.most):
            left = counts.copy()
            left[self.card] -= hands
            if (left < 0).any():
                continue
            kinds = [Second.BARS] * barred + [Second.ANY] * (hands - barred)
            chance += orders * draws.all_fellows(1, hands - 2) * self._some_live(kinds, left, most)
        return chance

    def _some_live(self, kinds: list[Second], left: Ints, most: int) -> Any:
        """The chance that a pair becomes these hands and the first so many of them leave something for the natural to take."""
        ruled = self.game.ruled
        rest = [anything(second, self.card, self.game.ranks) for second in kinds]

        def ending(fates: Iterable[Fate]) -> list[Sets]:
            return [self._ends[second].of(fates) for second in kinds[:most]] + rest[most:]

        def chance(hands: list[Sets]) -> Any:
            return all_end_so(hands, left, self.game.arithmetic)

        dead = [fate for fate in Fate if fate is not Fate.LIVE]
        if ruled.collects == "original-or-busted":
            whole = [fate for fate in Fate if fate is not Fate.BUST]
            return chance(ending(whole)) - chance(ending([fate for fate in whole if fate is not Fate.LIVE]))
        some = chance(rest) - chance(ending(dead))
        if ruled.original_if_first_paid:
            return some
        paid = self._ends[kinds[0]].of([Fate.PAID])
        return some - chance([paid, *rest[1:]]) + chance([paid, *ending(dead)[1:]])

    @cached_property
    def _ends(self) -> dict[Second, Endings]:
        """How one hand can end, by what is known of its second card."""
        _, actions, folds = self.played
        return {second: endings(self.game, self.card, second, actions, folds) for second in Second}


def shares_a_loss(against: Against) -> bool:
    """Whether the live hands of a split lose one wager together to the dealer's natural, and none by itself."""
    return against.up in (ACE, TEN) and against.game.ruled.collects != "all" and not against.game.ruled.peeks


def candidates(against: Against, card: int) -> tuple[Split, ...]:
    """The plays of a split to choose from: none where it must draw, two where a dealer's natural takes one wager from all live hands."""
    total = 12 if card == ACE else 2 * (card + 1)
    if total < against.game.ruled.split_from:
        return ()
    return tuple(Split(against, card, share=share) for share in (SHARES if shares_a_loss(against) else SHARES[:1]))
