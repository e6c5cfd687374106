"""Saying that something was done."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RecordAct:
    """Somebody says that the act of a term was done, on what or whom, and anything worth noting."""

    act: str
    subject: str = ""
    note: str = ""


ActCommand = RecordAct
