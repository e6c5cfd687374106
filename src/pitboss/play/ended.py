"""Why a hand that has ended may not be decided on: the reason and the rule that ended it, not merely whose turn it is."""

from __future__ import annotations

from enum import Enum

from pitboss.law.refusal import Refused
from pitboss.play.allowed import Objection, may_double, may_hit, may_split
from pitboss.play.count import is_natural, is_pair
from pitboss.play.desk import refusal
from pitboss.play.settled import Result
from pitboss.play.state import Hand, HandStatus, Round
from pitboss.play.table import Table
from pitboss.terms.doubling import DOUBLE_EXTRA_CARDS, DOUBLE_WITHDRAWN
from pitboss.terms.naturals import NATURAL_PAID_AT_ONCE, NATURAL_WAITS
from pitboss.terms.player_hand import BUSTED_HAND, BUSTED_SPLIT_HAND, DECISIONS, FIVE_CARDS, PLAYER_21
from pitboss.terms.settlement import RESULTS
from pitboss.terms.surrender import SURRENDER_MARKED


class Act(Enum):
    """What is asked of a hand."""

    HIT = "hit"
    STAND = "stand"
    DOUBLE = "double"
    SPLIT = "split"


def against_ended(table: Table, state: Round, box: int, act: Act) -> Refused | None:
    """The refusal of an act on a box whose hands have all ended; None where one of them is still to be played."""
    places = [place for place, hand in enumerate(state.hands) if hand.box == box]
    if not places or not state.hands[places[0]].cards or any(state.hands[place].status is HandStatus.OPEN for place in places):
        return None
    pairs = [place for place in places if is_pair(state.hands[place])]
    place = pairs[0] if act is Act.SPLIT and pairs else places[-1]
    found = _why(table, state, place, act)
    return refusal("hand-ended", f"box {box}: {found.reason}", found.rule, found.reading)


def _why(table: Table, state: Round, place: int, act: Act) -> Objection:
    hand = state.hands[place]
    if is_natural(hand, table) and act is not Act.STAND:
        return _of_act(table, state, place, act) or _of_natural(table, hand)
    if hand.status is HandStatus.SURRENDERED:
        return Objection("its hand is surrendered: no further card goes to it", table.cite(SURRENDER_MARKED))
    if hand.status is HandStatus.BUST:
        rule = table.cite(BUSTED_SPLIT_HAND) if len([each for each in state.hands if each.box == hand.box]) > 1 else ""
        return Objection(
            f"its hand is over 21 ({hand.total}) and lost", rule or table.cite(RESULTS["player-over-21"]) or table.cite(BUSTED_HAND)
        )
    if hand.status is HandStatus.PAID:
        return _of_paid(table, state, hand)
    void = next((each for each in state.settlements if each.hand == place and each.result is Result.VOID), None)
    if void is not None and not any(stake.open for stake in hand.stakes):
        return Objection("no wager on its hand stands any more", void.rule)
    if hand.doubled:
        return Objection("its hand is doubled: it has received its one card", table.cite(DOUBLE_EXTRA_CARDS))
    return _of_act(table, state, place, act) or Objection(f"its hand has stood on {hand.total}", table.cite(DECISIONS))


def _of_act(table: Table, state: Round, place: int, act: Act) -> Objection | None:
    """What would be against the act if the hand were still to be decided."""
    match act:
        case Act.HIT:
            return may_hit(table, state.hands[place])
        case Act.DOUBLE:
            return may_double(table, state.hands[place])
        case Act.SPLIT:
            return may_split(table, state, place)
        case Act.STAND:
            return None


def _of_natural(table: Table, hand: Hand) -> Objection:
    waits = hand.status is HandStatus.NATURAL and table.cite(NATURAL_WAITS)
    if waits:
        return Objection("its hand is a natural and waits for the dealer's", waits)
    return Objection("its hand is a natural and settled", table.cite(NATURAL_PAID_AT_ONCE))


def _of_paid(table: Table, state: Round, hand: Hand) -> Objection:
    players = {stake.player for stake in hand.stakes}
    if any(each.result is Result.FORFEIT and each.box == hand.box and each.player in players for each in state.settlements):
        return Objection("the double on its hand was withdrawn and the wager given up", table.cite(DOUBLE_WITHDRAWN))
    if hand.total == 21:
        return Objection("its hand of 21 has been paid", table.cite(PLAYER_21))
    return Objection(f"its hand of {len(hand.cards)} cards has been paid", table.cite(FIVE_CARDS))
