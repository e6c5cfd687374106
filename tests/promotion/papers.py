"""Terms for tests: lawful terms for either book, and prizes of every kind with all their particulars."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitboss.law.moment import Jurisdiction
from pitboss.promotion.paper.prize import Prize, PrizeKind
from pitboss.promotion.paper.terms import Award, Claiming, Course, Entering, Terms
from pitboss.promotion.paper.when import When, seconds

STAR, CHALLENGE = "nsw-star-blackjack", "nsw-blackjack-challenge"
BOOKS = (STAR, CHALLENGE)
DOLLAR, HOUR, DAY = 100, 3_600, 86_400
BEGINS, CLOSES, DRAW = When("2026-12-01", "10:00"), When("2026-12-31", "18:00"), When("2026-12-31", "20:00")
TOBACCO, FIREARM = "tobacco", "firearm"


def at(when: When) -> int:
    """A time of the terms in seconds."""
    found = seconds(when, Jurisdiction.NSW)
    assert found is not None
    return found


def cash(dollars: float, name: str = "Cash", **changes: Any) -> Prize:
    """A prize of money."""
    return replace(Prize(name, PrizeKind.CASH, round(dollars * DOLLAR), details="Money."), **changes)


def thing(dollars: float, name: str = "Watch", **changes: Any) -> Prize:
    """A prize that is not money."""
    return replace(Prize(name, PrizeKind.GOODS, round(dollars * DOLLAR), details="A thing."), **changes)


def terms(book: str = STAR, *prizes: Prize, **changes: Any) -> Terms:
    """Terms that state everything: a month of entries, two means to tell a winner, four weeks to claim."""
    made = Terms(
        name="Summer Draw",
        game=book,
        award=Award("by a draw among all entries", DRAW, "at the rewards desk"),
        course=Course("in the main gaming hall", BEGINS, DRAW),
        entering=Entering("members of the rewards club over eighteen", CLOSES, each=3),
        claiming=Claiming("in person with identification", days=28),
        notified_how="by telephone or email",
        notified_by=("telephone", "email"),
        results_how="on the board at the rewards desk",
        prizes=prizes or (cash(500),),
    )
    return replace(made, **changes)


PARTICULARS = {
    PrizeKind.MACHINERY: ("make", "model", "accessories"),
    PrizeKind.ELECTRIC_APPLIANCE: ("make", "model", "accessories"),
    PrizeKind.MOTOR_VEHICLE: ("make", "model", "accessories", "registration-included", "other-on-road-costs-included"),
    PrizeKind.TRAVEL: (
        *("number-of-persons", "airfares-included", "transfers-included", "other-transport-included", "duration"),
        *("standard-of-accommodation", "meals-included", "restrictions-on-dates", "spending-money-included"),
    ),
    PrizeKind.REAL_ESTATE: (
        *("type-of-dwelling", "plans", "contract", "easements", "address"),
        *("conveyancing-included", "legal-costs-included", "fixtures-included", "furniture-included"),
    ),
}
"""What the tests, not the books, say that each kind of prize must state."""


def whole(kind: PrizeKind, **changes: Any) -> Prize:
    """A prize of a kind with every particular stated."""
    said = {name: f"what we say of {name}" for name in PARTICULARS.get(kind, ())}
    return replace(Prize("Prize", kind, 5_000 * DOLLAR, details="A prize.", particulars=said), **changes)


def lacking(kind: PrizeKind, particular: str) -> Prize:
    """Such a prize with one particular left out."""
    prize = whole(kind)
    return replace(prize, particulars={name: said for name, said in prize.particulars.items() if name != particular})
