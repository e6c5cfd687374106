"""Refusals: each names a rule and speaks like a person, none forbids what a document allows, and none leaves everybody without a way."""

from __future__ import annotations

import re

from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.kinds import MisplacedCard
from pitboss.floor.decide import decide
from pitboss.floor.request import SHOE, Request
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.commands import PlaceWager
from tests.floor.fuzz.found import require
from tests.floor.fuzz.scene import STAFF, Scene

CITED = re.compile(r"^(VIC|ACT|NSW)-[A-Z0-9-]+( .*)?$")
MACHINE = re.compile(r"Traceback|object at 0x|<\w+\.\w+|\bNone\b|Error\b|\{|\[\]|__")
ENTITLED = ("not-entitled", "tell-the-dealer", "dealer-only", "staff-only", "shoe-only", "not-yours")
"""Refusals that say no more than that it is somebody else's to do."""


def has_a_rule(_: Scene, request: Request, fault: Refused) -> None:
    """A document and, mostly, a rule; a sentence without anything of the machine in it."""
    require(CITED.match(fault.rule or ""), "refusal-rule", "every refusal names a rule", lambda: f"{fault.rule!r}: {fault.sentence}")
    plain = fault.sentence and fault.rule in fault.sentence and not MACHINE.search(fault.sentence)
    require(plain, "refusal-sentence", fault.rule, lambda: f"{fault.sentence!r} to {type(request.do).__name__}")


def lawful_all_the_same(scene: Scene, request: Request, fault: Refused) -> None:
    """VIC-2003-01 5.2, ACT-2018-01 4.1, NSW-STAR-BJ 5.2: wagers until the first card, whatever the dealer has called (readings A10, H13).

    ACT-2018-01 14.5: an error found once a later round has begun voids the round it was in, however long ago that was.
    """
    do, rounds = request.do, scene.floor.rounds
    if isinstance(do, PlaceWager) and fault.code == "betting-closed" and not rounds.first_card_out and not rounds.is_over:
        require(False, "betting-closed-early", "VIC-2003-01 5.2, ACT-2018-01 4.1, NSW-STAR-BJ 5.2", fault.sentence)
    if scene.furniture.book.startswith("act") and isinstance(do, ReportAccident) and isinstance(do.accident, MisplacedCard):
        begun = rounds.first_card_out and 0 < do.accident.round < rounds.number - 1
        require(not (begun and fault.code == "round-not-kept"), "earlier-round", "ACT-2018-01 14.5", fault.sentence)


def nobody_is_entitled(scene: Scene, request: Request, fault: Refused) -> None:
    """An accident that a document answers is somebody's to report: not everybody may be told that it is another's."""
    if fault.code not in ENTITLED or not isinstance(request.do, ReportAccident):
        return
    asked: set[tuple[str, str]] = scene.memory.setdefault("entitled", set())
    kind = (type(request.do.accident).__name__, scene.floor.rounds.now.awaits.name)
    if kind in asked:
        return
    asked.add(kind)
    said = {request.by: fault.sentence}
    roles = {name: frozenset({role}) for name, role in STAFF.items()}
    floor = scene.floor._replace(people=scene.floor.people._replace(roles=roles))
    for name in (*STAFF, SHOE):
        try:
            decide(scene.game, floor, Request(name, request.at, request.do))
        except Refused as other:
            if other.code not in ENTITLED:
                return
            said[name] = other.sentence
        except Malformed:
            return
        else:
            return
    told = "; ".join(f"{name}: {sentence}" for name, sentence in said.items() if name in ("dora", "gwen", "cass"))
    require(False, "nobody-may", fault.rule, f"{kind[0]} ({request.do.accident}): {told}")
