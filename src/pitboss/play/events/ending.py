"""The dealer's hand and the end of the round."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pitboss.play.commands import Annulment


class DealerStops(Enum):
    """Why the dealer's hand has no further card; logs of older days do not say."""

    UNSAID = "unsaid"
    COMPLETE = "complete"
    NO_EFFECT = "no effect"


@dataclass(frozen=True, slots=True)
class DealerToDraw:
    """The dealer's hand needs a card."""

    rule: str


@dataclass(frozen=True, slots=True)
class BonusWithheld:
    """A hand that has everything for the Super Bonus gets none."""

    hand: int
    rule: str


@dataclass(frozen=True, slots=True)
class EntryEarned:
    """A Magnificent Sevens wager earned a free entry to the tournament."""

    player: str
    box: int
    rule: str


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Every wager is decided: `rule` is the one by which the dealer takes no more cards, `also` those on the end of a round."""

    rule: str
    also: tuple[str, ...] = ()
    stops: DealerStops = DealerStops.UNSAID


@dataclass(frozen=True, slots=True)
class RoundAnnulled:
    """The round counts for nothing; what that does to each wager is settled with it."""

    cause: Annulment
    rule: str
