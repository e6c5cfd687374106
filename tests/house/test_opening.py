"""Opening a store: by every kind of URL, from every older schema, and a sentence for everything that can be wrong."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from pitboss.house.audit.verify import verify
from pitboss.house.store import Access, Draft, Head, Stamp, chained, open_store, opened
from pitboss.house.store.migration import HEAD, REVISIONS, Dialect, statements
from pitboss.house.store.opening import migrate_file, migrate_server
from pitboss.house.store.place import InFile, OnServer, data_folder, place_of
from pitboss.house.tables.codec import VERSION, write_event
from pitboss.law.refusal import Malformed, PitbossError, Refused
from tests.house.play import FOUNDING, file_url, play, table
from tests.house.postgres import Cluster, execute


def fault_of(url: str, access: Access = Access.WRITE) -> PitbossError:
    async def work() -> None:
        async with opened(url, access):
            pass

    with pytest.raises(PitbossError) as fault:
        asyncio.run(work())
    assert "\n" not in fault.value.sentence
    return fault.value


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("pit.db", "is not the URL of a store"),
        ("mysql://here/pit", "no store of the kind 'mysql'"),
        ("sqlite://pit.db", "names no file"),
        ("sqlite:///", "names no file"),
        ("sqlite:////tmp/", "names no file"),
        ("sqlite:////no/such/folder/pit.db", "there is no folder /no/such/folder"),
        ("sqlite:////tmp", "is a folder"),
        ("postgresql://", "names no server or no database"),
        ("postgresql://here", "names no server or no database"),
        ("postgresql://here:port/pit", "names no server or no database"),
    ],
)
def test_a_url_that_names_no_store(url: str, said: str) -> None:
    fault = fault_of(url)
    assert isinstance(fault, Malformed)
    assert said in fault.sentence


def test_the_default_is_a_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PITBOSS_DATA", str(tmp_path / "mine"))
    assert place_of("") == InFile(tmp_path / "mine" / "pitboss.db")
    assert isinstance(fault_of("", Access.READ), Malformed)

    async def work() -> None:
        async with opened() as store:
            assert await store.streams() == ()

    asyncio.run(work())
    assert (tmp_path / "mine").stat().st_mode & 0o077 == 0, "nobody else looks in there"
    monkeypatch.delenv("PITBOSS_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "pitboss"


def test_a_login_is_never_shown() -> None:
    url = "postgresql://ann:" + "hunter2" + "@127.0.0.1:1/pit"
    assert str(place_of(url)) == "postgresql://127.0.0.1:1/pit"
    assert "hunter2" not in fault_of(url).sentence


def test_nothing_to_read_is_said(tmp_path: Path, server: Cluster) -> None:
    assert "there is no store at" in fault_of(file_url(tmp_path), Access.READ).sentence
    assert not list(tmp_path.iterdir()), "reading makes nothing"
    assert "there is no store at" in fault_of(server.place(), Access.READ).sentence
    assert "no such database" in fault_of(server.url("nowhere")).sentence


def test_another_programs_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is a text of some length, and no database at all.\n" * 40)
    assert "no store of Pitboss" in fault_of(file_url(tmp_path, "text.db")).sentence
    with closing(sqlite3.connect(tmp_path / "other.db")) as other, other:
        other.execute("CREATE TABLE recipe (name TEXT)")
    assert "recipe" in fault_of(file_url(tmp_path, "other.db")).sentence


def test_a_later_schema_is_refused(store_url: str) -> None:
    async def made() -> None:
        await (await open_store(store_url)).close()

    asyncio.run(made())
    _set_version(store_url, "0999")
    for access in Access:
        fault = fault_of(store_url, access)
        assert isinstance(fault, Refused)
        assert "schema 0999, made by a later Pitboss" in fault.sentence


def _set_version(url: str, version: str) -> None:
    sql, place = f"UPDATE alembic_version SET version_num = '{version}'", place_of(url)
    if isinstance(place, OnServer):
        execute(url, sql)
    else:
        with closing(sqlite3.connect(place.path)) as connection, connection:
            connection.execute(sql)


def test_the_revisions_are_alembics_own() -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    import pitboss.house.store.migration as here

    config = Config()
    config.set_main_option("script_location", str(Path(here.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    found = [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


FIRST = chained("table:old", Head(), Stamp(1, "max", "founding"), [Draft(write_event(FOUNDING), VERSION)])[0]
ROWS = (
    "INSERT INTO stream VALUES ('table:old', 1)",
    f"INSERT INTO entry VALUES ('table:old', 1, 1, 'max', 'founding', {VERSION}, '{FIRST.body}', {{}}, {{}})",
    "INSERT INTO command VALUES ('table:old', 'founding', 'max', {}, 1, 1)",
)


def _rows(literal: Any) -> list[str]:
    hashes = [[], [literal(FIRST.previous), literal(FIRST.hash)], [literal(b"\x01")]]
    return [row.replace("{}", "%s") % tuple(each) if each else row for row, each in zip(ROWS, hashes, strict=True)]


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_store_of_every_older_schema_is_brought_up_to_date_with_what_it_holds(store_url: str, revision: str) -> None:
    place = place_of(store_url)
    if isinstance(place, InFile):
        with closing(sqlite3.connect(place.path, isolation_level=None)) as connection:
            migrate_file(connection, revision)
            for sql in _rows(lambda data: f"x'{data.hex()}'"):
                connection.execute(sql)
    else:
        asyncio.run(_old_database(place, revision))
        execute(store_url, *_rows(lambda data: f"'\\x{data.hex()}'::bytea"))
    if revision != HEAD:
        assert "reads" in fault_of(store_url, Access.READ).sentence, "reading changes nothing"

    async def work() -> None:
        async with opened(store_url) as store:
            assert await store.read("table:old") == (FIRST,)
            await play(await table(store, "old"), 30)
            report = await verify(store)
            assert report.faults == []
            assert report.entries > 30

    asyncio.run(work())


async def _old_database(place: OnServer, revision: str) -> None:
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(place.url)
    await migrate_server(place, connection, revision)
    await connection.close()


def test_the_migrations_lead_to_the_schema_that_reports_use() -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import create_engine

    from pitboss.house.store.schema import METADATA

    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        for sql in statements(Dialect.SQLITE, ""):
            connection.exec_driver_sql(sql)
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_servers_that_start_together_make_one_schema(store_url: str) -> None:
    async def work() -> None:
        stores = await asyncio.gather(*(open_store(store_url) for _ in range(4)))
        for store in stores:
            assert await store.streams() == ()
            await store.close()

    asyncio.run(work())


@pytest.fixture
def read_only(tmp_path: Path) -> Iterator[Path]:
    """A folder with a store in it that cannot be written: a disk mounted so for root, to whom nothing else is read-only."""
    folder, as_root = tmp_path / "kept", os.geteuid() == 0
    folder.mkdir()
    if as_root and subprocess.run(["mount", "-t", "tmpfs", "pitboss-test", folder], capture_output=True, check=False).returncode:
        pytest.skip("this user may not mount a disk")

    async def made() -> None:
        async with opened(file_url(folder)) as store:
            await play(await table(store), 20)

    try:
        asyncio.run(made())
        if as_root:
            subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
        else:
            (folder / "pit.db").chmod(0o444)
            folder.chmod(0o555)
        yield folder
    finally:
        if as_root:
            subprocess.run(["umount", folder], check=True)
        else:
            folder.chmod(0o755)


def test_a_read_only_file_is_read_and_not_written(read_only: Path) -> None:
    assert "read-only" in fault_of(file_url(read_only)).sentence

    async def work() -> None:
        async with opened(file_url(read_only), Access.READ) as store:
            report = await verify(store)
            assert report.faults == []
            assert report.entries >= 20

    asyncio.run(work())


def test_a_database_made_read_only_stops_the_table_and_lets_it_go_on_later(server: Cluster) -> None:
    url = server.database()
    name = url.rpartition("/")[2]

    async def work() -> None:
        async with opened(url) as store:
            await play(await table(store), 20)
        execute_in = asyncio.to_thread
        await execute_in(execute, server.url("postgres"), f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        async with opened(url) as store:
            keeper = await table_again(store)
            before = keeper.state
            with pytest.raises(Refused, match="read-only"):
                await play(keeper, 1, seed=2)
            assert keeper.state == before
        await execute_in(execute, server.url("postgres"), f"ALTER DATABASE {name} RESET default_transaction_read_only")
        async with opened(url) as store:
            await play(await table_again(store), 20, seed=2)
            assert (await verify(store)).faults == []

    asyncio.run(work())


async def table_again(store: Any) -> Any:
    from pitboss.house.tables import Vault, open_table
    from tests.house.play import KEY, game_of

    return await open_table(store, "main-1", game_of, Vault(KEY))
