"""Judge a recorded act: the book must ask for it, and the person must be one who does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.accidents.acts import ACTS as ACCIDENTS
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.acts.recordable import Recordable, only_once
from pitboss.floor.boxes.acts import ACTS as BOXES
from pitboss.floor.cards.acts import ACTS as CARDS
from pitboss.floor.conduct.acts import ACTS as CONDUCT
from pitboss.floor.desk import Desk
from pitboss.floor.limits.acts import ACTS as LIMITS
from pitboss.floor.powers import exercise, roles_of
from pitboss.floor.rounds.acts import ACTS as ROUNDS
from pitboss.floor.warrant import Warrant
from pitboss.floor.wording import doing
from pitboss.law.refusal import Malformed, listed, nearest
from pitboss.law.values import shown
from pitboss.play.desk import refusal
from pitboss.terms.powers import Power, Role

ACTS: Mapping[str, Recordable] = only_once((ROUNDS, CARDS, BOXES, LIMITS, ACCIDENTS, CONDUCT))


def record_act(desk: Desk, command: RecordAct) -> None:
    """Note an act with its rule."""
    act = ACTS.get(command.act)
    if act is None:
        raise Malformed("act", f"there is no act {command.act!r} to record{nearest(command.act, ACTS)}")
    answer, rule = desk.game.get(act.term), desk.game.cite(act.term)
    if answer is None:
        raise refusal("no-such-act", f"{desk.game.name} has no rule on {doing(command.act)}", desk.game.cited(act.term))
    power = isinstance(answer, Power)
    warrant = exercise(desk, act.term, command.subject) if power else Warrant(desk.by, _role(desk, act, rule), rule)
    desk.record(ActRecorded(command.act, shown(answer), command.subject, command.note, warrant, desk.at, rule))


def _role(desk: Desk, act: Recordable, rule: str) -> Role:
    role = next((each for each in act.by if each in roles_of(desk)), None)
    if role is None:
        who = listed([each.title for each in act.by], "or")
        raise refusal("not-entitled", f"{desk.by} may not record {doing(act.term.name)}: {who} may", rule)
    return role


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {RecordAct: record_act}
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {}
REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {}
