"""The log folds quickly: what one more event costs does not grow with the number of accounts."""

from __future__ import annotations

import time

from pitboss.house.accounts import Event, Gift, Name, Secret, replay
from pitboss.house.accounts.events import BoughtIn, CashedOut, GuestArrived, MoneyGiven, SessionOpened, TableFilled


def log(accounts: int) -> list[Event]:
    """So many guests who each play once."""
    events: list[Event] = [TableFilled("t1", 1000, 1)]
    for number in range(accounts):
        name = f"p{number}"
        events += [
            GuestArrived(name, Name(name, name, name), 1),
            MoneyGiven(name, 1000, Gift.ARRIVAL, 1),
            SessionOpened(name, f"s-{name}", Secret(name), 60, 600, 1),
            BoughtIn(name, "t1", 500, 2),
            CashedOut(name, "t1", 500, 3),
        ]
    return events


def cost(events: list[Event]) -> float:
    """The least time of a few, for one event."""
    spent = []
    for _ in range(3):
        start = time.perf_counter()
        replay(events)
        spent.append(time.perf_counter() - start)
    return min(spent) / len(events)


def test_an_event_among_ten_thousand_accounts_costs_about_what_it_does_among_a_few_hundred() -> None:
    few, many = cost(log(300)), cost(log(10_000))
    assert many < 5 * few
