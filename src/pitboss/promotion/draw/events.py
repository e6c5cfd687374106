"""What became of the draw."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant


@dataclass(frozen=True, slots=True)
class ScrutineerNominated:
    """Somebody is to watch the draw."""

    person: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class DrawCommitted:
    """The commitment is published: to seed and secret, to who holds them, to the prizes in their order and how often one may win.

    Older logs have no holder: there the commitment was to seed and secret alone.
    """

    commitment: str
    at: int
    rule: str
    holder: str = ""
    prizes: tuple[str, ...] = ()
    each: int = 1


@dataclass(frozen=True, slots=True)
class WordsThrownIn:
    """Somebody threw words in."""

    by: str
    words: str
    rule: str


@dataclass(frozen=True, slots=True)
class DrawMade:
    """Seed and secret are shown, and the order of all tickets follows from them; `scrutineer` watched, empty where nobody had to."""

    order: tuple[int, ...]
    seed: bytes
    secret: bytes
    scrutineer: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class PrizeDrawn:
    """A prize, by its number from 1, fell to a ticket."""

    lot: int
    ticket: int
    entrant: str
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class PrizeReturned:
    """A prize went to nobody; the `cents` that were set aside for it go back to the operator."""

    lot: int
    cents: int
    reason: str
    rule: str


@dataclass(frozen=True, slots=True)
class DrawSigned:
    """The scrutineer found in order what was drawn so far."""

    words: str
    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class ResultsPublished:
    """The results as they stand are published."""

    where: str
    at: int
    warrant: Warrant
    rule: str


DrawEvent = ScrutineerNominated | DrawCommitted | WordsThrownIn | DrawMade | PrizeDrawn | PrizeReturned | DrawSigned | ResultsPublished
