"""The money of a promotion as postings that sum to zero: the operator, what is set aside for prizes, and winners as they are paid."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from pitboss.money.ledger import Posting
from pitboss.play.postings import account_of
from pitboss.promotion.draw.events import PrizeReturned
from pitboss.promotion.events import Event
from pitboss.promotion.offer.events import PromotionCommenced, TermsAmended
from pitboss.promotion.winners.commands import Share
from pitboss.promotion.winners.events import PrizePaid
from pitboss.terms.promotions import Payment

PRIZES, OPERATOR = "prizes", "operator"


def _between(source: str, to: str, cents: int) -> tuple[Posting, ...]:
    return (Posting(source, -cents), Posting(to, cents)) if cents else ()


def paid_to(winner: str, share: Share) -> str:
    """Where a share of a prize goes: cash to the winner's account, a cheque or a transfer out of the house in the winner's name."""
    return account_of(winner) if share.method is Payment.CASH else f"{share.method}:{winner}"


def _paid(event: PrizePaid) -> tuple[Posting, ...]:
    source = PRIZES if event.held else OPERATOR
    return tuple(posting for share in event.shares for posting in _between(source, paid_to(event.winner, share), share.cents))


POSTINGS: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {
    PromotionCommenced: lambda event: _between(OPERATOR, PRIZES, event.cents),
    TermsAmended: lambda event: _between(OPERATOR, PRIZES, event.cents),
    PrizeReturned: lambda event: _between(PRIZES, OPERATOR, event.cents),
    PrizePaid: _paid,
}
"""What moves money, by the kind of event; everything else moves none."""


def postings(event: Event) -> tuple[Posting, ...]:
    """The postings of one event."""
    found = POSTINGS.get(type(event))
    return found(event) if found else ()


def ledger(log: Iterable[Event]) -> tuple[Posting, ...]:
    """Every posting of a log, in order."""
    return tuple(posting for event in log for posting in postings(event))
