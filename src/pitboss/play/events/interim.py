"""Between the initial deal and the first decision: naturals, insurance, surrender."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NaturalHeld:
    """A natural waits for the dealer's hand."""

    hand: int
    rule: str


@dataclass(frozen=True, slots=True)
class InsuranceOffered:
    """The dealer called for insurance against the card shown."""

    rule: str


@dataclass(frozen=True, slots=True)
class InsurancePlaced:
    """Chips went onto the insurance line."""

    box: int
    player: str
    owner: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class InsuranceClosed:
    """The dealer closed insurance."""

    rule: str


@dataclass(frozen=True, slots=True)
class SurrenderOffered:
    """The dealer offered surrender."""

    rule: str


@dataclass(frozen=True, slots=True)
class HandSurrendered:
    """These players gave up half their wagers on a hand, which gets no more cards."""

    hand: int
    players: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class SurrenderClosed:
    """The dealer went on."""

    rule: str
