"""The serving process killed under load, on both stores. The full proof is `python -m tests.house.kill_service`."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("store", "times"), [("sqlite", 3), ("postgresql", 4)])
def test_a_server_killed_under_load_loses_nothing(store: str, times: int) -> None:
    words = [sys.executable, "-m", "tests.house.kill_service", "--times", str(times), "--store", store]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(
        rf"{times} killed, [1-9]\d* of them while they served.*: [\d,]+ commands acknowledged, none lost, none twice", done.stdout
    )
    assert "every chip is accounted for" in done.stdout
    if store == "postgresql":
        assert re.search(r"[1-9]\d* while the other stood still", done.stdout)
