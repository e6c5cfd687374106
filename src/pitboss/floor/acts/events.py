"""Something was done by a person."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant


@dataclass(frozen=True, slots=True)
class ActRecorded:
    """An act of a person, with its rule and what the rule asks; the log is where it is kept."""

    act: str
    answer: str
    subject: str
    note: str
    warrant: Warrant
    at: int
    rule: str


ActEvent = ActRecorded
