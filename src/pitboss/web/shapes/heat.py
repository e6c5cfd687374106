"""The shape of a heat: the section that a table of a tournament has beside the others."""

from __future__ import annotations

from typing_extensions import TypedDict


class WagerForm(TypedDict):
    """An undisclosed wager: bet and amount are there only for those who may read it."""

    player: str
    examined: bool
    bet: str
    amount: str | None
    sealed: bool


class AnnouncedForm(TypedDict):
    """A form of the round just over."""

    player: str
    bet: str
    amount: str | None


HeatPlayer = TypedDict("HeatPlayer", {"box": int, "player": str, "chips": str, "in": str, "place": int, "docked": int, "substitute": str})
"""A player of the heat, and who plays for the player."""


class HeatDispute(TypedDict):
    """What halts the heat."""

    by: str
    about: str


class HeatSection(TypedDict):
    """How a session stands: its length, limits, marker, forms, and everybody in it."""

    tournament: str
    stream: str
    heat: str
    at: str
    standing: str
    why_over: str
    round: int
    of: int
    measure: str
    number: int
    shoes: int
    minimum: str
    maximum: str
    advance: int
    decides: str
    order: str
    marker: int
    turn: str
    seconds: int
    wager_until: int
    break_until: int
    began: int
    ends_at: int
    dispute: HeatDispute | None
    pass_cards: dict[str, int]
    passed: list[str]
    forms: list[WagerForm]
    announced: list[AnnouncedForm]
    players: list[HeatPlayer]
    head_present: bool
    counted: bool
