"""`pitboss verify`, `export`, `replay`, `fair check` and `backup`, as a person meets them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from subprocess import run as run_process
from typing import Any

import pytest

from pitboss.floor.rounds.events import CardsTakenUp
from pitboss.house.store import opened
from pitboss.house.tables import TableFounded
from tests.cli.shell import within
from tests.house.play import file_url, play, table
from tests.house.postgres import Cluster

SIDE = TableFounded("nsw-star-blackjack", {"decks": "6", "insurance-against-ten": "yes"})
COMMANDS = 900
NO_SAY = ("pitboss.floor.decide", "pitboss.floor.codec", "pitboss.house.tables", "pitboss.house.store.sqlite", "asyncpg")
"""What the fair check must not rest on."""


async def _played(url: str, commands: int = COMMANDS) -> None:
    """Play at two tables, and stop at the first in the middle of a round, whatever the cards were."""
    async with opened(url) as store:
        keeper = await play(await table(store, snapshot_every=commands // 3), commands)
        seed = 2
        while not keeper.state.floor.rounds.in_progress:
            await play(keeper, 1, seed)
            seed += 1
        await play(await table(store, "star", SIDE), min(commands, 200))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a store in it that was played in."""
    made = tmp_path_factory.mktemp("audit")
    asyncio.run(_played(file_url(made)))
    return made


@pytest.fixture(scope="module")
def url(folder: Path) -> str:
    return file_url(folder)


def test_verify_says_in_one_line_what_it_found(url: str) -> None:
    answer = within("verify", "--store", url)
    assert (answer.status, len(answer.lines), answer.err) == (0, 1, "")
    assert "2 streams" in answer.out
    assert "every chain holds and every chip is accounted for" in answer.out
    assert "2 snapshots like the replay, 1 shuffle shown as promised" in answer.out


def test_verify_in_json_gives_the_heads_that_a_later_one_is_held_against(url: str, tmp_path: Path) -> None:
    known = tmp_path / "known.json"
    known.write_text(within("verify", "--store", url, "--json").out)
    assert json.loads(known.read_text())["sound"] is True
    assert within("verify", "--store", url, "--against", str(known)).status == 0
    heads = json.loads(known.read_text())
    heads["streams"]["table:main-1"]["position"] += 5
    known.write_text(json.dumps(heads))
    late = within("verify", "--store", url, "--against", str(known))
    assert late.status == 1
    assert "the log ends here, and went on to" in late.err
    known.write_text("[]")
    assert within("verify", "--store", url, "--against", str(known)).status == 2


def test_verify_names_the_first_fault_by_stream_and_position(folder: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(folder / "pit.db")) as source, closing(sqlite3.connect(tmp_path / "bad.db")) as target:
        source.backup(target)
        target.execute("DROP TRIGGER entry_no_update")
        target.execute("UPDATE entry SET body = replace(body, 'ann', 'bob') WHERE position = 4 AND stream = 'table:main-1'")
        target.commit()
    answer = within("verify", "--store", file_url(tmp_path, "bad.db"))
    assert (answer.status, answer.out) == (1, "")
    assert answer.err.rstrip().endswith("table:main-1 at 4: its contents are not those that were hashed")
    told = json.loads(within("verify", "--store", file_url(tmp_path, "bad.db"), "--json").out)
    assert told["faults"][0]["position"] == 4


@pytest.mark.parametrize("store", ["sqlite:////no/where/pit.db", "pit.db", "mysql://x/y"])
def test_a_store_that_cannot_be_read_is_said_in_a_sentence(store: str) -> None:
    for words in (["verify"], ["export", "main-1"], ["fair", "check"], ["backup", "--to", "/tmp/never.db"]):
        answer = within(*words, "--store", store)
        assert (answer.status, answer.out, len(answer.err.splitlines())) == (2, "", 1)


