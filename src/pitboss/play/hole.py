"""The dealer's second card where it is dealt with the first ones: whether it makes a natural is known before anybody decides."""

from __future__ import annotations

from pitboss.play.dealer import dealer_turn, settle_insurance, turn_hole_card
from pitboss.play.desk import Desk
from pitboss.play.events import HandStood, HoleCardSeen
from pitboss.play.insuring import WINNING
from pitboss.play.naturals import natural_waits, pay_natural
from pitboss.play.state import HandStatus
from pitboss.terms.deal import DEALER_SECOND_CARD


def look(desk: Desk) -> bool:
    """See whether the dealer has a natural, where the book lets that be known now: then the round ends, and nothing is left to decide."""
    state = desk.state
    if state.hole and state.natural_may_come and desk.table.dealing.peeks:
        if state.dealer[0].pips + state.hole[0].pips != 11:
            desk.record(HoleCardSeen(desk.table.cite(DEALER_SECOND_CARD)))
            _no_natural(desk)
            return False
        turn_hole_card(desk)
    if not desk.state.dealer_natural:
        return False
    for place, hand in enumerate(desk.state.hands):
        if hand.status is HandStatus.OPEN:
            desk.record(HandStood(place, False, desk.table.cite(DEALER_SECOND_CARD)))
    dealer_turn(desk)
    return True


def _no_natural(desk: Desk) -> None:
    """What only waited for a natural need wait no longer: insurance on it is lost, and naturals are paid."""
    table, shown = desk.table, desk.state.dealer[0]
    wins_on = table.insuring.ten_wins_on if shown.pips == 10 else table.insuring.wins_on
    if wins_on and WINNING[wins_on] == {11 - shown.pips}:
        settle_insurance(desk)
    for place, hand in enumerate(desk.state.hands):
        if hand.status is HandStatus.NATURAL and not table.naturals.deferred and not natural_waits(table, desk.state):
            pay_natural(desk, place)
