"""The state of a heat: the table of the floor, and beside it one part for each topic of tournament play."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from pitboss.floor.state import Floor
from pitboss.tournament.heat.departure import Departure
from pitboss.tournament.heat.setup import Setup


class HeatStanding(Enum):
    """How far a heat is."""

    SET_UP = "not begun"
    PLAYING = "in play"
    OVER = "over"


class OpenDispute(NamedTuple):
    """An open dispute: by whom and about what."""

    by: str
    about: str


class Session(NamedTuple):
    """How far the session is: rounds and shoes played, when it began, the limits now, and what halts it.

    `away_until` is the end of a break; `ended` says why the session is over.
    """

    setup: Setup | None = None
    standing: HeatStanding = HeatStanding.SET_UP
    rounds: int = 0
    shoes: int = 0
    began: int = 0
    minimum: int = 0
    maximum: int = 0
    away_until: int = 0
    dispute: OpenDispute | None = None
    substitutes: Mapping[str, str] = {}
    ended: str = ""


class Form(NamedTuple):
    """An undisclosed wager as it was written: the bet and the amount, either of which may be missing."""

    bet: str
    amount: int | None
    checked_by: str = ""


class Wagering(NamedTuple):
    """Whose turn it is to wager, pass cards, forms, and who is held to the minimum this round.

    `open_since` is when betting opened; `settled` are the forms of the round just played, which may be looked at; `made_up` is
    what was added to a wager found too small.
    """

    marker: int = 1
    open_since: int = 0
    seconds: int = 0
    passes: Mapping[str, int] = {}
    passed: frozenset[str] = frozenset()
    forms: Mapping[str, Form] = {}
    settled: Mapping[str, Form] = {}
    used: Mapping[str, int] = {}
    stand_ins: frozenset[str] = frozenset()
    made_up: Mapping[str, int] = {}
    held: frozenset[str] = frozenset()
    from_marker: bool = False


class Leaving(NamedTuple):
    """Who is in, who is away and for how many rounds was docked, and who left how; the first out stands first.

    `docked_in` is the round each was docked for last, `wagers` what each had on the round, `taken` in which order chips were removed,
    `missed` for how many rounds each was away, `breaches` of whom a breach of the rules was recorded.
    """

    live: tuple[str, ...] = ()
    away: frozenset[str] = frozenset()
    docked: Mapping[str, int] = {}
    docked_in: Mapping[str, int] = {}
    exits: tuple[Departure, ...] = ()
    wagers: Mapping[str, int] = {}
    taken: tuple[str, ...] = ()
    missed: Mapping[str, int] = {}
    breaches: frozenset[str] = frozenset()


class Custody(NamedTuple):
    """The tournament chips: what each player holds, what was issued, and the count at the end."""

    held: Mapping[str, int] = {}
    issued: int = 0
    paid: Mapping[str, int] = {}
    counted: Mapping[str, int] | None = None
    recovered: bool = False


class Heat(NamedTuple):
    """Everything that has happened at one table in one session."""

    floor: Floor = Floor()
    custody: Custody = Custody()
    session: Session = Session()
    wagering: Wagering = Wagering()
    leaving: Leaving = Leaving()
