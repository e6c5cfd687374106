"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.conduct.commands import Inquiry, SanctionKind, Stakes
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
from pitboss.floor.conduct.state import Answer
from pitboss.law.refusal import listed
from pitboss.money.cents import money

DONE = {
    SanctionKind.VOID_WAGER: "declares every wager of {player} void",
    SanctionKind.EXCLUDE_FROM_GAME: "excludes {player} from the game",
    SanctionKind.EXCLUDE_FROM_CASINO: "excludes {player} from the casino",
    SanctionKind.SEIZE_WINNINGS: "seizes {amount} that {player} has won",
    SanctionKind.CONFISCATE_DEVICE: "takes the device of {player}",
    SanctionKind.DETAIN: "has {player} detained",
}


def _sanctioned(event: Sanctioned) -> str:
    return f"{event.warrant.by} {DONE[event.kind].format(player=event.player, amount=money(event.amount))}."


def _found(event: DeviceFound) -> str:
    others = f", together with {listed(event.others)}" if event.others else ""
    since = f", since round {event.since}" if event.since else ""
    return f"{event.by} finds {event.person} with a {str(event.kind).replace('-', ' ')}{others}: {event.handling.value}{since}."


def _invalidated(event: RoundInvalidated) -> str:
    kept = "" if event.stakes is Stakes.REFUNDED else ", and the wagers are kept"
    guilty = f"; {listed(event.culprits)} forfeit" if event.culprits else ""
    return f"{event.warrant.by} undoes the {event.undone} for {event.ground.replace('-', ' ')}{kept}{guilty}."


def _answered(event: DecisionAnswered) -> str:
    how = "accepted" if event.answer is Answer.ACCEPTED else "not accepted: the person is not satisfied"
    return f"The decision on dispute {event.dispute} is {how}."


def _ended(event: SeizureEnded) -> str:
    to = event.player if event.inquiry is Inquiry.CLEARED else "the house"
    return f"The inquiry is over: {money(event.amount)} goes to {to}."


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    DisputeRaised: lambda event: f"{event.by} disputes round {event.round}: {event.words.rstrip('.')}.",
    RoundAttached: lambda event: f"the log of round {event.round} is attached to what is disputed of it.",
    DisputeDecided: lambda event: (
        f"{event.warrant.by} decides dispute {event.dispute} ({event.instance.value}): {event.words.rstrip('.')}."
    ),
    DecisionAnswered: _answered,
    ToldOfComplaint: lambda event: (
        f"{event.person} is told of the {str(event.to).replace('-', ' ')}, and of the right to {event.right} about dispute {event.dispute}."
    ),
    RulesGiven: lambda event: f"{event.person} asks for the rules: {event.copy.gloss}.",
    AdviceGiven: lambda event: f"{event.by} advises {event.to}.",
    DeviceBrought: lambda event: f"{event.person} has a {str(event.kind).replace('-', ' ')} that the ban does not reach.",
    DeviceFound: _found,
    Sanctioned: _sanctioned,
    SeizureEnded: _ended,
    DetentionEnded: lambda event: f"{event.by} as {event.role.title} takes charge of {event.person}.",
    RoundInvalidated: _invalidated,
    WagerRefused: lambda event: f"{event.warrant.by} refuses the wager of {event.player}{f' on box {event.box}' if event.box else ''}.",
    CardsTouched: lambda event: f"{event.player} takes hold of the cards of box {event.box}.",
    HandSignalled: lambda event: f"{event.player} signals on box {event.box}: {event.signal.gloss}.",
}
