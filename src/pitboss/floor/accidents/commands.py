"""Reporting an accident, and what people do until it is put right."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.cards.card import Card
from pitboss.floor.accidents.kinds import Accident


@dataclass(frozen=True, slots=True)
class ReportAccident:
    """Somebody says what went wrong."""

    accident: Accident


@dataclass(frozen=True, slots=True)
class Choose:
    """A player who was asked chooses; `card` is the one that the dealer takes where the choice calls for it."""

    player: str
    choice: str
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class RefuseCard:
    """The caller of a box will not have the card that was dealt in error."""

    box: int


@dataclass(frozen=True, slots=True)
class Rectify:
    """Whoever must put the accident right does so, or authorises what the dealer reported."""


@dataclass(frozen=True, slots=True)
class ReportMended:
    """Lights, button or device work again."""


AccidentCommand = ReportAccident | Choose | RefuseCard | Rectify | ReportMended
