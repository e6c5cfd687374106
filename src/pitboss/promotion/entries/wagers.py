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


def wagers_in(table: str, log: Iterable[tuple[int, Any]]) -> Iterator[Wagered]:
    """Every player's wager on every round that was played out; `log` is events with their times.

    A wager that was void is none. All boxes of a player count together, doubles and splits do not.
    """
    placed: Counter[str] = Counter()
    void: set[str] = set()
    for at, event in log:
        match event:
            case WagerPlaced():
                placed[event.player] += event.amount
            case ExcessReturned():
                placed[event.player] -= event.amount
            case WagerSettled() if event.bet == MAIN and event.result is Result.VOID:
                void.add(event.player)
            case CardsTakenUp():
                yield from (
                    Wagered(player, table, event.number, cents, at) for player, cents in placed.items() if cents > 0 and player not in void
                )
                placed, void = Counter(), set()
            case _:
                pass
