"""Killed at random moments: nothing acknowledged is lost, nothing is done twice. The full proof is `python -m tests.house.kill`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("store", "times"), [("sqlite", 12), ("postgresql", 12)])
def test_a_writer_killed_again_and_again_loses_nothing(store: str, times: int) -> None:
    words = [sys.executable, "-m", "tests.house.kill", "--times", str(times), "--store", store]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(rf"{times} killed, \d+ of them writing, in .*: [\d,]+ commands acknowledged, none lost, none twice", done.stdout)


PAIR = """
import asyncio, os, signal, sys, time
from tests.house.play import FOUNDING, game_of
from tests.house.postgres import cluster
from tests.house.kill import Toll, check
from tests.house.writers import Child, playing
game_of(FOUNDING)
with cluster() as server:
    url = server.database()
    first = Child(playing(url, 1, [], commands=12))
    assert first.ended()[0] == 0
    one, two = Child(playing(url, 2, [], commands=40)), Child(playing(url, 3, [], commands=40))
    assert one.asks(60) and two.asks(60)
    time.sleep(0.1)                      # both are in the middle of it
    os.kill(one.pid, signal.SIGSTOP)
    status, lines = two.ended()          # goes on to its end while the other stands still
    assert status == 0
    assert any(line["said"] == "ack" for line in lines)
    os.kill(one.pid, signal.SIGCONT)
    status, others = one.ended()
    assert status == 0
    toll = Toll()
    said = [line for line in (*lines, *others) if line["said"] == "ack"]
    toll.acknowledged = {(line["table"], line["id"]): (line["first"], line["count"]) for line in said}
    assert len(toll.acknowledged) == len(said) > 0
    print(check(url, toll))
"""


def test_a_paused_server_holds_up_nobody() -> None:
    done = subprocess.run([sys.executable, "-c", PAIR], cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
