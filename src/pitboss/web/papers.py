"""Papers: drafts of conditions held against their document, printed, and compared; nothing is kept here."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Any

from fastapi import APIRouter, Response

from pitboss.house.service.http.bodies import Body
from pitboss.house.service.http.who import ThePit
from pitboss.house.service.pit import Pit
from pitboss.house.tournaments.founding import TournamentFounded
from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Rules
from pitboss.terms.magnificent_sevens_tournament import M7_FIELDS
from pitboss.terms.tournament_conditions import CONDITIONS_STEPS, TOURNAMENT_CONDITIONS
from pitboss.terms.tournament_play import TIE_BREAK
from pitboss.tournament.paper.check import Matter, check, heads
from pitboss.tournament.paper.clock import moment_of
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.difference import difference
from pitboss.tournament.paper.fields import FINAL_SHOES, OF_FIELD, USED_BY_PLAY, Asked, asked_on, suggested
from pitboss.tournament.paper.pdf import write_pdf
from pitboss.tournament.paper.plan import flow
from pitboss.tournament.paper.printing import page
from pitboss.web.plain_paper import plain_paper, sevens_paper
from pitboss.web.shapes.papers import (
    PaperChecked,
    PaperDifference,
    PaperField,
    PaperGames,
    PaperMatter,
    PaperPlain,
    PaperStage,
    PaperStep,
)

router = APIRouter(prefix="/api/papers", tags=["tournaments"])
DAY = 86_400


class Draft(Body):
    """Conditions in the form of a file (docs/tournaments.md)."""

    paper: dict[str, Any]


class TwoDrafts(Body):
    """Two versions of conditions."""

    before: dict[str, Any]
    after: dict[str, Any]


def _rules(pit: Pit, game: str, field: int = 0) -> Rules:
    return pit.library.tournaments.open_game(TournamentFounded("-", game, entrants=field)).rules


def _sizes(pit: Pit, game: str) -> tuple[int, ...]:
    """The fields of a game's Magnificent Sevens Tournament; none where the game has none."""
    try:
        found: tuple[int, ...] = _rules(pit, game, 1)[M7_FIELDS]
    except PitbossError:
        return ()
    return found


def _read(pit: Pit, paper: dict[str, Any]) -> tuple[Rules, Conditions]:
    founded, conditions = pit.library.tournaments.read(paper)
    return pit.library.tournaments.open_game(founded).rules, conditions


@router.get("")
def games(pit: ThePit) -> PaperGames:
    """Every game whose book has rules for tournaments."""
    return {
        "games": [
            {
                "game": rules.book.id,
                "name": rules.book.name,
                "jurisdiction": rules.book.jurisdiction.code,
                "document": rules.book.text.document.key,
                "sevens": list(_sizes(pit, rules.book.id)),
            }
            for rules in (game.rules for game in pit.library.tournaments.games())
        ]
    }


@router.get("/{game}/plain")
def plain(pit: ThePit, game: str, field: int = 0) -> PaperPlain:
    """A plain paper for a game that lacks nothing; with a field, of its Magnificent Sevens Tournament."""
    rules = _rules(pit, game, field)
    asked = (name for term in rules.law if (name := TOURNAMENT_CONDITIONS.key(term)) is not None)
    evening = moment_of(int(time()) + DAY, game).local.replace(hour=19, minute=0)
    parted = ("prizes.ties",) if rules.get(TIE_BREAK["session"]) is not None else ()
    paper = plain_paper(game, asked, evening.isoformat(timespec="minutes"), *parted)
    return {"paper": sevens_paper(paper, field) if field else paper}


@router.post("/check")
def held_against(pit: ThePit, body: Draft) -> PaperChecked:
    """A draft held against the document of its game."""
    rules, conditions = _read(pit, body.paper)
    entry, sevens = conditions.entry, rules.get(M7_FIELDS) is not None
    left_out = OF_FIELD if sevens else ()
    play = (*USED_BY_PLAY, FINAL_SHOES) if sevens else USED_BY_PLAY
    return {
        "game": rules.book.id,
        "game_name": rules.book.name,
        "jurisdiction": rules.book.jurisdiction.code,
        "document": rules.book.text.document.key,
        "heads": [
            {"rule": head, "matters": [_matter(each, left_out) for each in under]} for head, under in heads(rules, conditions).items()
        ],
        "play": _fields(each for each in play if each not in _asked(rules, conditions)),
        "findings": [{"matter": each.matter, "said": each.said, "rule": each.rule} for each in check(rules, conditions)],
        "steps": _steps(rules),
        "fewest": _stages(conditions, entry.least),
        "most": _stages(conditions, entry.most),
    }


def _asked(rules: Rules, conditions: Conditions) -> set[Asked]:
    return {each for under in heads(rules, conditions).values() for matter in under for each in asked_on(matter.name)}


def _matter(matter: Matter, left_out: tuple[str, ...]) -> PaperMatter:
    return {
        "matter": matter.name,
        "required": str(matter.required),
        "rule": matter.rule,
        "said": matter.said,
        "words": suggested(matter.name),
        "fields": _fields(each for each in asked_on(matter.name) if each.path not in left_out),
    }


def _fields(asked: Iterable[Asked]) -> list[PaperField]:
    return [{"path": each.path, "shape": each.shape, "choices": list(each.choices)} for each in asked]


def _steps(rules: Rules) -> list[PaperStep]:
    found: list[PaperStep] = []
    for term, ruling in rules.law.items():
        step = CONDITIONS_STEPS.key(term)
        if step is not None:
            deadline = rules[term]
            found.append({"step": step, "deadline": str(deadline), "gloss": deadline.gloss, "rule": ruling.citation})
    return found


def _stages(conditions: Conditions, field: int) -> list[PaperStage]:
    """What the structure comes to for a field; nothing where there is no field yet."""
    if field < 1:
        return []
    needs = zip(conditions.plan.stages, flow(conditions.plan, field), strict=True)
    return [
        {
            "name": stage.name,
            "length": str(stage.length),
            "players": need.players,
            "tables": need.tables,
            "onward": need.onward,
            "seats": stage.players,
        }
        for stage, need in needs
    ]


@router.post("/difference")
def compared(pit: ThePit, body: TwoDrafts) -> PaperDifference:
    """Every matter on which two versions differ."""
    rules, before = _read(pit, body.before)
    changes = difference(rules, before, _read(pit, body.after)[1])
    return {"changes": [{"matter": each.matter, "before": each.before, "after": each.after, "rule": each.rule} for each in changes]}


@router.post("/page", response_class=Response, responses={200: {"content": {"text/markdown": {"schema": {"type": "string"}}}}})
def printed(pit: ThePit, body: Draft) -> Response:
    """The conditions as a page of Markdown."""
    return Response(page(*_read(pit, body.paper)), media_type="text/markdown; charset=utf-8")


@router.post("/pdf", response_class=Response, responses={200: {"content": {"application/pdf": {}}}})
def as_pdf(pit: ThePit, body: Draft) -> Response:
    """The conditions as a PDF."""
    rules, conditions = _read(pit, body.paper)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "conditions.pdf"
        write_pdf(rules, conditions, file)
        content = file.read_bytes()
    return Response(content, media_type="application/pdf", headers={"Content-Disposition": 'attachment; filename="conditions.pdf"'})
