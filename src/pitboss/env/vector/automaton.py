"""The automaton of a hand that an agent decides: what may be done at each place, and where each act and each card leads."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pitboss.odds.records import Action
from pitboss.sim.ending import End
from pitboss.sim.hand import Hand, doubled, drawn, may_double, may_hit, may_split, may_stand, may_surrender, opened, split_off
from pitboss.sim.minimal import merged
from pitboss.sim.nodes import SAID_FORFEIT, Node, after_deal, chosen, settled_or_decided
from pitboss.sim.player import Player
from pitboss.sim.ruling import Ruling
from pitboss.sim.symbols import Alphabet

UPS = range(1, 11)
STANDS, HITS, DOUBLES, SPLITS, SURRENDERS, TAKES_BACK = 1, 2, 4, 8, 16, 32
"""What may be done at a place, a bit each; a double that has its card is kept by standing."""
KEPT = 64
"""Automata that are kept: more than anybody compares in one program."""
Places = NDArray[np.int32]


class Place(NamedTuple):
    """Where a hand stands: at an end; or at a decision, where `end` is that of standing."""

    end: End
    hand: Hand | None = None
    lawful: int = 0


@dataclass(frozen=True)
class Stander(Player):
    """Somebody who stands at every decision, so that the simulator's automaton stops there and says so."""

    def act(self, rules: Ruling, hand: Hand) -> Action:
        """Stand."""
        return Action.STAND


KEEPER = Stander("stands", lambda _: ())
LOSER = Stander("stands, and takes every double back", lambda _: (), frozenset((up, total) for up in UPS for total in range(22)))


class Automaton(NamedTuple):
    """The places as arrays: a number below `len(ends)` is an end, any other a place with a decision.

    `opened[up, one, two]` is where two cards dealt lead, `split_off[room, up, one, two]` where a split card and the next one lead. Of
    each decision `lawful` has the bits, `stood` the end of standing, and `drawn[doubled]` where a card leads.
    """

    ends: tuple[End, ...]
    opened: Places
    split_off: Places
    lawful: Places
    stood: Places
    drawn: Places


@lru_cache(maxsize=KEPT)
def automaton_of(rules: Ruling) -> Automaton:
    """The automaton of some rules, built once: every place of every hand against every value of the dealer's, one for all of those from
    which the same follows."""
    builder = _Builder(rules)
    size = len(builder.symbols)
    dealt = [builder.dealt(*key) for key in np.ndindex(10, size, size)]
    parted = [builder.parted(*key) for key in np.ndindex(2, 10, size, size)]
    rows: dict[Place, list[list[Place]]] = {}
    todo = list(dict.fromkeys([*dealt, *parted]))
    for place in todo:  # grows as places are found
        if place.hand and place not in rows:
            rows[place] = builder.rows(place)
            todo += (each for row in rows[place] for each in dict.fromkeys(row) if each not in rows)
    ends = tuple(dict.fromkeys([*builder.chosen, *(place.end for place in todo)]))
    number = {Place(end): place for place, end in enumerate(ends)} | {place: len(ends) + order for order, place in enumerate(rows)}
    steps = [[place] * 2 * size for place in range(len(ends))] + [[number[each] for row in pair for each in row] for pair in rows.values()]
    label = merged([(place.end, place.lawful) for place in number], np.array(steps))
    _, first = np.unique(label, return_index=True)
    decisions = list(rows)
    kept = [decisions[place - len(ends)] for place in first[len(ends) :]]
    return Automaton(
        ends,
        opened=_ints(label[number[each]] for each in dealt).reshape(10, size, size),
        split_off=_ints(label[number[each]] for each in parted).reshape(2, 10, size, size),
        lawful=_ints(place.lawful for place in kept),
        stood=_ints(number[Place(place.end)] for place in kept),
        drawn=_ints(label[number[each]] for act in (0, 1) for place in kept for each in rows[place][act]).reshape(2, len(kept), size),
    )


def _ints(numbers: Iterable[int]) -> Places:
    """An array that nobody may write to, because tables with the same rules share it."""
    found = np.fromiter(numbers, dtype=np.int32)
    found.flags.writeable = False
    return found


class _Builder:
    """The simulator's automaton, stopped at every decision."""

    def __init__(self, rules: Ruling) -> None:
        self.rules, self.cards = rules, Alphabet(rules)
        self.symbols = self.cards.symbols
        self.chosen = [node.end for node in chosen(rules) if node.end is not None]
        self._met: dict[Hand, Place] = {}

    def dealt(self, up: int, one: int, two: int) -> Place:
        """Where two cards dealt lead."""
        hand = opened(self.cards, UPS[up], self.symbols[one], self.symbols[two])
        return self._place(after_deal(self.cards, LOSER, hand), hand)

    def parted(self, room: int, up: int, one: int, two: int) -> Place:
        """Where a split card and the next one lead."""
        return self._after(split_off(self.cards, UPS[up], self.symbols[one], self.symbols[two], room=bool(room)))

    def rows(self, place: Place) -> list[list[Place]]:
        """Where cards lead after hitting and after doubling; where one is not lawful, nowhere."""
        assert place.hand is not None
        nowhere = [Place(self.chosen[0])] * len(self.symbols)
        hit = self._row(place.hand) if place.lawful & HITS else nowhere
        return [hit, self._row(doubled(self.rules, place.hand)) if place.lawful & DOUBLES else nowhere]

    def _row(self, hand: Hand) -> list[Place]:
        """Where each card leads; cards that are one to the hand and its bonuses lead to one place."""
        led: dict[tuple[int, int], Place] = {}
        for card in self.symbols:
            led.setdefault((card.value, self.cards.after(hand.left, card)), self._after(drawn(self.cards, hand, card)))
        return [led[card.value, self.cards.after(hand.left, card)] for card in self.symbols]

    def _after(self, hand: Hand) -> Place:
        if hand not in self._met:
            self._met[hand] = self._place(settled_or_decided(self.cards, LOSER, hand), hand)
        return self._met[hand]

    def _place(self, node: Node, hand: Hand) -> Place:
        """An end, a double that may be taken back, or a decision."""
        assert node.end is not None, "somebody who stands comes to an end"
        if node.said == SAID_FORFEIT:
            kept = settled_or_decided(self.cards, KEEPER, hand).end
            assert kept is not None
            return Place(kept, hand, STANDS | TAKES_BACK)
        if not node.said:
            return Place(node.end)
        may = {
            STANDS: may_stand(self.rules, hand),
            HITS: may_hit(self.rules, hand),
            DOUBLES: may_double(self.rules, hand),
            SPLITS: may_split(self.rules, hand),
            SURRENDERS: may_surrender(self.rules, hand),
        }
        return Place(node.end, hand, sum(bit for bit, lawful in may.items() if lawful))
