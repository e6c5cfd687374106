"""The time of the house, in the units that its rooms use."""

from __future__ import annotations

from pitboss.house.clock import HOUSE


def milliseconds() -> int:
    """Milliseconds of universal time, as entries have it."""
    return HOUSE.now()


def seconds() -> int:
    """Whole seconds of universal time, as commands have it."""
    return HOUSE.now() // 1000
