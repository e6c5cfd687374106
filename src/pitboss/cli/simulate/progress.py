"""A line on stderr that says how far a run has come, for a person who has waited a second and is watching."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from time import monotonic

from pitboss.cli.odds.figures import percent
from pitboss.cli.progress import PATIENCE
from pitboss.cli.simulate.length import Length
from pitboss.sim.sofar import Sofar

EVERY = 0.2
"""Seconds between two lines."""


@dataclass(eq=False)
class Watch:
    """When the run began and what has been said."""

    asked: Length
    first: int
    begun: float = field(default_factory=monotonic)
    said: float = 0.0

    def see(self, sofar: Sofar) -> None:
        """Say how far it has come, if it is time to."""
        now = monotonic()
        if sys.stderr.isatty() and now - self.begun > PATIENCE and now - self.said > EVERY:
            self.said = now
            sys.stderr.write(f"\r\033[K{line(sofar, self.asked, self.first, now - self.begun)}")
            sys.stderr.flush()

    def close(self) -> None:
        """Leave the screen as it was."""
        if self.said:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()


def line(sofar: Sofar, asked: Length, first: int, seconds: float) -> str:
    """How far, how fast, the value so far with its error, and the time left."""
    speed = (sofar.dealt - first) / seconds if seconds else 0.0
    parts = [f"{sofar.dealt:,} rounds", f"{speed:,.0f} a second"]
    last = sofar.last
    if last is not None:
        parts.append(f"EV {percent(last.ev)} ± {percent(last.standard_error)}")
    left = _left(sofar, asked)
    if speed and left is not None:
        parts.append(f"{_clock(left / speed)} left")
    return " · ".join(parts)


def _left(sofar: Sofar, asked: Length) -> float | None:
    """The rounds still to come: the error falls with the square root of their number."""
    rest = float(asked.rounds - sofar.dealt)
    last = sofar.last
    if asked.until is None or last is None:
        return rest if asked.until is None else None
    return min(rest, max(sofar.dealt * ((last.standard_error / asked.until) ** 2 - 1), 0.0))


def _clock(seconds: float) -> str:
    """A time to wait.

    >>> _clock(7.2), _clock(125), _clock(7260)
    ('7 s', '2 min 5 s', '2 h 1 min')
    """
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    return f"{whole // 60} min {whole % 60} s" if whole < 3600 else f"{whole // 3600} h {whole % 3600 // 60} min"
