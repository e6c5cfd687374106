"""The felt of a table: what is printed on the layout, taken from the very terms that the dealer goes by."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fastapi import APIRouter

from pitboss.floor.game import Game
from pitboss.house.service.http.who import ThePit
from pitboss.house.service.room import Room, no_such_table
from pitboss.house.tournaments.heats.hall import HeatHall
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import shown
from pitboss.money.cents import dollars
from pitboss.terms.dealer_hand import DEALER_SOFT_17
from pitboss.terms.equipment import INSCRIPTIONS
from pitboss.terms.insurance import INSURANCE_PAYS
from pitboss.terms.naturals import NATURAL, NATURAL_PAYS
from pitboss.tournament.heat.setup import Setup
from pitboss.web import pay_tables
from pitboss.web.shapes.felt import Felt, Inscription, SidePlace

router = APIRouter(prefix="/api/tables", tags=["tables"])
CHIPS = (100, 250, 500, 2_500, 10_000, 50_000, 100_000, 500_000)
"""The chips of the house in cents; a table has those from the smallest of its float on."""


@router.get("/{table}/felt")
async def felt(pit: ThePit, table: str) -> Felt:
    """What is printed on the layout of a table."""
    place = await pit.place(table)
    if not isinstance(place, Room | HeatHall):
        raise no_such_table(table)
    made = felt_of(place.game, place.floor.opening.boxes or place.definition.boxes)
    if isinstance(place, HeatHall):
        made["chips"] = _tournament_chips(place.heat.session.setup)
    return made


def felt_of(game: Game, boxes: int) -> Felt:
    """The felt that a game is laid out on."""
    book = game.rules.book
    return {
        "game": book.id,
        "name": game.name,
        "document": game.document,
        "jurisdiction": book.jurisdiction.code,
        "kind": book.family.value,
        "boxes": boxes,
        "chips": _chips(game.table.payable.smallest_chip),
        "inscriptions": list(_inscriptions(game)),
        "side_bets": [_side_place(game, name, rules) for name, rules in sorted(game.side_bets.items())],
        "areas": pay_tables.of_areas(game),
        "bonuses": pay_tables.of_bonuses(game),
    }


def _inscriptions(game: Game) -> Iterator[Inscription]:
    """What the layout says: a natural, the dealer's own rule, insurance; a book that words it itself has a rule for the words too."""
    natural, pays = game.get(NATURAL), game.get(NATURAL_PAYS)
    if natural is not None and pays is not None:
        yield _inscription(game, "natural", f"{str(natural).title()} pays {shown(pays)}", NATURAL_PAYS, INSCRIPTIONS["blackjack"])
    soft = game.get(DEALER_SOFT_17)
    if soft is not None:
        said = "Dealer stands on all 17s" if str(soft) == "stand" else "Dealer stands on hard 17 and soft 18"
        yield _inscription(game, "dealer", said, DEALER_SOFT_17, INSCRIPTIONS["dealer"])
    insurance = game.get(INSURANCE_PAYS)
    if insurance is not None:
        yield _inscription(game, "insurance", f"Insurance pays {shown(insurance)}", INSURANCE_PAYS, INSCRIPTIONS["insurance"])


def _inscription(game: Game, place: str, words: str, *terms: Term[Any]) -> Inscription:
    cited = [cite for cite in map(game.cite, terms) if cite]
    return {"place": place, "words": words, "term": terms[0].name, "rules": cited}


def _side_place(game: Game, name: str, rules: Rules) -> SidePlace:
    rule = rules.book.text.document.key
    return {"bet": name, "name": rules.book.name, "rule": rule, "pays": pay_tables.of_side_bet(game, name, rules)}


def _tournament_chips(setup: Setup | None) -> list[str]:
    """The chips of a tournament: from the smallest minimum of the session up."""
    least = min((each.minimum for each in setup.limits), default=100) if setup else 100
    return [dollars(least * times) for times in (1, 2, 5, 10, 20, 100)]


def _chips(smallest: int) -> list[str]:
    """The chips of the house down to the smallest of the float."""
    return [dollars(each) for each in sorted({smallest, *(chip for chip in CHIPS if chip > smallest)})]
