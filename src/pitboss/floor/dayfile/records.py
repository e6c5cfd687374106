"""What a day file holds once it is read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pitboss.floor.commands import Command
from pitboss.floor.game import Purpose
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class Entry:
    """One request of the file: its place, who asks, when, what in the file's own word, and the rule that must refuse it."""

    path: str
    by: str
    at: int
    verb: str
    commands: tuple[Command, ...]
    refused: str = ""


@dataclass(frozen=True, slots=True)
class DayFile:
    """A day as it was written."""

    game: str
    options: Mapping[str, str]
    side_bets: Mapping[str, Mapping[str, str]]
    purpose: Purpose
    face_down_approved_by: Role | None
    naturals_deferred_by: Role | None
    people: Mapping[str, tuple[Role, ...]]
    entries: tuple[Entry, ...]
