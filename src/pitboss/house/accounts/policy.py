"""What the house may choose about accounts: play money, sessions, how often one may try."""

from __future__ import annotations

from dataclasses import dataclass, field

from pitboss.house.limits import Allowance

DAY = 86_400


@dataclass(frozen=True, slots=True)
class Purse:
    """Play money in cents: on arrival, and up to the same sum again for whoever has less than `broke`, so often in 24 hours."""

    arrival: int = 100_000
    broke: int = 500
    top_ups: int = 3


@dataclass(frozen=True, slots=True)
class Sessions:
    """Seconds until an idle session ends and until any does, how far apart refreshes are recorded, and how many an account may have."""

    idle: int = 2 * 3600
    longest: int = 14 * DAY
    refresh: int = 300
    most: int = 20


@dataclass(frozen=True, slots=True)
class Tries:
    """How often one may try to get in: from one connection, at one account, and how often one may arrive or register."""

    connection: Allowance = field(default_factory=lambda: Allowance(burst=10, every=6_000))
    account: Allowance = field(default_factory=lambda: Allowance(burst=10, every=60_000))
    arrivals: Allowance = field(default_factory=lambda: Allowance(burst=5, every=60_000))


@dataclass(frozen=True, slots=True)
class Policy:
    """Everything the house may choose about accounts."""

    guests: Purse = field(default_factory=Purse)
    members: Purse = field(default_factory=Purse)
    sessions: Sessions = field(default_factory=Sessions)
    tries: Tries = field(default_factory=Tries)
    link: int = DAY
    """For how many seconds the one-time link is good, at most."""
