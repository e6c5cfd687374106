"""Progress on stderr, for a person who has waited a second and is watching."""

from __future__ import annotations

import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from time import monotonic
from typing import Any, TypeVar

T = TypeVar("T")
PATIENCE = 1.0
CLEAR = "\r\x1b[K"
"""Back to the beginning of the line, with nothing on it."""


def counted(items: Sequence[T], words: str) -> Iterator[T]:
    """The items one by one, with a bar once it has taken a while."""
    begun, bar, task = monotonic(), None, None
    try:
        for number, item in enumerate(items):
            if bar is None and sys.stderr.isatty() and monotonic() - begun > PATIENCE:
                from rich.console import Console  # slow to import, and seldom wanted
                from rich.progress import Progress

                bar = Progress(console=Console(stderr=True), transient=True)
                task = bar.add_task(words, total=len(items))
                bar.start()
            if bar is not None and task is not None:
                bar.update(task, completed=number)
            yield item
    finally:
        if bar is not None:
            bar.stop()


def told(items: Iterable[T], words: str) -> Iterator[T]:
    """Items of which nobody knows how many there are, with their number so far once it has taken a while."""
    due = monotonic() + PATIENCE
    try:
        for number, item in enumerate(items, 1):
            if monotonic() > due and sys.stderr.isatty():
                due = monotonic() + PATIENCE
                _say(f"{number:,} {words}")
            yield item
    finally:
        if sys.stderr.isatty():
            _say("")


async def watched(work: Coroutine[Any, Any, T], words: Callable[[], str]) -> T:
    """What comes of work; once it has taken a while, how far it is is said every second."""
    import asyncio  # not for commands that wait for nothing

    task = asyncio.create_task(work)
    while not (await asyncio.wait({task}, timeout=PATIENCE))[0]:
        if sys.stderr.isatty():
            _say(words())
    if sys.stderr.isatty():
        _say("")
    return task.result()


def _say(words: str) -> None:
    print(f"{CLEAR}{words}", end="", file=sys.stderr, flush=True)
