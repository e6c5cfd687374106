"""The time of the machine, in the units that the rooms of the house use."""

from __future__ import annotations

import time


def milliseconds() -> int:
    """Milliseconds of universal time, as entries and limits have it."""
    return time.time_ns() // 1_000_000


def seconds() -> int:
    """Whole seconds of universal time, as commands have it."""
    return time.time_ns() // 1_000_000_000
