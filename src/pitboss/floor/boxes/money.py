"""What events about boxes move on the ledger: money and tokens changed to chips, and tokens that come back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.boxes.events import TokensIssued, TokensSettled, TokensStaked, WagerDeclared
from pitboss.money.ledger import Posting
from pitboss.play.postings import account_of
from pitboss.terms.wagers import Backing

VOUCHERS = "vouchers"
"""Promotional vouchers that were exchanged at the table."""

CHANGED: Mapping[Backing, str] = {Backing.CASH: "cash", Backing.VOUCHERS: "voucher", Backing.TOKENS: "authorised-token"}
"""Out of which account of a player chips are changed; what comes in chips is changed already."""


def tokens_of(player: str) -> str:
    """A player's promotional tokens."""
    return f"token:{player}"


def _declared(event: WagerDeclared) -> tuple[Posting, ...]:
    source = CHANGED.get(event.backing)
    if source is None:
        return ()
    return Posting(f"{source}:{event.player}", -event.amount), Posting(account_of(event.player), event.amount)


def _issued(event: TokensIssued) -> tuple[Posting, ...]:
    return Posting(VOUCHERS, -event.amount), Posting(tokens_of(event.player), event.amount)


def _staked(event: TokensStaked) -> tuple[Posting, ...]:
    """Tokens stand for chips that the player then need not have laid down."""
    return Posting(tokens_of(event.player), -event.amount), Posting(account_of(event.player), event.amount)


def _settled(event: TokensSettled) -> tuple[Posting, ...]:
    if not event.returned:
        return ()
    return Posting(account_of(event.player), -event.returned), Posting(tokens_of(event.player), event.returned)


POSTINGS: Mapping[type[Any], Callable[[Any], tuple[Posting, ...]]] = {
    WagerDeclared: _declared,
    TokensIssued: _issued,
    TokensStaked: _staked,
    TokensSettled: _settled,
}
