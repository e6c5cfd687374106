"""A house as its operator meets it: started, stopped, copied, restored, checked from outside, and asked about the wrong things."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from pitboss.house.lobby import DEMO_FLOOR
from tests.cli.shell import PITBOSS, pitboss, within
from tests.house.play import file_url
from tests.house.serving import FREELY, ROOT, Served, list_tables, quick

BOTS = tuple({bot.name: bot for definition in DEMO_FLOOR for bot in definition.bots}.values())[:2]
CLOSED = "The pit is closed; everything that was answered is kept."
SCRIPT = ROOT / "src" / "pitboss" / "house" / "service" / "pages" / "fair.js"


def serving(folder: Path, **settings: str) -> Served:
    served = Served(folder, DEMO="no", **FREELY | settings)
    list_tables(served.store, [quick("bots", bots=BOTS, options={"decks": "4"})])
    return served


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house at whose table a whole shoe was dealt by bots and shown."""
    served = serving(tmp_path_factory.mktemp("operations")).start()
    until = time.monotonic() + 120
    while not any(shoe["order"] for shoe in read(served, "/shoes")["shoes"]):
        assert time.monotonic() < until
        time.sleep(0.3)
    yield served
    served.stop()


def read(served: Served, path: str) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = httpx.get(f"{served.address}/api/tables/bots{path}", timeout=300, trust_env=False).json()
    return found


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_order_with_one_line(tmp_path: Path, number: signal.Signals) -> None:
    served = serving(tmp_path, LOG="warning").start()
    served.signal(number)
    assert served.stop() == 0
    assert served.printed.splitlines()[-1] == CLOSED
    assert served.logged == ""
    assert not list(tmp_path.glob("*.db-wal")), "the store was let go of"


def test_what_it_writes_is_its_user_s_alone_to_read(tmp_path: Path) -> None:
    served = Served(tmp_path, DEMO="no").start()
    served.stop()
    assert served.link()
    written = [path for path in tmp_path.iterdir() if not path.name.startswith(("out-", "err-"))]
    assert len(written) >= 2
    assert {oct(path.stat().st_mode & 0o077) for path in written} == {"0o0"}
    copy = tmp_path / "copy.db"
    assert pitboss("backup", "--store", served.store, "--to", str(copy)).status == 0
    assert copy.stat().st_mode & 0o077 == 0


def test_a_port_in_use_is_said_with_what_to_do(played: Served) -> None:
    answer = pitboss("serve", "--port", str(played.port))
    assert answer.status == 2
    assert answer.err.strip().endswith("address already in use: choose another with --port (0 is any free one)")


def test_a_backup_taken_while_it_serves_is_restored_with_its_key_and_a_wrong_key_is_said(played: Served, tmp_path: Path) -> None:
    copy = tmp_path / "pitboss.db"
    answer = pitboss("backup", "--store", played.store, "--to", str(copy))
    assert answer.status == 0
    assert "every chain holds" in answer.out
    assert "keep the key of the house" in answer.err
    restored = Served(tmp_path, store=file_url(tmp_path, "pitboss.db"), DEMO="no")
    refused = pitboss("serve", "--port", "0", "--store", restored.store, "--set", f"key={restored.key}")
    assert (refused.status, restored.key.exists()) == (1, False), "and no key is left there that was made a moment ago"
    assert "is not the key of this house" in refused.err
    restored.key.write_bytes(played.key.read_bytes())
    head = int(json.loads(pitboss("verify", "--store", restored.store, "--json").out)["streams"]["table:bots"]["position"])
    restored.start()
    until = time.monotonic() + 60
    while int(str(read(restored, "/log?after=0&most=1")["head"])) < head + 50:
        assert time.monotonic() < until, restored.logged
        time.sleep(0.2)
    assert restored.stop() == 0


def test_commands_are_about_the_store_that_is_served(played: Served, tmp_path: Path) -> None:
    settings = {"PITBOSS_STORE": played.store, "PITBOSS_DATA": str(tmp_path)}
    for words in (("verify",), ("fair", "check"), ("export", "bots", "--round", "1"), ("backup", "--to", str(tmp_path / "copy.db"))):
        answer = pitboss(*words, **settings)
        assert answer.status == 0, answer.err


