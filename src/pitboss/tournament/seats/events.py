"""What became of tables and seats."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.tournament.seats.state import Drawn


@dataclass(frozen=True, slots=True)
class TablesDesignated:
    """The tournament uses these tables, and while a session lasts they are used for nothing else."""

    tables: tuple[str, ...]
    players: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class BallotCommitted:
    """The hash of seed and secret is published."""

    commitment: str
    rule: str


@dataclass(frozen=True, slots=True)
class BallotMixed:
    """Somebody threw words of his or her own in."""

    by: str
    words: str
    rule: str


@dataclass(frozen=True, slots=True)
class SeatsDrawn:
    """Tables and seats of a stage: drawn out of a seed that anybody can now check, or allotted by a method that is named."""

    stage: int
    drawn: tuple[Drawn, ...]
    seed: bytes
    secret: bytes
    method: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class StartMoved:
    """A session starts at another time."""

    stage: int
    starts: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A player is in the allotted seat."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class PlaceForfeited:
    """A player lost the place for not being in the seat by the starting time; the fee stays in the pool."""

    player: str
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class SeatResold:
    """A reserve has the seat of a player who did not come, for the fee."""

    player: str
    reserve: str
    fee: int
    commission: int
    refunded: int
    warrant: Warrant
    rule: str


SeatEvent = TablesDesignated | BallotCommitted | BallotMixed | SeatsDrawn | StartMoved | SeatTaken | PlaceForfeited | SeatResold
