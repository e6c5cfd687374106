"""Whoever else is in the pit while a guide is followed: players in windows of their own, and a dealer."""

from __future__ import annotations

from tests.guide.walk import Walk
from tests.web.browser import Person
from tests.web.staff import asks, comes_on_duty, orders, signs_in, staff

SHOE = (
    {"do": "open-table"},
    {"do": "shuffle", "source": "entered"},
    {"do": "cut", "depth": 150},
    {"do": "place-cutting-card", "behind": 60},
)
"""A shoe made ready as far as the burn, which is forgotten."""


def window(w: Walk) -> Person:
    """Another window."""
    assert w.person.context.browser
    return Person(w.person.context.browser, w.served.address)


def player(w: Walk, table: str, seat: int) -> Person:
    """A guest with chips and a seat."""
    person = window(w)
    asks(person, "/api/guest", {})
    asks(person, f"/api/tables/{table}/buy-in", {"id": "b", "amount": "200.00"})
    orders(person, table, {"do": "join-table", "seat": seat})
    return person


def dealer(w: Walk, table: str) -> Person:
    """A dealer on duty with a shoe that no card has been burned from."""
    person = window(w)
    signs_in(person, staff(w.served, "dealer", "Dan Deal", table=table))
    comes_on_duty(person, table)
    orders(person, table, *SHOE)
    return person


def wager(seat: int) -> dict[str, object]:
    """Twenty dollars on one's own box."""
    return {"do": "place-wager", "box": seat, "amount": "20.00"}


def draws(*cards: str) -> tuple[dict[str, object], ...]:
    """Cards out of the shoe."""
    return tuple({"do": "draw-card", "card": card} for card in cards)
