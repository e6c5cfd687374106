"""The dealer's hand and the end of the round."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.play.commands import Annulment


@dataclass(frozen=True, slots=True)
class DealerToDraw:
    """The dealer's hand needs a card."""

    rule: str


@dataclass(frozen=True, slots=True)
class EntryEarned:
    """A Magnificent Sevens wager earned a free entry to the tournament."""

    player: str
    box: int
    rule: str


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """Every wager is decided and the cards are taken up."""

    rule: str


@dataclass(frozen=True, slots=True)
class RoundAnnulled:
    """The round counts for nothing; what that does to each wager is settled with it."""

    cause: Annulment
    rule: str
