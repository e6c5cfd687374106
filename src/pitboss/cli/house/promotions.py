"""The books of promotions for the service, which opens none itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitboss.books import LIBRARY
from pitboss.cli.answers import asked
from pitboss.cli.gaming_table import game_called
from pitboss.cli.promotion.opening import game_of, opened
from pitboss.floor.game import Game
from pitboss.house.promotions.founding import PromotionFounded
from pitboss.house.service.books import PromotionBooks
from pitboss.law.in_force import Law
from pitboss.promotion.paper.check import PARTICULARS
from pitboss.promotion.paper.prize import PrizeKind
from pitboss.promotion.paper.writing import write_terms
from pitboss.terms.promotions import EXTRA_TERMS, NOTIFY_WINNER_BY, PROHIBITED_PRIZES, PROMOTIONS

EXAMPLE = "summer-draw"


def promotion_books() -> PromotionBooks:
    """The shipped books as promotions need them."""
    return PromotionBooks(promotion_game, dated, examples)


def dated(founded: PromotionFounded) -> PromotionFounded:
    """A founding with the moment and the documents that its game stands on now."""
    law = asked(game_called(founded.game), None)
    return replace(founded, on=law.moment.iso, instruments=law.instruments)


def promotion_game(founded: PromotionFounded) -> Game:
    """The game of a promotion, by the names of its founding."""
    return game_of(asked(game_called(founded.game), founded.on or None))


def examples() -> dict[str, Any]:
    """The games with rules for promotional prizes, what each asks of kinds of prizes, and terms to start from."""
    laws = [law for law in (asked(book, None) for book in LIBRARY.games) if law.get(PROMOTIONS) is not None]
    return {"games": [_demands(law) for law in laws], "paper": write_terms(opened(EXAMPLE, None)[0])}


def _demands(law: Law) -> dict[str, Any]:
    game = game_of(law)
    rules = game.rules
    kinds = []
    for kind in PrizeKind:
        extra = rules.get(EXTRA_TERMS[kind.value])
        table = PARTICULARS[extra] if extra is not None else None
        wanted = [{"name": key, "rule": ruling.citation} for term, ruling in rules.law.items() if table and (key := table.key(term))]
        kinds.append({"kind": kind.value, "particulars": wanted})
    return {
        "game": law.book.id,
        "name": game.name,
        "document": game.document,
        "kinds": kinds,
        "means": [key for term in rules.law if (key := NOTIFY_WINNER_BY.key(term)) is not None],
        "restricted": [key for term in rules.law if (key := PROHIBITED_PRIZES.key(term)) is not None],
    }
