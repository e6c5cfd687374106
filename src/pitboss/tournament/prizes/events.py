"""Money that moved; amounts are cents."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.tournament.paper.purse import Added


@dataclass(frozen=True, slots=True)
class PoolAdded:
    """The operator added to the pool."""

    added: Added
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class GuaranteeMet:
    """The operator paid in what was missing of the guaranteed pool."""

    cents: int
    rule: str


@dataclass(frozen=True, slots=True)
class TournamentCancelled:
    """The tournament was cancelled; beyond refunds the operator owes nothing."""

    reason: str
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class EntryRefunded:
    """A player has the fee back, and what of it was kept as commission."""

    player: str
    fee: int
    commission: int
    rule: str


@dataclass(frozen=True, slots=True)
class PrizePaid:
    """A player was paid for a place: cents out of the pool, and things or services beside."""

    player: str
    place: int
    cents: int
    things: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class BonusPaid:
    """Every entrant of a kind of tournament has this from the operator at the start."""

    player: str
    cents: int
    rule: str


@dataclass(frozen=True, slots=True)
class StagePrizePaid:
    """A player was paid out of the pool for a place in one stage, by its conditions."""

    player: str
    stage: int
    place: int
    cents: int
    rule: str


@dataclass(frozen=True, slots=True)
class BuyInRefunded:
    """A player has back what was paid for chips in a tournament that was cancelled."""

    player: str
    cents: int
    rule: str


@dataclass(frozen=True, slots=True)
class PoolSettled:
    """What was left in the pool at the end went to the operator; less than nothing is what the operator paid in."""

    cents: int
    rule: str


PrizeEvent = (
    PoolAdded | GuaranteeMet | TournamentCancelled | EntryRefunded | PrizePaid | BonusPaid | StagePrizePaid | BuyInRefunded | PoolSettled
)
