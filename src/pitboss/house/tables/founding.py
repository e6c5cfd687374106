"""The founding of a table: the first entry of its stream, which says what is played there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pitboss.floor.game import Purpose
from pitboss.terms.powers import Role


@dataclass(frozen=True, slots=True)
class TableFounded:
    """A table by the names that files use: its game, the options elected, the side bets it offers, and what was given leave for."""

    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    side_bets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    purpose: Purpose = Purpose.HOUSE
    face_down_approved_by: Role | None = None
    naturals_deferred_by: Role | None = None
