"""Versions of conditions: each in the form of a file with what it states and lacks, and against another."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import JSONResponse

from pitboss.floor.game import Game
from pitboss.house.messages import word
from pitboss.house.service.http.bodies import Paper
from pitboss.house.service.http.who import Anybody, SignedIn, ThePit, account_of
from pitboss.house.service.pit import Pit
from pitboss.house.tournaments.founding import TournamentFounded
from pitboss.house.tournaments.hall import TournamentHall
from pitboss.house.views.viewer import PUBLIC
from pitboss.law.refusal import Refused
from pitboss.tournament.paper.check import check, matters
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.difference import difference
from pitboss.tournament.paper.printing import page
from pitboss.tournament.paper.writing import write_paper

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
Json = dict[str, Any]


def _matters(game: Game, conditions: Conditions) -> list[Json]:
    return [
        {
            "matter": each.name,
            "says": each.name.replace("-", " "),
            "required": word(each.required),
            "rule": each.rule,
            "stated": each.said,
        }
        for each in matters(game.rules, conditions)
    ]


def checked(game: Game, conditions: Conditions) -> Json:
    """What conditions state and what they lack, with the page they make."""
    return {
        "name": conditions.name,
        "game": conditions.game,
        "matters": _matters(game, conditions),
        "lacking": [{**each._asdict(), "where": each.where} for each in check(game.rules, conditions)],
        "page": page(game.rules, conditions),
    }


async def tournament_of(pit: Pit, name: str) -> TournamentHall:
    """The hall of a tournament by its bare name."""
    hall = await pit.halls.reach(f"tournament:{name}")
    assert isinstance(hall, TournamentHall)
    return hall


async def _version(pit: Pit, account: str, name: str, number: int) -> tuple[TournamentHall, Conditions]:
    """A version of the conditions, for whoever may read it: staff every one, everybody else those that lack nothing."""
    hall = await tournament_of(pit, name)
    versions = hall.file.tournament.papers.versions
    inside = hall.viewer(pit.registry.accounts, account).sight(hall.floor) not in PUBLIC
    if not 1 <= number <= len(versions) or not (inside or not check(hall.game.rules, versions[number - 1])):
        raise Refused("no-such-version", f"There is no version {number} to be read.", rule="house tournaments")
    return hall, versions[number - 1]


def paper_of(founded: TournamentFounded, conditions: Conditions) -> Json:
    """A version in the form of a file."""
    sevens = {"field": founded.entrants, "final-shoes": founded.final_shoes} if founded.entrants else None
    return write_paper(conditions, dict(founded.options), sevens)


@router.post("/check")
async def conditions_held_against(pit: ThePit, who: SignedIn, body: Paper) -> JSONResponse:
    """What a draft states and lacks, and where to write it; nothing is kept."""
    pit.admit_command(who.account)
    founded, conditions = pit.library.tournaments.read(body.paper)
    return JSONResponse(checked(pit.library.tournaments.open_game(founded), conditions))


@router.get("/{tournament}/versions")
async def versions(pit: ThePit, tournament: str) -> JSONResponse:
    """Every version, and what was done with it."""
    hall = await tournament_of(pit, tournament)
    papers = hall.file.tournament.papers
    rows = [
        {"version": number, "at": each.at, "by": "staff", "steps": {step: done == number for step, done in papers.steps.items()}}
        for number, each in enumerate(hall.file.drafts, 1)
    ]
    return JSONResponse({"versions": rows})


@router.get("/{tournament}/versions/{version}")
async def version(pit: ThePit, who: Anybody, tournament: str, version: int) -> JSONResponse:
    """A version with what it states and lacks."""
    hall, conditions = await _version(pit, account_of(who), tournament, version)
    paper = paper_of(hall.keeper.state.founded, conditions)
    return JSONResponse({"version": version, "paper": paper} | checked(hall.game, conditions))


@router.get("/{tournament}/versions/{version}/against/{other}")
async def against(pit: ThePit, who: Anybody, tournament: str, version: int, other: int) -> JSONResponse:
    """What a version says otherwise than another one: before is the other, after this one."""
    hall, after = await _version(pit, account_of(who), tournament, version)
    _, before = await _version(pit, account_of(who), tournament, other)
    return JSONResponse({"changes": [each._asdict() for each in difference(hall.game.rules, before, after)]})
