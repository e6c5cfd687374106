"""The players' hands."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.play.state import Awaits, HandStatus


@dataclass(frozen=True, slots=True)
class TurnCame:
    """A hand's turn came: it awaits a decision, or first a card."""

    hand: int
    awaits: Awaits
    rule: str


@dataclass(frozen=True, slots=True)
class CardCalled:
    """The hand asked for a card; `declined_split` if it thereby left a pair together."""

    hand: int
    declined_split: bool
    rule: str


@dataclass(frozen=True, slots=True)
class HandStood:
    """The hand takes no more cards: `rule` says why, `also` what else makes it so."""

    hand: int
    declined_split: bool
    rule: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StakeDoubled:
    """Players added to their wagers; one card follows. `flexible` is how many aces may still count 11.

    `also` has the rule that fixes an ace at 1, where one is fixed.
    """

    hand: int
    amounts: tuple[tuple[str, int], ...]
    flexible: int
    declined_split: bool
    box: int
    rule: str
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HandSplit:
    """A hand became two; those named put up a second wager, of so many cents each, the others ride on the first."""

    hand: int
    players: tuple[str, ...]
    wagers: tuple[int, ...]
    box: int
    rule: str


@dataclass(frozen=True, slots=True)
class WithdrawalOffered:
    """Doublers may take their double back and give up the original."""

    hand: int
    rule: str


@dataclass(frozen=True, slots=True)
class DoublesKept:
    """Whoever did not withdraw plays on."""

    hand: int
    rule: str


@dataclass(frozen=True, slots=True)
class PlayerFoundAbsent:
    """The document's rule plays the box from here."""

    box: int
    rule: str


@dataclass(frozen=True, slots=True)
class HandFinished:
    """A hand is decided: it has bust, or has been paid; `also` has the rule by which an ace and a ten are no natural."""

    hand: int
    status: HandStatus
    rule: str
    also: tuple[str, ...] = ()
