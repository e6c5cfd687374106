"""Paying naturals that need not wait for the dealer."""

from __future__ import annotations

from pitboss.law.terms.naturals import NATURAL_PAID_AT_ONCE, NATURAL_PAYS
from pitboss.law.terms.settlement import RESULTS
from pitboss.play.desk import Desk
from pitboss.play.events import HandFinished, Result


def pay_natural(desk: Desk, place: int) -> None:
    """Pay every wager on a natural that need not wait."""
    table = desk.table
    odds = table.naturals.pays
    rules = (table.cite(NATURAL_PAID_AT_ONCE), table.cite(RESULTS["natural"]), table.cite(NATURAL_PAYS))
    for stake in desk.state.hands[place].stakes:
        if stake.open:
            net = table.payable.times(stake.whole, odds.paid, odds.staked)
            desk.settle(place, stake, Result.WIN, net=net, odds=f"{odds.paid}:{odds.staked}", rules=rules)
    desk.record(HandFinished(place, False, rules[0]))
