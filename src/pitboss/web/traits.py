"""Traits: what makes a table different, in a few words taken from the terms that its dealer goes by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from fastapi import APIRouter

from pitboss.floor.game import Game
from pitboss.house.service.http.who import ThePit
from pitboss.law.book import Family
from pitboss.law.term import Term
from pitboss.law.values import shown
from pitboss.terms.com_bo import COM_BO_CARDS
from pitboss.terms.dealer_hand import DEALER_SOFT_17
from pitboss.terms.doubling import DOUBLE_CARDS, DOUBLE_TOTALS, DOUBLE_WITHDRAWN
from pitboss.terms.insurance import INSURANCE_AGAINST_TEN, INSURANCE_PAYS, INSURING_ANOTHER
from pitboss.terms.naturals import NATURAL, NATURAL_AGAINST_NATURAL, NATURAL_PAYS
from pitboss.terms.pack import DECKS, REMOVED_RANKS
from pitboss.terms.player_hand import FIVE_CARDS_PAY, MUST_DRAW_BELOW, PLAYER_21_PAYS
from pitboss.terms.splitting import SPLIT_HANDS
from pitboss.terms.surrender import SURRENDER_AGAINST
from pitboss.web.shapes.opening import Trait, Traits

router = APIRouter(prefix="/api/lobby", tags=["tables"])
RANKS = {"T": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
CARDS = {"two-or-three": ", two or three cards", "any": ", any number of cards"}


@router.get("/traits")
async def traits(pit: ThePit) -> Traits:
    """What makes each table different."""
    return {"tables": {name: list(traits_of(room.game)) for name, room in pit.rooms.items()}}


def traits_of(game: Game) -> Iterator[Trait]:
    """The traits of a game, those first in which its own book parts from the one that it stands on."""
    if game.rules.book.family is Family.COM_BO:
        cards = game.get(COM_BO_CARDS)
        yield _trait(game, COM_BO_CARDS, f"Wagers on {cards} cards of the dealer's; nothing to decide")
        return
    found = [_trait(game, term, said) for term, say in SAYINGS.items() if (said := say(game, game.get(term)))]
    yield from sorted(found, key=lambda each: not each["unlike"])


def _trait(game: Game, term: Term[Any], said: str) -> Trait:
    ruling, book = game.rules.law.get(term), game.rules.book
    unlike = book.over.name if book.over and ruling and ruling.book.id == book.id else ""
    return {"said": said, "term": term.name, "rules": [cite] if (cite := game.cite(term)) else [], "unlike": unlike}


def _natural(game: Game, pays: Any) -> str:
    return f"{str(game.get(NATURAL) or 'natural').capitalize()} pays {shown(pays)}" if pays else ""


def _double(game: Game, totals: Any) -> str:
    if totals is None:
        return ""
    cards = CARDS.get(str(game.get(DOUBLE_CARDS)), "")
    told = {"hard-9-to-11": "hard 9 to 11", "9-to-11-ace-one": "9 to 11", "below-21": "any total below 21", "any": "any total"}
    return f"Double on {told.get(str(totals), str(totals))}{cards}"


def _insurance(_: Game, pays: Any) -> str:
    return "" if pays else "No insurance"


SAYINGS: Mapping[Term[Any], Callable[[Game, Any], str]] = {
    REMOVED_RANKS: lambda _, ranks: f"No {' or '.join('tens' if each == 'T' else each for each in ranks)} in the pack" if ranks else "",
    NATURAL_AGAINST_NATURAL: lambda _, what: "Level naturals are ranked" if str(what) == "ranked" else "",
    FIVE_CARDS_PAY: lambda _, pays: "Five cards win at once" if pays else "",
    PLAYER_21_PAYS: lambda _, pays: "21 wins at once" if pays else "",
    DOUBLE_WITHDRAWN: lambda _, how: "A double may be taken back" if how else "",
    SURRENDER_AGAINST: lambda _, cards: (
        f"Surrender against {RANKS.get(cards[0], cards[0])} to {RANKS.get(cards[-1], cards[-1])}" if cards else ""
    ),
    NATURAL_PAYS: _natural,
    DEALER_SOFT_17: lambda _, soft: ("Dealer draws to soft 17" if str(soft) == "hit" else "Dealer stands on all 17s") if soft else "",
    DOUBLE_TOTALS: _double,
    SPLIT_HANDS: lambda _, hands: f"Split into up to {hands} hands" if hands else "",
    INSURANCE_PAYS: _insurance,
    INSURANCE_AGAINST_TEN: lambda _, offer: "Insurance against a ten" if offer and str(offer) != "no" else "",
    INSURING_ANOTHER: lambda _, order: "Others may insure your wager" if order else "",
    MUST_DRAW_BELOW: lambda _, total: f"Everybody draws below {total}" if total else "",
    DECKS: lambda _, decks: f"{decks} decks" if decks else "",
}
"""How each term is told; nothing where it is not worth a word. Those that are rare come first."""
