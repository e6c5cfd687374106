"""The bets of Com-Bo: what each compares, and what five cards make of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from pitboss.cards.card import Card
from pitboss.law.values import Odds
from pitboss.play.settled import Result
from pitboss.terms.com_bo import Outranks

COM_BO = "com-bo"
"""The one bet that covers every combination."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A single or a run. `beyond` are the positions of the next longer run, where that run would take this one's place."""

    way: Outranks
    positions: tuple[int, ...]
    odds: Odds | None
    rule: str
    beyond: tuple[int, ...] = ()

    @property
    def is_run(self) -> bool:
        """Whether more than two cards are compared."""
        return len(self.positions) > 2


@dataclass(frozen=True, slots=True)
class Line:
    """A combination of the pay table: so many cards of one kind, the largest group first."""

    name: str
    groups: tuple[int, ...]
    odds: Odds
    rule: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What becomes of a bet, at what odds and by which rules; `line` is what the pay table calls it, if it did not lose."""

    result: Result
    odds: Odds | None
    line: str
    rules: tuple[str, ...]


def first_failure(way: Outranks, positions: tuple[int, ...], heights: tuple[int, ...]) -> tuple[int, int] | None:
    """The first two positions whose cards do not go that way, or None if all do.

    >>> first_failure(Outranks.HIGHER, (1, 2, 3), (13, 9, 9, 4, 2))
    (2, 3)
    """
    for here, there in pairwise(positions):
        one, other = heights[here - 1], heights[there - 1]
        if not (one > other if way is Outranks.HIGHER else one < other):
            return here, there
    return None


def is_tie(here: int, there: int, heights: tuple[int, ...]) -> bool:
    """Whether two cards dealt one after the other are equal; positions 5 and 1 are neighbours but not in sequence."""
    return there == here + 1 and heights[here - 1] == heights[there - 1]


def has_tie(heights: tuple[int, ...]) -> bool:
    """Whether any two cards dealt one after the other are equal."""
    return any(one == other for one, other in pairwise(heights))


def heights_of(cards: tuple[Card, ...], rank_heights: Mapping[str, int]) -> tuple[int, ...]:
    """How high each card ranks; the suit is left out."""
    return tuple(rank_heights[card.rank] for card in cards)


def groups_of(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """How many of the cards are of one kind, the largest group first."""
    return tuple(sorted(Counter(card.rank for card in cards).values(), reverse=True))


def holds(line: Line, groups: tuple[int, ...]) -> bool:
    """Whether cards in such groups hold those of a combination: a full house holds a triple, two pair and one pair too.

    >>> holds(Line("triple", (3, 1, 1), Odds(2), "8.1"), (3, 2)), holds(Line("triple", (3, 1, 1), Odds(2), "8.1"), (2, 2, 1))
    (True, False)
    """
    wanted = [size for size in line.groups if size > 1]
    return len(groups) >= len(wanted) and all(have >= need for have, need in zip(groups, wanted, strict=False))
