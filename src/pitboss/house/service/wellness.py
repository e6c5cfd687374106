"""How a server is: whether its store takes anything, and whether its log and its clock agree."""

from __future__ import annotations

from collections.abc import Iterable

from pitboss.house.clock import StreamClock, elapsed
from pitboss.house.store import Store
from pitboss.law.refusal import PitbossError

LOOK_EVERY = 300
"""Milliseconds between two looks at how the store is."""
LEAD = 2000
"""Milliseconds by which a log may be ahead of the clock before that is said."""


class Wellness:
    """Asks the store how it is a few times a second at most, however many want to know."""

    def __init__(self, store: Store) -> None:
        self._store, self._looked_at = store, -LOOK_EVERY
        self._ill: PitbossError | None = None

    async def require(self) -> None:
        """Refuse where the store takes nothing."""
        now = elapsed()
        if now - self._looked_at >= LOOK_EVERY:
            self._looked_at, self._ill = now, None
            try:
                await self._store.well()
            except PitbossError as fault:
                self._ill = fault
        if self._ill is not None:
            raise self._ill


def disagreement(clocks: Iterable[StreamClock]) -> str:
    """What an operator must know where a log is ahead of the clock; empty where they agree."""
    lead = max(each.lead for each in clocks)
    if lead < LEAD:
        return ""
    return (
        f"The log is {lead // 1000} s ahead of this machine's clock, so one of them was wrong: play goes on by the log's time, "
        "which loses a second in a hundred until both agree. Is the clock right?"
    )
