"""The clock of a table as everybody may see it: what is waited for at this moment, and until when."""

from __future__ import annotations

from typing import Any

from pitboss.house.service.room import Room
from pitboss.house.timers.due import running
from pitboss.house.timers.timer import Kind

SHOWN = frozenset({Kind.BETTING, Kind.WARNING, Kind.ASKING, Kind.ABSENCE, Kind.WINDOW, Kind.BUTTON, Kind.CUT})
"""Clocks that somebody at the table waits for; the rest are the house's own."""


def clock_of(room: Room) -> dict[str, Any] | None:
    """The clock that runs out first, in whole seconds of universal time; None where nobody is hurried."""
    lead = room.keeper.time.lead // 1000
    timers = running(room.live, away=room.away)
    return next(({"kind": timer.kind.value, "until": timer.at - lead} for timer in timers if timer.kind in SHOWN), None)
