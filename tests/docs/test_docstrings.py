"""The examples in docstrings are executed."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

from tests.tidy.tree import SOURCE, modules

EXAMPLES = [
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    for path in modules(SOURCE)
    if ">>> " in path.read_text(encoding="utf-8")
]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) > 10


@pytest.mark.parametrize("module", EXAMPLES)
def test_an_example_answers_as_it_says(module: str) -> None:
    found = doctest.testmod(import_module(module), raise_on_error=False, verbose=False)
    assert found.attempted
    assert found.failed == 0
