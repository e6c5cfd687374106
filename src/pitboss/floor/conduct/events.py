"""What happened about conduct: disputes and their decisions, advice, devices, sanctions, rounds undone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pitboss.floor.conduct.commands import Handling, Inquiry, SanctionKind, Stakes
from pitboss.floor.conduct.state import Answer, Instance
from pitboss.floor.warrant import Warrant
from pitboss.terms.conduct import ComplaintRight, DeviceKind, DisputeScope, Invalidation, Meddling, RulesCopy
from pitboss.terms.player_hand import Signal
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class DisputeRaised:
    """Somebody disputes a round; its log is attached if it is over and the table still has it."""

    by: str
    round: int
    words: str
    at: int
    rule: str
    scope: DisputeScope | None = None
    log: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundAttached:
    """The log of a round that is over was attached to every dispute about it."""

    round: int
    log: tuple[Any, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class DisputeDecided:
    """A dispute was decided, on one step of the ladder."""

    dispute: int
    instance: Instance
    words: str
    warrant: Warrant
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class DecisionAnswered:
    """The person who disputes said how a decision was taken."""

    dispute: int
    answer: Answer
    rule: str


@dataclass(frozen=True, slots=True)
class ToldOfComplaint:
    """The person who disputes was told where else to turn, and with which right."""

    dispute: int
    person: str
    to: Role
    right: ComplaintRight
    rule: str


@dataclass(frozen=True, slots=True)
class RulesGiven:
    """Somebody who asked got the rules."""

    person: str
    documents: tuple[str, ...]
    copy: RulesCopy
    rule: str


@dataclass(frozen=True, slots=True)
class AdviceGiven:
    """Somebody lawfully advised a player."""

    by: str
    to: str
    means: Meddling
    rule: str


@dataclass(frozen=True, slots=True)
class DeviceBrought:
    """Somebody has a device at the table that the ban does not reach."""

    person: str
    kind: DeviceKind
    rule: str


@dataclass(frozen=True, slots=True)
class DeviceFound:
    """Somebody broke the device ban, alone or together with others; the device was held since a round, or at 0 from now on."""

    person: str
    others: tuple[str, ...]
    kind: DeviceKind
    handling: Handling
    by: str
    at: int
    rule: str
    since: int = 0


@dataclass(frozen=True, slots=True)
class Sanctioned:
    """A sanction was imposed; `amount` is what was seized, in cents."""

    kind: SanctionKind
    player: str
    amount: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SeizureEnded:
    """Seized winnings went back to the player or stay with the house."""

    player: str
    amount: int
    inquiry: Inquiry
    rule: str


@dataclass(frozen=True, slots=True)
class DetentionEnded:
    """Somebody took charge of a person detained."""

    person: str
    by: str
    role: Role
    rule: str


@dataclass(frozen=True, slots=True)
class RoundInvalidated:
    """The outcome of the round was undone on a ground of the law."""

    ground: str
    undone: Invalidation
    culprits: tuple[str, ...]
    stakes: Stakes
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class WagerRefused:
    """A wager was refused and taken off the layout; box 0 is every box."""

    player: str
    box: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class CardsTouched:
    """A player took hold of the cards of his or her own box."""

    player: str
    box: int
    rule: str


@dataclass(frozen=True, slots=True)
class HandSignalled:
    """A player showed a decision with the hand."""

    player: str
    box: int
    signal: Signal
    rule: str


ConductEvent = (
    DisputeRaised
    | RoundAttached
    | DisputeDecided
    | DecisionAnswered
    | ToldOfComplaint
    | RulesGiven
    | AdviceGiven
    | DeviceBrought
    | DeviceFound
    | Sanctioned
    | SeizureEnded
    | DetentionEnded
    | RoundInvalidated
    | WagerRefused
    | CardsTouched
    | HandSignalled
)
