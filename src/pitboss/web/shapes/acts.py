"""The shape of what one may do at a table, and of what not and why."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

Json = dict[str, Any]


class Bounds(TypedDict):
    """What a player may put up."""

    player: str
    least: str
    most: str | None
    step: str


class LawfulAct(TypedDict):
    """What one may do: the plainest command, and what may be filled in otherwise."""

    do: str
    box: int
    rule: str
    command: Json
    amounts: list[Bounds]
    players: list[str]
    signals: list[str]


class Instead(TypedDict):
    """What may be done instead."""

    do: str
    box: int


class UnlawfulAct(TypedDict):
    """What one may not do, why, by which rule, and what to do instead."""

    do: str
    box: int
    code: str
    why: str
    rule: str
    instead: Instead | None


class Acts(TypedDict):
    """What one may do now, and what not."""

    may: list[LawfulAct]
    may_not: list[UnlawfulAct]


class PowerOf(TypedDict):
    """A power of the book, for somebody on duty."""

    power: str
    holder: str
    may: bool
    why: str
    rule: str
