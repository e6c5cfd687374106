"""Figures of a running server, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
ENTRIES_SENT = "pitboss_entries_sent_total"
HELP = {
    "pitboss_commands_total": "Commands of clients, by what became of them.",
    "pitboss_requests_total": "HTTP requests, by method and status.",
    "pitboss_refusals_total": "Refusals, by code.",
    ENTRIES_SENT: "Entries of tables sent to sockets.",
    "pitboss_sockets_closed_total": "Sockets closed by the server, by code.",
}


class Metrics:
    """Counters and one histogram; gauges are asked of whoever knows them when the page is read."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        self.entries_sent = 0
        """Counted by whoever sends, for there are more of these than of everything else."""

    def count(self, name: str, labels: str = "", by: int = 1) -> None:
        """Count something; labels as Prometheus writes them."""
        self._counts[name, labels] += by

    def took(self, seconds: float, commands: int = 1) -> None:
        """Commands were answered after so many seconds."""
        self._buckets[bisect_left(BOUNDS, seconds)] += commands
        self._seconds += seconds * commands

    def page(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """Everything as text."""
        return "\n".join([*self._counters(), *self._histogram(), *_gauges(gauges), ""])

    def _counters(self) -> Iterator[str]:
        self._counts[ENTRIES_SENT, ""] = self.entries_sent
        for name, said in HELP.items():
            yield f"# HELP {name} {said}"
            yield f"# TYPE {name} counter"
            found = sorted((labels, value) for (each, labels), value in self._counts.items() if each == name)
            yield from (f"{name}{{{labels}}} {value}" if labels else f"{name} {value}" for labels, value in found)

    def _histogram(self) -> Iterator[str]:
        name = "pitboss_command_seconds"
        yield f"# HELP {name} From a command read to its answer, durable."
        yield f"# TYPE {name} histogram"
        total = 0
        for bound, value in zip((*map(str, BOUNDS), "+Inf"), self._buckets, strict=True):
            total += value
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._seconds:.6f}"
        yield f"{name}_count {total}"


def _gauges(gauges: Mapping[str, tuple[str, float]]) -> Iterator[str]:
    for name, (said, value) in gauges.items():
        yield from (f"# HELP {name} {said}", f"# TYPE {name} gauge", f"{name} {value:g}")
