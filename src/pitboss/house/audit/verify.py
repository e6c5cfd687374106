"""Verify a store: every stream from its first entry to its last, by nothing but what stands in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pitboss import __version__
from pitboss.house.audit.people import AccountsAuditor, PlainAuditor
from pitboss.house.audit.streams import StreamAuditor, kind_of
from pitboss.house.audit.tables import Auditor, TableAuditor
from pitboss.house.audit.wallets import InFlight, Moved, reconciled
from pitboss.house.store import Entry, Head, Repeated, Snapshot, Store
from pitboss.house.store.entry import broken_link
from pitboss.house.tables.law import OpenGame
from pitboss.house.tables.names import is_table

ACCOUNTS = "house:accounts"


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, and where: at position 0 with the stream as a whole."""

    stream: str
    position: int
    said: str

    def __str__(self) -> str:
        return f"{self.stream} at {self.position}: {self.said}" if self.position else f"{self.stream}: {self.said}"


@dataclass(slots=True)
class Report:
    """What was found; the faults are the first of each stream that has one.

    `asked` are commands of which the rules were asked again, `unasked` those of which they could not be; `unknown` are streams of a kind
    that this version does not know; `in_flight` is money between a wallet and a table.
    """

    entries: int = 0
    commands: int = 0
    postings: int = 0
    snapshots: int = 0
    shuffles: int = 0
    lost: int = 0
    asked: int = 0
    unasked: int = 0
    in_flight: InFlight = field(default_factory=InFlight)
    wallets: int = 0
    unknown: list[str] = field(default_factory=list)
    heads: dict[str, Head] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


Anchors = Mapping[str, Head]
"""Where streams ended when somebody last looked: they must still go through there."""


async def verify(store: Store, anchors: Anchors | None = None, report: Report | None = None, open_game: OpenGame | None = None) -> Report:
    """Replay every log; check chains, commands, postings, balances, seals, snapshots and shuffles, and that nothing known is gone.

    With `open_game` the rules are asked again of every command that can be told from its events. Whoever brings the report can see in it
    how far it is.
    """
    report, known = report or Report(), anchors or {}
    streams = await store.streams()
    listed, chips = await store.heads(), Moved()
    given: Mapping[str, Any] | None = None
    for stream in sorted({*streams, *known}, key=lambda each: each == ACCOUNTS):  # last, so that what is under way is not a fault
        walk = StreamWalk(store, stream, known.get(stream), open_game)
        fault = await walk.fault(report)
        if fault is None and stream in streams and stream not in listed:
            fault = Fault(stream, 0, "it is not in the list of streams")
        if fault:
            report.faults.append(fault)
        given = walk.gather(chips, report) or given
    if given is not None and not report.faults:
        report.wallets = len(given)
        report.faults += [Fault(*each) for each in reconciled(given, chips, report.in_flight)]
    return report


