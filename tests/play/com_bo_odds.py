"""Com-Bo counted without the engine: what each bet pays on a row of ranks, and its exact chances in any pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import product
from math import perm, prod

ORDER = "23456789TJQKA"
RUNS = {1: {2: 6, 3: 30, 4: 200}, 8: {2: 6, 3: 35, 4: 250}}
KINDS = {
    1: {"2111": 0, "221": 1, "311": 5, "32": 100, "41": 500},
    8: {"2111": 0, "221": 1, "311": 2, "32": 20, "41": 50, "5": 1000},
}
Pays = dict[str, int | None]
"""By bet, what one dollar wins; nothing for the wager back, None for a loss."""


def pays(row: tuple[str, ...], decks: int, *, exact_runs: bool = False, ties_lose_all: bool = False) -> Pays:
    """What each bet pays on five ranks."""
    signs = [_sign(row[place], row[(place + 1) % 5]) for place in range(5)]
    found: Pays = {}
    for way, sign in (("high", 1), ("low", -1)):
        for place in range(5):
            found[f"{way}-{place + 1}"] = 1 if signs[place] == sign else None
        reached = "".join("x" if each == sign else "." for each in signs[:4]).split(".")[0].count("x")
        for steps, odds in RUNS[decks].items():
            found[f"{way}-run-{steps}"] = odds if (reached == steps if exact_runs else reached >= steps) else None
    kinds = "".join(map(str, sorted(Counter(row).values(), reverse=True)))
    found["com-bo"] = None if ties_lose_all and 0 in signs[:4] else KINDS[decks].get(kinds)
    return found


def _sign(one: str, other: str) -> int:
    return (ORDER.index(one) > ORDER.index(other)) - (ORDER.index(one) < ORDER.index(other))


def rows(ranks: str, of_each: int) -> Iterable[tuple[tuple[str, ...], int]]:
    """Every row of five ranks that a pack with so many cards of each can give, and in how many ways its cards can come."""
    for row in product(ranks, repeat=5):
        if ways := prod(perm(of_each, count) for count in Counter(row).values()):
            yield row, ways


def chances(weighed: Iterable[tuple[Pays, int]]) -> Mapping[tuple[str, int | None], Fraction]:
    """The chance of each bet paying each amount."""
    counted: Counter[tuple[str, int | None]] = Counter()
    total = 0
    for found, ways in weighed:
        total += ways
        for outcome in found.items():
            counted[outcome] += ways
    return {outcome: Fraction(ways, total) for outcome, ways in counted.items()}
