"""A bar: what was measured, beside what it must be."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Side(StrEnum):
    """On which side of a bar a measure must be."""

    AT_LEAST = "at least"
    AT_MOST = "at most"


@dataclass(frozen=True)
class Bar:
    """A measure with its bar."""

    what: str
    measured: float
    side: Side
    bar: float

    @property
    def holds(self) -> bool:
        """Whether it is on the right side."""
        return self.measured >= self.bar if self.side is Side.AT_LEAST else self.measured <= self.bar

    def __str__(self) -> str:
        return f"{'ok    ' if self.holds else 'MISSED'} {self.what}: {self.measured:.2f} ({self.side} {self.bar:g})"
