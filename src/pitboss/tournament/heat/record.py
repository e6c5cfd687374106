"""What each event of a heat does to its part of the state; no rule is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.play.com_bo.events import ComBoWagerPlaced
from pitboss.play.events import ExcessReturned, RoundEnded, WagerPlaced
from pitboss.play.postings import MAIN
from pitboss.tournament.heat.events import (
    AbsenceDeducted,
    AwayNoted,
    BackNoted,
    BreachRecorded,
    BreakOffered,
    ChipsCounted,
    ChipsIssued,
    ChipsRecovered,
    DisputeSettled,
    GameStopped,
    HeatOpened,
    PlayerBack,
    PlayerOut,
    RoundPlayed,
    SessionOver,
    SessionStarted,
    SubstituteSeated,
    TakenLogged,
)
from pitboss.tournament.heat.state import Custody, Form, HeatStanding, Leaving, OpenDispute, Session, Wagering
from pitboss.tournament.heat.wager_events import (
    DealtFromMarker,
    FormHandedBack,
    FormPassed,
    FormSettled,
    FormWritten,
    LateHeldToMinimum,
    LimitsMoved,
    MadeUpSettled,
    MarkerMoved,
    PassCardPlayed,
    PassCardsIssued,
    StandInPlaced,
    TimeLimited,
    WagerMadeUp,
)

Record = Callable[[Any, Any], Any]


def _without(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    return {name: value for name, value in table.items() if name != key}


def _plus(table: Mapping[str, int], key: str, amount: int) -> Mapping[str, int]:
    return {**table, key: table.get(key, 0) + amount}


SESSION: Mapping[type[Any], Record] = {
    HeatOpened: lambda part, event: Session(event.setup, substitutes=dict(event.setup.substitutes)),
    SessionStarted: lambda part, event: part._replace(
        standing=HeatStanding.PLAYING, began=event.at, minimum=event.minimum, maximum=event.maximum
    ),
    RoundPlayed: lambda part, event: part._replace(rounds=event.number, shoes=event.shoes),
    LimitsMoved: lambda part, event: part._replace(minimum=event.minimum, maximum=event.maximum),
    BreakOffered: lambda part, event: part._replace(away_until=event.until),
    GameStopped: lambda part, event: part._replace(dispute=OpenDispute(event.by, event.about)),
    DisputeSettled: lambda part, event: part._replace(dispute=None),
    SubstituteSeated: lambda part, event: part._replace(substitutes={**part.substitutes, event.player: event.substitute}),
    SessionOver: lambda part, event: part._replace(standing=HeatStanding.OVER, ended=event.why),
}


def _played(part: Wagering, event: RoundPlayed) -> Wagering:
    return part._replace(passed=frozenset(), held=frozenset(), stand_ins=frozenset(), open_since=event.at)


def _form_settled(part: Wagering, event: FormSettled) -> Wagering:
    return part._replace(forms=_without(part.forms, event.player), settled={**part.settled, event.player: part.forms[event.player]})


def _form_written(part: Wagering, event: FormWritten) -> Wagering:
    return part._replace(forms={**part.forms, event.player: Form(event.bet, event.amount)}, used=_plus(part.used, event.player, 1))


def _handed_back(part: Wagering, event: FormHandedBack) -> Wagering:
    return part._replace(forms=_without(part.forms, event.player), used=_plus(part.used, event.player, -1))


def _form_passed(part: Wagering, event: FormPassed) -> Wagering:
    return part._replace(forms={**part.forms, event.player: part.forms[event.player]._replace(checked_by=event.warrant.by)})


WAGERING: Mapping[type[Any], Record] = {
    HeatOpened: lambda part, event: Wagering(seconds=event.setup.seconds),
    SessionStarted: lambda part, event: part._replace(open_since=event.at),
    PassCardsIssued: lambda part, event: part._replace(passes=dict.fromkeys(part.passes, event.number)),
    ChipsIssued: lambda part, event: part._replace(passes={**part.passes, event.player: 0}),
    PassCardPlayed: lambda part, event: part._replace(passes=_plus(part.passes, event.player, -1), passed=part.passed | {event.player}),
    FormWritten: _form_written,
    FormPassed: _form_passed,
    FormHandedBack: _handed_back,
    FormSettled: _form_settled,
    StandInPlaced: lambda part, event: part._replace(stand_ins=part.stand_ins | {event.player}),
    TimeLimited: lambda part, event: part._replace(seconds=event.seconds),
    LateHeldToMinimum: lambda part, event: part._replace(held=part.held | {event.player}),
    WagerMadeUp: lambda part, event: part._replace(made_up=_plus(part.made_up, event.player, event.added)),
    MadeUpSettled: lambda part, event: part._replace(made_up=_without(part.made_up, event.player)),
    MarkerMoved: lambda part, event: part._replace(marker=event.box),
    DealtFromMarker: lambda part, event: part._replace(from_marker=True),
    RoundPlayed: _played,
    RoundEnded: lambda part, event: part._replace(settled={}) if part.settled else part,
}


def _wagered(part: Leaving, event: WagerPlaced | ComBoWagerPlaced | WagerMadeUp) -> Leaving:
    amount = event.added if isinstance(event, WagerMadeUp) else event.amount
    return part._replace(wagers=_plus(part.wagers, event.player, amount))


def _rebuilt(part: Leaving, event: RoundRebuilt) -> Leaving:
    wagers: Mapping[str, int] = {}
    for each in event.after:
        if isinstance(each, WagerPlaced | ComBoWagerPlaced):
            wagers = _plus(wagers, each.player, each.amount)
        elif isinstance(each, ExcessReturned) and each.bet == MAIN:
            wagers = _plus(wagers, each.player, -each.amount)
    return part._replace(wagers=wagers)


def _cut(part: Leaving, event: ExcessReturned) -> Leaving:
    return part._replace(wagers=_plus(part.wagers, event.player, -event.amount)) if event.bet == MAIN else part


def _form_counted(part: Leaving, event: FormSettled) -> Leaving:
    return part if event.wager is None else part._replace(wagers={**part.wagers, event.player: event.wager})


def _out(part: Leaving, event: PlayerOut) -> Leaving:
    player = event.exit.player
    live = tuple(each for each in part.live if each != player)
    return part._replace(live=live, exits=(*part.exits, event.exit), away=part.away - {player})


def _back(part: Leaving, event: PlayerBack) -> Leaving:
    exits = tuple(each for each in part.exits if each.player != event.player)
    return part._replace(live=(*part.live, event.player), exits=exits)


def _missed(part: Leaving, event: RoundPlayed) -> Leaving:
    missed = part.missed
    for player in part.away:
        missed = _plus(missed, player, 1)
    return part._replace(wagers={}, taken=(), missed=missed)


LEAVING: Mapping[type[Any], Record] = {
    HeatOpened: lambda part, event: Leaving(live=event.setup.players),
    WagerPlaced: _wagered,
    ComBoWagerPlaced: _wagered,
    WagerMadeUp: _wagered,
    FormSettled: _form_counted,
    RoundRebuilt: _rebuilt,
    ExcessReturned: _cut,
    TakenLogged: lambda part, event: part._replace(taken=event.players),
    AwayNoted: lambda part, event: part._replace(away=part.away | {event.player}),
    BackNoted: lambda part, event: part._replace(away=part.away - {event.player}),
    AbsenceDeducted: lambda part, event: part._replace(
        docked=_plus(part.docked, event.player, 1), docked_in={**part.docked_in, event.player: event.round}
    ),
    PlayerOut: _out,
    PlayerBack: _back,
    BreachRecorded: lambda part, event: part._replace(breaches=part.breaches | {event.player}),
    RoundPlayed: _missed,
}
CUSTODY: Mapping[type[Any], Record] = {
    HeatOpened: lambda part, event: Custody(),
    ChipsIssued: lambda part, event: part._replace(
        issued=part.issued + event.chips, paid={**part.paid, event.player: event.paid} if event.paid else part.paid
    ),
    ChipsCounted: lambda part, event: part._replace(counted=event.counted) if event.final else part,
    ChipsRecovered: lambda part, event: part._replace(recovered=True),
}
