"""The part of a picture that is about whoever looks: oneself, what one may do, and powers; described for the OpenAPI document."""

from __future__ import annotations

from pitboss.house.service.http.answers import ACommand, Answer
from pitboss.house.service.http.bodies import Amount


class You(Answer):
    """Whoever looks."""

    name: str
    sight: str
    roles: list[str]
    on_duty: list[str]
    seat: int
    tokens: Amount
    rounds_sat_out: int
    warned: bool
    excluded: bool
    minimum: Amount
    chips: Amount
    follows: list[str]


class Bounds(Answer):
    """What one player may put up."""

    player: str
    least: Amount
    most: Amount | None
    step: Amount


class LawfulAct(Answer):
    """An act that would be accepted, its plainest command and its bounds; where a button draws, how far it counts."""

    do: str
    box: int
    rule: str
    command: ACommand
    amounts: list[Bounds]
    players: list[str]
    signals: list[str]
    draws: int


class Instead(Answer):
    """What would be accepted."""

    do: str
    box: int


class UnlawfulAct(Answer):
    """An act that would be refused, and why."""

    do: str
    box: int
    code: str
    why: str
    rule: str
    instead: Instead | None


class Acts(Answer):
    """What whoever looks may do now, and may not."""

    may: list[LawfulAct]
    may_not: list[UnlawfulAct]


class PowerSeen(Answer):
    """A power of the book, for those on duty."""

    power: str
    holder: str
    may: bool
    why: str
    rule: str
