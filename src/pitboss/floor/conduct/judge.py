"""Who judges what about conduct, and what somebody meets who was excluded or has left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.boxes.commands import DeclareWager, JoinTable, TouchWager, WaitForSeat
from pitboss.floor.conduct.advice import ask_for_rules, give_advice
from pitboss.floor.conduct.commands import (
    AnswerDecision,
    AskForRules,
    DecideDispute,
    EndSeizure,
    GiveAdvice,
    GiveSignal,
    InformOfComplaint,
    InvalidateRound,
    RaiseDispute,
    RefuseWager,
    ReportDevice,
    ReviewDispute,
    Sanction,
    TakeCharge,
    TouchCards,
    UseDevice,
)
from pitboss.floor.conduct.devices import report_device, use_device
from pitboss.floor.conduct.disputes import (
    answer_decision,
    attach,
    decide_dispute,
    inform,
    raise_dispute,
    review_dispute,
    tell_before_leaving,
)
from pitboss.floor.conduct.hands import give_signal, touch_cards
from pitboss.floor.conduct.invalidation import invalidate
from pitboss.floor.conduct.sanctions import end_seizure, sanction, take_charge
from pitboss.floor.conduct.taking_part import on_box, own_chips, touched, welcome
from pitboss.floor.conduct.wagers import refuse_wager
from pitboss.floor.desk import Desk
from pitboss.floor.opening.events import TableClosed
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import Double, Forfeit, Hit, Insure, PlaceSideBet, PlaceWager, Split, Stand, Surrender, TakeEvenMoney

JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    RaiseDispute: raise_dispute,
    DecideDispute: decide_dispute,
    ReviewDispute: review_dispute,
    AnswerDecision: answer_decision,
    InformOfComplaint: inform,
    AskForRules: ask_for_rules,
    GiveAdvice: give_advice,
    UseDevice: use_device,
    ReportDevice: report_device,
    Sanction: sanction,
    EndSeizure: end_seizure,
    TakeCharge: take_charge,
    InvalidateRound: invalidate,
    RefuseWager: refuse_wager,
    TouchCards: touch_cards,
    GiveSignal: give_signal,
}
GUARDS: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    **dict.fromkeys((JoinTable, WaitForSeat), welcome),
    **dict.fromkeys((PlaceWager, PlaceSideBet, PlaceComBoWager, DeclareWager, Insure, TakeEvenMoney, Forfeit), own_chips),
    **dict.fromkeys((Hit, Stand, Double, Split, Surrender, GiveSignal), on_box),
    TouchWager: touched,
}
REACTIONS: Mapping[type[Any], Callable[[Desk, Any], None]] = {TableClosed: tell_before_leaving, CardsTakenUp: attach}
