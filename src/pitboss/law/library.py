"""The library: every book, document and reading, found by name and opened only when asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from pitboss.law.book import Book
from pitboss.law.document import Document
from pitboss.law.in_force import Law, in_force, stands
from pitboss.law.reading import Reading
from pitboss.law.refusal import Malformed, listed, nearest


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """What the product knows of the law, as places to find it: `module:NAME`.

    Games come in the order of the contract, side bets in the order of their documents. A book is imported when it is opened,
    so that a question about one game does not read the law of the others.
    """

    shelf_of_games: Mapping[str, str]
    shelf_of_side_bets: Mapping[str, str]
    shelves_of_documents: tuple[str, ...]
    shelf_of_readings: str

    @property
    def names(self) -> tuple[str, ...]:
        """The name of every book, games first."""
        return (*self.shelf_of_games, *self.shelf_of_side_bets)

    @property
    def games(self) -> tuple[Book, ...]:
        """Every game."""
        return tuple(self.book(name) for name in self.shelf_of_games)

    @property
    def side_bets(self) -> tuple[Book, ...]:
        """Every side bet."""
        return tuple(self.book(name) for name in self.shelf_of_side_bets)

    @property
    def books(self) -> tuple[Book, ...]:
        """Every book, games first."""
        return (*self.games, *self.side_bets)

    @property
    def documents(self) -> tuple[Document, ...]:
        """Every document the register knows."""
        return tuple(document for shelf in self.shelves_of_documents for document in _take(shelf))

    @property
    def readings(self) -> tuple[Reading, ...]:
        """Every decided doubt."""
        readings: tuple[Reading, ...] = _take(self.shelf_of_readings)
        return readings

    def book(self, name: str) -> Book:
        """The game or side bet of that name, or a sentence with the nearest names."""
        place = self.shelf_of_games.get(name) or self.shelf_of_side_bets.get(name)
        if place is None:
            hint = nearest(name, self.names) or f"; the games are {listed(self.shelf_of_games)}"
            raise Malformed("game", f"there is no game {name!r}{hint}")
        book: Book = _take(place)
        return book

    def reading(self, name: str) -> Reading:
        """The reading of that id."""
        known = {reading.id: reading for reading in self.readings}
        if name.upper() not in known:
            raise Malformed("reading", f"there is no reading {name!r}{nearest(name.upper(), known)} (try pitboss rules readings)")
        return known[name.upper()]

    def offered_with(self, game: Book) -> tuple[Book, ...]:
        """The side bets a document offers with a game, and those that a draft brings."""
        near = [name for name in self.shelf_of_side_bets if name.startswith(game.jurisdiction.code.lower())]
        drafted = game.draft.side_bets if game.draft else ()
        return (*(bet for bet in map(self.book, near) if game.id in bet.offered_with), *drafted)

    def books_beside(self, law: Law) -> tuple[Book, ...]:
        """Every side bet offered with a game, over that game; one that has no rules at the moment of the game's law is left out."""
        books = (bet.on_top_of(law.book) for bet in self.offered_with(law.book))
        return tuple(book for book in books if stands(book, law.moment))

    def laws_beside(self, law: Law) -> tuple[Law, ...]:
        """The laws of those side bets, at the same moment."""
        return tuple(in_force(book, law.moment) for book in self.books_beside(law))

    def standing(self) -> Iterator[Book]:
        """Every book in every place it can stand: each game, and each side bet on top of each of its games."""
        yield from self.games
        for bet in self.side_bets:
            for host in bet.offered_with:
                yield bet.on_top_of(self.book(host))


def _take(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)
