"""Commands at a Com-Bo table; the end of betting and the card from the shoe are those of every game."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.cards.card import Card
from pitboss.money.cents import Cents
from pitboss.play.commands import CloseBetting, DrawCard


@dataclass(frozen=True, slots=True)
class PlaceComBoWager:
    """A player stakes on a bet: `high-1`, `low-run-3`, `com-bo` and so on."""

    player: str
    bet: str
    amount: Cents


@dataclass(frozen=True, slots=True)
class KeyResult:
    """The dealer keys the result in, card by card; the panel has one key a rank, so suits do not matter."""

    cards: tuple[Card, ...]


ComBoCommand = PlaceComBoWager | CloseBetting | DrawCard | KeyResult
