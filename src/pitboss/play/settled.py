"""A wager decided: what became of it, by which rules, and what the player gained or lost."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Result(Enum):
    """What became of a wager."""

    WIN = "win"
    LOSE = "lose"
    PUSH = "push"
    SURRENDER = "surrender"
    FORFEIT = "forfeit"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class WagerSettled:
    """A wager was decided: `net` is what the player gains or loses, `odds` what a win was paid at, `hand` its place in the round."""

    player: str
    box: int
    hand: int
    bet: str
    stake: int
    result: Result
    odds: str
    net: int
    rules: tuple[str, ...]

    @property
    def rule(self) -> str:
        """The first rule behind it."""
        return self.rules[0]
