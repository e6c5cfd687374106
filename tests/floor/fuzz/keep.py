"""Histories that once failed: made as short as they can be, written down, and played again in every run.

A seed draws another table as soon as the fuzz or the floor changes; what was asked stays what it was.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pitboss.floor.codec import decode, encode, named_in
from pitboss.floor.commands import Command
from pitboss.floor.request import Request
from tests.floor.fuzz.checks import CHECKS, REFUSALS
from tests.floor.fuzz.checks.log import reads_back
from tests.floor.fuzz.drive import require_way_on
from tests.floor.fuzz.found import Finding
from tests.floor.fuzz.games import Furniture
from tests.floor.fuzz.scene import Scene

ONCE_FAILED = Path(__file__).parent / "once_failed.jsonl"


class History(NamedTuple):
    """What a table was opened with and everything that was asked; which kind of finding it led to, and in which seed."""

    key: str
    furniture: Furniture
    requests: tuple[Request, ...]
    seed: int = -1
    seen: str = ""


def again(furniture: Furniture, requests: Iterable[Request], only: str = "") -> Finding | None:
    """Play a history: what is refused by now is passed over. The first finding, if there is one, or the first of one kind only."""
    scene = Scene(furniture, random.Random(0), CHECKS, REFUSALS, only=only)
    try:
        for request in requests:
            scene.request(request)
        require_way_on(scene)
        reads_back(scene)
    except Finding as finding:
        return finding if only in ("", finding.key) else None
    return None


def shortest(history: History) -> History:
    """The same with every request left out that the finding does not need."""
    left, size = list(history.requests), max(1, len(history.requests) // 2)
    while True:
        place = 0
        while place < len(left):
            fewer = left[:place] + left[place + size :]
            if again(history.furniture, fewer, history.key) is not None:
                left = fewer
            else:
                place += size
        if size == 1:
            break
        size = max(1, size // 2)
    found = again(history.furniture, left, history.key)
    return history._replace(requests=tuple(left), seen=str(found or history.seen))


@cache
def _names() -> Mapping[str, type[Any]]:
    return named_in(Command)


def write(history: History) -> str:
    """A history as a line of JSON."""
    asked = [[request.by, request.at, encode(request.do)] for request in history.requests]
    line = {"key": history.key, "seed": history.seed, "seen": history.seen, "table": history.furniture._asdict(), "asked": asked}
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def read(line: str) -> History:
    """The history that a line holds."""
    held = json.loads(line)
    table = held["table"]
    furniture = Furniture(
        table["book"],
        tuple(table["side"]),
        tuple((name, value) for name, value in table["elections"]),
        table["face_down"],
        table["deferred"],
    )
    requests = tuple(Request(by, at, decode(do, _names())) for by, at, do in held["asked"])
    return History(held["key"], furniture, requests, held["seed"], held["seen"])


def kept() -> list[History]:
    """Every history that once failed."""
    return [read(line) for line in ONCE_FAILED.read_text().splitlines() if line] if ONCE_FAILED.exists() else []
