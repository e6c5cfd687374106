"""What events of this topic move on the ledger: winnings seized lie apart until the inquiry ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.conduct.commands import Inquiry
from pitboss.floor.conduct.events import Sanctioned, SeizureEnded
from pitboss.money.ledger import HOUSE, Posting
from pitboss.play.postings import account_of


def escrow(player: str) -> str:
    """Where a player's seized winnings lie.

    >>> escrow("ann")
    'escrow:ann'
    """
    return f"escrow:{player}"


def _sanctioned(event: Sanctioned) -> tuple[Posting, ...]:
    if not event.amount:
        return ()
    return Posting(account_of(event.player), -event.amount), Posting(escrow(event.player), event.amount)


def _ended(event: SeizureEnded) -> tuple[Posting, ...]:
    to = account_of(event.player) if event.inquiry is Inquiry.CLEARED else HOUSE
    return Posting(escrow(event.player), -event.amount), Posting(to, event.amount)


POSTINGS: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {Sanctioned: _sanctioned, SeizureEnded: _ended}
