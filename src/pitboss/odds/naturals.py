"""A natural against the dealer's natural: nothing, or by the rank of the two ten-value cards."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe


def paid_against_natural(ruled: Ruled, shoe: Shoe) -> Iterator[tuple[Fraction, Fraction]]:
    """What a natural is paid against a natural, with the chance of it: two ten-value cards of the shoe, whichever they are."""
    if not ruled.rank_order:
        yield ruled.both_naturals[0], Fraction(1)
        return
    counts = [shoe.of_rank(rank) for rank in ruled.rank_order]
    pairs = sum(counts) * (sum(counts) - 1)
    higher, same, lower = ruled.both_naturals
    for mine, count in enumerate(counts):
        for dealers, other in enumerate(counts):
            ways = count * (other - (mine == dealers))
            if ways:
                yield (same if mine == dealers else higher if mine < dealers else lower), Fraction(ways, pairs)


def against_natural(ruled: Ruled, shoe: Shoe) -> Fraction:
    """The same on average."""
    return sum((pays * chance for pays, chance in paid_against_natural(ruled, shoe)), Fraction(0))
