"""What is wrong with a draft: the kind of fault, the clause, where it stands, and what would be accepted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """The kinds of thing that can be wrong with a draft."""

    UNREADABLE = "unreadable"
    CONFLICT = "conflict"
    GAP = "gap"
    NOT_PLAYED = "not-played"
    NOT_ANALYSED = "not-analysed"
    NOT_SIMULATED = "not-simulated"
    NOBODY = "nobody-acts-on-it"
    RESTATES = "restates"
    NOTHING_THERE = "nothing-there"
    PIN_TWICE = "pin-twice"
    ELECTION = "election"
    EXCLUDES = "options-exclude"
    NOT_IN_FORCE = "not-in-force"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A line and a column of the file, both from 1."""

    line: int
    column: int

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong: `clause` is the rule it is about, as the draft numbers it, `instead` what would be accepted."""

    kind: Kind
    clause: str
    place: Place
    says: str
    instead: str = ""

    def __str__(self) -> str:
        about = f"rule {self.clause}: " if self.clause else ""
        return f"{self.place}: {about}{self.says}{f' (accepted: {self.instead})' if self.instead else ''}"


class Faulty(Exception):
    """A finding on its way to the list of them."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(str(finding))
        self.finding = finding
