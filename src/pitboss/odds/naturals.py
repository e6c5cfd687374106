"""What a natural is paid: at once, or when the dealer's second card has said whether he has one too, by rank where the book ranks them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from pitboss.cards.card import RANKS, Card, card
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe

TEN = 10


class Paid(NamedTuple):
    """What a natural is paid against some of the dealer's cards of one value: if he has no natural, and what, how likely, if he has."""

    share: Fraction
    won: Fraction
    met: tuple[tuple[Fraction, Fraction], ...]


def naturals_paid(ruled: Ruled, shoe: Shoe, value: int) -> Iterator[Paid]:
    """What a natural is paid against a dealer's card of that value, rank by rank."""
    ranks = {rank: shoe.of_rank(rank) for rank in RANKS if card(rank + "S").pips == value}
    for rank, count in ranks.items():
        if count:
            yield paid_against(ruled, shoe, rank, Fraction(count, sum(ranks.values())))


def paid_against(ruled: Ruled, shoe: Shoe, rank: str, share: Fraction = Fraction(1)) -> Paid:
    """What a natural is paid against a dealer's card of that rank; of the player's own ten-value card only the shoe is known."""
    if rank not in ruled.natural_waits:
        return Paid(share, ruled.natural_pays, ((ruled.natural_pays, Fraction(1)),))
    if ruled.natural_instead is not None:
        return Paid(share, ruled.natural_instead, ((ruled.natural_instead, Fraction(1)),))
    return Paid(share, ruled.natural_held, tuple(_both(ruled, shoe, None if rank == "A" else rank)))


def _both(ruled: Ruled, shoe: Shoe, dealers: str | None) -> Iterator[tuple[Fraction, Fraction]]:
    """What a natural is paid against a natural, with the chance of it: two ten-value cards of the shoe, or the dealer's known one."""
    if not ruled.rank_order:
        yield ruled.both_naturals[0], Fraction(1)
        return
    counts = [shoe.of_rank(rank) for rank in ruled.rank_order]
    others = range(len(counts)) if dealers is None else [ruled.rank_order.index(dealers)]
    pairs = sum(counts[other] for other in others) * (sum(counts) - 1)
    for mine, count in enumerate(counts):
        for other in others:
            ways = counts[other] * (count - (mine == other))
            if ways:
                yield _ranked(ruled, mine, other), Fraction(ways, pairs)


def _ranked(ruled: Ruled, mine: int, dealers: int) -> Fraction:
    """What one ten-value card is paid against another, by their places in the order of ranks."""
    higher, same, lower = ruled.both_naturals
    return same if mine == dealers else higher if mine < dealers else lower


def average(paid: Iterator[Paid]) -> tuple[Fraction, Fraction]:
    """What a natural is worth on average: when the dealer has none, and when he has one."""
    won = met = Fraction(0)
    for each in paid:
        won += each.share * each.won
        met += each.share * sum(pays * chance for pays, chance in each.met)
    return won, met


def this_paid(ruled: Ruled, mine: Card, dealer: Card, left: Shoe) -> tuple[Fraction, Fraction]:
    """The same of a natural with this ten-value card against the dealer's very card; `left` are the cards that may come."""
    if not ruled.rank_order or dealer.rank not in ruled.natural_waits or ruled.natural_instead is not None:
        return average(iter([paid_against(ruled, left, dealer.rank)]))
    place = ruled.rank_order.index(mine.rank)
    if dealer.pips == TEN:
        return ruled.natural_held, _ranked(ruled, place, ruled.rank_order.index(dealer.rank))
    counts = [left.of_rank(rank) for rank in ruled.rank_order]
    met = sum((count * _ranked(ruled, place, other) for other, count in enumerate(counts)), Fraction(0)) / max(sum(counts), 1)
    return ruled.natural_held, met
