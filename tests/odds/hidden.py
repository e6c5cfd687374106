"""Brute force where a card of the dealer's lies face down: what is known is a set of rounds, each as likely as the card it hides.

`step` plays every round of the set; they stay together while a player could not tell them apart, and a decision is one for all of them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from pitboss.cards.card import Card
from pitboss.law.refusal import Refused
from pitboss.odds.shoe import Shoe
from pitboss.play.commands import CloseBetting, Command, DrawCard, PlaceWager
from pitboss.play.decide import step
from pitboss.play.state import Awaits, Round
from pitboss.play.table import Table
from tests.odds.game_tree import BOX, CARD_DUE, OFFERS, PLAYER, AfterSplit, KeepDouble, Tree, grouped, outlook, settled

Counts = tuple[int, ...]


@dataclass(frozen=True)
class Possible:
    """A round as it may be, the cards that would be left, and how many ways there are to it beside the others of its set."""

    state: Round
    left: Counts
    weight: Fraction


@dataclass
class HiddenTree:
    """What a round is worth by the engine to a player who sees what is face up; split hands are played by a rule."""

    table: Table
    after_split: AfterSplit
    keep_double: KeepDouble | None
    cards: tuple[Card, ...] = ()
    known: dict[Hashable, Fraction] = field(default_factory=dict)

    def worth(self, shoe: Shoe, stake: int = 200) -> Fraction:
        """The value of the round in units of the stake."""
        counts = grouped(self.table, shoe)
        self.cards, state = tuple(counts), Round()
        for command in (PlaceWager(BOX, PLAYER, stake), CloseBetting()):
            state = step(self.table, state, command)[1]
        return self._value([Possible(state, tuple(counts.values()), Fraction(1))]) / stake

    def _value(self, rounds: Iterable[Possible]) -> Fraction:
        """What is still to come, in cents, times the weight of the rounds; those that can be told apart are worked out apart."""
        apart: dict[Hashable, list[Possible]] = {}
        for each in rounds:
            if each.state.awaits is not Awaits.NOBODY:
                apart.setdefault((each.state.awaits, each.state.dealer, len(each.state.hands)), []).append(each)
        return sum((self._kept(alike) for alike in apart.values()), Fraction(0))

    def _kept(self, rounds: list[Possible]) -> Fraction:
        """The same from what was found before, for a whole weight of one."""
        whole = sum((each.weight for each in rounds), Fraction(0))
        key = tuple(sorted(self._seen(each, whole) for each in rounds))
        if key not in self.known:
            self.known[key] = self._found([Possible(each.state, each.left, each.weight / whole) for each in rounds])
        return whole * self.known[key]

    def _seen(self, each: Possible, whole: Fraction) -> tuple[str, str, Counts, Fraction]:
        return repr(outlook(self.table, each.state)), repr((each.state.hole, each.state.seen)), each.left, each.weight / whole

    def _found(self, rounds: list[Possible]) -> Fraction:
        first = rounds[0].state
        if first.awaits in CARD_DUE:
            return self._drawn(rounds)
        tree = Tree(self.table, self.after_split, self.keep_double)
        if tree._is_ruled(first):
            for wish in tree._wishes(first):
                if (worth := self._commanded(rounds, wish)) is not None:
                    return worth
        found = [worth for command in OFFERS[first.awaits] if (worth := self._commanded(rounds, command)) is not None]
        return max(found)

    def _commanded(self, rounds: list[Possible], command: Command) -> Fraction | None:
        gained, onward = Fraction(0), []
        for each in rounds:
            try:
                events, after = step(self.table, each.state, command)
            except Refused:
                return None
            gained += each.weight * settled(events, self.table.surrender.forfeits)[0]
            onward.append(Possible(after, each.left, each.weight))
        return gained + self._value(onward)

    def _drawn(self, rounds: list[Possible]) -> Fraction:
        gained, hidden, worth = Fraction(0), [], Fraction(0)
        for place, card in enumerate(self.cards):
            onward = []
            for each in rounds:
                assert sum(each.left), "the pack has run out"
                if each.left[place]:
                    weight = each.weight * Fraction(each.left[place], sum(each.left))
                    events, after = step(self.table, each.state, DrawCard(card))
                    gained += weight * settled(events, self.table.surrender.forfeits)[0]
                    left = (*each.left[:place], each.left[place] - 1, *each.left[place + 1 :])
                    onward.append(Possible(after, left, weight))
            unseen = [each for each in onward if each.state.hole and not rounds[0].state.hole]
            hidden += unseen
            worth += self._value(each for each in onward if each not in unseen)
        return gained + worth + self._value(hidden)
