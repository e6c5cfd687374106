"""Parts of a log as a file: a whole table, a shoe or a round, with hashes, to be replayed on another machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from pitboss.house.audit.streams import kind_of
from pitboss.house.store import Entry, Head, Store
from pitboss.house.tables.codec import read_event, read_state, write_state
from pitboss.house.tables.state import TableEvent, TableState, follow
from pitboss.law.refusal import Malformed
from pitboss.money.ledger import Posting

FORMAT = 1


class Part(Enum):
    """What a file holds of a table."""

    TABLE = "table"
    SHOE = "shoe"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class Export:
    """Entries that follow each other, and the state they began from."""

    stream: str
    part: Part
    number: int
    before: TableState
    entries: tuple[Entry, ...]

    @property
    def after(self) -> Head:
        """Where the log stood before the first entry."""
        return Head(self.entries[0].position - 1, self.entries[0].previous)

    def events(self) -> Iterator[TableEvent]:
        """The events of a table, read."""
        return (read_event(entry.body, entry.version) for entry in self.entries)


async def take_out(store: Store, stream: str, part: Part, number: int = 0) -> Export:
    """A part of a table's log, or the whole log of any other stream."""
    if kind_of(stream):
        return await _whole(store, stream, part)
    state, before, found, position = TableState(), TableState(), list[Entry](), 0
    while entries := await store.read(stream, position):
        for entry in entries:
            then = follow(state, (read_event(entry.body, entry.version),))
            if _is_in(part, number, state, then):
                before = before if found else state
                found.append(entry)
            state = then
        position = entries[-1].position
    if not position:
        raise Malformed("table", f"there is no table {stream.partition(':')[2]!r} in the store")
    if not found:
        raise Malformed(part.value, f"{stream} has no {part.value} {number}: {_has(part, state)}")
    return Export(stream, part, number, before, tuple(found))


async def _whole(store: Store, stream: str, part: Part) -> Export:
    found: list[Entry] = []
    while entries := await store.read(stream, found[-1].position if found else 0):
        found += entries
    if not found:
        raise Malformed("table", f"there is no {stream!r} in the store")
    if part is not Part.TABLE:
        raise Malformed(part.value, f"{stream} is exported whole: leave --shoe and --round out")
    return Export(stream, part, 0, TableState(), tuple(found))


def _is_in(part: Part, number: int, before: TableState, after: TableState) -> bool:
    match part:
        case Part.TABLE:
            return True
        case Part.SHOE:
            return after.floor.cards.shoes == number
        case Part.ROUND:
            return before.floor.rounds.number == number


def _has(part: Part, state: TableState) -> str:
    rounds = state.floor.rounds
    begun = rounds.number if rounds.log else rounds.number - 1  # the next one opens with nothing in it yet
    last = state.floor.cards.shoes if part is Part.SHOE else begun
    return f"the last is {last}" if last else "it has none yet"


def write_export(export: Export) -> str:
    """An export as JSON, an entry a line."""
    head = {
        "pitboss": "log",
        "format": FORMAT,
        "stream": export.stream,
        "part": export.part.value,
        "number": export.number,
        "before": json.loads(write_state(export.before)),
    }
    lines = ",\n".join(json.dumps(_plain(entry), ensure_ascii=False, separators=(",", ":")) for entry in export.entries)
    return f'{json.dumps(head, ensure_ascii=False, separators=(",", ":"))[:-1]},"entries":[\n{lines}\n]}}\n'


def _plain(entry: Entry) -> dict[str, Any]:
    return {
        "position": entry.position,
        "time": entry.time,
        "actor": entry.actor,
        "command": entry.command,
        "version": entry.version,
        "event": json.loads(entry.body),
        "postings": [[posting.account, posting.cents] for posting in entry.postings],
        "previous": entry.previous.hex(),
        "hash": entry.hash.hex(),
    }


def is_export(value: object) -> bool:
    """Whether a parsed file is an export, as against a round written down."""
    return isinstance(value, dict) and value.get("pitboss") == "log"


def read_export(value: Any) -> Export:
    """The export of a parsed file."""
    if value.get("format") != FORMAT:
        raise Malformed("export", f"its format is {value.get('format')!r}: this Pitboss reads {FORMAT}")
    try:
        stream = str(value["stream"])
        entries = tuple(_entry(stream, each) for each in value["entries"])
        before = read_state(json.dumps(value["before"]))
        found = Export(stream, Part(value["part"]), int(value["number"]), before, entries)
    except (KeyError, TypeError, ValueError) as fault:
        raise Malformed("export", f"it is not whole: {type(fault).__name__} {fault}") from None
    if not entries:
        raise Malformed("export", "it holds no entry")
    return found


def _entry(stream: str, value: Any) -> Entry:
    body = json.dumps(value["event"], ensure_ascii=False, separators=(",", ":"))
    moved = tuple(Posting(str(account), int(cents)) for account, cents in value["postings"])
    hashes = bytes.fromhex(value["previous"]), bytes.fromhex(value["hash"])
    who = str(value["actor"]), str(value["command"])
    return Entry(stream, int(value["position"]), int(value["time"]), *who, int(value["version"]), body, moved, *hashes)
