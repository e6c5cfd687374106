"""What became of disputes."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.promotion.disputes.commands import Reply
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class PrizeDisputeRaised:
    """Somebody disputes something about the promotion."""

    dispute: int
    person: str
    words: str
    lot: int
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class PrizeDisputeDecided:
    """The operator decided; as far as the promotion goes, that is final."""

    dispute: int
    words: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class DecisionRepliedTo:
    """The person is satisfied with the decision or is not."""

    dispute: int
    reply: Reply
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class ComplaintRightTold:
    """A person who is not satisfied was told of the right to complain, and to whom."""

    dispute: int
    person: str
    to: Role
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class PrizeComplaintLodged:
    """The person complained to an inspector."""

    dispute: int
    to: Role
    words: str
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class PrizeComplaintAnswered:
    """The inspector answered."""

    dispute: int
    words: str
    at: int
    warrant: Warrant
    rule: str


DisputeEvent = (
    PrizeDisputeRaised | PrizeDisputeDecided | DecisionRepliedTo | ComplaintRightTold | PrizeComplaintLodged | PrizeComplaintAnswered
)
