"""Wagers noted from tables, entries, and entries refused."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.promotion.entries.wagers import Wagered


@dataclass(frozen=True, slots=True)
class NoteWagers:
    """Note what was wagered at tables, as their own logs have it."""

    wagers: tuple[Wagered, ...]


@dataclass(frozen=True, slots=True)
class Enter:
    """Enter a person once."""

    entrant: str


@dataclass(frozen=True, slots=True)
class RefuseEntry:
    """Take an entry out before the draw, and tell the entrant why."""

    ticket: int
    reason: str


EntryCommand = NoteWagers | Enter | RefuseEntry
