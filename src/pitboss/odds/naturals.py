"""A natural against the dealer's natural: nothing, or by the rank of the two ten-value cards."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from pitboss.cards.card import Card
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe

TEN = 10


def paid_against_natural(ruled: Ruled, shoe: Shoe) -> Iterator[tuple[Fraction, Fraction]]:
    """What a natural is paid against a natural, with the chance of it: two ten-value cards of the shoe, whichever they are."""
    if not ruled.rank_order:
        yield ruled.both_naturals[0], Fraction(1)
        return
    counts = [shoe.of_rank(rank) for rank in ruled.rank_order]
    pairs = sum(counts) * (sum(counts) - 1)
    for mine, count in enumerate(counts):
        for dealers, other in enumerate(counts):
            ways = count * (other - (mine == dealers))
            if ways:
                yield _ranked(ruled, mine, dealers), Fraction(ways, pairs)


def _ranked(ruled: Ruled, mine: int, dealers: int) -> Fraction:
    """What one ten-value card is paid against another, by their places in the order of ranks."""
    higher, same, lower = ruled.both_naturals
    return same if mine == dealers else higher if mine < dealers else lower


def against_natural(ruled: Ruled, shoe: Shoe) -> Fraction:
    """The same on average."""
    return sum((pays * chance for pays, chance in paid_against_natural(ruled, shoe)), Fraction(0))


def this_against_natural(ruled: Ruled, mine: Card, dealer: Card, left: Shoe) -> Fraction:
    """What a ranked natural with this ten-value card is paid against the natural that the dealer's card and one of those left make."""
    place = ruled.rank_order.index(mine.rank)
    if dealer.pips == TEN:
        return _ranked(ruled, place, ruled.rank_order.index(dealer.rank))
    counts = [left.of_rank(rank) for rank in ruled.rank_order]
    return sum((count * _ranked(ruled, place, other) for other, count in enumerate(counts)), Fraction(0)) / max(sum(counts), 1)
