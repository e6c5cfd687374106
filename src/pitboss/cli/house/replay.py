"""Answer `pitboss replay`: what was exported, checked and told again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from pitboss.cli.adjudicate.file import text_of
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.floor.telling import rules_of, tell
from pitboss.house.audit.export import Export, is_export, read_export
from pitboss.house.audit.streams import StreamAuditor, kind_of
from pitboss.house.audit.tables import TableAuditor
from pitboss.house.store import Entry
from pitboss.house.store.entry import broken_link
from pitboss.house.store.faults import refused
from pitboss.house.tables.chips import ChipsBrought, ChipsTaken
from pitboss.house.tables.codec import read_event
from pitboss.house.tables.founding import LawChanged, TableFounded
from pitboss.house.tables.law import law_said
from pitboss.house.tables.lost import ShoeLost, lost_said
from pitboss.law.refusal import Malformed
from pitboss.money.cents import dollars

COLUMNS = (Column("", right=True), Column("time"), Column("who"), Column("what happens", share=3), Column("by", share=1))


@dataclass(frozen=True, slots=True)
class Line:
    """One entry, told."""

    entry: Entry
    event: str
    said: str
    rules: tuple[str, ...]


def answer_replay(name: str, *, in_json: bool) -> int:
    """Replay a file; a round for `adjudicate` is told as that command tells it."""
    value = _parsed(text_of(name))
    if not is_export(value):
        from pitboss.cli.adjudicate.report import Asked, answer_file

        return answer_file(name, Asked(in_json, not in_json, ()))
    called = "stdin" if name == "-" else name
    try:
        export = read_export(value)
    except Malformed as fault:
        raise Malformed(fault.code, f"{called}: {fault.sentence}") from None
    kind = kind_of(export.stream)
    auditor: TableAuditor | StreamAuditor = StreamAuditor(kind) if kind else TableAuditor()
    if isinstance(auditor, TableAuditor):
        auditor.state = export.before
    lines = list(_replayed(export, auditor, called))
    if in_json:
        answer_json(_record(export, lines, auditor))
    else:
        _print(export, lines, auditor)
    return 0


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError):
        return None  # a round may be YAML, and what is nested too deeply is neither


def _replayed(export: Export, auditor: TableAuditor | StreamAuditor, called: str) -> Iterator[Line]:
    """Every entry checked, then told as the table stands right after it."""
    head = export.after
    for entry in export.entries:
        fault = broken_link(entry, head) or auditor.see(entry)
        if fault:
            raise refused("log-fault", f"{called}: {entry.stream} at {entry.position}: {fault}")
        head = entry.head
        if isinstance(auditor, StreamAuditor):
            done = auditor.kind.codec.read(entry.body, entry.version)
            said = auditor.told(done)
            yield Line(entry, type(done).__name__, said.said, tuple(said.rules))
            continue
        event = read_event(entry.body, entry.version)
        if isinstance(event, TableFounded):
            yield Line(entry, type(event).__name__, f"A table of {event.game} is founded.", ())
        elif isinstance(event, LawChanged):
            told = law_said(event)
            yield Line(entry, type(event).__name__, told.said, told.rules)
        elif isinstance(event, ShoeLost):
            told = lost_said(event)
            yield Line(entry, type(event).__name__, told.said, told.rules)
        elif isinstance(event, ChipsBrought | ChipsTaken):
            did = "brings" if isinstance(event, ChipsBrought) else "takes"
            yield Line(entry, type(event).__name__, f"{event.player} {did} {dollars(event.amount)} in chips.", ())
        else:
            yield Line(entry, type(event).__name__, tell(auditor.state.floor, event).said, rules_of(event))


def _clock(entry: Entry) -> str:
    return datetime.fromtimestamp(entry.time / 1000, UTC).strftime("%H:%M:%S")


def _title(export: Export) -> str:
    return f"{export.stream}{f', {export.part.value} {export.number}' if export.number else ''}"


def _print(export: Export, lines: list[Line], auditor: TableAuditor | StreamAuditor) -> None:
    first, last = export.entries[0], export.entries[-1]
    heading(f"{_title(export)}: entries {first.position} to {last.position}, in universal time")
    table(COLUMNS, [(str(each.entry.position), _clock(each.entry), each.entry.actor, each.said, "; ".join(each.rules)) for each in lines])
    print()
    accounts = sorted(auditor.state.balances.items())
    table((Column("money at the end"), Column("", right=True)), [(account, dollars(cents)) for account, cents in accounts])
    print()
    say(f"Every hash follows from the one before; the last is {last.hash.hex()}. Every posting is its event's.")
    if export.number:
        say("What came before the first entry is taken from the file: only the whole table proves it.")


def _record(export: Export, lines: list[Line], auditor: TableAuditor | StreamAuditor) -> dict[str, Any]:
    return {
        "stream": export.stream,
        "part": export.part.value,
        "number": export.number,
        "entries": [
            {"position": each.entry.position, "time": each.entry.time, "by": each.entry.actor, "command": each.entry.command}
            | {"event": each.event, "said": each.said, "rules": list(each.rules)}
            for each in lines
        ],
        "money": {account: dollars(cents) for account, cents in sorted(auditor.state.balances.items())},
        "head": export.entries[-1].hash.hex(),
    }
