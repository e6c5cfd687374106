"""The ledger of the accounts: what each event moves, as postings that sum to zero."""

from __future__ import annotations

from collections.abc import Iterable

from pitboss.house.accounts.events import AccountClosed, BoughtIn, CashedOut, Event, MoneyGiven, TableCredited, TableFilled
from pitboss.money.ledger import Posting

PLAY_MONEY = "house:play-money"
"""Where play money comes from and goes back to: the one account that is below zero, by what is in circulation."""


def wallet(account: str) -> str:
    """The ledger's name of somebody's wallet."""
    return f"wallet:{account}"


def table(table_id: str) -> str:
    """The ledger's name of what lies at a table, the players' chips and the float together."""
    return f"table:{table_id}"


def postings(event: Event) -> tuple[Posting, ...]:
    """The postings of one event; most move nothing."""
    match event:
        case MoneyGiven():
            return _moved(PLAY_MONEY, wallet(event.account), event.cents)
        case BoughtIn():
            return _moved(wallet(event.account), table(event.table), event.cents)
        case CashedOut():
            return _moved(table(event.table), wallet(event.account), event.cents)
        case TableFilled():
            return _moved(PLAY_MONEY, table(event.table), event.cents)
        case TableCredited():
            return _moved(table(event.table), PLAY_MONEY, event.cents)
        case AccountClosed():
            return _moved(wallet(event.account), PLAY_MONEY, event.cents)
        case _:
            return ()


def ledger(log: Iterable[Event]) -> tuple[Posting, ...]:
    """Every posting of a log, in order."""
    return tuple(posting for event in log for posting in postings(event))


def _moved(source: str, target: str, cents: int) -> tuple[Posting, ...]:
    return (Posting(source, -cents), Posting(target, cents)) if cents else ()
