"""Pages that SQLite has written ahead do not pile up beside the file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pitboss.house.store import Appended, Batch, Draft, Head, Mark, Stamp, Store, chained, opened
from pitboss.house.store.sqlite import connection, writer
from tests.house.play import file_url

STREAM = "table:one"
SMALL = 64 * 1024


async def _write(store: Store, head: Head) -> Head:
    command = f"c{head.position}"
    entries = chained(STREAM, head, Stamp(0, "ann", command), [Draft('"' + "x" * 20_000 + '"', 1)])
    answer = await store.append(Batch(STREAM, head, Mark(command, "ann", b"asked"), entries))
    assert isinstance(answer, Appended)
    return answer.head


def test_once_it_is_quiet_what_was_written_ahead_goes_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "LOG_BYTES", SMALL)
    monkeypatch.setattr(writer, "QUIET_SECONDS", 0.05)

    async def work() -> None:
        ahead = tmp_path / f"{Path(file_url(tmp_path)).name}-wal"
        async with opened(file_url(tmp_path)) as store:
            head = Head()
            for _ in range(40):
                head = await _write(store, head)
            assert ahead.stat().st_size > 4 * SMALL
            async with asyncio.timeout(300):
                while ahead.stat().st_size > SMALL:
                    await asyncio.sleep(0.2)
                    head = await _write(store, head)
            assert len(await store.read(STREAM)) == head.position

    asyncio.run(work())
