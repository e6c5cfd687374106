"""Paying naturals that need not wait for the dealer."""

from __future__ import annotations

from pitboss.play.desk import Desk
from pitboss.play.events import HandFinished
from pitboss.play.state import HandStatus, Round
from pitboss.play.table import Table
from pitboss.terms.naturals import NATURAL_PAID_AT_ONCE, NATURAL_PAYS, PaidAtOnce
from pitboss.terms.settlement import RESULTS


def natural_waits(table: Table, state: Round) -> bool:
    """Whether a natural waits for the dealer's hand: while that may make one, or has, and the book does not pay it all the same."""
    if len(state.dealer) == 1:
        return not state.seen and table.naturals.wait_on(state.dealer[0])
    return table.naturals.at_once is not PaidAtOnce.ALWAYS and state.dealer_natural


def pay_natural(desk: Desk, place: int) -> None:
    """Settle every wager on a natural that need not wait."""
    table = desk.table
    case = table.settling.natural_case
    at_once, because, pays = table.cite(NATURAL_PAID_AT_ONCE), table.cite(RESULTS[case]), table.cite(NATURAL_PAYS)
    won = (at_once, because if case == "natural" else "", pays)
    for stake in desk.state.hands[place].stakes:
        if stake.open:
            desk.resolve(place, stake, table.settling.results[case], odds=table.naturals.pays, won=won, rules=(at_once, because))
    desk.record(HandFinished(place, HandStatus.PAID, at_once))
