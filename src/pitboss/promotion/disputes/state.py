"""Every dispute and how far it has come."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.promotion.disputes.commands import Reply


class PrizeDispute(NamedTuple):
    """A dispute; texts are empty until they are said, and `told` says whether the person knows of the inspector."""

    person: str
    words: str
    lot: int
    at: int
    decision: str = ""
    reply: Reply | None = None
    told: bool = False
    complaint: str = ""
    answer: str = ""


class Disputes(NamedTuple):
    """Disputes in the order they came; they are called by number from 1."""

    raised: tuple[PrizeDispute, ...] = ()

    def undecided_on(self, lot: int) -> int:
        """The number of a dispute about a prize that waits for the operator's decision, 0 if there is none."""
        return next((number for number, each in enumerate(self.raised, 1) if each.lot == lot and not each.decision), 0)
