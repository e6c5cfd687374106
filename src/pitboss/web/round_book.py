"""The rounds of a table's log: where each begins and ends, read on as the log grows and kept for as long as the table is."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple
from weakref import WeakKeyDictionary

from pitboss.floor.cards.events import CardsShuffled
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.house.service.room import Room
from pitboss.house.store import Entry
from pitboss.house.tables.codec import read_event
from pitboss.law.refusal import Refused
from pitboss.play.settled import WagerSettled

CHUNK = 500
MARKS = tuple(f'"$":"{kind.__name__}"' for kind in (CardsTakenUp, CardsShuffled, WagerSettled))


class Span(NamedTuple):
    """A round in the log. Tables count their rounds anew when they open again, so a round is known by its place among all of them."""

    round: int
    number: int
    first: int
    last: int
    time: int
    players: int
    wagers: int
    net: int


@dataclass(slots=True)
class RoundBook:
    """Every finished round of a log so far, and where the cards in play were shuffled."""

    position: int = 0
    spans: list[Span] = field(default_factory=list)
    shuffled_at: int = 0
    _first: int = 1
    _wagers: int = 0
    _net: int = 0

    def see(self, entry: Entry) -> None:
        """Follow one entry."""
        self.position = entry.position
        if not any(mark in entry.body for mark in MARKS):
            return
        event = read_event(entry.body, entry.version)
        if isinstance(event, WagerSettled):
            self._wagers, self._net = self._wagers + 1, self._net + event.net
        elif isinstance(event, CardsShuffled):
            self.shuffled_at = entry.position
        elif isinstance(event, CardsTakenUp):
            number, first = len(self.spans) + 1, self._first
            self.spans.append(Span(number, event.number, first, entry.position, entry.time, len(event.players), self._wagers, self._net))
            self._first, self._wagers, self._net = entry.position + 1, 0, 0

    def running(self, room: Room) -> Span:
        """The round in play, which has no end yet."""
        rounds = room.floor.rounds
        return Span(len(self.spans) + 1, rounds.number, self._first, 0, 0, len(rounds.players), self._wagers, self._net)


_BOOKS: WeakKeyDictionary[Room, RoundBook] = WeakKeyDictionary()


async def rounds_of(room: Room) -> RoundBook:
    """The rounds of a table, up to the end of its log."""
    book = _BOOKS.setdefault(room, RoundBook())
    while book.position < room.position and (entries := await room.memory.entries(book.position, CHUNK)):
        for entry in entries:
            if entry.position == book.position + 1:  # another request may have read on meanwhile
                book.see(entry)
        await asyncio.sleep(0)
    return book


def span_of(book: RoundBook, room: Room, number: int) -> Span:
    """The round of that place, the one in play included."""
    if 1 <= number <= len(book.spans):
        return book.spans[number - 1]
    if number == len(book.spans) + 1:
        return book.running(room)
    raise Refused("no-such-round", f"Table {room.id} has had {len(book.spans)} rounds: there is no round {number} yet.", rule="")
