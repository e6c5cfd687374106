"""What an ending comes to against what the dealer makes, in units of the opening wager."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache

from pitboss.odds.board import Numbers
from pitboss.odds.kernel.spread import BUST, BUST_DOUBLED, ENDINGS, FOLDED, HELD, LIVE_DOUBLED, NATURAL_MADE, OTHERWISE, PAID_HALVES
from pitboss.odds.naturals import paid_against_natural
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe

Net = tuple[Fraction, Fraction]
"""A result, and the part of an ending's chance that comes to it."""
WHOLE = Fraction(1)


def halves(pays: Numbers) -> Numbers:
    """What hands are paid, counted in halves of the wager, which every gazetted odds are whole numbers of."""
    return (2 * pays).round().astype("int64")


@lru_cache(maxsize=64)
def nets(ruled: Ruled, shoe: Shoe) -> tuple[tuple[tuple[tuple[int, float], ...], ...], ...]:
    """For each result of the dealer's and each ending: what it comes to in halves of the wager, with the part that does."""
    return tuple(
        tuple(tuple((int(2 * net), float(part)) for net, part in net_of(ruled, shoe, ending, made)) for ending in range(ENDINGS))
        for made in range(7)
    )


def is_live(ending: int) -> bool:
    """Whether an ending still waits for the dealer."""
    return ending < BUST


def net_of(ruled: Ruled, shoe: Shoe, ending: int, made: int) -> Iterator[Net]:
    """What one hand's ending comes to, a dealer's natural's claim on a live hand included."""
    if is_live(ending):
        yield _live(ruled, ending, made), WHOLE
    elif ending == HELD and made == NATURAL_MADE and ruled.natural_waits:
        yield from paid_against_natural(ruled, shoe)
    elif ending == HELD:
        yield ruled.natural_pays, WHOLE
    elif ending == FOLDED or (ending == BUST_DOUBLED and made == NATURAL_MADE and ruled.bust_double_spared):
        yield Fraction(-1), WHOLE
    elif ending in (BUST, BUST_DOUBLED):
        yield Fraction(-1 if ending == BUST else -2), WHOLE
    else:
        yield Fraction(ending - PAID_HALVES, 2), WHOLE


def _live(ruled: Ruled, ending: int, made: int) -> Fraction:
    stake = 2 if ending >= LIVE_DOUBLED else 1
    total = 16 + (ending - LIVE_DOUBLED if stake == 2 else ending)
    if made == OTHERWISE:
        return Fraction(stake)
    if made == NATURAL_MADE:
        return Fraction(0) if total == 21 and ruled.stands_off_at_21 else Fraction(-stake if ruled.collects == "all" else -1)
    dealer = 17 + made
    return Fraction(stake if total > dealer else 0 if total == dealer and not ruled.ties_lose else -stake)
