"""The bench of the house works: at a size that measures nothing, every part runs to its end and loses nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.house.serving import ROOT


@pytest.mark.whole
def test_the_bench_measures_every_bar() -> None:
    words = [sys.executable, "-m", "bench.house", "--short"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode in (0, 1), done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    bars = [line for line in done.stdout.splitlines() if "   bar " in line]
    assert len(bars) == 5, done.stdout
    assert sum(" 0 lost " in line for line in bars) == 2, done.stdout
    assert (done.returncode == 1) == any(line.endswith("MISSED") for line in bars), done.stdout
