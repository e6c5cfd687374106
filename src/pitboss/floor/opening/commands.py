"""Opening and closing."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.opening.state import Entries, Layout


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open the table with so many boxes on its layout; 0 is as many as the document allows."""

    boxes: int = 0
    layout: Layout = Layout.APPROVED


@dataclass(frozen=True, slots=True)
class CloseTable:
    """Close the table."""


@dataclass(frozen=True, slots=True)
class CloseForVersion:
    """Close a Magnificent Sevens table to open it again in the other version; `entries` is how the tournament stands."""

    version: int
    entries: Entries = Entries.NONE


OpeningCommand = OpenTable | CloseTable | CloseForVersion
