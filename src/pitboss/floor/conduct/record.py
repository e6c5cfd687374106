"""Record disputes, breaches and sanctions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.accidents.events import EarlierRoundPutRight
from pitboss.floor.conduct.commands import SanctionKind
from pitboss.floor.conduct.events import (
    AdviceGiven,
    CardsTouched,
    DecisionAnswered,
    DetentionEnded,
    DeviceBrought,
    DeviceFound,
    DisputeDecided,
    DisputeRaised,
    HandSignalled,
    RoundAttached,
    RoundInvalidated,
    RulesGiven,
    Sanctioned,
    SeizureEnded,
    ToldOfComplaint,
    WagerRefused,
)
from pitboss.floor.conduct.state import Conduct, Decision, Dispute
from pitboss.floor.conduct.takings import begins, counted_again, ends, next_round, settled
from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.play.settled import WagerSettled


def _raised(part: Conduct, event: DisputeRaised) -> Conduct:
    return part._replace(disputes=(*part.disputes, Dispute(event.by, event.round, event.words, event.scope, event.log)))


def _attached(part: Conduct, event: RoundAttached) -> Conduct:
    held = (each._replace(log=event.log) if each.round == event.round and not each.log else each for each in part.disputes)
    return part._replace(disputes=tuple(held))


def _with(part: Conduct, number: int, **changed: Any) -> Conduct:
    before, after = part.disputes[: number - 1], part.disputes[number:]
    return part._replace(disputes=(*before, part.disputes[number - 1]._replace(**changed), *after))


def _decided(part: Conduct, event: DisputeDecided) -> Conduct:
    made = Decision(event.instance, event.warrant.by, event.words)
    return _with(part, event.dispute, decisions=(*part.disputes[event.dispute - 1].decisions, made), answer=None)


def _found(part: Conduct, event: DeviceFound) -> Conduct:
    holders, held = part.device_holders | {event.person}, begins(part, event.person, event.since)
    return part._replace(device_breakers=part.device_breakers | {event.person, *event.others}, device_holders=holders, held=held)


def _sanctioned(part: Conduct, event: Sanctioned) -> Conduct:
    match event.kind:
        case SanctionKind.EXCLUDE_FROM_GAME | SanctionKind.EXCLUDE_FROM_CASINO:
            return part._replace(excluded=part.excluded | {event.player})
        case SanctionKind.SEIZE_WINNINGS:
            now, ever = (kept.get(event.player, 0) + event.amount for kept in (part.seized, part.ever_seized))
            return part._replace(seized={**part.seized, event.player: now}, ever_seized={**part.ever_seized, event.player: ever})
        case SanctionKind.DETAIN:
            return part._replace(detained=part.detained | {event.player})
        case SanctionKind.CONFISCATE_DEVICE:
            return part._replace(device_holders=part.device_holders - {event.player}, held=ends(part, event.player))
        case SanctionKind.VOID_WAGER:
            return part


def _released(part: Conduct, event: SeizureEnded) -> Conduct:
    return part._replace(seized={player: amount for player, amount in part.seized.items() if player != event.player})


def _kept(part: Conduct, _: object) -> Conduct:
    """What only the log keeps."""
    return part


def _rebuilt(part: Conduct, event: RoundRebuilt) -> Conduct:
    return counted_again(part, part.round, event.after)


def _put_right(part: Conduct, event: EarlierRoundPutRight) -> Conduct:
    return counted_again(part, event.number, event.after)


RECORDERS: Mapping[type[Any], Callable[[Conduct, Any], Conduct]] = {
    DisputeRaised: _raised,
    RoundAttached: _attached,
    DisputeDecided: _decided,
    DecisionAnswered: lambda part, event: _with(part, event.dispute, answer=event.answer),
    ToldOfComplaint: lambda part, event: _with(part, event.dispute, told_of_complaint=True),
    DeviceFound: _found,
    Sanctioned: _sanctioned,
    SeizureEnded: _released,
    DetentionEnded: lambda part, event: part._replace(detained=part.detained - {event.person}),
    WagerSettled: settled,
    RoundRebuilt: _rebuilt,
    EarlierRoundPutRight: _put_right,
    CardsTakenUp: lambda part, event: next_round(part, event.number),
    RulesGiven: _kept,
    AdviceGiven: _kept,
    DeviceBrought: _kept,
    RoundInvalidated: _kept,
    WagerRefused: _kept,
    CardsTouched: _kept,
    HandSignalled: _kept,
}
