"""The structure of a tournament: its stages, how long each lasts, and who goes on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Measure(Enum):
    """What ends a session."""

    SHOES = "shoes"
    ROUNDS = "rounds"
    MINUTES = "minutes"
    UNTIL_APART = "rounds until the places are apart"


class Length(NamedTuple):
    """How long a session lasts.

    >>> str(Length(Measure.SHOES, 3)), str(Length(Measure.ROUNDS, 1))
    ('3 shoes', '1 round')
    """

    measure: Measure
    number: int = 0

    def __str__(self) -> str:
        if not self.number:
            return self.measure.value
        return f"{self.number} {self.measure.value.removesuffix('s') if self.number == 1 else self.measure.value}"


class Format(Enum):
    """What kind of competition it is."""

    KNOCK_OUT = "knock-out"
    SERIES = "series"
    SIT_AND_GO = "sit-and-go"


class Takes(Enum):
    """Who plays a stage."""

    QUALIFIED = "those who qualified"
    EVERYBODY = "every entrant"
    ELIMINATED = "those eliminated so far"


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage: sessions at so many tables, for how long, and how many go on.

    `tables` is 0 where as many are used as the players need; `heats` is over how many starting times the tables are spread;
    `advance` go on from each table and `others` with the most chips of the rest; a stage of a series gives `points` by place;
    `game` names another authorised game, whose results are entered.
    """

    name: str
    length: Length
    players: int = 7
    tables: int = 0
    heats: int = 1
    advance: int = 0
    others: int = 0
    takes: Takes = Takes.QUALIFIED
    points: tuple[int, ...] = ()
    prizes: tuple[int, ...] = ()
    game: str = ""
    starts: int = 0
    """Seconds after the start of the tournament."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The whole structure: a format and its stages in order, the last of which decides the places."""

    format: Format = Format.KNOCK_OUT
    stages: tuple[Stage, ...] = ()

    @property
    def final(self) -> Stage:
        """The stage that decides the places."""
        return self.stages[-1]


class Need(NamedTuple):
    """What one stage comes to for a field: players, tables, and how many go on."""

    players: int
    tables: int
    onward: int


def tables_for(stage: Stage, players: int) -> int:
    """How many tables a stage takes for so many players."""
    return stage.tables or -(-players // stage.players)


def shared_out(players: int, tables: int) -> tuple[int, ...]:
    """How many sit at each table, as evenly as may be, the fuller tables first.

    >>> shared_out(16, 3)
    (6, 5, 5)
    """
    each, over = divmod(players, tables)
    return tuple(each + (place < over) for place in range(tables))


def flow(plan: Plan, field: int, out: int = 0) -> tuple[Need, ...]:
    """What every stage comes to for a field of entrants; `out` are those eliminated before."""
    needs: list[Need] = []
    qualified = field
    for stage in plan.stages:
        players = {Takes.QUALIFIED: qualified, Takes.EVERYBODY: field, Takes.ELIMINATED: out}[stage.takes]
        tables = tables_for(stage, players) if players else 0
        onward = min(players, stage.advance * tables + stage.others) if stage is not plan.final else 0
        needs.append(Need(players, tables, onward))
        if stage.takes is Takes.ELIMINATED:
            qualified, out = qualified + onward, players - onward
        elif plan.format is not Format.SERIES:
            qualified, out = onward, out + players - onward
    return tuple(needs)
