"""Judge a request in a heat: the events it causes at the table and beside it, or a cited refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.accidents.events import EarlierRoundPutRight
from pitboss.floor.boxes.commands import JoinTable, LeaveTable, RequireToVacate, ReserveBoxes, TouchWager
from pitboss.floor.game import Game
from pitboss.floor.limits.commands import AgreePersonalLimits, OfferLowLimit, RaiseMinimumAtOnce, SetLimits
from pitboss.floor.people.commands import SignOn
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.law.refusal import Malformed
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import CloseBetting, Double, DrawCard, Hit, Insure, PlaceSideBet, PlaceWager, Split, Stand
from pitboss.play.events import BettingClosed, RoundEnded
from pitboss.tournament.heat import absence, charge, custody, early, forms, halts, leaving, length, opening, order, passes, short, wagers
from pitboss.tournament.heat.commands import (
    BuyChips,
    ConcludeEarly,
    CorrectChips,
    CountChips,
    DealFromMarker,
    DeductForAbsence,
    Disqualify,
    FindShort,
    HandBackForm,
    HoldLateToMinimum,
    InspectForm,
    LimitTime,
    LogTaken,
    MoveLimits,
    NoteAway,
    NoteBack,
    OfferBreak,
    OpenHeat,
    OrderCount,
    PassForm,
    PlayPassCard,
    RecordBreach,
    RecoverChips,
    Reinstate,
    Retire,
    RevealForm,
    SeatSubstitute,
    SetPace,
    SettleDispute,
    StartSession,
    StopForDispute,
    WriteForm,
)
from pitboss.tournament.heat.desk import HeatDesk
from pitboss.tournament.heat.events import Event
from pitboss.tournament.heat.request import HeatRequest
from pitboss.tournament.heat.state import Heat

Call = Callable[[HeatDesk, Any], None]

JUDGES: Mapping[type[Any], Call] = {
    OpenHeat: opening.open_heat,
    BuyChips: opening.buy_chips,
    StartSession: opening.start,
    SeatSubstitute: opening.seat_substitute,
    PlayPassCard: passes.play,
    WriteForm: forms.write,
    PassForm: forms.pass_form,
    HandBackForm: forms.hand_back,
    RevealForm: forms.reveal,
    InspectForm: forms.inspect,
    LimitTime: halts.limit_time,
    HoldLateToMinimum: halts.hold_to_minimum,
    OfferBreak: halts.offer_break,
    SetPace: halts.set_pace,
    StopForDispute: halts.stop,
    SettleDispute: halts.settle,
    RecordBreach: halts.record_breach,
    FindShort: short.find_short,
    DealFromMarker: order.deal_from_marker,
    MoveLimits: length.move_limits,
    NoteAway: absence.note_away,
    NoteBack: absence.note_back,
    DeductForAbsence: absence.deduct,
    Disqualify: leaving.disqualify,
    Reinstate: leaving.reinstate,
    Retire: leaving.retire,
    LogTaken: leaving.log_taken,
    ConcludeEarly: early.conclude,
    OrderCount: custody.order_count,
    CountChips: custody.count,
    RecoverChips: custody.recover,
    CorrectChips: custody.correct,
    # Commands of the table that a heat looks at first.
    SignOn: charge.sign_on,
    JoinTable: opening.join,
    LeaveTable: leaving.leave,
    PlaceWager: wagers.place,
    PlaceComBoWager: wagers.place,
    PlaceSideBet: wagers.add,
    Insure: wagers.add,
    Double: wagers.add_to_hand,
    Split: wagers.add_to_hand,
    TouchWager: order.require_final,
    CloseBetting: wagers.close,
    TakeUpCards: forms.require_revealed,
    DrawCard: halts.going,
    Hit: halts.going,
    Stand: halts.going,
    SetLimits: wagers.no_other_limits,
    RaiseMinimumAtOnce: wagers.no_other_limits,
    AgreePersonalLimits: wagers.no_other_limits,
    OfferLowLimit: wagers.no_other_limits,
    ReserveBoxes: wagers.no_sharing,
    RequireToVacate: wagers.no_sharing,
}
"""Who judges which command; every other goes to the table as it is."""

REACTIONS: Mapping[type[Any], tuple[Call, ...]] = {
    BettingClosed: (wagers.put_right,),
    RoundEnded: (short.settle_made_up,),
    CardsTakenUp: (length.round_over,),
    EarlierRoundPutRight: (leaving.restore,),
}
"""What follows from an event by itself."""


def decide(game: Game, heat: Heat, request: HeatRequest) -> tuple[Event, ...]:
    """The events that a request causes; `Refused` if the rules are against it."""
    return step(game, heat, request)[0]


def step(game: Game, heat: Heat, request: HeatRequest) -> tuple[tuple[Event, ...], Heat]:
    """The events that a request causes, and the state they lead to."""
    by, at, command = request
    session = heat.session
    if session.setup is None and not isinstance(command, OpenHeat):
        raise Malformed("no-heat", "no heat is open at this table: the tournament opens one")
    if session.substitutes and by in session.substitutes.values():
        by = next(player for player, other in session.substitutes.items() if other == by)
    desk = HeatDesk(game, heat, by, at, REACTIONS)
    judge = JUDGES.get(type(command))
    if judge is not None:
        judge(desk, command)
    else:
        desk.hand_on(command)
    return tuple(desk.events), desk.heat
