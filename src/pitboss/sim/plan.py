"""A plan: how many boxes, how much on each, dealt how, and what is insured; together with the rules it is all that a block needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from pitboss.law.refusal import Malformed
from pitboss.sim.betting import FLAT, Betting
from pitboss.sim.player import Player

USUAL_PENETRATION = 0.75
USUAL_STAKE = 1000
LONGEST_SESSION = 1_000_000
"""As many rounds as a block has."""


class Dealing(StrEnum):
    """How the cards come."""

    SHOE = "shoe"
    CONTINUOUS = "continuous"


class Habit(StrEnum):
    """Whether something that is offered is taken."""

    NEVER = "never"
    ALWAYS = "always"


@dataclass(frozen=True)
class Plan:
    """How a game is to be played many times over; amounts are in cents.

    Every box is one player's. `player` is how hands are played, the computed chart unless another is given. `dealing` is as the rules
    have it unless it is given; `penetration` is the part of a shoe in front of the cutting card. `insurance` is taken on every hand
    that may be insured, for half its wager; with `even_money`, a natural against an ace is settled at evens instead. `betting` is what is
    done by a count. With a `session` the way of the player's money is kept, and what every so many rounds came to.
    """

    boxes: int = 1
    stake: int = USUAL_STAKE
    player: Player | None = None
    dealing: Dealing | None = None
    penetration: float = USUAL_PENETRATION
    side_bets: Mapping[str, int] = field(default_factory=dict)
    insurance: Habit = Habit.NEVER
    even_money: Habit = Habit.NEVER
    betting: Betting = FLAT
    session: int | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.boxes <= 9:
            raise Malformed("boxes", f"{self.boxes} boxes cannot be played: a table has 1 to 9")
        if self.stake <= 0 or any(stake <= 0 for stake in self.side_bets.values()):
            raise Malformed("stake", "a stake is more than nothing: leave a bet out that is not made")
        if self.session is not None and not 1 <= self.session <= LONGEST_SESSION:
            raise Malformed("session", f"a session of {self.session} rounds cannot be kept: give 1 to {LONGEST_SESSION:,}")
        unknown = [bet for bet in self.betting.side_bets if bet not in self.side_bets]
        if unknown:
            raise Malformed("side-bet", f"{unknown[0]} has a count and no stake: give it among the side bets too")
        if not 0 < self.penetration <= 1:
            raise Malformed("penetration", f"{self.penetration:g} is no part of a shoe: give a number over 0 and up to 1, such as 0.75")
