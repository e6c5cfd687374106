"""Whether the table is open."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Standing(Enum):
    """Whether the table plays."""

    SHUT = "shut"
    OPEN = "open"
    CLOSED = "closed"


class Layout(Enum):
    """Whether the layout on the table has the approval that its document asks for."""

    APPROVED = "approved before"
    NEW = "not yet approved"


class Entries(Enum):
    """How many entries to the Magnificent Sevens tournament have been decided."""

    NONE = "none yet"
    SOME = "some"
    ALL = "all, to the final one"


class Opening(NamedTuple):
    """How far the table's day is, how many boxes its layout has, since when, the version it closed for, and entries earned at it."""

    standing: Standing = Standing.SHUT
    boxes: int = 0
    at: int = 0
    version: int = 0
    entries: int = 0
