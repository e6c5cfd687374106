"""Money over two streams: whatever left a wallet is at a table, once, and whatever left a table is in a wallet, once."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

from pitboss.house.store import Access, Entry, Store, opened

ACCOUNTS = "house:accounts"
Moves = Counter[tuple[str, str, str, int]]
"""Table, account, the command id that both halves share, and cents."""


async def entries(store: Store, stream: str) -> AsyncIterator[Entry]:
    """Every entry of a stream."""
    position = 0
    while page := await store.read(stream, position):
        for entry in page:
            yield entry
        position = page[-1].position


def _of(entry: Entry, kind: str) -> dict[str, Any] | None:
    return json.loads(entry.body) if f'"{kind}"' in entry.body else None


async def check_money(url: str) -> str:
    """Hold both halves of everything against each other, and add up all there is; what was found, in words."""
    async with opened(url, Access.READ) as store:
        tables = [stream for stream in await store.streams() if stream.startswith("table:")]
        from_wallet, to_wallet, to_table, from_table = Moves(), Moves(), Moves(), Moves()
        held: Counter[str] = Counter()
        async for entry in entries(store, ACCOUNTS):
            for account, cents in entry.postings:
                held[account] += cents
            for kind, moves in (("BoughtIn", from_wallet), ("CashedOut", to_wallet)):
                if (event := _of(entry, kind)) and event["cents"]:
                    moves[event["table"], event["account"], entry.command.removeprefix(f"{event['table']}:"), event["cents"]] += 1
        chips: Counter[str] = Counter()
        for stream in tables:
            name = stream.removeprefix("table:")
            async for entry in entries(store, stream):
                for account, cents in entry.postings:
                    chips[account] += cents
                for kind, moves in (("ChipsBrought", to_table), ("ChipsTaken", from_table)):
                    if (event := _of(entry, kind)) and event["amount"]:
                        moves[name, event["player"], entry.command, event["amount"]] += 1
    assert from_wallet == to_table, f"left a wallet and came to no table, or otherwise: {_apart(from_wallet, to_table)}"
    assert from_table == to_wallet, f"left a table and came to no wallet, or otherwise: {_apart(from_table, to_wallet)}"
    assert all(times == 1 for moves in (from_wallet, from_table) for times in moves.values()), "something was moved twice"
    assert not sum(held.values()), "the wallets, the floats of the tables and the house do not sum to nothing"
    assert not sum(chips.values()), "the chips of the tables do not sum to nothing"
    there = sum(cents for cents in held.values() if cents > 0) / 100
    return f"{from_wallet.total():,} buy-ins and {from_table.total():,} cash-outs whole, {there:,.2f} in all"


def _apart(one: Moves, two: Moves) -> str:
    return f"{list((one - two).items())[:3]} and {list((two - one).items())[:3]}"
