"""The definition of a table: what is played there, within which limits and clocks, by whom it is dealt, and what it is for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from pitboss.floor.bots import Bot
from pitboss.floor.bots.party import HOUSE_DEALER
from pitboss.floor.game import Purpose
from pitboss.house.tables.founding import TableFounded
from pitboss.house.timers import Clocks, Settings


class DealtBy(Enum):
    """Who deals."""

    PROGRAM = "the program"
    PERSON = "a dealer who signs on"


BY_HAND = Clocks(betting=None, decision=None, window=None, cut=None, button=None)
"""The clocks of a table with real cards: its dealer says when, not a clock."""


@dataclass(frozen=True, slots=True)
class SignedLimits:
    """What the sign shows at the opening, in cents: minimum, maximum, the unit above the minimum, and what each side bet takes."""

    minimum: int
    maximum: int
    unit: int = 0
    side: Mapping[str, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableDefinition:
    """A table of the lobby; no boxes is as many as the document allows. `id` is also the name of its stream."""

    id: str
    name: str
    game: str
    limits: SignedLimits
    options: Mapping[str, str] = field(default_factory=dict)
    side_bets: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    boxes: int = 0
    clocks: Clocks = field(default_factory=Clocks)
    purpose: Purpose = Purpose.HOUSE
    dealt_by: DealtBy = DealtBy.PROGRAM
    bots: tuple[Bot, ...] = ()

    @property
    def founding(self) -> TableFounded:
        """The first entry of its stream."""
        return TableFounded(self.game, self.options, self.side_bets, self.purpose)

    @property
    def settings(self) -> Settings:
        """How the program runs it."""
        return Settings(self.clocks, HOUSE_DEALER if self.dealt_by is DealtBy.PROGRAM else "", self.bots)
