"""The time of the house: counted by a clock that nobody sets, and led towards the machine's own so slowly that no timer notices.

The wall clock of a machine steps: NTP puts it right, a virtual machine wakes up, somebody mistypes a date. So limits run on a monotonic
clock (`elapsed`), the house's time starts at the wall clock's and then goes by the monotonic one, and the time of a log counts on from its
last entry where that is ahead.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Protocol

LOG = logging.getLogger("pitboss.clock")
STEP = 1000
"""Milliseconds by which the machine's clock must be off before that is said."""
SLEW = 100
"""The house's time gains or loses at most one part in so many while it is led to the machine's."""


def elapsed() -> int:
    """Milliseconds of a clock that only goes forward, whatever becomes of the date."""
    return time.monotonic_ns() // 1_000_000


def wall() -> int:
    """Milliseconds of universal time as the machine has it, right or wrong."""
    return time.time_ns() // 1_000_000


class Clock(Protocol):
    """What tells the time of a house."""

    def now(self) -> int:
        """Milliseconds of universal time."""

    def elapsed(self) -> int:
        """Milliseconds that only go forward, from anywhere."""


class HouseClock:
    """Universal time that never goes back and never leaps, in milliseconds."""

    def __init__(self, wall: Callable[[], int] = wall, elapsed: Callable[[], int] = elapsed) -> None:
        self._wall, self._elapsed = wall, elapsed
        self._time, self._since = wall(), elapsed()
        self._last, self.off = self._time, 0

    def elapsed(self) -> int:
        """Milliseconds that only go forward."""
        return self._elapsed()

    def now(self) -> int:
        """The time of the house."""
        passed = self._elapsed() - self._since
        straight = self._time + passed
        gap, most = self._wall() - straight, passed // SLEW
        self._last = max(self._last, straight + min(max(gap, -most), most))
        if passed >= STEP:
            self._time, self._since = self._last, self._since + passed
            self._note(self._wall() - self._last)
        return self._last

    def _note(self, gap: int) -> None:
        """Say once that the machine's clock has stepped, and once that it agrees again."""
        if abs(gap - self.off) >= STEP and abs(gap) >= STEP and (not self.off or abs(gap) > 2 * abs(self.off) or gap * self.off < 0):
            ahead = "ahead of" if gap > 0 else "behind"
            said = f"This machine's clock is {abs(gap) // 1000} s {ahead} the house's time, which goes on without a leap: is it right?"
            LOG.error("clock stepped", extra={"sentence": said, "seconds": gap // 1000})
            self.off = gap
        elif self.off and abs(gap) < STEP:
            LOG.warning("clock agrees", extra={"sentence": "The clock of this machine agrees with the house's time again"})
            self.off = 0


HOUSE = HouseClock()
"""The clock of this process."""


class StreamClock:
    """The time of one log: the house's, and where its last entry is ahead of that, counted on from there."""

    def __init__(self, clock: Clock = HOUSE) -> None:
        self._clock = clock
        self.last, self._at = 0, clock.elapsed()

    def saw(self, time: int) -> None:
        """An entry of that time is the last one now."""
        self.last, self._at = time, self._clock.elapsed()

    def now(self) -> int:
        """The time for the next entry, in milliseconds: never before the last one, and never standing still."""
        passed = self._clock.elapsed() - self._at
        return max(self._clock.now(), self.last + passed - passed // SLEW)

    @property
    def lead(self) -> int:
        """Milliseconds by which the log is ahead of the house's time."""
        return self.now() - self._clock.now()

    def judged_at(self, asked: int) -> int:
        """The second at which a thing asked then is judged: not before the last entry, and by the log's time where that leads."""
        now = self.now()
        return max(asked, (now if now > self._clock.now() else self.last) // 1000)
