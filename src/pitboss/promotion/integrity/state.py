"""Whether a promotion or its draw waits, was called off, and since when the inspectorate knows."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.promotion.integrity.commands import Measure


class Integrity(NamedTuple):
    """`measure` is what was done last and not lifted since; a cancelled draw stays cancelled."""

    measure: Measure | None = None
    reason: str = ""
    notified_at: int | None = None

    @property
    def cancelled(self) -> bool:
        """Whether the draw was cancelled."""
        return self.measure is Measure.CANCEL_DRAW
