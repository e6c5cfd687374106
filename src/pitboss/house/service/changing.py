"""When the law changes under an open table: what it goes on by, or why it closes."""

from __future__ import annotations

from pitboss.floor.decide import step
from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.house.lobby import TableDefinition, opening
from pitboss.house.service.moment import seconds
from pitboss.house.tables.founding import LawChanged, TableFounded
from pitboss.house.tables.law import TableBooks
from pitboss.law.refusal import PitbossError, Refused


def rehearse(definition: TableDefinition, game: Game) -> None:
    """Open a table on paper: whatever the rules have against its sign or its layout is said before it is listed."""
    floor = Floor()
    for _, request in opening(definition, game, seconds()):
        _, floor = step(game, floor, request)


def law_now(books: TableBooks, definition: TableDefinition, founding: TableFounded) -> LawChanged:
    """What becomes of a table by the law that stands now: it goes on by it, or closes where the book ended or has no place for it.

    A log that is older than dates is only given its date.
    """
    try:
        now = books.dated(founding.undated)
        if now.as_of and founding.on:
            return _closes(founding, now.as_of, now.instruments[-1])
        if founding.on:
            rehearse(definition, books.open_game(now))
    except PitbossError as fault:
        return _closes(founding, fault.sentence, fault.rule if isinstance(fault, Refused) else "")
    return LawChanged(now.on, now.instruments, now.instruments[-1], now.as_of)


def _closes(founding: TableFounded, why: str, rule: str) -> LawChanged:
    return LawChanged(founding.on, founding.instruments, rule, closes=True, why=why)
