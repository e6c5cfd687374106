"""What a sentence calls a wager: files and JSON write `perfect-pairs`, people say Perfect Pairs."""

from __future__ import annotations

LOWER = frozenset({"main", "insurance"})
"""Wagers that are no name of their own."""
WRITTEN = {"com-bo": "Com-Bo"}


def bet_name(bet: str) -> str:
    """A bet by its name.

    >>> bet_name("perfect-pairs"), bet_name("high-run-3"), bet_name("com-bo/one-pair"), bet_name("insurance")
    ('Perfect Pairs', 'High Run 3', 'Com-Bo (one pair)', 'insurance')
    """
    if bet in LOWER:
        return bet
    bet, _, hand = bet.partition("/")
    named = WRITTEN.get(bet) or " ".join(word.capitalize() for word in bet.split("-"))
    return f"{named} ({hand.replace('-', ' ')})" if hand else named
