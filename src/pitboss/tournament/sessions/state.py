"""How far the tournament is: heats open and reported, who goes on, who is out, points and places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.tournament.heat.ranking import HeatResult, Places
from pitboss.tournament.heat.setup import Setup

POINT = 2520
"""One point in the parts it is kept in, so that up to ten level players can divide one exactly."""


class PlayOff(NamedTuple):
    """A play-off: which heat it is, whose tie it breaks, and the number of the play-off, which its tables share."""

    heat: str
    among: frozenset[str]
    number: int = 0


class Standing(NamedTuple):
    """What a stage found when it was closed: it is what a stage opened again goes back to."""

    qualified: tuple[str, ...]
    eliminated: frozenset[str]
    out: Places
    points: Mapping[str, int]


class Sessions(NamedTuple):
    """`stage` is the stage opened last, `closed` the stage closed last; `out` are those eliminated, the best placed first.

    Whoever `retired` keeps the place, and plays no further stage. `numbered` is the last play-off of the stage;
    `before` how things stood before the stage was closed, None once it cannot be opened again.
    """

    stage: int = -1
    closed: int = -1
    begun: bool = False
    open: Mapping[str, Setup] = {}
    reported: Mapping[str, HeatResult] = {}
    setups: Mapping[str, Setup] = {}
    play_offs: tuple[PlayOff, ...] = ()
    qualified: tuple[str, ...] = ()
    eliminated: frozenset[str] = frozenset()
    disqualified: frozenset[str] = frozenset()
    absent: frozenset[str] = frozenset()
    retired: frozenset[str] = frozenset()
    out: Places = ()
    points: Mapping[str, int] = {}
    places: Places = ()
    numbered: int = 0
    before: Standing | None = None
