"""The shape of the lobby."""

from __future__ import annotations

from typing_extensions import TypedDict

from pitboss.web.shapes.picture import Span


class Hints(TypedDict):
    """Whether hints may be had, and if not by which rule."""

    allowed: bool
    why: str
    rule: str


class LobbyRow(TypedDict):
    """A table as the lobby lists it."""

    id: str
    name: str
    game: str
    game_name: str
    document: str
    options: dict[str, str]
    side_bets: list[str]
    purpose: str
    dealt_by: str
    standing: str
    boxes: int
    seats_taken: int
    present: int
    waiting: int
    bots: list[str]
    round: int
    limits: Span
    hints: Hints
    house_edge: float | None


class Lobby(TypedDict):
    """Every table of the house."""

    tables: list[LobbyRow]
