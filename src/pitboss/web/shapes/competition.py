"""The shape of the rest of a tournament's picture: clock, places, money, people, what is due, acts; and of lists of tournaments."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from pitboss.web.shapes.tournament import ConditionsNow, EntriesNow, SeatingNow, StageRow, TournamentFacts

Json = dict[str, Any]


class ClockRow(TypedDict):
    """Something that comes at a time."""

    what: str
    says: str
    table: str
    at: int


class ClockNow(TypedDict):
    """What comes next by the clock."""

    next: list[ClockRow]


LeaderRow = TypedDict("LeaderRow", {"place": int, "player": str, "chips": str, "in": str, "table": str, "box": int})
"""A line of the leaderboard."""


class PlaceRow(TypedDict):
    """A place, those who hold it, and what it is worth."""

    place: int
    players: list[str]
    prize: str


class AddedPrize(TypedDict):
    """What the operator adds to the pool."""

    kind: str
    worth: str
    what: str
    place: int


class MoneyNow(TypedDict):
    """The pool and the prizes."""

    pool: str
    commission: str
    added: list[AddedPrize]
    guaranteed: str
    topped_up: str
    shares: list[str]
    amounts: list[str]
    prizes: list[str]
    paid: dict[str, str]
    closed: bool
    cancelled: bool


class PeopleNow(TypedDict):
    """Who runs it."""

    heads: list[str]
    deputies: list[str]
    roles: list[str]
    on_duty: dict[str, list[str]]


class DueWay(TypedDict):
    """One way in which a decision about a heat can go, with the command at its table."""

    says: str
    rule: str
    do: Json


class DueRow(TypedDict):
    """Something that has to be decided, with the command for it where one suffices, or the ways it can go at the table of a heat."""

    what: str
    says: str
    rule: str
    do: Json | None
    table: str
    ways: list[DueWay]
    on_duty: bool


class MySeat(TypedDict):
    """Where one sits."""

    at: str
    slot: int
    box: int
    taken: bool


class YouNow(TypedDict):
    """Who looks, and how he or she stands in the tournament."""

    name: str
    sight: str
    roles: list[str]
    on_duty: list[str]
    standing: str
    held: str
    seat: MySeat | None
    playing: str
    place: int
    prize: str
    signed: int
    copy: int


class ActField(TypedDict):
    """Something that a command has to be told; what is not needed may be left as it is."""

    name: str
    kind: str
    choices: list[str]
    needed: bool


class OpenAct(TypedDict):
    """What one may do: a command, and the fields of it that are to be filled in."""

    do: str
    says: str
    rule: str
    command: Json
    fields: list[ActField]
    about: str


class ShutAct(TypedDict):
    """What one may not do now, and why."""

    do: str
    says: str
    code: str
    why: str
    rule: str
    about: str


class TournamentActs(TypedDict):
    """What one may do now, and what not."""

    may: list[OpenAct]
    may_not: list[ShutAct]


class TournamentPicture(TypedDict):
    """A tournament as one person sees it."""

    tournament: TournamentFacts
    conditions: ConditionsNow
    entries: EntriesNow
    seating: SeatingNow
    stages: list[StageRow]
    clock: ClockNow
    leaderboard: list[LeaderRow]
    places: list[PlaceRow]
    money: MoneyNow
    people: PeopleNow
    due: list[DueRow]
    you: YouNow
    acts: TournamentActs


class TournamentRow(TypedDict):
    """A tournament as the list has it."""

    id: str
    stream: str
    name: str
    game: str
    game_name: str
    document: str
    standing: str
    starts: int
    fee: str
    entered: int
    least: int
    most: int
    stage: str
    pool: str


class Tournaments(TypedDict):
    """Every tournament of the house."""

    tournaments: list[TournamentRow]


class VersionRow(TypedDict):
    """A version of the conditions, and the steps taken for it."""

    version: int
    at: int
    by: str
    steps: dict[str, bool]


class PaperVersions(TypedDict):
    """Every version."""

    versions: list[VersionRow]


class PaperVersion(TypedDict):
    """One version in the form of a file."""

    version: int
    paper: Json