def test_a_table_and_a_shoe_are_exported_and_replayed_without_the_store(url: str, tmp_path: Path) -> None:
    for name, part in (("table", []), ("shoe", ["--shoe", "1"]), ("round", ["--round", "3", "--log"])):
        file = tmp_path / f"{name}.json"
        assert within("export", "main-1", "--store", url, *part, "--to", str(file)).status == 0
        told = within("replay", str(file))
        assert (told.status, told.err) == (0, "")
        assert "Every hash follows from the one before" in told.out
        parsed = json.loads(within("replay", str(file), "--json").out)
        assert (parsed["part"], len(parsed["entries"])) == (name, len(json.loads(file.read_text())["entries"]))
        assert within("export", "main-1", "--store", url, *part, "--to", str(file)).status == 2, "nothing is written over"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["round.json", "shoe.json", "table.json"]


def rounds(url: str, name: str) -> int:
    whole = json.loads(within("export", name, "--store", url).out)
    return sum(entry["event"]["$"] == CardsTakenUp.__name__ for entry in whole["entries"])


@pytest.mark.parametrize("name", ["main-1", "star"])
def test_every_round_is_exported_for_adjudicate_and_comes_to_the_same(url: str, name: str, tmp_path: Path) -> None:
    played = rounds(url, name)
    assert played > 8
    for number in range(1, min(played, 12) + 1):
        file = tmp_path / f"{number}.json"
        assert within("export", name, "--store", url, "--round", str(number), "--to", str(file)).status == 0
        settled = json.loads(within("adjudicate", str(file), "--json").out)
        moved = json.loads(within("export", name, "--store", url, "--round", str(number), "--log").out)
        nets: dict[str, int] = {}
        for entry in moved["entries"]:
            for account, cents in entry["postings"]:
                nets[account] = nets.get(account, 0) + cents
        paid = {player: f"{nets.get(f'player:{player}', 0) / 100:.2f}" for player in settled["net"]}
        assert settled["net"] == paid
        assert within("replay", str(file)).status == 0


def test_a_part_that_is_not_there_is_said(url: str) -> None:
    for words, said in (
        (["main-1", "--shoe", "99"], "has no shoe 99: the last is 2"),
        (["main-1", "--round", "9999"], f"has no round 9999: the last is {rounds(url, 'main-1') + 1}"),
        (["main-1", "--shoe", "1", "--round", "1"], "ask for one of them"),
        (["nowhere"], "there is no table 'nowhere'"),
        (["No Name"], "is not the name of a table"),
    ):
        answer = within("export", *words, "--store", url)
        assert answer.status == 2
        assert said in answer.err
    unfinished = within("export", "main-1", "--store", url, "--round", str(rounds(url, "main-1") + 1))
    assert unfinished.status == 1
    assert "is not over" in unfinished.err


Change = Callable[[dict[str, Any]], None]


def changed(file: Path, change: Change) -> None:
    value = json.loads(file.read_text())
    change(value)
    file.write_text(json.dumps(value))


def first(value: dict[str, Any], kind: str) -> dict[str, Any]:
    return next(entry["event"] for entry in value["entries"] if entry["event"]["$"] == kind)


