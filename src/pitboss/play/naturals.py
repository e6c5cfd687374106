"""Paying naturals that need not wait for the dealer."""

from __future__ import annotations

from pitboss.play.desk import Desk
from pitboss.play.events import HandFinished
from pitboss.play.state import HandStatus
from pitboss.terms.naturals import NATURAL_PAID_AT_ONCE, NATURAL_PAYS
from pitboss.terms.settlement import RESULTS


def pay_natural(desk: Desk, place: int) -> None:
    """Pay every wager on a natural that need not wait."""
    table = desk.table
    rules = (table.cite(NATURAL_PAID_AT_ONCE), table.cite(RESULTS["natural"]), table.cite(NATURAL_PAYS))
    for stake in desk.state.hands[place].stakes:
        if stake.open:
            desk.pay(place, stake, table.naturals.pays, rules)
    desk.record(HandFinished(place, HandStatus.PAID, rules[0]))
