"""Opening a table: everything that the book of a game leaves to whoever opens one, with its rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter

from pitboss.floor.game import Game
from pitboss.house.lobby import SignedLimits, TableDefinition
from pitboss.house.service.http.bodies import NewTable
from pitboss.house.service.http.who import ThePit
from pitboss.house.service.pit import Pit
from pitboss.law.book import Family
from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Option, options
from pitboss.law.values import Dollars, Said, Span, Word, shown
from pitboss.terms.equipment import BOXES
from pitboss.terms.pack import DECKS
from pitboss.web.shapes.opening import Opening, OptionValue, SideBetOffer, TableOption

router = APIRouter(prefix="/api/opening", tags=["tables"])
UNTOLD = Span(1, 7)
"""Boxes where a book does not say how many there are."""


@router.get("/{game}")
def opening(pit: ThePit, game: str) -> Opening:
    """What a table of a game may be opened with."""
    offered: dict[str, str] = pit.library.rules(game, None)["side_bet_names"]
    founded = _founded(pit, game)
    book, boxes = founded.rules.book, founded.get(BOXES) or UNTOLD
    mine = options(founded.rules.law)
    return {
        "game": book.id,
        "name": founded.name,
        "document": founded.document,
        "jurisdiction": book.jurisdiction.code,
        "kind": book.family.value,
        "fewest_boxes": 0 if book.family is Family.COM_BO else boxes.first,
        "most_boxes": 0 if book.family is Family.COM_BO else boxes.last,
        "most_bots": _most_bots(),
        "options": [*map(option_record, sorted(mine.values(), key=lambda each: each.term != DECKS))],
        "side_bets": [offer for bet in offered.values() if (offer := _side_bet(pit, game, bet, mine))],
    }


def _founded(pit: Pit, game: str, *bets: str) -> Game:
    return pit.library.open_game(TableDefinition("-", "-", game, SignedLimits(1, 1, 1), side_bets={bet: {} for bet in bets}).founding)


def _side_bet(pit: Pit, game: str, name: str, known: Iterable[str]) -> SideBetOffer | None:
    """A side bet by the name that a table takes it by; none where it cannot be opened."""
    try:
        rules = _founded(pit, game, name).side_bets[name]
    except PitbossError:
        return None
    own = [option_record(each) for option, each in options(rules.law).items() if option not in known]
    return {"bet": name, "name": rules.book.name, "document": rules.book.text.document.key, "options": own}


def option_record(option: Option) -> TableOption:
    """An option as a form has it: the question, the rule, and what may be elected."""
    return {
        "option": option.term.name,
        "question": option.term.question,
        "rule": option.ruling.citation,
        "default": _value(option.default)["value"],
        "values": [*map(_value, option.values)],
        "kind": "open" if option.is_open else "listed",
    }


def _value(value: Any) -> OptionValue:
    if isinstance(value, Dollars):
        return {"value": f"{value.cents // 100}.{value.cents % 100:02d}", "gloss": ""}
    return {
        "value": shown(value) if isinstance(value, tuple) else str(value),
        "gloss": value.gloss if isinstance(value, Word | Said) else "",
    }


def _most_bots() -> int:
    """As many as a request for a table may ask for."""
    return next(int(each.le) for each in NewTable.model_fields["bots"].metadata if hasattr(each, "le"))