def test_a_shuffle_is_checked_from_outside_by_the_public_log(played: Served) -> None:
    answer = within("fair", "check", played.address, "bots")
    assert answer.status == 0, answer.err
    assert "shown and kept" in answer.out
    assert " 0 shown" not in answer.out
    assert "which table" in within("fair", "check", played.address).err
    assert "There is no table" in within("fair", "check", played.address, "none").err
    assert "one word too many" in within("fair", "check", "file.json", "bots").err


@pytest.mark.skipif(not shutil.which("node"), reason="nothing here runs a browser's script")
def test_a_browser_checks_a_shuffle_and_finds_one_that_was_not_kept(played: Served, tmp_path: Path) -> None:
    shoe = next(each for each in read(played, "/shoes")["shoes"] if each["order"])
    entries = read(played, f"/log?after={int(str(shoe['position'])) - 1}&most=500")["entries"]
    while not any(each["event"]["event"] == "shuffle-revealed" for each in entries):  # type: ignore[index]
        entries += read(played, f"/log?after={entries[-1]['position']}&most=500")["entries"]
    shutil.copy(SCRIPT, tmp_path / "fair.mjs")
    (tmp_path / "log.json").write_text(json.dumps(entries))
    assert _browsed(tmp_path, "entries", str(shoe["commitment"])) == [True] * 5
    assert _browsed(tmp_path, "entries", "0" * 64) == [False, True, True, True, True]
    assert _browsed(tmp_path, "dealt(entries)") == [True, True, True, False]
    assert _browsed(tmp_path, "ordered(entries)") == [False, True, True, False]
    assert _browsed(tmp_path, "entries.slice(0, 200)") == [True]


def _browsed(folder: Path, entries: str, noted: str = "") -> list[bool]:
    """Whether each step of the check holds, of the log as it is or with a card changed in it."""
    (folder / "test.mjs").write_text(f"""
        import {{ readFileSync }} from "node:fs";
        import {{ check }} from "./fair.mjs";
        const entries = JSON.parse(readFileSync("log.json"));
        const dealt = (all) => {{
            const card = all.find(({{ event }}) => event.event === "card-dealt").event;
            card.card = card.card === "AS" ? "KD" : "AS";
            return all;
        }};
        const ordered = (all) => {{
            const {{ order }} = all.find(({{ event }}) => event.event === "shuffle-revealed").event;
            order.push(order.shift());
            return all;
        }};
        console.log(JSON.stringify(check({entries}, "{noted}").map(([holds]) => holds)));
    """)
    done = subprocess.run(["node", "test.mjs"], cwd=folder, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    found: list[bool] = json.loads(done.stdout)
    return found


def test_a_table_is_adjudicated_on_another_machine_as_it_was_paid(played: Served, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    assert within("export", "bots", "--store", played.store, "--to", str(file)).status == 0
    rounds = json.loads(within("adjudicate", str(file), "--json").out)
    told = json.loads(within("replay", str(file), "--json").out)
    over = sum(entry["event"] == "CardsTakenUp" for entry in told["entries"])
    assert [each["id"] for each in rounds] == [f"bots round {number}" for number in range(1, over + 1)]
    assert over > 20


def test_without_a_display_nothing_is_opened_and_nothing_is_said_of_it(tmp_path: Path) -> None:
    there = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    words = [str(PITBOSS), "serve", "--open", "--port", "0", "--set", "demo=no", "--set", "log=warning"]
    with subprocess.Popen(
        words, env=there | {"PITBOSS_DATA": str(tmp_path)}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as house:
        assert house.stdout is not None
        address = house.stdout.readline().rpartition(" ")[2].strip()
        assert httpx.get(address, timeout=300, trust_env=False).status_code == 200
        house.send_signal(signal.SIGINT)
        out, err = house.communicate(timeout=300)
    assert (house.returncode, err) == (0, "")
    assert out.splitlines()[-1] == CLOSED
