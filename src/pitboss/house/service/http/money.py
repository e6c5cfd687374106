"""Money: the wallet, and the way to a table and back."""

from __future__ import annotations

from fastapi import APIRouter

from pitboss.house.accounts import Request as AccountsRequest
from pitboss.house.accounts.commands import TopUp
from pitboss.house.service.http.bodies import BuyingIn, CashingOut, ChipsNow, Wallet, cents
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.house.service.moment import seconds
from pitboss.house.service.orders import command_id
from pitboss.house.service.pit import Pit
from pitboss.house.service.room import balance
from pitboss.money.cents import dollars

router = APIRouter(prefix="/api", tags=["money"])


def wallet_of(pit: Pit, account: str) -> Wallet:
    """Money at hand, and chips where the account has any or brought some."""
    wallet = pit.registry.accounts.people[account].wallet
    moving = {room.id: cents for room in pit.rooms.values() if (cents := pit.cage.moving(room, account))}
    return Wallet(
        cash=dollars(wallet.cents),
        tables={table: chips_at(pit, account, table) for table in sorted(wallet.tables)},
        moving={table: dollars(cents) for table, cents in sorted(moving.items())},
    )


def chips_at(pit: Pit, account: str, table: str) -> str:
    """The chips of an account at a table that are not on the layout."""
    room = pit.rooms.get(table)
    if room is None:
        held = next((hall.held(account) for hall in pit.halls.open.values() if hall.till == table), 0)
        return dollars(max(held, 0))
    return dollars(max(balance(room.keeper.state, account), 0))


def _now(pit: Pit, account: str, table: str) -> ChipsNow:
    return ChipsNow(cash=dollars(pit.registry.accounts.people[account].wallet.cents), chips=chips_at(pit, account, table))


@router.get("/wallet")
async def wallet(pit: ThePit, who: SignedIn) -> Wallet:
    """One's own wallet."""
    return wallet_of(pit, who.account)


@router.post("/wallet/top-up")
async def top_up(pit: ThePit, who: SignedIn) -> Wallet:
    """Ask the house for play money, being nearly broke."""
    await pit.registry.do(AccountsRequest(who, seconds(), TopUp(who.account)))
    return wallet_of(pit, who.account)


@router.post("/tables/{table}/buy-in")
async def buy_in(pit: ThePit, who: SignedIn, table: str, body: BuyingIn) -> ChipsNow:
    """Take money from the wallet to a table, as chips."""
    pit.admit_command(who.account)
    await pit.cage.buy_in(pit.room(table), who, cents(body.amount), command_id(body.id))
    return _now(pit, who.account, table)


@router.post("/tables/{table}/cash-out")
async def cash_out(pit: ThePit, who: SignedIn, table: str, body: CashingOut) -> ChipsNow:
    """Take all chips from a table back into the wallet."""
    pit.admit_command(who.account)
    await pit.cage.cash_out(pit.room(table), who.account, command_id(body.id))
    return _now(pit, who.account, table)