class StreamWalk:
    """One stream on the way from its first entry to its last."""

    def __init__(self, store: Store, stream: str, anchor: Head | None, open_game: OpenGame | None = None) -> None:
        self._store, self._stream, self._anchor = store, stream, anchor
        kind = kind_of(stream)
        self._auditor: Auditor = (
            TableAuditor(open_game)
            if is_table(stream)
            else AccountsAuditor()
            if stream == ACCOUNTS
            else StreamAuditor(kind)
            if kind
            else PlainAuditor(stream)
        )
        self._head, self._time = Head(), 0
        self._postings = 0
        self._commands: list[Repeated] = []
        self._snapshots: dict[int, Snapshot] = {}

    async def fault(self, report: Report) -> Fault | None:
        """The first fault of the stream, and what was counted on the way."""
        # In this order, so that what is appended meanwhile is not taken for a fault: it lies after the last command known here.
        tally = await self._store.tally(self._stream)
        self._snapshots = {each.position: each for each in await self._store.snapshots(self._stream)}
        self._commands = [*reversed(await self._store.commands(self._stream))]
        last = max((each.first + each.count - 1 for each in self._commands), default=0)
        report.commands += len(self._commands)
        while self._head.position < last and (entries := await self._store.read(self._stream, self._head.position)):
            for entry in entries:
                said = self._entry(entry, report) if entry.position <= last else ""
                if said:
                    return Fault(self._stream, entry.position, said)
            if entries[-1].position > last:
                break
        report.heads[self._stream] = self._head
        if isinstance(self._auditor, TableAuditor | StreamAuditor):
            report.shuffles += self._auditor.fair.shown
            report.lost += self._auditor.fair.lost
        said = self._auditor.end() or await self._seals()
        return Fault(self._stream, self._head.position, said) if said else self._whole((tally.entries, tally.postings))

    def gather(self, chips: Moved, report: Report) -> Mapping[str, Any] | None:
        """Take the money that moved between wallets and this stream out of the audit; for the accounts, what left wallets."""
        auditor = self._auditor
        if isinstance(auditor, AccountsAuditor):
            return auditor.given
        if isinstance(auditor, TableAuditor | StreamAuditor):
            till = self._stream.removeprefix("table:") if isinstance(auditor, TableAuditor) else self._stream.replace(":", "-")
            chips.halves |= {(till, name): moved for name, moved in auditor.chips.items()}
        if isinstance(auditor, TableAuditor):
            report.asked, report.unasked = report.asked + auditor.rules.asked, report.unasked + auditor.rules.left
        if isinstance(auditor, PlainAuditor) and not auditor.known:
            report.unknown.append(self._stream)
        return None

    async def _seals(self) -> str:
        """The order of every shuffle that is promised and not shown lies sealed, and no seal belongs to nothing."""
        if not isinstance(self._auditor, TableAuditor | StreamAuditor):
            return ""
        fair, sealed = self._auditor.fair, {each.commitment: each.box for each in await self._store.sealed(self._stream)}
        if fair.open and not sealed.get(fair.now.published):
            return f"the sealed order of the shoe {fair.now.published[:12]} is gone: it can be dealt from no more"
        return ""

    def _entry(self, entry: Entry, report: Report) -> str:
        said = broken_link(entry, self._head) or self._belongs(entry) or self._auditor.see(entry)
        if said or entry.time < self._time:
            return said or "it is earlier than the entry before it"
        self._head, self._time = entry.head, entry.time
        self._postings += len(entry.postings)
        report.entries += 1
        report.postings += len(entry.postings)
        if self._anchor and self._anchor.position == entry.position and self._anchor.hash != entry.hash:
            return "the log was another when it was last verified"
        snapshot = self._snapshots.pop(entry.position, None)
        if snapshot is None or snapshot.program.partition(" ")[0] != __version__:
            return ""  # another version's snapshot is never loaded by this one
        report.snapshots += 1
        if snapshot.head != entry.hash:
            return "the snapshot taken here is of another log"
        return self._auditor.compare(snapshot)

    def _belongs(self, entry: Entry) -> str:
        """Whether the entry is one of the command that the list of commands has here."""
        while self._commands and self._commands[-1].first + self._commands[-1].count <= entry.position:
            done = self._commands.pop()
            if done.count and done.first + done.count != entry.position:
                return f"the command {done.mark.id!r} is listed with entries that are another's"
        here = self._commands[-1] if self._commands else None
        if here is not None and not any(here.mark.asked):
            return f"the command {here.mark.id!r} is listed without its digest"
        if here is None or here.mark.id != entry.command or here.mark.actor != entry.actor or here.first > entry.position:
            return f"its command {entry.command!r} is not listed there"
        return ""

    def _whole(self, counted: tuple[int, int]) -> Fault | None:
        """What can only be said at the end."""
        position, said = 0, ""
        rest = [each for each in self._commands if each.first + each.count - 1 > self._head.position]
        if self._anchor and self._anchor.position > self._head.position:
            position, said = self._head.position, f"the log ends here, and went on to {self._anchor.position} when it was last verified"
        elif rest:
            position, said = self._head.position, f"the log ends here, and the command {rest[0].mark.id!r} has entries after it"
        elif self._snapshots:
            position, said = self._head.position, "the log ends here, and there is a snapshot of later"
        elif counted[0] > self._head.position or counted[1] > self._postings:
            said = "there are rows that belong to no entry"
        return Fault(self._stream, position, said) if said else None
