"""The dealer's hand: drawn only as far as it can matter, then everything still open is settled."""

from __future__ import annotations

from pitboss.play.bonus import pay_others, ties_annul
from pitboss.play.desk import Desk
from pitboss.play.events import DealerStops, DealerToDraw, HoleCardTurned, Result, RoundEnded
from pitboss.play.insuring import insurance_wins
from pitboss.play.predicates import dealer_draws
from pitboss.play.settled import Stage
from pitboss.play.settlement import settle_hands
from pitboss.play.state import Awaits, Hand, HandStatus, Round
from pitboss.terms.deal import CARDS_PICKED_UP, DEALER_SECOND_CARD
from pitboss.terms.dealer_hand import DEALER_NO_EFFECT, DEALER_SOFT_17
from pitboss.terms.definitions import DEFINES
from pitboss.terms.insurance import (
    INSURANCE_AGAINST_TEN_PAYS,
    INSURANCE_AGAINST_TEN_WINS_ON,
    INSURANCE_PAYS,
    INSURANCE_WINS_ON,
    WinsOn,
)

ROUND_OF_PLAY = DEFINES["round-of-play"]
WAITING = (HandStatus.NATURAL, HandStatus.SURRENDERED, HandStatus.BUST)
"""Hands whose wagers, if still open, wait for the dealer's second card alone."""


def dealer_turn(desk: Desk) -> None:
    """Draw if it matters, otherwise settle: a live hand needs the whole of the dealer's hand, anything else one card at most."""
    turn_hole_card(desk)
    state, table = desk.state, desk.table
    if len(state.dealer) == 2:
        settle_insurance(desk)
        state = desk.state
    # A third card was drawn for a live hand, which the dealer's cards do not decide: it is live still.
    if (len(state.dealer) > 2 or _matters(state)) and not _complete(desk):
        if state.awaits is not Awaits.CARD_FOR_DEALER:
            desk.record(DealerToDraw(table.cite(DEALER_SOFT_17)))
        return
    settle_hands(desk)
    if ties_annul(table):
        pay_others(desk)
    over = (table.cite(CARDS_PICKED_UP) or table.cite(ROUND_OF_PLAY),)
    if _complete(desk):
        desk.record(RoundEnded(table.cite(DEALER_SOFT_17), over, DealerStops.COMPLETE))
    else:
        desk.record(RoundEnded(table.cite(DEALER_NO_EFFECT), over, DealerStops.NO_EFFECT))


def turn_hole_card(desk: Desk) -> None:
    """Turn up a second card that lies face down."""
    for card in desk.state.hole:
        desk.record(HoleCardTurned(card, desk.table.cite(DEALER_SECOND_CARD)))


def _complete(desk: Desk) -> bool:
    """Whether the dealer must stand."""
    state = desk.state
    return len(state.dealer) > 1 and not dealer_draws(desk.table.soft_17, state.dealer_total, soft=state.dealer_is_soft)


def _matters(state: Round) -> bool:
    """Whether another dealer's card could change the outcome.

    A live hand is compared with the dealer's whole hand. A waiting natural, a surrender, an insurance wager or a doubled wager
    that waits though its hand is over 21 depends on the dealer's second card alone, and only where that can still make a natural.
    """
    if any(_live(hand) for hand in state.hands):
        return True
    if len(state.dealer) > 1:
        return False
    if any(each.open for each in state.insurance):
        return True
    waiting = any(hand.status in WAITING and _open(hand) for hand in state.hands)
    forgotten = not state.dealer
    return waiting and (forgotten or state.natural_may_come)


def _live(hand: Hand) -> bool:
    """Whether a wager on the hand is still to be compared with the dealer's."""
    if hand.status is HandStatus.SURRENDERED:
        return any(stake.open and not stake.surrendered for stake in hand.stakes)
    return hand.status is HandStatus.STOOD and _open(hand)


def _open(hand: Hand) -> bool:
    return any(stake.open for stake in hand.stakes)


def settle_insurance(desk: Desk) -> None:
    """The second card, which the dealer may have looked at alone, decides every insurance wager."""
    table, state = desk.table, desk.state
    second = (*state.dealer, *state.hole)[1]
    against_ten = state.dealer[0].pips == 10
    odds = table.insuring.ten_pays if against_ten else table.insuring.pays
    wins_on = table.cite(INSURANCE_AGAINST_TEN_WINS_ON if against_ten else INSURANCE_WINS_ON)
    winning = table.insuring.ten_wins_on if against_ten else table.insuring.wins_on
    pays = table.cite(INSURANCE_AGAINST_TEN_PAYS if against_ten else INSURANCE_PAYS)
    held: dict[tuple[str, int], int] = {}
    for each in state.insurance:
        if each.open:
            held[each.player, each.box] = held.get((each.player, each.box), 0) + each.amount
    for (player, box), amount in held.items():
        if winning and odds and insurance_wins(winning, second.pips):
            desk.stage = Stage.FINAL  # the documents count won insurance into the final settlement; lost insurance is collected at once
            desk.pay_other(player, box, "insurance", amount, odds=odds, rules=(wins_on, pays))
        else:
            lost_by = table.insuring.lost_by if winning is WinsOn.TEN_VALUE else (wins_on, *table.insuring.lost_by)
            desk.settle_other(player, box, "insurance", amount, Result.LOSE, net=-amount, rules=lost_by)
