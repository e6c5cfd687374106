"""Logs of the days that come with Pitboss, written once and kept: every later version must fold them to the same table.

`python -m tests.floor.shipped_logs act` writes `logs/act.json` if there is none; a log that exists is never written again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pitboss.cli.floor.file import day_called, days
from pitboss.cli.floor.opening import game_of
from pitboss.floor.codec import encode, write_log
from pitboss.floor.dayfile import Day, play_day, read_day
from tests.support import own_law

LOGS = Path(__file__).parent / "logs"


def played(name: str) -> Day:
    """A day of Pitboss's own, played now."""
    written = read_day(day_called(name))
    return play_day(written, game_of(written, own_law(written.game)))


def write(name: str) -> Path:
    """Keep the log of a day with the state it leads to."""
    path, day = LOGS / f"{name}.json", played(name)
    assert not day.fault, day.fault
    assert not path.exists(), f"{path} is kept as it is"
    state = json.dumps(encode(day.floor), separators=(",", ":"))
    path.write_text(f'{{"log": {write_log(day.log)},\n"state": {state}}}\n', encoding="utf-8")
    return path


def covers(now: Any, then: Any) -> bool:
    """Whether a state has everything that it had when the log was written; a part that came later does not matter."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(key in now and covers(now[key], each) for key, each in then.items())
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(map(covers, now, then))
    return bool(now == then)


if __name__ == "__main__":
    for asked in sys.argv[1:] or [day for day in days() if not (LOGS / f"{day}.json").exists()]:
        sys.stdout.write(f"{write(asked)}\n")
