"""Raising and deciding a dispute, and what comes after."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Reply(Enum):
    """What a person makes of a decision."""

    SATISFIED = "satisfied"
    NOT_SATISFIED = "not-satisfied"


@dataclass(frozen=True, slots=True)
class RaisePrizeDispute:
    """Somebody disputes something about the promotion; `lot` is the prize it is about, 0 for none."""

    words: str
    lot: int = 0


@dataclass(frozen=True, slots=True)
class DecidePrizeDispute:
    """The operator decides a dispute, by its number from 1."""

    dispute: int
    words: str


@dataclass(frozen=True, slots=True)
class ReplyToDecision:
    """The person who raised it is satisfied or is not."""

    dispute: int
    reply: Reply


@dataclass(frozen=True, slots=True)
class LodgePrizeComplaint:
    """The person takes it to an inspector."""

    dispute: int
    words: str


@dataclass(frozen=True, slots=True)
class AnswerPrizeComplaint:
    """The inspector answers the complaint."""

    dispute: int
    words: str


DisputeCommand = RaisePrizeDispute | DecidePrizeDispute | ReplyToDecision | LodgePrizeComplaint | AnswerPrizeComplaint
