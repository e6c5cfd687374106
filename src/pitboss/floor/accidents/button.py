"""The jackpot button of Pontoon Pandemonium: the table needs it, and without it the side bet is not offered."""

from __future__ import annotations

from typing import Any

from pitboss.floor.accidents.events import Aftermath
from pitboss.floor.accidents.facts import Lack
from pitboss.floor.accidents.kinds import ButtonDown
from pitboss.floor.accidents.steps import as_dealer, begin, report, resolve
from pitboss.floor.desk import Desk
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.rebuild import without
from pitboss.floor.warrant import Warrant
from pitboss.law.term import Term
from pitboss.play.commands import FailButton
from pitboss.play.desk import refusal
from pitboss.play.side_bets import PANDEMONIUM
from pitboss.play.state import Awaits, Round
from pitboss.terms.equipment import ALSO_NEEDED
from pitboss.terms.pandemonium import PANDEMONIUM_FAILURE, Failure


def down(desk: Desk, accident: ButtonDown) -> None:
    """Withdraw the side bet: wagers before the first card go back, presses still due are paid as for a failure in the round."""
    rules = desk.game.side_bets.get(PANDEMONIUM)
    term: Term[Any] = ALSO_NEEDED["jackpot-button"] if accident.lack is Lack.MISSING else PANDEMONIUM_FAILURE["before-round"]
    rule = desk.game.cited(term)
    if rules is None or rules.get(term) is None:
        raise refusal("no-answer", "this table has no jackpot button: pontoon-pandemonium is not offered", rule)
    warrant = as_dealer(desk, "withdraw the side bet", rule)
    if Aftermath.NO_BUTTON in desk.floor.accidents.force:
        raise refusal("button-down", "the button is known to be out of order", rule)
    if accident.lack is Lack.FAILED and rules.get(term) is not Failure.NOT_OFFERED:
        raise refusal("no-answer", f"{desk.game.name} does not say how the side bet is offered without its button", rule)
    report(desk, accident, rule)
    now = desk.floor.rounds.now
    if now.awaits is Awaits.BUTTON:
        desk.play(FailButton())
    elif now.awaits is Awaits.WAGERS and isinstance(now, Round):
        _give_back(desk, now, warrant)
    begin(desk, Aftermath.NO_BUTTON, rule)
    resolve(desk, Failure.NOT_OFFERED, warrant, rule)


def _give_back(desk: Desk, now: Round, warrant: Warrant) -> None:
    before = after = desk.floor.rounds.log
    for box in now.boxes:
        for side in box.side:
            if side.bet == PANDEMONIUM:
                after = without(desk.game.table, after, side.player, box.number, PANDEMONIUM)
    if after != before:
        desk.record(RoundRebuilt(before, after, warrant, warrant.rule))
