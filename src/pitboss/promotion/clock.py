"""The clock as an actor: it asks for nothing but what has become due."""

from __future__ import annotations

from dataclasses import dataclass

CLOCK = "clock"
"""Who asks when nobody does."""


@dataclass(frozen=True, slots=True)
class MindClock:
    """Let everything happen that is due by now."""
