"""The conditions of a tournament: everything the operator states before anybody enters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pitboss.tournament.paper.entry import BuyBacks, Entry
from pitboss.tournament.paper.plan import Plan
from pitboss.tournament.paper.purse import Purse
from pitboss.tournament.paper.wagering import Chips, Wagering


@dataclass(frozen=True, slots=True)
class Conditions:
    """One version of the conditions. `statements` are the operator's words on matters that have no figures, by the matter's name."""

    name: str
    game: str
    starts: int | None = None
    entry: Entry = field(default_factory=Entry)
    chips: Chips = field(default_factory=Chips)
    wagering: Wagering = field(default_factory=Wagering)
    plan: Plan = field(default_factory=Plan)
    buy_backs: BuyBacks | None = None
    purse: Purse = field(default_factory=Purse)
    side_bets: tuple[str, ...] = ()
    statements: Mapping[str, str] = field(default_factory=dict)

    def says(self, matter: str) -> str:
        """The operator's words on a matter, empty if there are none."""
        return self.statements.get(matter, "")
