"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.limits.events import (
    KeptMinimumEnded,
    KeptMinimumRaised,
    LimitsSet,
    LowLimitEnded,
    LowLimitOffered,
    MinimumRaisedAtOnce,
    PersonalLimitsAgreed,
    PersonalLimitsEnded,
    PlayerHeldBack,
    PlayerWarned,
    RestrictionEnded,
    SideBetLimitsSet,
    SignChecked,
    WagerToReturn,
)
from pitboss.floor.wording import spoken
from pitboss.law.refusal import listed
from pitboss.law.values import Dollars
from pitboss.play.named import bet_name


def within(minimum: int, maximum: int) -> str:
    """Limits in dollars.

    >>> within(500, 500), within(500, 10_000)
    ('$5', '$5 to $100')
    """
    return f"{_dollars(minimum)} to {_dollars(maximum)}" if maximum > minimum else _dollars(minimum)


def _dollars(cents: int) -> str:
    return str(Dollars(cents))


def _set(event: LimitsSet) -> str:
    unit = f", in units of {_dollars(event.unit)}" if event.unit else ""
    per = f" per {event.per}" if event.per else ""
    return f"the sign shows {within(event.minimum, event.maximum)}{per}{unit}"


def _checked(event: SignChecked) -> str:
    owed = f"; the {event.owed_by.title} owes it" if event.owed_by else ""
    return f"{event.warrant.by} looked for the sign: it is {event.seen.value}{owed}"


def _raised(event: MinimumRaisedAtOnce) -> str:
    kept = listed([f"{player} ({_dollars(least)})" for player, least in event.kept]) if event.kept else "nobody"
    return f"the minimum is {_dollars(event.minimum)} from now on; the old one is kept by {kept}"


def _agreed(event: PersonalLimitsAgreed) -> str:
    return f"{event.player} may stake {within(event.minimum, event.maximum)}, marked by a {spoken(event.marker)}"


def _warned(event: PlayerWarned) -> str:
    stake, least = _dollars(event.amount), _dollars(event.minimum)
    return f"{event.player} staked {stake} under a minimum of {least}: settled this once, and warned that further ones go back"


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    LimitsSet: _set,
    SignChecked: _checked,
    SideBetLimitsSet: lambda event: f"the sign shows {bet_name(event.bet)} at {within(event.minimum, event.maximum)}",
    MinimumRaisedAtOnce: _raised,
    KeptMinimumRaised: lambda event: f"the minimum kept from before rises to {_dollars(event.minimum)}",
    KeptMinimumEnded: lambda event: f"{event.player} no longer has the old minimum, and the marker goes",
    PersonalLimitsAgreed: _agreed,
    PersonalLimitsEnded: lambda event: f"{event.player} has the limits on the sign again",
    PlayerWarned: _warned,
    WagerToReturn: lambda event: f"{event.player}'s {_dollars(event.amount)} is below the minimum again: it goes back whatever the result",
    PlayerHeldBack: lambda event: f"{event.player} is {event.hold.value}",
    RestrictionEnded: lambda event: f"{event.player} is no longer held back",
    LowLimitOffered: lambda event: f"low limit gaming is offered: {listed([each.gloss for each in event.brings])}",
    LowLimitEnded: lambda event: "low limit gaming is no longer offered",
}
