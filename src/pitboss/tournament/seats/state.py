"""Designated tables, the ballot, who sits where for the coming session, and when sessions start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Drawn(NamedTuple):
    """A place that was drawn: player, table, which of the starting times of the stage, and box. A seat card says no more."""

    player: str
    table: str
    slot: int
    box: int


class Seating(NamedTuple):
    """`stage` is the stage for which the seats were drawn, -1 before; `mixed` what players threw in after the commitment."""

    tables: tuple[str, ...] = ()
    players: int = 0
    commitment: str = ""
    mixed: tuple[str, ...] = ()
    stage: int = -1
    drawn: tuple[Drawn, ...] = ()
    seated: frozenset[str] = frozenset()
    forfeited: Mapping[str, Drawn] = {}
    starts: Mapping[int, int] = {}
