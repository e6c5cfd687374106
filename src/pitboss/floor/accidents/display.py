"""Com-Bo's control panel: who works it, wrong results, and lights that fail."""

from __future__ import annotations

from pitboss.floor.accidents.asking import ask
from pitboss.floor.accidents.events import Aftermath
from pitboss.floor.accidents.kinds import LightsFailed, WrongKeys
from pitboss.floor.accidents.steps import answer, as_dealer, begin, report, resolve
from pitboss.floor.desk import Desk
from pitboss.floor.powers import exercise, require_staff, roles_of
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import listed
from pitboss.play.com_bo.commands import KeyResult
from pitboss.play.com_bo.state import ComBoAwaits, ComBoRound
from pitboss.play.desk import refusal
from pitboss.terms.com_bo import CONTROL_PANEL
from pitboss.terms.irregular_display import (
    DISPLAY_FAULT_PLAY,
    DISPLAY_FAULT_SETTLEMENT,
    KEYPAD_ERROR,
    KEYPAD_ERROR_RECTIFIED_BY,
    KEYPAD_ERROR_TOLD_BY,
    KeypadCure,
)


def require_panel(desk: Desk, _: KeyResult) -> None:
    """Nobody else works the control panel than those whom the document names."""
    if desk.game.get(CONTROL_PANEL) is not None:
        exercise(desk, CONTROL_PANEL)


def wrong_keys(desk: Desk, accident: WrongKeys) -> None:
    """Before the deal button the dealer keys again; after it the pit boss is told, and puts it right."""
    cure, rule = answer(desk, KEYPAD_ERROR[accident.pressed.value], "a wrong result that was keyed")
    now = desk.floor.rounds.now
    if now.awaits is not ComBoAwaits.KEYS:
        raise refusal("no-result-due", f"no result is due: the round awaits {now.awaits.value}", rule)
    if cure is KeypadCure.KEYED_AGAIN:
        warrant = as_dealer(desk, "key the result again", rule)
        report(desk, accident, rule)
        resolve(desk, cure, warrant, rule)
        return
    told_by = desk.game.get(KEYPAD_ERROR_TOLD_BY) or ()
    role = next((each for each in told_by if each in roles_of(desk)), None)
    if role is None:
        who = listed([each.title for each in told_by], "or")
        raise refusal("not-entitled", f"{desk.by} does not report a wrong result: {who} does", desk.game.cite(KEYPAD_ERROR_TOLD_BY))
    report(desk, accident, rule)
    ask(desk, (), (str(cure),), Warrant(desk.by, role, rule), default="", rule=desk.game.cite(KEYPAD_ERROR_RECTIFIED_BY))


def rectify(desk: Desk) -> None:
    """Put the result right by the cards on the layout, by the authority that the document names."""
    warrant = exercise(desk, KEYPAD_ERROR_RECTIFIED_BY)
    now = desk.floor.rounds.now
    if isinstance(now, ComBoRound):
        desk.play(KeyResult(now.cards))
    resolve(desk, KeypadCure.PIT_BOSS_RECTIFIES, warrant, warrant.rule)


def lights_failed(desk: Desk, accident: LightsFailed) -> None:
    """Settle by the cards on the layout; no further round until the lights work."""
    by, rule = answer(desk, DISPLAY_FAULT_SETTLEMENT, "lights that fail")
    play, why = answer(desk, DISPLAY_FAULT_PLAY, "lights that fail")
    role = require_staff(desk, "say that the lights failed", rule)
    if Aftermath.SUSPENDED in desk.floor.accidents.force:
        raise refusal("suspended", "the lights are known to have failed", rule)
    report(desk, accident, rule)
    now = desk.floor.rounds.now
    if isinstance(now, ComBoRound) and now.awaits is ComBoAwaits.KEYS:
        desk.play(KeyResult(now.cards))
    begin(desk, Aftermath.SUSPENDED, why)
    resolve(desk, f"{by}, {play}", Warrant(desk.by, role, rule), rule)
