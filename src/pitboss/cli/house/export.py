"""Answer `pitboss export`."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from pitboss.cli.house.chosen import store_of
from pitboss.cli.house.round_file import round_file
from pitboss.cli.progress import watched
from pitboss.house.audit.export import Export, Part, take_out, write_export
from pitboss.house.store import Access, opened
from pitboss.house.tables.names import stream_of
from pitboss.law.refusal import Malformed


@dataclass(frozen=True, slots=True)
class Asked:
    """Which part of the table, and in which form."""

    shoe: int | None
    round: int | None
    as_log: bool

    @property
    def part(self) -> tuple[Part, int]:
        """The part and its number."""
        if self.shoe is not None and self.round is not None:
            raise Malformed("export", "--shoe and --round are two parts: ask for one of them")
        if self.shoe is not None:
            return Part.SHOE, self.shoe
        return (Part.TABLE, 0) if self.round is None else (Part.ROUND, self.round)


def answer_export(table: str, url: str, asked: Asked, to: Path | None) -> None:
    """Write a part of a table's log."""
    part, number = asked.part
    found = asyncio.run(watched(_taken(store_of(url), stream_of(table), part, number), lambda: f"reading the log of {table}"))
    text = _round(found) if part is Part.ROUND and not asked.as_log else write_export(found)
    if to is None:
        sys.stdout.write(text)
        return
    _write(to, text)
    print(f"{to}: {len(found.entries):,} entries of {found.stream}, from {found.entries[0].position} to {found.entries[-1].position}")


async def _taken(url: str, stream: str, part: Part, number: int) -> Export:
    async with opened(url, Access.READ) as store:
        return await take_out(store, stream, part, number)


def _round(export: Export) -> str:
    return f"{json.dumps(round_file(export), ensure_ascii=False, indent=1)}\n"


def _write(to: Path, text: str) -> None:
    """The whole file or none; what is there already is not written over."""
    begun = to.with_name(f"{to.name}.part")
    try:
        begun.write_text(text, encoding="utf-8")
        os.link(begun, to)
    except FileExistsError:
        raise Malformed("export", f"{to} is there already: name another file") from None
    except OSError as fault:
        raise Malformed("export", f"{to} cannot be written: {(fault.strerror or str(fault)).lower()}") from None
    finally:
        begun.unlink(missing_ok=True)
