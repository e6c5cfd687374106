"""The money of a tournament as postings that sum to zero: players, the pool, the commission and the operator."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pitboss.money.ledger import Posting
from pitboss.play.postings import account_of
from pitboss.terms.tournaments import Addition
from pitboss.tournament.entries.events import BoughtBack, EntryAccepted, EntryWithdrawn
from pitboss.tournament.events import Event
from pitboss.tournament.prizes.events import (
    BonusPaid,
    BuyInRefunded,
    EntryRefunded,
    GuaranteeMet,
    PoolAdded,
    PoolSettled,
    PrizePaid,
    StagePrizePaid,
)
from pitboss.tournament.seats.events import SeatResold
from pitboss.tournament.sessions.events import HeatReported, ReportTakenBack, StageReopened

POOL, COMMISSION, OPERATOR = "pool", "commission", "operator"


def _fee(player: str, fee: int, commission: int) -> tuple[Posting, ...]:
    moved = (Posting(account_of(player), -fee), Posting(POOL, fee - commission), Posting(COMMISSION, commission))
    return tuple(each for each in moved if each.cents)


def _between(source: str, to: str, cents: int) -> tuple[Posting, ...]:
    return (Posting(source, -cents), Posting(to, cents)) if cents else ()


def _resold(event: SeatResold) -> tuple[Posting, ...]:
    return (*_fee(event.reserve, event.fee, event.commission), *_between(POOL, account_of(event.player), event.refunded))


def _bought(event: HeatReported) -> tuple[Posting, ...]:
    return tuple(posting for player, cents in event.result.paid for posting in _between(account_of(player), POOL, cents))


POSTINGS: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {
    EntryAccepted: lambda event: _fee(event.player, event.fee, event.commission),
    BoughtBack: lambda event: _fee(event.player, event.fee, event.commission),
    SeatResold: _resold,
    EntryWithdrawn: lambda event: _fee(event.player, -event.refund, -event.commission),
    EntryRefunded: lambda event: _fee(event.player, -event.fee, -event.commission),
    PoolAdded: lambda event: _between(OPERATOR, POOL, event.added.cents) if event.added.kind is Addition.CASH else (),
    GuaranteeMet: lambda event: _between(OPERATOR, POOL, event.cents),
    BonusPaid: lambda event: _between(OPERATOR, account_of(event.player), event.cents),
    StagePrizePaid: lambda event: _between(POOL, account_of(event.player), event.cents),
    PrizePaid: lambda event: _between(POOL, account_of(event.player), event.cents),
    BuyInRefunded: lambda event: _between(POOL, account_of(event.player), event.cents),
    PoolSettled: lambda event: _between(POOL, OPERATOR, event.cents),
    StageReopened: lambda event: tuple(each for player, cents in event.returned for each in _between(account_of(player), POOL, cents)),
    HeatReported: _bought,
    ReportTakenBack: lambda event: tuple(each for player, cents in event.paid for each in _between(POOL, account_of(player), cents)),
}
"""What moves money, by the kind of event; everything else moves none."""


def postings(event: Event) -> tuple[Posting, ...]:
    """The postings of one event."""
    found = POSTINGS.get(type(event))
    return found(event) if found else ()


def ledger(log: Iterable[Event]) -> tuple[Posting, ...]:
    """Every posting of a log, in order."""
    return tuple(posting for event in log for posting in postings(event))
