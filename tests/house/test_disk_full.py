"""A full disk: the table stops with a sentence, nothing is half written, and it goes on once there is room."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pitboss.house.audit.verify import verify
from pitboss.house.store import opened
from pitboss.house.store.faults import Stopped
from tests.house.play import file_url, play, table

LIMIT = 300_000
FEW = 40


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of eight megabytes, where this user may make one."""
    folder = tmp_path / "small"
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=8m", "pitboss-test", folder], capture_output=True, check=False)
    if made.returncode:
        pytest.skip("this user may not mount a small disk")
    yield folder
    subprocess.run(["umount", folder], check=True)


async def _fill(url: str) -> int:
    """Play until the disk is full; how long the log is then."""
    async with opened(url) as store:
        keeper = await table(store)
        with pytest.raises(Stopped) as stopped:
            await play(keeper, 100_000)
        assert "nothing was recorded" in stopped.value.sentence
        head, state = keeper.head, keeper.state
        assert await store.head(keeper.stream) == head, "the keeper knows exactly what is in the log"
        await keeper.catch_up()
        assert keeper.state == state
        return head.position


async def _goes_on(url: str, position: int) -> None:
    async with opened(url) as store:
        report = await verify(store)
        assert report.faults == []
        assert report.entries == position
        await play(await table(store), FEW, seed=0)
        assert (await verify(store)).faults == []


def test_a_full_disk_stops_the_table_and_room_lets_it_go_on(small_disk: Path) -> None:
    url = file_url(small_disk)
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(5_000_000))
    position = asyncio.run(_fill(url))
    ballast.unlink()
    asyncio.run(_goes_on(url, position))


def test_the_same_table_goes_on_in_the_same_process(small_disk: Path) -> None:
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(5_000_000))

    async def work() -> None:
        async with opened(file_url(small_disk)) as store:
            keeper = await table(store)
            with pytest.raises(Stopped, match="disk"):
                await play(keeper, 100_000)
            ballast.unlink()
            await play(keeper, FEW, seed=0)
            assert (await verify(store)).faults == []

    asyncio.run(work())


LIMITED = f"""
import asyncio, resource, sys
from tests.house.test_disk_full import _fill
resource.setrlimit(resource.RLIMIT_FSIZE, ({LIMIT}, resource.RLIM_INFINITY))
print(asyncio.run(_fill(sys.argv[1])))
"""


def test_a_quota_stops_the_table_likewise(tmp_path: Path) -> None:
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[1] == resource.RLIM_INFINITY
    root = Path(__file__).parents[2]
    words, there = [sys.executable, "-c", LIMITED, file_url(tmp_path)], os.environ | {"PYTHONPATH": str(root)}
    done = subprocess.run(words, cwd=root, env=there, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    asyncio.run(_goes_on(file_url(tmp_path), int(done.stdout)))


def test_a_store_that_cannot_even_be_made_leaves_nothing_that_looks_like_one(small_disk: Path) -> None:
    (small_disk / "ballast").write_bytes(bytes(8 * 1024 * 1024 - 16_384))

    async def made() -> None:
        async with opened(file_url(small_disk)):
            pass

    with pytest.raises(Stopped, match="disk"):
        asyncio.run(made())
    (small_disk / "ballast").unlink()
    asyncio.run(made())
