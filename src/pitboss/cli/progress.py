"""Progress on stderr, for a person who has waited a second and is watching."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 1.0


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
