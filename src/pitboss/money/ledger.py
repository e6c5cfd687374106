"""The double-entry ledger: every movement of chips is postings that sum to zero."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

HOUSE = "house"
"""The account of the table's float."""


class Posting(NamedTuple):
    """So many cents to an account; a negative amount leaves it. `layout:` accounts hold what is staked."""

    account: str
    cents: int


def balanced(postings: Iterable[Posting]) -> bool:
    """Whether postings sum to zero.

    >>> balanced([Posting("player:ann", -500), Posting("layout:1:main", 500)])
    True
    """
    return sum(posting.cents for posting in postings) == 0


def balances(postings: Iterable[Posting]) -> Mapping[str, int]:
    """What each account holds after the postings, accounts at nothing left out."""
    held: Counter[str] = Counter()
    for posting in postings:
        held[posting.account] += posting.cents
    return {account: amount for account, amount in held.items() if amount}
