"""The chips of a heat as postings that sum to zero: from the inventory to players and layout, and all of them back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pitboss.floor.postings import POSTINGS as AT_TABLE
from pitboss.money.ledger import HOUSE, Posting
from pitboss.play.postings import account_of
from pitboss.tournament.heat.events import (
    AbsenceDeducted,
    ChipsCorrected,
    ChipsIssued,
    ChipsRecovered,
    Event,
)
from pitboss.tournament.heat.wager_events import (
    FormSettled,
    MadeUpSettled,
    WagerMadeUp,
)

MADE_UP = "layout:0:made-up"
"""Where what was added to a wager found too small lies until the round is over."""


def _to(player: str, cents: int, source: str = HOUSE) -> tuple[Posting, ...]:
    return (Posting(account_of(player), cents), Posting(source, -cents)) if cents else ()


def _made_up(event: MadeUpSettled) -> tuple[Posting, ...]:
    return (*_to(event.player, event.added, MADE_UP), *_to(event.player, event.net))


def _recovered(event: ChipsRecovered) -> tuple[Posting, ...]:
    return tuple(posting for player, cents in sorted(event.held.items()) for posting in _to(player, -cents))


OWN: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {
    ChipsIssued: lambda event: _to(event.player, event.chips),
    AbsenceDeducted: lambda event: _to(event.player, -event.amount),
    FormSettled: lambda event: _to(event.player, event.net - event.undone),
    WagerMadeUp: lambda event: _to(event.player, -event.added, MADE_UP),
    MadeUpSettled: _made_up,
    ChipsCorrected: lambda event: _to(event.player, event.amount),
    ChipsRecovered: _recovered,
}
POSTINGS: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {**AT_TABLE, **OWN}
"""What moves chips, at the table and beside it."""


def postings(event: Event) -> tuple[Posting, ...]:
    """The postings of one event."""
    found = POSTINGS.get(type(event))
    return found(event) if found else ()


def ledger(log: Iterable[Event]) -> tuple[Posting, ...]:
    """Every posting of a log, in order."""
    return tuple(posting for event in log for posting in postings(event))
