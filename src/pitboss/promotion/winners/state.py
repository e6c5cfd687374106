"""Winners by the number of their prize, and every claim."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from pitboss.promotion.winners.commands import Reached, Share
from pitboss.promotion.winners.events import Endeavour


class Standing(Enum):
    """How far a claim has come."""

    OPEN = "open"
    ALLOWED = "allowed"
    DENIED = "denied"


class Attempt(NamedTuple):
    """An attempt to tell a winner."""

    means: str
    outcome: Reached
    at: int


class PrizeClaim(NamedTuple):
    """A claim; name and address are there only where they are kept."""

    lot: int
    claimant: str
    at: int
    standing: Standing = Standing.OPEN
    reasons: str = ""
    told_by: str = ""
    name: str = ""
    address: str = ""


class Winners(NamedTuple):
    """Everything about prizes that were drawn; a prize drawn again begins anew."""

    present: frozenset[int] = frozenset()
    attempts: Mapping[int, tuple[Attempt, ...]] = {}
    closed: Mapping[int, Endeavour] = {}
    claims: tuple[PrizeClaim, ...] = ()
    allowed: Mapping[int, int] = {}
    in_cash: Mapping[int, int] = {}
    chosen: Mapping[int, tuple[Share, ...]] = {}
    paid: Mapping[int, tuple[Share, ...]] = {}

    def reached(self, lot: int) -> bool:
        """Whether the winner of a prize was told of it."""
        return any(each.outcome is Reached.REACHED for each in self.attempts.get(lot, ()))

    def claimed_by(self, lot: int, person: str) -> PrizeClaim | None:
        """The last claim of somebody to a prize."""
        return next((each for each in reversed(self.claims) if (each.lot, each.claimant) == (lot, person)), None)
