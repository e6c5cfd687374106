"""A mark: what one place of a chart shows, in as few characters as tell the whole answer.

A capital letter is what to do with the first two cards. A number is the number of cards from which on something else is right:
hit, unless a letter follows. A small letter is what to do where the moment does not allow the double or the surrender. A dot stands
between two numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pitboss.odds.records import Action, Cell, Kind, Row, Strategy

LETTERS: Mapping[Action, str] = {
    Action.HIT: "H",
    Action.STAND: "S",
    Action.DOUBLE: "D",
    Action.SPLIT: "P",
    Action.SURRENDER: "R",
}
"""The letter of every action, in the order of a legend."""
NEEDS_LEAVE = (Action.DOUBLE, Action.SURRENDER)
"""What a rule may not allow just when it would be best."""
FIRST = 2
"""A hand has two cards when it is first asked."""
ANY_NUMBER = 99
"""More cards than any hand has."""
MOST_BY_RULE = 3
"""No book that limits doubles by the number of cards allows more; what a strategy stops at later is its own choice."""
BETWEEN = "·"


@dataclass(frozen=True, slots=True)
class Later:
    """From how many cards on something else is right, and what."""

    cards: int
    action: Action


@dataclass(frozen=True, slots=True)
class Mark:
    """What a place of the chart says: `S`, `Ds`, `Rh`, and `S4`, which is stand, but hit with four or more cards.

    >>> Mark(Action.STAND, None, (Later(4, Action.HIT),)).text, Mark(Action.DOUBLE, Action.STAND).text
    ('S4', 'Ds')
    """

    action: Action
    instead: Action | None = None
    later: tuple[Later, ...] = ()

    @property
    def head(self) -> str:
        """The letter for two cards, with the small letter if it has one."""
        return self._letter(self.action)

    @property
    def tails(self) -> tuple[str, ...]:
        """What follows for more cards, one text a change: the number, and a letter unless it is hit."""
        return tuple(f"{each.cards}{'' if each.action is Action.HIT else self._letter(each.action)}" for each in self.later)

    @property
    def text(self) -> str:
        """The whole mark in a line."""
        return self.head + BETWEEN.join(self.tails)

    def _letter(self, action: Action) -> str:
        small = LETTERS[self.instead].lower() if self.instead and action in NEEDS_LEAVE else ""
        return LETTERS[action] + small


def marks(strategy: Strategy) -> dict[tuple[Row, str], Mark]:
    """The mark of every place of a strategy."""
    until = {action: most_cards(strategy, action) for action in NEEDS_LEAVE}
    return {place: _mark(cell, until) for place, cell in strategy.cells.items()}


def most_cards(strategy: Strategy, action: Action) -> int:
    """With how many cards at most a strategy does a thing: two or three where a rule stops it there, else any number; 0 for never."""
    found = 0
    for (row, _), cell in strategy.cells.items():
        if row.kind is not Kind.PAIR and action in cell.by_cards:
            ends = cell.by_cards[-1] is action
            last = len(cell.by_cards) - cell.by_cards[::-1].index(action) + FIRST - 1
            found = max(found, _most_of(row) if ends else last)
    return found if found <= MOST_BY_RULE else ANY_NUMBER


def _most_of(row: Row) -> int:
    """How many cards a total can have at most: all twos, or with a soft hand all aces."""
    return row.total - 10 if row.kind is Kind.SOFT else row.total // 2


def _mark(cell: Cell, until: Mapping[Action, int]) -> Mark:
    later: list[Later] = []
    now = cell.first
    for cards, action in enumerate(cell.by_cards, FIRST):
        # Where no hand of so many cards is doubled at all, giving way is the rule's doing and needs no number.
        gives_way = action is cell.otherwise and cards == until.get(now, 0) + 1
        if action is not now and not gives_way:
            later.append(Later(cards, action))
        now = action
    return Mark(cell.first, _instead(cell), tuple(later))


def _instead(cell: Cell) -> Action | None:
    """The small letter: always beside a surrender, and beside a double where it is not the usual hit."""
    usual = Action.SURRENDER not in cell.by_cards and cell.otherwise is Action.HIT
    asked = any(action in NEEDS_LEAVE for action in cell.by_cards)
    idle = cell.otherwise in NEEDS_LEAVE and cell.otherwise is cell.first
    return cell.otherwise if asked and not usual and not idle else None
