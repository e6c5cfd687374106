"""Chips that come to a table from a wallet and go back: entries of the house in the table's own stream, which so has every chip there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pitboss.money.ledger import Posting
from pitboss.play.postings import account_of


@dataclass(frozen=True, slots=True)
class ChipsBrought:
    """A player's money became chips at this table."""

    player: str
    amount: int


@dataclass(frozen=True, slots=True)
class ChipsTaken:
    """A player took all the chips that were the player's own from this table."""

    player: str
    amount: int


ChipsMoved = ChipsBrought | ChipsTaken

Guard = Callable[[Any, tuple[Any, ...]], None]
"""What the house has to say, as `Refused`, against events that would follow from a state of a table; asked anew at every try."""


def nothing_against(state: Any, events: tuple[Any, ...]) -> None:
    """The guard that lets everything pass."""


def cage_of(player: str) -> str:
    """The account that chips come from and go to; what it is below nothing is what a player has brought and not taken.

    >>> cage_of("ann")
    'cage:ann'
    """
    return f"cage:{player}"


def postings_of(event: ChipsMoved) -> tuple[Posting, ...]:
    """What chips brought or taken move."""
    cents = event.amount if isinstance(event, ChipsBrought) else -event.amount
    return (Posting(cage_of(event.player), -cents), Posting(account_of(event.player), cents)) if cents else ()
