"""Promotions: found one, list them, hold drafts of terms against their document, and let anybody check a draw."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from pitboss.floor.people.ranks import REGULATORS, STAFF
from pitboss.house.accounts import Holder, Kind, Scope, roles_at
from pitboss.house.promotions.founding import PromotionFounded
from pitboss.house.promotions.hall import PromotionHall
from pitboss.house.promotions.picture import checked, head_of
from pitboss.house.service.hallway import come_on_duty_in
from pitboss.house.service.http.bodies import NewPromotion, TermsPaper
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.house.service.moment import seconds
from pitboss.house.service.pit import Pit
from pitboss.house.streams.keeper import Wanted, found_stream
from pitboss.law.refusal import Refused
from pitboss.promotion.desk import PromotionDesk
from pitboss.promotion.draw.proof import proof_of, write_proof
from pitboss.promotion.offer.commands import DraftTerms
from pitboss.promotion.paper.reading import read_terms

router = APIRouter(prefix="/api/promotions", tags=["promotions"])
Json = dict[str, Any]


async def promotion_of(pit: Pit, name: str) -> PromotionHall:
    """The hall of a promotion by its bare name."""
    hall = await pit.halls.reach(f"promotion:{name}")
    assert isinstance(hall, PromotionHall)
    return hall


def row_of(hall: PromotionHall) -> Json:
    """A promotion as the list has it; before its terms are published only the name of its stream."""
    state = hall.promotion
    desk = PromotionDesk(hall.game, state, "", seconds())
    shown = state.offer.versions[state.offer.published - 1] if state.offer.published else None
    prizes = [prize.name for prize in shown.prizes] if shown else []
    head = head_of(desk, hall.name, state.offer.published)
    return head | {"stream": hall.stream, "entries": len(state.entries.tickets), "prizes": prizes}


@router.get("")
async def listed(pit: ThePit) -> JSONResponse:
    """Every promotion of the house, the newest first."""
    halls = [hall for hall in pit.halls.open.values() if isinstance(hall, PromotionHall)]
    return JSONResponse({"promotions": [row_of(hall) for hall in reversed(halls)]})


@router.post("", status_code=201)
async def found(pit: ThePit, who: SignedIn, body: NewPromotion) -> JSONResponse:
    """Found a promotion, come on duty for it, and draft the first version of its terms."""
    pit.admit_command(who.account)
    terms = read_terms(body.paper)
    founded = pit.library.promotions.dated(PromotionFounded(terms.name, terms.game))
    game = pit.library.promotions.open_game(founded)
    stream, book = f"promotion:{body.id}", game.rules.book
    _require_staff(pit, who, Scope(book.jurisdiction, book.id, stream))
    await found_stream(pit.store, stream, pit.halls.keepings["promotion"].kind, founded, who.account)
    hall = await promotion_of(pit, body.id)
    await come_on_duty_in(hall, pit.registry.accounts, who.account)
    if not hall.promotion.offer.version:
        await hall.do(Wanted(who.account, seconds(), DraftTerms(terms), f"{who.account}:draft-1"))
    return JSONResponse(row_of(hall), 201)


def _require_staff(pit: Pit, who: Holder, scope: Scope) -> None:
    person = pit.registry.accounts.people[who.account]
    held = roles_at(pit.registry.accounts, who.account, scope)
    if person.kind is not Kind.MEMBER or not held & (STAFF - REGULATORS):
        raise Refused("not-staff", "Only the casino's own people found a promotion, where their role covers it.", rule="house promotions")


@router.get("/examples")
async def examples(pit: ThePit) -> JSONResponse:
    """The games that have promotions, and terms to start from."""
    return JSONResponse(pit.library.promotions.examples())


@router.post("/check")
async def check(pit: ThePit, who: SignedIn, body: TermsPaper) -> JSONResponse:
    """What a draft states and lacks; nothing is kept."""
    pit.admit_command(who.account)
    terms = read_terms(body.paper)
    return JSONResponse(checked(pit.library.promotions.open_game(PromotionFounded(terms.name, terms.game)), terms))


@router.get("/{promotion}/proof")
async def proof(pit: ThePit, promotion: str) -> JSONResponse:
    """The record of a draw that was made, for `pitboss promotion verify` or anything else that can count."""
    hall = await promotion_of(pit, promotion)
    state = hall.promotion
    if state.drawing.drawn_at is None:
        raise Refused("no-draw", "The draw is still to come.", rule="house promotions")
    terms = state.offer.versions[-1]
    made = proof_of(state.entries, state.drawing, tuple(prize.name for prize in terms.lots), terms.prizes_each)
    return JSONResponse(write_proof(made))
