"""Tables, ballots, starting times, and seats left empty."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.tournament.seats.state import Drawn


@dataclass(frozen=True, slots=True)
class DesignateTables:
    """Say which gaming tables the tournament uses, and how many players sit at each; 0 leaves that as the conditions have it."""

    tables: tuple[str, ...]
    players: int = 0


@dataclass(frozen=True, slots=True)
class CommitBallot:
    """Publish the hash of a seed and a secret before anybody throws anything in."""

    commitment: str = ""


@dataclass(frozen=True, slots=True)
class MixIn:
    """Somebody adds words of his or her own to the ballot, so that nobody could have known its outcome."""

    words: str


@dataclass(frozen=True, slots=True)
class DrawBallot:
    """Show seed and secret, and draw table and seat of everybody who plays the coming stage."""

    seed: bytes = b""
    secret: bytes = b""


@dataclass(frozen=True, slots=True)
class AllotSeats:
    """Allot seats by another method, where the book leaves the method to whoever is in charge."""

    seats: tuple[Drawn, ...]
    method: str


@dataclass(frozen=True, slots=True)
class MoveStart:
    """The coming session starts at another time, in seconds."""

    starts: int


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A player takes the allotted seat."""

    player: str


@dataclass(frozen=True, slots=True)
class ForfeitPlace:
    """A player was not in the seat by the starting time."""

    player: str


@dataclass(frozen=True, slots=True)
class ResellSeat:
    """A reserve takes the empty seat of a player's first session and pays the fee."""

    player: str
    reserve: str


SeatCommand = DesignateTables | CommitBallot | MixIn | DrawBallot | AllotSeats | MoveStart | TakeSeat | ForfeitPlace | ResellSeat
