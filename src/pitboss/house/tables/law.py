"""The law that a table stands on: until when it stands, what is coming, and what is said of both."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from pitboss.floor.evolve import evolve
from pitboss.floor.game import Game
from pitboss.floor.opening.events import TableClosed
from pitboss.floor.opening.state import Standing
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.floor.warrant import Warrant
from pitboss.house.tables.founding import LawChanged, TableFounded
from pitboss.law.moment import Moment
from pitboss.law.refusal import Refused
from pitboss.law.timeline import Change, coming
from pitboss.play.telling import Sentence
from pitboss.terms.powers import Role

OpenGame = Callable[[TableFounded], Game]
"""How a game is laid out by the names of its founding; who opens the house brings it, since the house opens no book."""


DateFounding = Callable[[TableFounded], TableFounded]
"""A founding with the moment and the documents that its game stands on now."""


@dataclass(frozen=True, slots=True)
class TableBooks:
    """The books as a table needs them: a game laid out by its founding, and a founding with the law that stands now."""

    open_game: OpenGame
    dated: DateFounding


def changes_ahead(game: Game, now: Moment) -> tuple[Change, ...]:
    """What is still to change in the law of a game and of the side bets at its table, soonest first."""
    books = (game.rules.book, *(bet.book for bet in game.side_bets.values()))
    found = {(each.moment, each.document.key): each for book in books for each in coming(book, now)}
    return tuple(sorted(found.values(), key=lambda each: each.moment.instant))


def stands_until(game: Game, founding: TableFounded) -> float | None:
    """When the law of a table stops to stand, as a Unix time: 0 where it was never said, None where no end is known or it is history."""
    if founding.as_of:
        return None
    if not founding.on:
        return 0.0
    ahead = changes_ahead(game, Moment.read(founding.on, game.rules.book.jurisdiction))
    return ahead[0].moment.instant.timestamp() if ahead else None


def law_view(game: Game, founding: TableFounded, at: int) -> dict[str, Any]:
    """What a console says of the law: on what the table stands, whether that is of another day, and what is coming, before it comes."""
    place = game.rules.book.jurisdiction
    now = Moment.of(datetime.fromtimestamp(at, UTC), place)
    ahead = () if founding.as_of else changes_ahead(game, now)
    return {
        "on": founding.on,
        "instruments": list(founding.instruments),
        "as_of": founding.as_of,
        "coming": [
            {
                "on": each.moment.iso,
                "said": f"From {each.moment} {each.document.title} ({each.document.key}) {_does(each)}.",
                "document": each.document.key,
                "ends": each.ends,
            }
            for each in ahead
        ],
    }


def _does(change: Change) -> str:
    if change.ends:
        return f"ends {change.book.name}: the round in play is finished, and the table closes"
    return f"changes the rules of {change.book.name}: the round in play is finished under the rules of before"


def law_said(event: LawChanged) -> Sentence:
    """What is said when the law of a table changes."""
    if event.closes:
        return Sentence(f"The table closes: {event.why}.", (event.rule,) if event.rule else ())
    documents = " and ".join(event.instruments) or "its documents"
    marked = f", {event.as_of}" if event.as_of else ""
    return Sentence(f"The table goes on by the rules of {documents}{marked}.", (event.rule,) if event.rule else ())


def law_changed(changed: LawChanged, floor: Floor, request: Request) -> tuple[tuple[LawChanged | TableClosed, ...], Floor]:
    """The law's own doing, which no judge of the floor is asked about: between rounds, and where it ends the table closes with it."""
    if floor.rounds.log:
        raise Refused("round-in-progress", "The law of a table changes between rounds: this round is not over.", rule=changed.rule)
    if not changed.closes or floor.opening.standing is not Standing.OPEN:
        return (changed,), floor
    closed = TableClosed(request.at, Warrant(request.by, Role.DEALER, changed.rule), changed.rule)
    return (changed, closed), evolve(floor, closed)
