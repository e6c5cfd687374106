"""The colours of a chart: told apart by every eye we can simulate, and by their letters where there is no colour at all.

They follow the palette of Okabe and Ito, lightened until black letters stand on them easily; a surrender is dark, its letter white.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pitboss.odds.records import Action

INK = "#1b1b1b"
QUIET = "#5a5a5a"
"""Words beside the chart that need not be seen first."""
HAIRLINE = "#c9c4b8"
PAPER = "#ffffff"
BAND = "#2b2b2b"
"""Behind the dealer's cards."""


@dataclass(frozen=True, slots=True)
class Paint:
    """The colour of a place, and of the letter on it."""

    fill: str
    ink: str


PAINTS: Mapping[Action, Paint] = {
    Action.HIT: Paint("#f6f2e7", INK),
    Action.STAND: Paint("#8fc7ea", INK),
    Action.DOUBLE: Paint("#f0ae2b", INK),
    Action.SPLIT: Paint("#2e9f7f", INK),
    Action.SURRENDER: Paint("#7e3363", "#ffffff"),
}
