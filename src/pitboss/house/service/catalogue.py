"""The catalogue of the rule library as the service needs it, brought with the books: rules, books in time, comparisons and readings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from pitboss.floor.game import Game
from pitboss.house.tables.founding import TableFounded

Json = dict[str, Any]


class Asked(NamedTuple):
    """A book at a moment as a person writes it; without one, as it stands or last stood."""

    book: str
    on: str | None = None


class Moved(NamedTuple):
    """A table laid out by another book, and what that book does not have."""

    game: Game
    options_left_out: tuple[str, ...]
    side_bets_left_out: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """What there is, a document with its rules, a rule by its citation (at a game, where one is given), rules by their words, a book at
    a moment, why it answers a term so, two books side by side, the readings, and a table as another game would have it."""

    shelves: Callable[[], Json]
    document: Callable[[str], Json]
    rule: Callable[[str, str, str | None], Json]
    search: Callable[[str], list[Json]]
    book: Callable[[Asked], Json]
    why: Callable[[Asked, str], Json]
    compare: Callable[[Asked, Asked], Json]
    readings: Callable[[], list[Json]]
    reading: Callable[[str], Json]
    moved: Callable[[TableFounded, str], Moved]
