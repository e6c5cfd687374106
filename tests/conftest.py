"""What every test stands on: Hypothesis without a stopwatch, the same examples each time, and a sample of what takes long."""

from __future__ import annotations

import gc
from collections import Counter
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
    """Leave out what is marked `whole`, and all but every so many cases of a test marked `one_in`, unless everything is asked for.

    Browsers come first: their tests are the longest and wait the most, so that others have the processor meanwhile, and none is left
    over when everything else is done.
    """
    if not config.getoption("--whole"):
        seen: Counter[str] = Counter()
        left_out = [item for item in items if item.get_closest_marker("whole") or not _sampled(item, seen)]
        config.hook.pytest_deselected(items=left_out)
        dropped = set(left_out)
        items[:] = [item for item in items if item not in dropped]
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))


def _sampled(item: pytest.Item, seen: Counter[str]) -> bool:
    """Whether this case of its test is played: the first, and every so many after it."""
    marker = item.get_closest_marker("one_in")
    if marker is None:
        return True
    test = item.nodeid.partition("[")[0]
    seen[test] += 1
    return bool((seen[test] - 1) % marker.args[0] == 0)


def pytest_collection_finish() -> None:
    """What is loaded by now stays: leave it out of every search for what can be thrown away, which is a tenth of the processor's work."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def one_in(request: pytest.FixtureRequest) -> Sampled:
    """Every so many of a long list, from its beginning; all of it where everything is asked for."""
    whole = bool(request.config.getoption("--whole"))
    return lambda many, every: list(every)[:: 1 if whole else many]


@pytest.fixture(scope="session")
def examples(request: pytest.FixtureRequest) -> Callable[[int], int]:
    """How many examples to draw: a third of so many; all where everything is asked for."""
    whole = bool(request.config.getoption("--whole"))
    return lambda many: many if whole else -(-many // 3)
