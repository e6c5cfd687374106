"""A wager decided: what became of it, by which rules, and what the player gained or lost."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class Result(Enum):
    """What became of a wager."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    SURRENDER = "surrender"
    FORFEIT = "forfeit"
    VOID = "void"


class Stage(Enum):
    """When a wager was decided: before the dealer's hand was complete, or in the final settlement."""

    INTERIM = "interim"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class WagerSettled:
    """A wager was decided: `net` is what the player gains or loses, `odds` what a win was paid at, `hand` its place in the round.

    `stage` says whether it was an interim settlement or the final one. A log from before that was kept says nothing: `annul` then
    goes by what became of the hand. Whether a settlement is the same as another does not depend on it, so that old logs rebuild.
    """

    player: str
    box: int
    hand: int
    bet: str
    stake: int
    result: Result
    odds: str
    net: int
    rules: tuple[str, ...]
    stage: Stage | None = field(default=None, compare=False)

    @property
    def rule(self) -> str:
        """The first rule behind it."""
        return self.rules[0]
