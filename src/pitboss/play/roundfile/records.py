"""What a round file says, as records. Money is in cents; nothing here has been judged yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from pitboss.cards.card import Card


class Deed(Enum):
    """What a decision does, in the file's own word."""

    INSURE = "insure"
    EVEN_MONEY = "even-money"
    SURRENDER = "surrender"
    SPLIT = "split"
    DOUBLE = "double"
    HIT = "hit"
    STAND = "stand"
    FORFEIT = "forfeit"
    ABSENT = "absent"
    PRESS = "press"


@dataclass(frozen=True, slots=True)
class WagerEntry:
    """One bettor on a box; no stake means side bets only."""

    player: str
    stake: int
    seated: bool
    side: tuple[tuple[str, int], ...]
    path: str


@dataclass(frozen=True, slots=True)
class BoxEntry:
    """A box and its bettors, nearest the dealer first."""

    box: int
    wagers: tuple[WagerEntry, ...]
    path: str


@dataclass(frozen=True, slots=True)
class ComBoEntry:
    """One wager at a Com-Bo table."""

    player: str
    bet: str
    stake: int
    path: str


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision. `player` is who it is for or who calls it, `owner` whose wager is insured, `by` who presses for the player."""

    box: int
    do: Deed
    path: str
    player: str = ""
    players: tuple[str, ...] = ()
    amount: int = 0
    amounts: Mapping[str, int] = field(default_factory=dict)
    owner: str = ""
    draw: int = 0
    by: str = ""

    @property
    def words(self) -> str:
        """Where it stands and what it says: `decisions[2] (box 1, double)`."""
        return f"{self.path} (box {self.box}, {self.do.value})"


@dataclass(frozen=True, slots=True)
class RoundFile:
    """One round as written; `wagers` are those of a Com-Bo table, which has no boxes. `on` is the moment whose law it was played by."""

    id: str | int | None
    label: str
    game: str
    options: Mapping[str, str]
    side_bets: Mapping[str, Mapping[str, str]]
    boxes: tuple[BoxEntry, ...]
    wagers: tuple[ComBoEntry, ...]
    cards: tuple[Card, ...]
    decisions: tuple[Decision, ...]
    on: str = ""

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody with a wager, in the order they first appear."""
        bettors = [wager.player for box in self.boxes for wager in box.wagers]
        return tuple(dict.fromkeys((*bettors, *(wager.player for wager in self.wagers))))
