"""The table opened and closed."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.law.book import Family


@dataclass(frozen=True, slots=True)
class TableOpened:
    """Play may begin; `approvals` are the rules whose approval the layout and the manner of dealing have.

    `checked` is the rule under which who opens the table says that its cards were checked; empty where that is another's to say.
    """

    game: str
    family: Family
    boxes: int
    at: int
    by: str
    rule: str
    approvals: tuple[str, ...] = ()
    checked: str = ""


@dataclass(frozen=True, slots=True)
class TableClosed:
    """No further round is played; the warrant says who closed it and by which rule."""

    at: int
    warrant: Warrant
    rule: str


@dataclass(frozen=True, slots=True)
class VersionChanged:
    """The table closed to open again in another version of Magnificent Sevens."""

    version: int
    at: int
    rule: str


OpeningEvent = TableOpened | TableClosed | VersionChanged
