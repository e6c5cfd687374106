"""The law always has a date: no call of it does without a moment, and only the edge asks what time it is."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import pytest

from pitboss.law.in_force import documents_at, in_force, speaking, stands
from pitboss.law.register import deeds, register
from pitboss.law.rules import rules
from pitboss.law.timeline import coming
from tests.tidy.tree import ROOT, SOURCE, modules

EDGE = ("cli", "env")
"""The rooms that decide what now means; the service is started by the command line, which brings it the books."""
CLOCK = "pitboss.law.today"
ASKS: tuple[Callable[..., Any], ...] = (in_force, speaking, stands, documents_at, rules, register, deeds, coming)


@pytest.mark.parametrize("ask", ASKS, ids=lambda each: str(each.__name__))
def test_a_moment_is_asked_for_and_is_never_nothing(ask: Callable[..., Any]) -> None:
    moment = inspect.signature(ask).parameters["moment"]
    assert moment.default is inspect.Parameter.empty
    assert moment.annotation == "Moment"


def test_only_the_edge_asks_what_time_it_is() -> None:
    asking = {path.relative_to(SOURCE).parts[0] for path in modules(SOURCE) if f"from {CLOCK} import" in path.read_text(encoding="utf-8")}
    assert asking <= {*EDGE, "law"}
    inside = [path for path in modules(SOURCE / "law") if f"from {CLOCK} import" in path.read_text(encoding="utf-8")]
    assert [path.relative_to(ROOT).as_posix() for path in inside] == ["src/pitboss/law/__init__.py"]
