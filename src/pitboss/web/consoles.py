"""Consoles: what the staff of a table may order, and what would come of an order before it is given."""

from __future__ import annotations

from typing import Any, get_args

from fastapi import APIRouter

from pitboss.floor.accidents.commands import Choose, ReportAccident
from pitboss.floor.accidents.kinds import Accident, BurnedInError
from pitboss.floor.acts.judge import ACTS
from pitboss.floor.cards.state import Source
from pitboss.floor.decide import REACTIONS
from pitboss.floor.desk import Desk
from pitboss.floor.game import Game
from pitboss.floor.people.ranks import REGULATORS, STAFF
from pitboss.floor.request import Request
from pitboss.house.accounts.staff import MANAGERS
from pitboss.house.messages import read_command, word
from pitboss.house.messages.words import kebab
from pitboss.house.service.http.bodies import Body
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.house.service.moment import seconds
from pitboss.house.service.pictures import spoken_at
from pitboss.house.service.pit import Pit
from pitboss.house.views.acts import objection_to
from pitboss.law.refusal import Malformed, Refused
from pitboss.terms.powers import Power, Role
from pitboss.web.order_fields import fields_of, samples
from pitboss.web.posts import Post, dealt_by, decided, duty_checked, held_at, post_called, posts_of, told
from pitboss.web.preparing import preparations
from pitboss.web.shapes.consoles import AccidentKind, Consideration, Console, DeskAt, Desks, GuidedStep, Preparation, StaffOrder
from pitboss.web.staff_orders import BY_KIND, GROUPS, Order

router = APIRouter(prefix="/api", tags=["staff"])
CONSIDERED = frozenset({*BY_KIND, ReportAccident, Choose})
"""What may be thought through: nothing that would show a card which nobody has seen."""

UNANSWERED = frozenset({"no-answer", "no-hands"})
"""Refusals of a report that no other facts would change."""


class Considered(Body):
    """A command that is not given yet."""

    command: dict[str, Any]


@router.get("/consoles")
async def desks(pit: ThePit, who: SignedIn) -> Desks:
    """The tables at which one may come on duty, those of heats that are being played among them."""
    accounts = pit.registry.accounts
    found = ((post, held_at(post, accounts, who.account)) for post in posts_of(pit))
    held = {grant.role for grant in accounts.people[who.account].grants}
    return {
        "desks": [_desk(post, who.account, roles) for post, roles in found if roles],
        "grants": who.account in accounts.administrators or bool(held & MANAGERS),
        "roles": [str(role) for role in Role if role in STAFF],
    }


def _desk(post: Post, account: str, held: frozenset[Role]) -> DeskAt:
    return {
        "table": post.id,
        "name": post.definition.name,
        "game_name": post.game.name,
        "jurisdiction": post.game.rules.book.jurisdiction.code,
        "dealt_by": dealt_by(post),
        "standing": word(post.floor.opening.standing),
        "held": sorted(map(word, held)),
        "inspects": bool(held & REGULATORS),
        "on_duty": account in post.floor.people.roles,
    }


@router.get("/tables/{table}/console")
async def console(pit: ThePit, who: SignedIn, table: str) -> Console:
    """What the staff of a table work with."""
    post = await post_called(pit, table)
    held = held_at(post, pit.registry.accounts, who.account)
    if not held:
        said = "You hold no role at this table: a manager or an administrator grants one."
        raise Refused("not-staff", said, rule="house accounts: roles")
    game = post.game
    return {
        "table": post.id,
        "name": post.definition.name,
        "game": game.rules.book.id,
        "dealt_by": dealt_by(post),
        "held": sorted(map(word, held)),
        "orders": [order for group, orders in GROUPS.items() for each in orders if _can_be_told(order := _order(game, group, each))],
        "accidents": [_accident(post, who.account, kind) for kind in get_args(Accident)],
        "questions": {term.name: term.question for term in game.rules.law if isinstance(game.get(term), Power) or term.name in ACTS},
        "recordable": [act for act, each in ACTS.items() if game.get(each.term) is not None],
    }


def _order(game: Game, group: str, order: Order) -> StaffOrder:
    powers = [term.name for term in game.rules.law if order.uses(term.name) and isinstance(game.get(term), Power)]
    fields = list(fields_of(game, order.kind))
    for field in fields:
        if f"{{{field['name']}}}" in order.power:  # only the lines of the book's own table
            lines = {power.rpartition("/")[2] for power in powers}
            field["choices"] = [each for each in field["choices"] if each in lines] or field["choices"]
    return {"do": kebab(order.kind.__name__), "group": group, "powers": powers, "fields": fields}


def _can_be_told(order: StaffOrder) -> bool:
    """Whether the book has anything to choose where the order must name one: a ground, an act."""
    return all(field["choices"] or field["shape"] != "choice" for field in order["fields"] if field["needed"])


def _accident(post: Post, account: str, kind: type[Any]) -> AccidentKind:
    """A kind of accident, and whether the book has an answer to it at all."""
    asked = (Request(account, seconds(), ReportAccident(each)) for each in samples(kind))
    against = [objection_to(post.game, post.floor, each) for each in asked]
    lost = [each for each in against if isinstance(each, Refused) and each.code in UNANSWERED]
    answered = len(lost) < len(against)
    why, rule = ("", "") if answered else (lost[0].sentence, lost[0].rule)
    return {"kind": kebab(kind.__name__), "answered": answered, "why": why, "rule": rule, "fields": list(fields_of(post.game, kind))}


@router.post("/tables/{table}/console/consider")
async def consider(pit: ThePit, who: SignedIn, table: str, body: Considered) -> Consideration:
    """What the book says to an order, and what it takes first; nothing is done."""
    pit.admit_command(who.account)
    post, accounts = await post_called(pit, table), pit.registry.accounts
    await duty_checked(post, accounts, who.account)
    if who.account not in post.floor.people.roles:
        raise Refused("not-on-duty", "Come on duty at this table first.", rule="house accounts: roles")
    command = read_command(body.command, by=who.account)
    if type(command) not in CONSIDERED:
        raise Malformed("command", "only an order of the staff is thought through beforehand")
    request = Request(who.account, seconds(), command)
    try:
        events = decided(post, request)
    except (Refused, Malformed) as against:
        return _against(pit, post, request, against)
    hidden = isinstance(getattr(command, "accident", None), BurnedInError) and post.floor.cards.source is Source.PROGRAM
    return {"may": True, "code": "", "why": "", "rule": "", "steps": [] if hidden else _steps(pit, post, who.account, events), "first": []}


def _against(pit: Pit, post: Post, request: Request, against: Refused | Malformed) -> Consideration:
    desk = Desk(post.game, post.floor, request.by, request.at, REACTIONS)
    rule = against.rule if isinstance(against, Refused) else ""
    said = spoken_at(post, pit.registry.accounts, request.by, against.sentence)
    first: list[Preparation] = preparations(desk, request.do, against)
    return {"may": False, "code": against.code, "why": said, "rule": rule, "steps": [], "first": first}


def _steps(pit: Pit, post: Post, account: str, events: tuple[Any, ...]) -> list[GuidedStep]:
    """What would happen, in the sentences that the log would have for it."""
    accounts = pit.registry.accounts
    return [{"said": spoken_at(post, accounts, account, said), "rules": rules} for said, rules in told(post, accounts, account, events)]
