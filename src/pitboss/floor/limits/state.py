"""The limits that stand at the table: the sign, what differs from it for one player, and who is held back."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from pitboss.terms.limits import LimitPer, LowLimit


class Sign(Enum):
    """How the sign with the limits stands."""

    NEVER_SHOWN = "no limits have been set"
    UP = "on display"
    DOWN = "not on display"


class Hold(Enum):
    """How a player is held back, the lighter first."""

    THIS_SHOE = "held to the minimum for this shoe"
    FURTHER_SHOES = "held to the minimum in every shoe in which the player misses a round"
    ONE_BOX = "held to one box and the minimum"


class OwnLimits(NamedTuple):
    """The limits of one player, in cents."""

    minimum: int
    maximum: int


class Restriction(NamedTuple):
    """How a player is held back, and by which rule."""

    hold: Hold
    rule: str


class Raise(NamedTuple):
    """What was added to a main wager that lay already, in cents: it comes after what others had laid down by then."""

    player: str
    box: int
    amount: int


class ShoePlay(NamedTuple):
    """Who has wagered in this shoe: how many rounds it has given, for each player a bit for every round with a wager, and whether the
    shoe is finished, or was finished when its cards were last shuffled."""

    rounds: int = 0
    wagered: Mapping[str, int] = {}
    over: bool = False
    was_over: bool = False


class Limits(NamedTuple):
    """What every round changes first: who has wagered in this shoe, whose wagers of this round go back, who was warned in it, and what
    was added to wagers. Then the sign's limits in cents, 0 for none, with the unit above the minimum and to what the maximum applies, the
    limits of side bets, the old minimums kept by players, personal limits, who was warned, and who is held back."""

    shoe: ShoePlay = ShoePlay()
    returning: frozenset[tuple[str, int, str]] = frozenset()
    told: frozenset[str] = frozenset()
    added: tuple[Raise, ...] = ()
    minimum: int = 0
    maximum: int = 0
    unit: int = 0
    per: LimitPer | None = None
    sign: Sign = Sign.NEVER_SHOWN
    side: Mapping[str, OwnLimits] = {}
    kept: Mapping[str, int] = {}
    personal: Mapping[str, OwnLimits] = {}
    warned: frozenset[str] = frozenset()
    restricted: Mapping[str, Restriction] = {}
    low_limit: tuple[LowLimit, ...] = ()

    def minimum_of(self, player: str) -> int:
        """The least that a player may stake."""
        own = self.personal.get(player)
        return own.minimum if own else self.kept.get(player, self.minimum)
