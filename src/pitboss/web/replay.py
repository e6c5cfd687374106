"""Replay: the rounds of a table, one of them entry by entry, and how another book would have settled it."""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import APIRouter, Query

from pitboss.floor.state import Floor
from pitboss.floor.view import view
from pitboss.house.messages import word
from pitboss.house.service.http.answered_picture import Settlement
from pitboss.house.service.http.inspection import inspected_room
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.house.service.pictures import names_for, viewer_at
from pitboss.house.service.pit import Pit
from pitboss.house.service.recollection import Remembered
from pitboss.house.service.room import Room
from pitboss.house.service.telling import entries_json
from pitboss.house.views import Picture, Viewer, around, layout, view_changes
from pitboss.law.refusal import Refused
from pitboss.money.cents import dollars
from pitboss.play.evolve import replay
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.web.elsewhere import following_cards, play_under
from pitboss.web.round_book import Span, rounds_of, span_of
from pitboss.web.shapes.inspection import Frame, ReplayedRound, RoundLine, RoundList, UnderAnother

router = APIRouter(prefix="/api/inspection/tables", tags=["inspection"])
PAGE = 50
LONGEST = 3000
Before = Annotated[int, Query(ge=0, le=2**53, description="the round before which to read; 0 for the latest")]


@router.get("/{table}/rounds")
async def rounds(pit: ThePit, who: SignedIn, table: str, before: Before = 0) -> RoundList:
    """The rounds of a table, the latest first, the one in play above them."""
    room = inspected_room(pit, who, table)
    book = await rounds_of(room)
    upto = before - 1 if before else len(book.spans)
    found = book.spans[max(upto - PAGE, 0) : upto][::-1]
    lines = [_line(span) for span in ([] if before else [book.running(room)]) + found]
    return {
        "table": room.id,
        "name": room.definition.name,
        "game": room.game.rules.book.id,
        "game_name": room.game.name,
        "rounds": lines,
        "more": upto > PAGE,
    }


@router.get("/{table}/rounds/{number}")
async def replayed(pit: ThePit, who: SignedIn, table: str, number: int) -> ReplayedRound:
    """A round entry by entry: what was said, by which rules, and what changed on the table."""
    room, accounts = inspected_room(pit, who, table), pit.registry.accounts
    book = await rounds_of(room)
    span, viewer = span_of(book, room, number), viewer_at(room, accounts, who.account)
    entries = await room.memory.since(span.first - 1, _length(span), span.last or room.position)
    told = {each["position"]: each["event"] for each in entries_json(room, accounts, entries, viewer)}
    frames = _frames(room, entries, told, viewer)
    return {
        "table": room.id,
        "name": room.definition.name,
        "game": room.game.rules.book.id,
        "game_name": room.game.name,
        "jurisdiction": room.game.rules.book.jurisdiction.code,
        "round": _line(span),
        "before": number - 1,
        "after": number + 1 if span.last else 0,
        "frames": frames,
        "names": names_for(room, accounts, viewer, [frames, [each["actor"] for each in frames]]),
    }


@router.get("/{table}/rounds/{number}/under/{game}")
async def under(pit: ThePit, who: SignedIn, table: str, number: int, game: str) -> UnderAnother:
    """The same cards and commands under another book."""
    room = inspected_room(pit, who, table)
    span = span_of(await rounds_of(room), room, number)
    if not span.last:
        raise Refused("not-over", "The round is still being played: ask again once its cards are taken up.", rule="house inspection")
    return await _under(pit, who.account, room, span, game)


async def _under(pit: Pit, account: str, room: Room, span: Span, game: str) -> UnderAnother:
    founding, here = room.definition.founding, room.game.table
    moved = pit.library.catalogue.moved(founding, game)
    there = moved.game.table
    if not isinstance(here, Table) or not isinstance(there, Table):
        raise Refused(
            "not-comparable", "Com-Bo has neither boxes nor decisions: no other book settles its rounds.", rule="house inspection"
        )
    [end] = await room.memory.since(span.last - 1, 1, span.last)
    log, book = end.floor.rounds.last, await rounds_of(room)
    upto = book.spans[-1].last
    played = play_under(here, there, log, following_cards(log, await room.memory.since(span.last, 400, upto)))
    left_out = [{"asked": each.asked, "why": each.why, "rule": each.rule} for each in played.left_out]
    parting = {"why": played.parting.why, "rule": played.parting.rule} if played.parting else None
    made = {
        "here": cast(list[Settlement], layout.settlements(log)),
        "there": cast(list[Settlement], layout.settlements(played.log)),
        "game": game,
        "game_name": moved.game.name,
        "document": moved.game.document,
        "dealer": _dealer(_taken_up(end)),
        "dealer_there": _dealer(played.round),
        "options_left_out": list(moved.options_left_out),
        "side_bets_left_out": list(moved.side_bets_left_out),
        "left_out": left_out,
        "parting": parting,
    }
    accounts = pit.registry.accounts
    names = names_for(room, accounts, viewer_at(room, accounts, account), made)
    return cast(UnderAnother, made | {"names": names})


def _taken_up(end: Remembered) -> Round:
    """The round that has just been taken up, as its log leads to it."""
    return replay(end.floor.rounds.last)


def _dealer(now: Round) -> list[str]:
    return [repr(card) for card in now.dealer]


def _line(span: Span) -> RoundLine:
    return {
        "round": span.round,
        "number": span.number,
        "first": span.first,
        "last": span.last,
        "time": span.time,
        "players": span.players,
        "wagers": span.wagers,
        "house": dollars(-span.net),
    }


def _length(span: Span) -> int:
    return min(span.last - span.first + 1, LONGEST) if span.last else LONGEST


def _layout(floor: Floor, viewer: Viewer) -> Picture:
    """What lies on the table after one entry, also in the middle of what one command led to."""
    seen = view(floor, viewer.name)
    now = seen.rounds.now
    return {
        "moment": {"awaits": word(now.awaits), "says": now.awaits.value, "round": seen.rounds.number},
        "boxes": layout.boxes(seen),
        "wagers": layout.wagers(seen),
        "dealer": layout.dealer(seen),
        "insurance": layout.insurance(seen),
        "settlements": layout.settlements(seen.rounds.log),
        "shoe": around.shoe(seen.cards),
    }


def _frames(room: Room, entries: list[Remembered], told: dict[int, Any], viewer: Viewer) -> list[Frame]:
    found: list[Frame] = []
    picture: Picture = {}
    for each in entries:
        now = _layout(each.floor, viewer)
        event = told.get(each.position, {})
        found.append(
            {
                "position": each.position,
                "time": each.time,
                "actor": each.actor,
                "event": event.get("event", ""),
                "said": event.get("said", ""),
                "rules": event.get("rules_said", []),
                "changes": view_changes(picture, now),
            }
        )
        picture = now
    return found
