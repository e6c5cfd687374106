"""The jackpot button of Pontoon Pandemonium."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ButtonOffered:
    """Winning Pandemonium wagers await the jackpot button, in this order."""

    presses: tuple[tuple[int, str], ...]
    rule: str


@dataclass(frozen=True, slots=True)
class ButtonPressed:
    """The jackpot button drew a prize, in cents for each dollar wagered."""

    box: int
    player: str
    draw: int
    prize: int
    by: str
    rule: str


@dataclass(frozen=True, slots=True)
class PressHeld:
    """The button was set off by somebody else, or by itself, while it was being offered: the player keeps the draw or presses again."""

    box: int
    player: str
    draw: int
    rule: str


@dataclass(frozen=True, slots=True)
class PressVoided:
    """A press counted for nothing."""

    box: int
    player: str
    draw: int
    rule: str


@dataclass(frozen=True, slots=True)
class ButtonFailed:
    """The electronics failed during the round."""

    rule: str
