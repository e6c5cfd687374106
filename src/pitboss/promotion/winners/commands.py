"""Presence, notification, claims and payment; prizes go by number from 1, and so do claims."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from pitboss.terms.promotions import Payment


class Attendance(Enum):
    """Whether a winner who must be present came forward."""

    PRESENT = "present"
    ABSENT = "absent"


class Reached(Enum):
    """How an attempt to tell a winner ended."""

    REACHED = "reached"
    NOT_REACHED = "not-reached"


class Share(NamedTuple):
    """So many cents by one method of payment."""

    method: Payment
    cents: int


@dataclass(frozen=True, slots=True)
class NotePresence:
    """A winner came forward, or did not in the time the terms give."""

    lot: int
    attendance: Attendance


@dataclass(frozen=True, slots=True)
class TryToNotify:
    """Somebody tried to tell a winner, by one of the means of the document."""

    lot: int
    means: str
    outcome: Reached
    words: str = ""


@dataclass(frozen=True, slots=True)
class MakeClaim:
    """A person claims a prize."""

    lot: int
    claimant: str


@dataclass(frozen=True, slots=True)
class AllowClaim:
    """The claim is good."""

    claim: int


@dataclass(frozen=True, slots=True)
class DenyClaim:
    """The claim is not met, for these reasons; name and address are of the claimant, and kept only where the document wants them."""

    claim: int
    reasons: str
    name: str = ""
    address: str = ""


@dataclass(frozen=True, slots=True)
class TellReasons:
    """The claimant was told why the claim is not met."""

    claim: int
    means: str


@dataclass(frozen=True, slots=True)
class LapsePrize:
    """A prize was not claimed in time, or its winner was refused it: what the terms say becomes of it."""

    lot: int


@dataclass(frozen=True, slots=True)
class TakeCash:
    """The winner takes the cash alternative that the terms offer."""

    lot: int


@dataclass(frozen=True, slots=True)
class ChoosePayment:
    """The winner says how a large cash prize is to be paid."""

    lot: int
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class PayPrize:
    """The prize is paid or handed over."""

    lot: int


WinnerCommand = (
    NotePresence | TryToNotify | MakeClaim | AllowClaim | DenyClaim | TellReasons | LapsePrize | TakeCash | ChoosePayment | PayPrize
)
