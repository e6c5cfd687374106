"""The notebooks run from top to bottom and print what is kept in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.notebooks import notebooks, printed, read, run


@pytest.mark.filterwarnings("default")  # the kernel's own libraries warn of each other
@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_shows(path: Path) -> None:
    assert printed(run(path)) == printed(read(path)), "run python -m tests.docs.notebooks, and read the difference"


def test_there_are_three() -> None:
    assert [path.stem for path in notebooks()] == ["price-a-rule", "simulate-a-count", "train-an-agent"]
