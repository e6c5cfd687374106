"""What every test stands on: Hypothesis without a stopwatch, the same examples each time, and a sample of what takes long."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from hypothesis import settings

Sampled = Callable[[int, Iterable[Any]], list[Any]]

# A loaded machine is not a fault of the code, and a run that fails must fail again: chance is for `./test --whole`.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("chance", deadline=None, print_blob=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="everything, where ./test takes a sample: half an hour more on two cores")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("chance" if config.getoption("--whole") else "steady")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `whole`, unless everything is asked for."""
    if not config.getoption("--whole"):
        left_out = [item for item in items if item.get_closest_marker("whole")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("whole")]


@pytest.fixture(scope="session")
def one_in(request: pytest.FixtureRequest) -> Sampled:
    """Every so many of a long list, from its beginning; all of it where everything is asked for."""
    whole = bool(request.config.getoption("--whole"))
    return lambda many, every: list(every)[:: 1 if whole else many]
