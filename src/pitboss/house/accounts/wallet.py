"""Judge play money: top-ups, buying in and cashing out; a wallet and a table never fall below nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.house.accounts import refusals
from pitboss.house.accounts.commands import BuyIn, CashOut, CreditTable, FillTable, TopUp
from pitboss.house.accounts.desk import Desk, require_cents, require_id
from pitboss.house.accounts.events import BoughtIn, CashedOut, MoneyGiven, TableCredited, TableFilled
from pitboss.house.accounts.policy import DAY
from pitboss.house.accounts.words import Gift, Kind


def top_up(desk: Desk, command: TopUp) -> None:
    """Fill the wallet of somebody who is broke up to what one arrives with, so often in 24 hours."""
    person = desk.own(command.account, "wallet")
    purse = desk.policy.guests if person.kind is Kind.GUEST else desk.policy.members
    wallet = person.wallet
    if wallet.cents >= min(purse.broke, purse.arrival) or wallet.tables:
        raise refusals.not_broke(purse.broke)
    if sum(at > desk.at - DAY for at in wallet.topped_up) >= purse.top_ups:
        raise refusals.enough_top_ups(purse.top_ups)
    desk.record(MoneyGiven(person.id, purse.arrival - wallet.cents, Gift.TOP_UP, desk.at))


def buy_in(desk: Desk, command: BuyIn) -> None:
    """Move money from the holder's own wallet to a table."""
    person = desk.own(command.account, "wallet")
    require_cents(command.cents)
    if command.table not in desk.accounts.tables:
        raise refusals.no_table(command.table)
    if command.cents > person.wallet.cents:
        raise refusals.too_little(person.wallet.cents, command.cents)
    desk.record(BoughtIn(person.id, command.table, command.cents, desk.at))


def cash_out(desk: Desk, command: CashOut) -> None:
    """Move what a player has at a table into the player's wallet; how much that is only the table's log knows, so only the house asks.

    Chips that came while others went are paid out too, although the wallet no longer lists the table.
    """
    desk.require_house("pays chips back from a table")
    require_cents(command.cents, least=0)
    person = desk.other(command.account)
    if command.table not in person.wallet.tables and not command.cents:
        raise refusals.not_at_table(command.table)
    _require_held(desk, command.table, command.cents)
    desk.record(CashedOut(person.id, command.table, command.cents, desk.at))


def fill(desk: Desk, command: FillTable) -> None:
    """Bring play money to a table's float."""
    desk.require_house("fills a table")
    require_id(command.table, "a table")
    require_cents(command.cents)
    desk.record(TableFilled(command.table, command.cents, desk.at))


def credit(desk: Desk, command: CreditTable) -> None:
    """Take play money from a table's float."""
    desk.require_house("takes money from a table")
    require_cents(command.cents)
    _require_held(desk, command.table, command.cents)
    desk.record(TableCredited(command.table, command.cents, desk.at))


def _require_held(desk: Desk, table: str, cents: int) -> None:
    held = desk.accounts.tables.get(table, 0)
    if cents > held:
        raise refusals.table_short(table, held)


JUDGES: Mapping[type[Any], Callable[[Desk, Any], None]] = {
    TopUp: top_up,
    BuyIn: buy_in,
    CashOut: cash_out,
    FillTable: fill,
    CreditTable: credit,
}
