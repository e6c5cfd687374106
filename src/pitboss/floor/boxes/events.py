"""Players came and went, boxes were shared out, and wagers were spoken, touched or turned away."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.terms.wagers import Backing, Touch


@dataclass(frozen=True, slots=True)
class TableJoined:
    """A player came to the table; seat 0 is standing."""

    player: str
    seat: int
    rule: str


@dataclass(frozen=True, slots=True)
class TableLeft:
    """A player left the table."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class SeatWanted:
    """A player waits for a seat."""

    player: str
    rule: str


@dataclass(frozen=True, slots=True)
class SeatVacated:
    """A player who did not wager had to give the seat up; who had none left the table."""

    player: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class BettorsReduced:
    """A box takes only so many bettors from now on."""

    box: int
    most: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class BoxesReserved:
    """These boxes, and no others, are kept for a player."""

    player: str
    boxes: tuple[int, ...]
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SeveralAllowed:
    """A player may wager on these boxes, and no others, besides the player's own."""

    player: str
    boxes: tuple[int, ...]
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class BoxesGivenUp:
    """A player gave boxes up to others."""

    player: str
    boxes: tuple[int, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class FollowingSaid:
    """A player goes along with these decisions of a box's caller, and with no others."""

    player: str
    acts: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class SideBetOffered:
    """The operator offers a side bet again."""

    bet: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SideBetStopped:
    """The operator no longer offers a side bet."""

    bet: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SideBetsLimited:
    """A side bet is for players with a wager on the main game."""

    bet: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class SideBetsFreed:
    """A side bet is for everybody again."""

    bet: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class WagerDeclared:
    """A wager was spoken, and what came with it was changed to chips."""

    player: str
    amount: int
    backing: Backing
    box: int
    rule: str


@dataclass(frozen=True, slots=True)
class TokensIssued:
    """A voucher was exchanged for promotional tokens."""

    player: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class TokensStaked:
    """So much of a wager consists of promotional tokens."""

    box: int
    player: str
    bet: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class TokensSettled:
    """The wager that had tokens in it is decided: so much of them went back to the player, the rest was lost."""

    box: int
    player: str
    bet: str
    returned: int
    rule: str


@dataclass(frozen=True, slots=True)
class WagerHandled:
    """A player touched a wager as the rules let players do."""

    player: str
    act: Touch
    box: int
    bet: str
    rule: str


@dataclass(frozen=True, slots=True)
class UnpayableRefused:
    """A wager went back because a win could not have been paid exactly."""

    player: str
    box: int
    bet: str
    warrant: Warrant
    rule: str


BoxEvent = (
    TableJoined
    | TableLeft
    | SeatWanted
    | SeatVacated
    | BettorsReduced
    | BoxesReserved
    | SeveralAllowed
    | BoxesGivenUp
    | FollowingSaid
    | SideBetOffered
    | SideBetStopped
    | SideBetsLimited
    | SideBetsFreed
    | WagerDeclared
    | TokensIssued
    | TokensStaked
    | TokensSettled
    | WagerHandled
    | UnpayableRefused
)
