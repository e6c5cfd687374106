"""What happens in a heat beside the table, in sentences: one for each of its own events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pitboss.law.refusal import listed
from pitboss.money.cents import dollars
from pitboss.play.settled import Result
from pitboss.tournament.heat.events import (
    AbsenceDeducted,
    AwayNoted,
    BackNoted,
    BreachRecorded,
    BreakOffered,
    ChipsCorrected,
    ChipsCounted,
    ChipsIssued,
    ChipsRecovered,
    DisputeSettled,
    GameStopped,
    HeatOpened,
    PaceSet,
    PlayerBack,
    PlayerOut,
    RoundPlayed,
    SessionOver,
    SessionStarted,
    SubstituteSeated,
    TakenLogged,
)
from pitboss.tournament.heat.forms import announced
from pitboss.tournament.heat.wager_events import (
    DealtFromMarker,
    FormHandedBack,
    FormInspected,
    FormPassed,
    FormSettled,
    FormWritten,
    LateHeldToMinimum,
    LimitsMoved,
    MadeUpSettled,
    MarkerMoved,
    PassCardPlayed,
    PassCardsCollected,
    PassCardsIssued,
    StandInPlaced,
    TimeLimited,
    WagerMadeUp,
)


def _all(words: Iterable[str]) -> str:
    """A list as a person would write it, empty where there is nothing to list."""
    found = tuple(words)
    return listed(found) if found else ""


def _limits(minimum: int, maximum: int) -> str:
    return f"from {dollars(minimum)} to {dollars(maximum)}" if maximum else f"from {dollars(minimum)} up"


def _issued(event: ChipsIssued) -> str:
    return f"{event.player} has {dollars(event.chips)} in tournament chips{f', bought for {dollars(event.paid)}' if event.paid else ''}"


def _written(event: FormWritten) -> str:
    """What somebody is told who may not read the form says no more than that there is one."""
    if not event.bet and event.amount is None:
        return f"{event.player} hands in an undisclosed wager"
    amount = "no amount" if event.amount is None else dollars(event.amount)
    return f"{event.player} hands in an undisclosed wager: {amount} on {event.bet or 'no bet'}"


def _handed_back(event: FormHandedBack) -> str:
    fault = event.fault.replace("-", " ")
    return f"{event.player} has the form back{f': {fault}' if fault else ''}"


def _settled(event: FormSettled) -> str:
    gained = f"wins {dollars(event.net)}" if event.net > 0 else f"loses {dollars(-event.net)}" if event.net < 0 else "stands off"
    return f"{announced(event)}, and {gained if event.result is not Result.VOID else 'is void'}"


def _out(event: PlayerOut) -> str:
    how = "is disqualified" if event.exit.disqualified else "is out"
    return f"{event.exit.player} {how}: {event.exit.ground.value.replace('-', ' ')}{f' ({event.reason})' if event.reason else ''}"


def _round(event: RoundPlayed) -> str:
    held = _all(f"{player} {dollars(cents)}" for player, cents in sorted(event.held.items(), key=lambda each: -each[1]))
    return f"round {event.number} is over{f': {held}' if held else ''}"


def _counted(event: ChipsCounted) -> str:
    said = _all(f"{player} {dollars(cents)}" for player, cents in event.counted.items()) or "nobody has any"
    return f"the chips are counted{' at the end' if event.final else ''}: {said}"


def _recovered(event: ChipsRecovered) -> str:
    gone = _all(f"{number} of {dollars(value)}" for value, number in event.missing)
    return f"all tournament chips go back to the inventory{f', but {gone} are missing' if gone else ''}"


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    HeatOpened: lambda event: f"{event.setup.heat} is set up at {event.setup.table}, which is used for nothing else",
    ChipsIssued: _issued,
    SessionStarted: lambda event: f"the session begins, with wagers {_limits(event.minimum, event.maximum)}",
    AwayNoted: lambda event: f"{event.player} is not in the seat",
    BackNoted: lambda event: f"{event.player} is in the seat again",
    AbsenceDeducted: lambda event: f"{dollars(event.amount)} is taken from {event.player}, who misses round {event.round}",
    PlayerOut: _out,
    PlayerBack: lambda event: f"{event.player} is in again: {event.reason}",
    TakenLogged: lambda event: f"losing chips were removed in this order: {_all(event.players) or 'none'}",
    RoundPlayed: _round,
    SessionOver: lambda event: f"the session is over: {event.why}",
    BreakOffered: lambda event: "the players have a break",
    PaceSet: lambda event: f'the players are told: "{event.words}"',
    GameStopped: lambda event: f"the game stops for a dispute about {event.about}",
    DisputeSettled: lambda event: f"the dispute is settled: {event.decision}",
    BreachRecorded: lambda event: f"{event.player} {event.breach.value}{f': {event.words}' if event.words else ''}",
    ChipsCounted: _counted,
    ChipsRecovered: _recovered,
    ChipsCorrected: lambda event: f"{event.player}'s chips are put right by {dollars(event.amount)}: {event.reason}",
    SubstituteSeated: lambda event: f"{event.substitute} plays from the position of {event.player}",
    PassCardsIssued: lambda event: f"every player has {event.number} pass card{'s' if event.number > 1 else ''}",
    PassCardPlayed: lambda event: f"{event.player} lays a pass card",
    PassCardsCollected: lambda event: f"the dealer takes up the pass cards of {listed(event.players)}",
    FormWritten: _written,
    FormPassed: lambda event: f"{event.player}'s form is examined, and an indicator lies before {event.player}",
    FormHandedBack: _handed_back,
    StandInPlaced: lambda event: f"the box of {event.player} takes part with nothing on it but the indicator",
    FormSettled: _settled,
    FormInspected: lambda event: f"{event.by} looks at the form of {event.of}",
    TimeLimited: lambda event: f"wagers are to be made within {event.seconds} seconds" if event.seconds else "no time limit any more",
    LateHeldToMinimum: lambda event: f"{event.player} was too late and may wager the minimum only",
    WagerMadeUp: lambda event: f"{event.player}'s wager is made up by {dollars(event.added)} to the minimum",
    MadeUpSettled: lambda event: f"what {event.player} added goes the way of the wager: {dollars(event.net)}",
    MarkerMoved: lambda event: f"the marker lies on box {event.box}",
    DealtFromMarker: lambda event: "the deal begins at the marker from now on",
    LimitsMoved: lambda event: f"wagers are {_limits(event.minimum, event.maximum)} from now on",
}
"""A sentence for every event of a heat's own."""
