"""What became of winners and claimants."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.floor.warrant import Warrant
from pitboss.promotion.winners.commands import Attendance, Reached, Share


class Endeavour(Enum):
    """What had been done for a winner when the days to tell the winner were over."""

    ENDEAVOURED = "endeavoured"
    FELL_SHORT = "fell-short"


@dataclass(frozen=True, slots=True)
class PresenceNoted:
    """A winner came forward or did not."""

    lot: int
    entrant: str
    attendance: Attendance
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class NotificationTried:
    """Somebody tried to tell a winner."""

    lot: int
    entrant: str
    means: str
    outcome: Reached
    words: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class NotificationClosed:
    """The days to tell a winner are over: all that is reasonable was done, or it was not."""

    lot: int
    entrant: str
    endeavour: Endeavour
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class ClaimMade:
    """A person claimed a prize."""

    claim: int
    lot: int
    claimant: str
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class ClaimAllowed:
    """The claim is good: the prize is the claimant's."""

    claim: int
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class ClaimDenied:
    """The claim was not met; name and address are empty where the document wants no record of them."""

    claim: int
    reasons: str
    name: str
    address: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class ReasonsTold:
    """The claimant knows why the claim was not met."""

    claim: int
    claimant: str
    means: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class PrizeLapsed:
    """A winner has lost a prize."""

    lot: int
    entrant: str
    reason: str
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class CashTaken:
    """The winner takes money in place of the prize, in cents."""

    lot: int
    cents: int
    rule: str


@dataclass(frozen=True, slots=True)
class PaymentChosen:
    """The winner chose how the money is paid."""

    lot: int
    shares: tuple[Share, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class PrizePaid:
    """A prize was paid or handed over; `held` is what was set aside for it, in cents."""

    lot: int
    winner: str
    shares: tuple[Share, ...]
    thing: str
    held: int
    at: int
    warrant: Warrant
    rule: str


WinnerEvent = (
    PresenceNoted
    | NotificationTried
    | NotificationClosed
    | ClaimMade
    | ClaimAllowed
    | ClaimDenied
    | ReasonsTold
    | PrizeLapsed
    | CashTaken
    | PaymentChosen
    | PrizePaid
)
