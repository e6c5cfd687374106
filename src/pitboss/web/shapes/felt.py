"""The shape of a felt."""

from __future__ import annotations

from typing_extensions import TypedDict


class Inscription(TypedDict):
    """Words on the layout, the term that they are taken from and its rules."""

    place: str
    words: str
    term: str
    rules: list[str]


class Payment(TypedDict):
    """A line of a table of payments."""

    line: str
    pays: str
    rule: str


class SidePlace(TypedDict):
    """A place for a side bet beside every box."""

    bet: str
    name: str
    rule: str
    pays: list[Payment]


class Felt(TypedDict):
    """Everything that is printed on a layout."""

    game: str
    name: str
    document: str
    jurisdiction: str
    kind: str
    boxes: int
    chips: list[str]
    inscriptions: list[Inscription]
    side_bets: list[SidePlace]
    areas: list[Payment]
    bonuses: list[Payment]
