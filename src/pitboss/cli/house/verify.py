"""Answer `pitboss verify`."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from pitboss.cli.house.chosen import store_of
from pitboss.cli.house.found import found_in, require_sound
from pitboss.cli.house.opening import game_founded
from pitboss.cli.progress import watched
from pitboss.cli.screen import answer_json
from pitboss.house.audit.verify import Anchors, Report, verify
from pitboss.house.store import Access, Head, opened
from pitboss.house.store.place import place_of
from pitboss.law.refusal import Malformed


def answer_verify(url: str, against: Path | None, *, in_json: bool) -> None:
    """Say in one line what was found; refused with the first fault."""
    url, anchors = store_of(url), _anchors(against) if against else {}
    report = asyncio.run(_verified(url, anchors))
    if in_json:
        answer_json(_record(report))
    require_sound(str(place_of(url)), report)
    if not in_json:
        print(f"{place_of(url)}: {found_in(report)}")


async def _verified(url: str, anchors: Anchors) -> Report:
    report = Report()
    async with opened(url, Access.READ) as store:
        return await watched(verify(store, anchors, report, game_founded), lambda: f"{report.entries:,} entries verified")


def _record(report: Report) -> dict[str, Any]:
    return {
        "sound": not report.faults,
        "entries": report.entries,
        "commands": report.commands,
        "postings": report.postings,
        "snapshots": report.snapshots,
        "shuffles": report.shuffles,
        "lost": report.lost,
        "asked": report.asked,
        "unasked": report.unasked,
        "transfers": report.wallets,
        "in_flight": {"number": report.in_flight.number, "cents": report.in_flight.cents},
        "unknown": report.unknown,
        "streams": {stream: {"position": head.position, "hash": head.hash.hex()} for stream, head in report.heads.items()},
        "faults": [{"stream": each.stream, "position": each.position, "said": each.said} for each in report.faults],
    }


def _anchors(path: Path) -> Anchors:
    """The heads that an earlier `verify --json` wrote down."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
        return {name: Head(int(each["position"]), bytes.fromhex(each["hash"])) for name, each in value["streams"].items()}
    except OSError as fault:
        raise Malformed("against", f"--against {path} cannot be read: {(fault.strerror or str(fault)).lower()}") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise Malformed("against", f"--against {path} is not what `pitboss verify --json` writes") from None
