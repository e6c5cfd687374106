"""Money against the engine: the store's own log folded anew, beside what a browser shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from playwright.sync_api import Page

from pitboss.house.store import Access, opened
from pitboss.house.tables.codec import read_event
from pitboss.house.tables.loading import load
from pitboss.house.tables.names import stream_of
from pitboss.house.tables.state import TableState
from pitboss.money.cents import dollars
from pitboss.play.settled import WagerSettled
from tests.web.browser import Person

Result = TypeVar("Result")
PURSE = 100_000
"""What everybody begins with, in cents."""


def in_a_thread(call: Callable[..., Result], *given: Any) -> Result:
    """Do something that wants a loop of its own, beside the browser's, which has this thread."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(call, *given).result()


class Engine(NamedTuple):
    """A table as its log has it."""

    state: TableState
    settled: tuple[WagerSettled, ...]

    def net(self, player: str) -> int:
        """What a player has won or lost so far, in cents."""
        return sum(each.net for each in self.settled if each.player == player)

    def chips(self, player: str) -> int:
        """A player's chips at the table that lie on no wager, in cents."""
        return self.state.balances.get(f"player:{player}", 0)


def engine_of(url: str, table: str) -> Engine:
    """The log of a table, folded by the engine and by nothing of the service."""

    async def read() -> Engine:
        stream = stream_of(table)
        async with opened(url, Access.READ) as store:
            state, head = await load(store, stream)
            events = [read_event(entry.body, entry.version) for entry in await store.read(stream, 0, head.position)]
        return Engine(state, tuple(event for event in events if isinstance(event, WagerSettled)))

    return in_a_thread(lambda: asyncio.run(read()))


def check_money(person: Person, url: str, table: str) -> Engine:
    """No cent is anywhere else than the engine has it: not in the wallet, and not on the page."""
    engine, account = engine_of(url, table), person.account
    wallet = person.ask("/api/wallet")
    assert wallet["tables"].get(table, "0.00") == dollars(engine.chips(account))
    cash = round(float(wallet["cash"]) * 100)
    assert cash + engine.chips(account) == PURSE + engine.net(account)
    assert shown_chips(person.page) == engine.chips(account)
    return engine


def shown_chips(page: Page) -> int:
    """The chips that the tray shows, in cents."""
    said = page.locator(".purse").inner_text().split()[0]
    return round(float(said.replace("$", "").replace(",", "")) * 100)
