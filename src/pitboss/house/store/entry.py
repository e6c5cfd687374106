"""An entry of a stream: one event, who asked for it and when, what it moved, and the hash that ties it to the entry before."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from pitboss.law.refusal import Malformed, Refused
from pitboss.money.ledger import Posting

FORMAT = "pitboss-entry-1"
"""What the hashed bytes begin with: another way of writing an entry would be another format."""
GENESIS = bytes(32)
"""The hash before the first entry."""
BROKEN = "log-broken"
"""The code of the refusal to go on with a log whose entries do not follow from each other."""


class Head(NamedTuple):
    """How far a stream goes: the position of its last entry, from 1, and its hash."""

    position: int = 0
    hash: bytes = GENESIS


@dataclass(frozen=True, slots=True)
class Draft:
    """An event ready to be written: its text, the version of the codec that wrote it, and its postings."""

    body: str
    version: int
    postings: tuple[Posting, ...] = ()


@dataclass(frozen=True, slots=True)
class Stamp:
    """When, in milliseconds of the Unix clock, by whom and by which command entries came about."""

    time: int
    actor: str
    command: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One event of a stream as it is stored."""

    stream: str
    position: int
    time: int
    actor: str
    command: str
    version: int
    body: str
    postings: tuple[Posting, ...]
    previous: bytes
    hash: bytes

    @property
    def head(self) -> Head:
        """The stream when this was its last entry."""
        return Head(self.position, self.hash)


def canonical(entry: Entry) -> bytes:
    """The bytes that are hashed: everything but the hash itself, as one JSON list without spaces."""
    moved = [[posting.account, posting.cents] for posting in entry.postings]
    parts = [FORMAT, entry.stream, entry.position, entry.time, entry.actor, entry.command, entry.version, entry.body, moved]
    return json.dumps([*parts, entry.previous.hex()], ensure_ascii=False, separators=(",", ":")).encode()


def digest(entry: Entry) -> bytes:
    """The hash that an entry must have."""
    return hashlib.sha256(canonical(entry)).digest()


def chained(stream: str, after: Head, stamp: Stamp, drafts: Iterable[Draft]) -> tuple[Entry, ...]:
    """Drafts as the next entries of a stream.

    >>> [entry] = chained("table:1", Head(), Stamp(0, "ann", "c1"), [Draft("{}", 1)])
    >>> entry.position, entry.hash == digest(entry)
    (1, True)
    """
    _require_storable(stamp.actor, stamp.command)
    found: list[Entry] = []
    position, previous = after
    for draft in drafts:
        position += 1
        _require_storable(draft.body, *(posting.account for posting in draft.postings))
        entry = Entry(
            stream, position, stamp.time, stamp.actor, stamp.command, draft.version, draft.body, draft.postings, previous, GENESIS
        )
        previous = digest(entry)
        found.append(replace(entry, hash=previous))
    return tuple(found)


def _require_storable(*texts: str) -> None:
    """Every store holds any text but these: a character that is half a character, and the one with the number nought."""
    for text in texts:
        if "\x00" in text or not _is_unicode(text):
            raise Malformed("text", f"{text[:40]!r} cannot be stored: it holds a character that no text has")


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def require_chain(entries: Iterable[Entry], after: Head) -> None:
    """Refuse entries that do not follow from what was read before them: a log that was changed is not gone on with."""
    for entry in entries:
        said = broken_link(entry, after)
        if said:
            said = f"{entry.stream} at {entry.position}: {said}; the log was changed or is damaged, so nothing is added to it"
            raise Refused(BROKEN, f"{said}: see pitboss verify", rule="")
        after = entry.head


def broken_link(entry: Entry, after: Head) -> str:
    """What is wrong with an entry as the next after `after`; empty if nothing is."""
    if entry.position != after.position + 1:
        return f"position {after.position + 1} is missing: the next is {entry.position}"
    if entry.previous != after.hash:
        return "it does not follow from the entry before it: the hash of that entry is another"
    if entry.hash != digest(entry):
        return "its contents are not those that were hashed"
    return ""
