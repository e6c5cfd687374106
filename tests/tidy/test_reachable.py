"""Every module can be reached from a command, the service, the environments or the client: code that only tests import proves nothing."""

from __future__ import annotations

import grimp
import pytest

ROOTS = (
    "pitboss.cli.main",  # the commands, and with `serve` the service
    "pitboss.client",
    "pitboss.env.blackjack",  # what the registration names for Gymnasium
    "pitboss.env.com_bo",
    "pitboss.env.vector.blackjack",
    "pitboss.cli.pages.__main__",  # writes docs/games
    "pitboss.house.store.migrations",  # run by Alembic, and with them the schema
    "pitboss.house.store.schema",
    "pitboss.web.schema",  # the types of the pages are made from it
)
OPENED_BY_NAME = ("pitboss.books.",)
"""Books are opened by the library, by the names of its shelves."""
FOR_AUTHORS = {"pitboss.law.findings", "pitboss.terms.required"}
"""What judges a book while it is written."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("pitboss", cache_dir=None)


def test_no_module_is_reached_by_tests_alone(graph: grimp.ImportGraph) -> None:
    seen: set[str] = set()
    waiting = [root for root in ROOTS if root in graph.modules]
    assert len(waiting) == len(ROOTS)
    while waiting:
        module = waiting.pop()
        if module not in seen:
            seen.add(module)
            waiting += [*graph.find_modules_directly_imported_by(module), *_packages(module)]
    lost = {each for each in graph.modules - seen if not f"{each}.".startswith(OPENED_BY_NAME)}
    assert sorted(lost - FOR_AUTHORS) == []


def _packages(module: str) -> list[str]:
    parts = module.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts))]
