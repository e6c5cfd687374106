"""The log folds quickly: what one more event costs does not grow with the number of accounts."""

from __future__ import annotations

import sys
import tracemalloc
from typing import Any

from pitboss.house.accounts import Accounts, Event, Gift, Name, Secret, replay
from pitboss.house.accounts.events import BoughtIn, CashedOut, GuestArrived, MoneyGiven, SessionOpened, TableFilled


def once(number: int) -> list[Event]:
    """A guest who plays once."""
    name = f"p{number}"
    return [
        GuestArrived(name, Name(name, name, name), 1),
        MoneyGiven(name, 1000, Gift.ARRIVAL, 1),
        SessionOpened(name, f"s-{name}", Secret(name), 60, 600, 1),
        BoughtIn(name, "t1", 500, 2),
        CashedOut(name, "t1", 500, 3),
    ]


def after(guests: int) -> Accounts:
    """The house after so many."""
    return replay([TableFilled("t1", 1000, 1), *(event for number in range(guests) for event in once(number))])


def cost(accounts: Accounts, number: int) -> tuple[int, int]:
    """What one more guest takes: bytes held at once, and calls. Neither depends on who else wants the processor."""
    calls, events = 0, once(number)

    def count(frame: Any, event: str, argument: Any) -> None:
        nonlocal calls
        calls += 1

    tracemalloc.start()
    replay(events, accounts)
    held = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    sys.setprofile(count)
    replay(events, accounts)
    sys.setprofile(None)
    return held, calls


def test_an_event_among_ten_thousand_accounts_costs_about_what_it_does_among_a_few_hundred() -> None:
    few, many = cost(after(300), 300), cost(after(10_000), 10_000)
    assert many[0] < 3 * few[0], (few, many)
    assert many[1] < 3 * few[1], (few, many)
