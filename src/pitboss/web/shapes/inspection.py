"""The shapes of what an inspector reads: evidence, rounds, a round replayed, and a round under another book."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from pitboss.house.service.http.answered_picture import Settlement

Json = dict[str, Any]


class EvidenceEntry(TypedDict):
    """An entry of the log as it is hashed; `body` is null where it tells of a card that nobody has seen yet."""

    position: int
    time: int
    actor: str
    command: str
    version: int
    body: str | None
    postings: list[tuple[str, int]]
    previous: str
    hash: str


class Evidence(TypedDict):
    """A page of the log as it is hashed."""

    table: str
    stream: str
    entries: list[EvidenceEntry]
    next: int
    head: int


class RoundLine(TypedDict):
    """A round of a table: its place in the log, who played, and what the house took; `last` is 0 while it runs."""

    round: int
    number: int
    first: int
    last: int
    time: int
    players: int
    wagers: int
    house: str


class RoundList(TypedDict):
    """The rounds of a table, the latest first."""

    table: str
    name: str
    game: str
    game_name: str
    rounds: list[RoundLine]
    more: bool


class Frame(TypedDict):
    """The table after one entry: what was said, by which rules, and the sections of the picture that changed."""

    position: int
    time: int
    actor: str
    event: str
    said: str
    rules: list[str]
    changes: Json


class ReplayedRound(TypedDict):
    """A round entry by entry."""

    table: str
    name: str
    game: str
    game_name: str
    jurisdiction: str
    round: RoundLine
    before: int
    after: int
    frames: list[Frame]
    names: dict[str, str]


class LeftOut(TypedDict):
    """Something asked here that has no place there, and why."""

    asked: str
    why: str
    rule: str


class Parting(TypedDict):
    """Where two books part: what cannot be told from there on, and why."""

    why: str
    rule: str


class UnderAnother(TypedDict):
    """A round as it was settled, and as another book would have settled it."""

    here: list[Settlement]
    there: list[Settlement]
    game: str
    game_name: str
    document: str
    dealer: list[str]
    dealer_there: list[str]
    options_left_out: list[str]
    side_bets_left_out: list[str]
    left_out: list[LeftOut]
    parting: Parting | None
    names: dict[str, str]
