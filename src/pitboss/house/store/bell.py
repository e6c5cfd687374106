"""A bell: rung from any thread when something was appended, heard by everybody who waits."""

from __future__ import annotations

import asyncio
import threading


class Bell:
    """Counts its rings, so that whoever was busy during one does not wait for the next."""

    __slots__ = ("_lock", "_waiting", "rings")

    def __init__(self) -> None:
        self.rings = 0
        self._lock = threading.Lock()
        self._waiting: set[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = set()

    def ring(self) -> None:
        """Wake everybody, from whichever thread."""
        with self._lock:
            self.rings += 1
            woken, self._waiting = self._waiting, set()
        for loop, event in woken:
            if not loop.is_closed():
                loop.call_soon_threadsafe(event.set)

    async def heard(self, seen: int, timeout: float) -> int:
        """Wait until it has rung more often than was seen, or for so many seconds; how often it has rung."""
        waiter = (asyncio.get_running_loop(), asyncio.Event())
        with self._lock:
            if self.rings != seen:
                return self.rings
            self._waiting.add(waiter)
        try:
            await asyncio.wait_for(waiter[1].wait(), timeout)
        except TimeoutError:
            pass
        finally:
            with self._lock:
                self._waiting.discard(waiter)
        return self.rings
