"""Wagers going down before the first card."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WagerPlaced:
    """Chips went onto a box."""

    box: int
    player: str
    amount: int
    seated: bool
    rule: str


@dataclass(frozen=True, slots=True)
class SideBetPlaced:
    """Chips went onto a side bet of a box."""

    box: int
    player: str
    bet: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class BettingClosed:
    """No more bets; `callers` says who calls each box, by its number; the deal begins at box `first`, or at 0 on the dealer's left.

    `rule` is the one on the call where the book has one, `also` the one on who calls each box.
    """

    callers: tuple[tuple[int, str], ...]
    rule: str
    first: int = 0
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExcessReturned:
    """What a box could not take of a main wager, or of the side bet named, went back to the bettor."""

    box: int
    player: str
    amount: int
    rule: str
    bet: str = "main"
