"""The shape of a tournament as one person sees it, in sections."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

Json = dict[str, Any]


class TournamentFacts(TypedDict):
    """Which tournament it is, and how far it has come."""

    id: str
    name: str
    game: str
    game_name: str
    document: str
    format: str
    standing: str
    starts: int
    version: int
    head: str
    sevens: int


class Lacking(TypedDict):
    """A matter on which the conditions in force fall short."""

    matter: str
    said: str
    rule: str


class GateStep(TypedDict):
    """A step that the document asks for; `missing` counts the players whom it still has to reach."""

    step: str
    says: str
    deadline: str
    done: bool
    missing: int
    rule: str


class ConditionsNow(TypedDict):
    """The version in force, what it lacks, and the steps taken for it."""

    version: int
    lacking: list[Lacking]
    steps: list[GateStep]


class BuyBackTerms(TypedDict):
    """Whether and on what terms an eliminated player may buy back."""

    allowed: str
    number: int
    fee: str
    until: str


class EntriesNow(TypedDict):
    """Who is in, who waits, and what each has been given and has signed."""

    fee: str
    commission: str
    least: int
    most: int
    accepted: list[str]
    reserves: list[str]
    applied: list[str]
    refused: list[str]
    gone: list[str]
    briefed: list[str]
    copies: list[str]
    acceptance: bool
    signed: list[str]
    substitutes: dict[str, str]
    buy_backs: BuyBackTerms


class DrawnSeat(TypedDict):
    """A place that was drawn, and whether its player sits there."""

    player: str
    table: str
    slot: int
    box: int
    taken: bool


class BallotSeat(TypedDict):
    """A place as the ballot gave it."""

    player: str
    table: str
    slot: int
    box: int


class Ballot(TypedDict):
    """A ballot that was drawn, with everything that one needs to draw it again."""

    stage: int
    seed: str
    secret: str
    commitment: str
    method: str
    mixed: list[str]
    tables: list[str]
    players: int
    heats: int
    fixed: int
    drawn: list[BallotSeat]


class SeatingNow(TypedDict):
    """The tables, the ballot, and who sits where."""

    tables: list[str]
    stage: int
    commitment: str
    mixed: list[str]
    drawn: list[DrawnSeat]
    forfeited: list[str]
    starts: int
    ballot: Ballot | None


class Needed(TypedDict):
    """What a stage comes to."""

    players: int
    tables: int
    onward: int


SeatAt = TypedDict("SeatAt", {"box": int, "player": str, "chips": str, "in": str, "place": int})
"""A player in a heat: chips, whether still in, and the place once there is one."""


class HeatRow(TypedDict):
    """One session at one table; `among` are those whose tie it breaks, where it is a play-off; `consoles` those that one may open."""

    heat: str
    table: str
    at: str
    standing: str
    play_off: bool
    among: list[str]
    advance: int
    reported: bool
    consoles: list[str]
    measure: str
    seats: list[SeatAt]
    round: int
    of: int
    number: int
    shoes: int
    marker: int
    break_until: int
    dispute: str
    deserted: bool
    ends_at: int
    why_over: str


class StageRow(TypedDict):
    """A stage of the structure with its heats, those who went on and those who went out, level ones together."""

    stage: int
    name: str
    standing: str
    measure: str
    number: int
    players: int
    advance: int
    others: int
    takes: str
    points: list[int]
    game: str
    starts: int
    need: Needed
    heats: list[HeatRow]
    onward: list[str]
    out: list[list[str]]
