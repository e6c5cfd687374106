"""Stores for tests: a file, and a database on a real PostgreSQL that is started once a session."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.play import file_url
from tests.house.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def server() -> Iterator[Cluster]:
    """A PostgreSQL of our own."""
    with cluster() as started:
        yield started


@pytest.fixture
def file_store(tmp_path: Path) -> str:
    """The URL of a store in a file that is not there yet."""
    return file_url(tmp_path)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty store, in a file and on a server."""
    if request.param == "sqlite":
        return file_url(tmp_path)
    started: Cluster = request.getfixturevalue("server")
    return started.place()
