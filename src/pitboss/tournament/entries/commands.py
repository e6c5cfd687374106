"""Applying, accepting, refusing, withdrawing and buying back."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Entitled(Enum):
    """Whether a person is lawfully allowed in the casino and allowed to gamble."""

    YES = "entitled to enter the casino and gamble"
    NO = "not entitled"


class FormFilled(Enum):
    """Whether the entry form is filled in."""

    COMPLETE = "complete"
    INCOMPLETE = "incomplete"


class Criteria(Enum):
    """Whether the selection criteria are met."""

    MET = "met"
    NOT_MET = "not met"


@dataclass(frozen=True, slots=True)
class ApplyToEnter:
    """A person asks to enter."""

    player: str
    entitled: Entitled = Entitled.YES
    form: FormFilled = FormFilled.COMPLETE
    criteria: Criteria = Criteria.MET


@dataclass(frozen=True, slots=True)
class AcceptEntry:
    """An application is accepted and the fee paid; beyond the most players it makes a reserve."""

    player: str


class Because(Enum):
    """Why an application is refused: at will, or because the desk has found that the person may not be there or gamble."""

    AT_WILL = "at will"
    NOT_ENTITLED = "not entitled"


@dataclass(frozen=True, slots=True)
class RefuseEntry:
    """An application is refused."""

    player: str
    reason: str
    because: Because = Because.AT_WILL


@dataclass(frozen=True, slots=True)
class WithdrawEntry:
    """An entrant withdraws before play."""

    player: str


@dataclass(frozen=True, slots=True)
class BuyBack:
    """An eliminated player buys back in."""

    player: str


class WinningHand(NamedTuple):
    """Three sevens of one suit that were paid: whose, at which table in which round and box, under which version."""

    person: str
    table: str
    round: int
    box: int
    version: int


@dataclass(frozen=True, slots=True)
class GrantEntry:
    """A winning hand earns an entry to the Magnificent Sevens Tournament."""

    hand: WinningHand


@dataclass(frozen=True, slots=True)
class TakeBackEntry:
    """A hand that had earned an entry has not won after all: its round was put right or declared void."""

    hand: WinningHand


@dataclass(frozen=True, slots=True)
class NameSubstitute:
    """A player with several entries names who plays one of them."""

    entrant: str
    substitute: str


EntryCommand = ApplyToEnter | AcceptEntry | RefuseEntry | WithdrawEntry | BuyBack | GrantEntry | TakeBackEntry | NameSubstitute
