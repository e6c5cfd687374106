"""The accident that is being resolved, what accidents left in force, and how many have been resolved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.cards.card import Card
from pitboss.floor.accidents.events import Aftermath
from pitboss.floor.accidents.kinds import Accident
from pitboss.floor.warrant import Warrant


class Asked(NamedTuple):
    """Who is still to choose between what, what silence means, what has been chosen, and on whose authority it all is."""

    players: tuple[str, ...]
    choices: tuple[str, ...]
    default: str
    chosen: tuple[tuple[str, str], ...]
    warrant: Warrant
    rule: str


class Force(NamedTuple):
    """What stays in force: about which box or round, and under which rule."""

    about: int
    rule: str


class Accidents(NamedTuple):
    """While `open` is not None only its resolution goes on. `alert` says whether there is anything below to look at.

    `refused` are those who would not have a card dealt in error, `passed` such cards while a hand that must draw draws past them, and
    `last` is the number of the earlier round that was put right last.
    """

    alert: bool = False
    open: Accident | None = None
    asked: Asked | None = None
    force: Mapping[Aftermath, Force] = {}
    refused: frozenset[str] = frozenset()
    resolved: int = 0
    last: int = 0
    passed: tuple[Card, ...] = ()
