"""Wagers on the main game, read off the log of a table: who had how much on a round that counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.play.events import ExcessReturned, WagerPlaced
from pitboss.play.postings import MAIN
from pitboss.play.settled import Result, WagerSettled


class Wagered(NamedTuple):
    """What a player had on one round of a table, in cents, and when its cards were taken up."""

    player: str
    table: str
    round: int
    cents: int
    at: int


class RoundWagers:
    """Follows the log of a table and says after each round who had how much on it.

    A wager that was void is none. All boxes of a player count together, doubles and splits do not.
    """

    __slots__ = ("_placed", "_table", "_void")

    def __init__(self, table: str) -> None:
        self._table = table
        self._placed: Counter[str] = Counter()
        self._void: set[str] = set()

    def see(self, at: int, event: Any) -> tuple[Wagered, ...]:
        """Take in one event and its time; the wagers of a round whose cards are taken up with it."""
        match event:
            case WagerPlaced():
                self._placed[event.player] += event.amount
            case ExcessReturned() if event.bet == MAIN:
                self._placed[event.player] -= event.amount
            case WagerSettled() if event.bet == MAIN and event.result is Result.VOID:
                self._void.add(event.player)
            case CardsTakenUp():
                counted = {player: cents for player, cents in self._placed.items() if cents > 0 and player not in self._void}
                self._placed, self._void = Counter(), set()
                return tuple(Wagered(player, self._table, event.number, cents, at) for player, cents in counted.items())
            case _:
                pass
        return ()


def wagers_in(table: str, log: Iterable[tuple[int, Any]]) -> Iterator[Wagered]:
    """Every player's wager on every round that was played out; `log` is events with their times."""
    following = RoundWagers(table)
    for at, event in log:
        yield from following.see(at, event)
