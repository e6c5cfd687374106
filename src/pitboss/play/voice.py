"""The dealer's calls and hand: what is announced on an event, and how a card is laid. The state is that after the event.

The house sends both with the event, so that the console shows what to call and a screen reader says it.
"""

from __future__ import annotations

from pitboss.play.count import is_natural
from pitboss.play.events import (
    BettingClosed,
    CardDealt,
    CardsShown,
    Event,
    HandFinished,
    HandStood,
    InsuranceClosed,
    InsuranceOffered,
    NaturalHeld,
    TurnCame,
)
from pitboss.play.state import Awaits, Hand, HandStatus, Origin, Round
from pitboss.play.table import Table
from pitboss.terms.naturals import EVEN_MONEY


def spoken(table: Table, state: Round, event: Event) -> str:
    """What the dealer says on an event, where the document says that the dealer does or may; empty if nothing."""
    manner = table.manner
    called = manner.insurance_call is not None
    match event:
        case BettingClosed():
            return "No more bets" if manner.no_more_bets else ""
        case InsuranceOffered():
            return "Insurance" if called else ""
        case InsuranceClosed():
            return "Insurance is closed" if called else ""
        case CardDealt(hand=-1):
            return _natural(table) if state.dealer_natural else ""
        case NaturalHeld():
            return _natural(table)
        case HandFinished(status=HandStatus.PAID):
            settled_at_evens = table.naturals.even_money is not None and event.rule == table.cite(EVEN_MONEY)
            return _natural(table) if is_natural(state.hands[event.hand], table) and not settled_at_evens else ""
        case CardDealt() | TurnCame() | HandStood() | CardsShown():
            return _total_due(table, state, event) if manner.totals else ""
        case _:
            return ""


def laid(table: Table, state: Round, event: Event) -> str:
    """How a card is laid; empty for an event that lays none."""
    if not isinstance(event, CardDealt):
        return ""
    if event.hand >= 0:
        hand = state.hands[event.hand]
        if state.awaits is Awaits.CARD_FOR_DEAL and hand.box in state.hidden:
            return "face down"
        split_ace = hand.origin is Origin.SPLIT and hand.cards[0].pips == 1
        manner = table.manner.double_card if hand.doubled else table.manner.split_ace_card if split_ace else None
        if manner:
            return "face up and sideways"
    return "face up"


def _natural(table: Table) -> str:
    return str(table.manner.natural).capitalize()


def _total_due(table: Table, state: Round, event: CardDealt | TurnCame | HandStood | CardsShown) -> str:
    """The total, if this event is one that calls for it: a hand's turn, a card after the initial deal, cards turned up at last."""
    place = state.turn if isinstance(event, CardsShown) else event.hand
    if state.awaits is Awaits.CARD_FOR_DEAL or place < 0:
        return ""
    hand = state.hands[place]
    over = hand.total > 21
    if hand.box in state.hidden and not over:
        return ""
    match event:
        case CardDealt():
            return _total(table, hand)
        case CardsShown():
            return _total(table, hand) if hand.box == event.box and hand.status is HandStatus.OPEN else ""
        case TurnCame():
            arrives = hand.origin is Origin.DEALT and len(hand.cards) == 2 and event.awaits is Awaits.DECISION
            return _total(table, hand) if arrives else ""
        case HandStood():
            return str(hand.total) if _called_both_ways(table, hand) else ""


def _total(table: Table, hand: Hand) -> str:
    """A hand's total: both counts of an ace where the book lets the dealer call it so and the hand may still change."""
    return f"{hand.hard} or {hand.total}" if _called_both_ways(table, hand) else str(hand.total)


def _called_both_ways(table: Table, hand: Hand) -> bool:
    return table.manner.ace_calls is not None and hand.is_soft and hand.total < 21
