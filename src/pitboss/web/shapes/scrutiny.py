"""The shape of what an inspector sees of a tournament."""

from __future__ import annotations

from typing_extensions import TypedDict


class ScrutinyStream(TypedDict):
    """A log of the tournament, and whether its chain holds."""

    stream: str
    entries: int
    hash: str
    sound: bool
    fault: str


class ScrutinyChips(TypedDict):
    """The chips of a heat: issued, before the players now, and whether they are back in the inventory."""

    table: str
    issued: str
    held: str
    recovered: bool


class ScrutinyGate(TypedDict):
    """A step that was taken for a version of the conditions."""

    step: str
    version: int
    at: int
    by: str
    role: str
    words: str
    rule: str


class ScrutinyBallot(TypedDict):
    """A ballot, and whether seed and secret are those that were committed to."""

    stage: int
    method: str
    commitment: str
    seed: str
    secret: str
    mixed: list[str]
    sound: bool | None


class ScrutinyWords(TypedDict):
    """Words that somebody threw into a ballot."""

    by: str
    words: str


class ScrutinyDecision(TypedDict):
    """A decision of somebody's, by role and rule."""

    position: int
    said: str
    by: str
    role: str
    rule: str
    table: str


class ScrutinyDeparture(TypedDict):
    """Somebody who left before the end."""

    player: str
    ground: str
    round: int
    chips: str
    rule: str
    refund: str


class ScrutinyUndone(TypedDict):
    """Something that was taken back, with the reason."""

    said: str
    reason: str
    by: str


class ScrutinyDispute(TypedDict):
    """A dispute that halts a heat."""

    table: str
    by: str
    about: str


class Scrutiny(TypedDict):
    """A tournament under the eyes of an inspector."""

    streams: list[ScrutinyStream]
    ledger: dict[str, str]
    chips: list[ScrutinyChips]
    gates: list[ScrutinyGate]
    ballots: list[ScrutinyBallot]
    mixed: list[ScrutinyWords]
    decisions: list[ScrutinyDecision]
    departures: list[ScrutinyDeparture]
    disputes: list[ScrutinyDispute]
    undone: list[ScrutinyUndone]
    names: dict[str, str]