def test_a_file_that_was_changed_is_found(url: str, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    within("export", "main-1", "--store", url, "--to", str(file))
    changed(file, lambda value: value["entries"][9].update(actor="zed"))
    answer = within("replay", str(file))
    assert answer.status == 1
    assert "table:main-1 at 10" in answer.err
    changed(file, lambda value: value.update(format=9))
    assert within("replay", str(file)).status == 2
    file.write_text('{"pitboss": "log", "format": 1}')
    assert within("replay", str(file)).status == 2


def test_the_fair_check_needs_neither_store_nor_floor(url: str, tmp_path: Path) -> None:
    file = tmp_path / "shoe.json"
    within("export", "main-1", "--store", url, "--shoe", "1", "--to", str(file))
    for words in (["--store", url], [str(file)]):
        answer = within("fair", "check", *words)
        assert answer.status == 0
        assert "shown and kept" in answer.out
    assert json.loads(within("fair", "check", str(file), "--json").out)["table:main-1"]["shown"] == 1
    script = "import sys; sys.argv = ['pitboss', 'fair', 'check', sys.argv[1]]\nfrom pitboss.cli.main import _status\n_status()\n"
    script += f"found = [name for name in {NO_SAY!r} if name in sys.modules]\nassert not found, found"
    done = run_process([sys.executable, "-c", script, str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


BROKEN: dict[str, tuple[Change, str]] = {
    "another secret": (lambda v: first(v, "ShuffleRevealed")["secret"].update({"$bytes": "00" * 32}), "not those that were published"),
    "two cards of the order": (lambda v: first(v, "ShuffleRevealed")["order"].reverse(), "not those that were published"),
    "another commitment": (lambda v: first(v, "CardsShuffled").update(commitment="00" * 32), "not those that were published"),
    "another cut": (lambda v: first(v, "CardsCut").update(depth=7), "and the order has"),
    "another card dealt": (lambda v: first(v, "CardDealt").update(card={"$card": "AS"}), "and the order has"),
    "a pack of other cards": (lambda v: first(v, "CardsShuffled")["pack"].update({"$bytes": "08" * 51 + "07"}), "cards that were loaded"),
    "an unreadable event": (lambda v: first(v, "CardsCut").pop("depth"), "cannot be read"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_promise_that_was_not_kept_is_found(url: str, tmp_path: Path, what: str) -> None:
    file, (change, said) = tmp_path / "shoe.json", BROKEN[what]
    within("export", "main-1", "--store", url, "--shoe", "1", "--to", str(file))
    changed(file, change)
    answer = within("fair", "check", str(file))
    assert answer.status == 1
    assert said in answer.err
    assert "table:main-1 at" in answer.err


def test_a_shuffle_that_is_never_shown_is_found(url: str, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    within("export", "main-1", "--store", url, "--to", str(file))
    changed(file, lambda value: value["entries"].remove(next(e for e in value["entries"] if e["event"]["$"] == "ShuffleRevealed")))
    assert "the order of the last was never shown" in within("fair", "check", str(file)).err


def test_a_backup_is_one_file_like_the_store(folder: Path, url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    answer = within("backup", "--store", url, "--to", str(copy))
    assert (answer.status, len(answer.lines)) == (0, 1)
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]
    heads = [json.loads(within("verify", "--store", each, "--json").out)["streams"] for each in (url, file_url(tmp_path, "copy.db"))]
    assert heads[0] == heads[1]
    again = within("backup", "--store", url, "--to", str(copy))
    assert again.status == 2
    assert "is there already" in again.err
    assert within("backup", "--store", url, "--to", str(tmp_path / "no" / "copy.db")).status == 2


def test_a_backup_of_a_server_is_a_file_that_can_be_played_on(server: Cluster, tmp_path: Path) -> None:
    there, copy = server.place(), tmp_path / "copy.db"
    asyncio.run(_played(there, 120))
    assert within("backup", "--store", there, "--to", str(copy)).status == 0
    heads = [json.loads(within("verify", "--store", each, "--json").out)["streams"] for each in (there, file_url(tmp_path, "copy.db"))]
    assert heads[0] == heads[1]
    assert within("fair", "check", "--store", there).out == within("fair", "check", "--store", file_url(tmp_path, "copy.db")).out

    async def goes_on() -> None:
        async with opened(file_url(tmp_path, "copy.db")) as store:
            keeper = await table(store)
            assert await keeper.shoe() is not None, "the sealed shoe came with it"
            await play(keeper, 40, seed=9)

    asyncio.run(goes_on())
    assert within("verify", "--store", file_url(tmp_path, "copy.db")).status == 0


HEAVY = ("sqlalchemy", "alembic", "asyncpg", "asyncio", "sqlite3", "pitboss.house.store", "pitboss.floor.decide")


def test_commands_that_do_not_need_the_house_do_not_load_it() -> None:
    script = f"import sys\nfrom pitboss.cli import main\nfound = [m for m in {HEAVY!r} if m in sys.modules]\nassert not found, found"
    done = run_process([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_store_in_a_file_does_without_the_servers_library(url: str) -> None:
    script = "import sys\nsys.argv = ['pitboss', 'verify', '--store', sys.argv[1]]\nfrom pitboss.cli.main import _status\n_status()\n"
    script += "found = [m for m in ('sqlalchemy', 'alembic', 'asyncpg') if m in sys.modules]\nassert not found, found"
    done = run_process([sys.executable, "-c", script, url], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
