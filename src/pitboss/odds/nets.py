"""What an ending comes to against what the dealer makes, in units of the opening wager."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import lcm

from pitboss.odds.kernel.spread import BUST, BUST_DOUBLED, FOLDED, HELD, LIVE_DOUBLED, PAID_21, PAID_TRICK, PAYS
from pitboss.odds.naturals import Paid, naturals_paid
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe

Net = tuple[Fraction, Fraction]
"""A result, and the part of an ending's chance that comes to it."""
Nets = tuple[tuple[tuple[tuple[int, float], ...], ...], ...]
WHOLE = Fraction(1)
NATURAL, OVER = 0, 99
"""The dealer's natural, and any total over 21 that nothing tells apart, where 17 to 21 stand for themselves."""


def parts(ruled: Ruled) -> int:
    """Into how many equal parts a unit is divided so that everything that is paid comes to whole parts."""
    sums = [ruled.natural_pays, *ruled.both_naturals, *ruled.wins, *(ruled.wins_at_21 or ()), *(ruled.trick or ()), Fraction(1, 2)]
    sums += [each for each in (ruled.natural_instead, ruled.even_money) if each is not None]
    sums += [ruled.natural_held, ruled.surrender_loses, *(pays for _, pays in ruled.bonuses)]
    return lcm(*(each.denominator for each in sums))


def endings(ruled: Ruled, scale: int) -> int:
    """How many endings are told apart."""
    most = max([Fraction(1), *(ruled.wins_at_21 or ()), *(ruled.trick or ()), *(pays for _, pays in ruled.bonuses)])
    return PAYS + int(most * scale) + 1


def nets(ruled: Ruled, shoe: Shoe, up: int) -> Nets:
    """For each result of the dealer's and each ending: what it comes to in parts of the wager, with the share that does."""
    scale = parts(ruled)
    several = range(endings(ruled, scale))
    naturals = tuple(naturals_paid(ruled, shoe, up + 1))
    return tuple(
        tuple(tuple((int(scale * net), float(part)) for net, part in _net_of(ruled, naturals, ending, dealer, scale)) for ending in several)
        for dealer in dealers(ruled)
    )


def dealers(ruled: Ruled) -> tuple[int, ...]:
    """What the dealer may make, in the order in which it is counted; the last is whatever is left."""
    return (17, 18, 19, 20, 21, NATURAL, *(total for total, _ in ruled.results.over), OVER)


def is_live(ending: int) -> bool:
    """Whether an ending still waits for the dealer."""
    return ending < BUST


def _net_of(ruled: Ruled, naturals: tuple[Paid, ...], ending: int, dealer: int, scale: int) -> Iterator[Net]:
    """What one hand's ending comes to, a dealer's natural's claim on a live hand included."""
    if ruled.peeks and dealer == NATURAL and ending != HELD:
        yield Fraction(-1), WHOLE
    elif is_live(ending):
        stake = 2 if ending >= LIVE_DOUBLED else 1
        total = 16 + (ending - LIVE_DOUBLED if stake == 2 else ending)
        yield live_net(ruled, stake, total, dealer, Fraction(stake if ruled.collects == "all" else 1)), WHOLE
    elif ending == HELD:
        for paid in naturals:
            yield from ((pays, paid.share * part) for pays, part in (paid.met if dealer == NATURAL else ((paid.won, WHOLE),)))
    elif ending == FOLDED or (ending == BUST_DOUBLED and dealer == NATURAL and ruled.bust_double_spared):
        yield Fraction(-1), WHOLE
    elif ending in (BUST, BUST_DOUBLED):
        yield Fraction(-1 if ending == BUST else -2), WHOLE
    elif ending == PAID_21:
        yield 2 * (ruled.wins_at_21 or ruled.wins)[1], WHOLE
    elif ending == PAID_TRICK:
        yield 2 * (ruled.trick or ruled.wins)[1], WHOLE
    else:
        yield Fraction(ending - PAYS, scale), WHOLE


def live_net(ruled: Ruled, stake: int, total: int, dealer: int, natural: Fraction) -> Fraction:
    """What a live hand comes to against what the dealer makes; a natural takes so much."""
    if dealer == NATURAL:
        return Fraction(0) if total == 21 and ruled.stands_off_at_21 else -natural
    result = ruled.results
    if dealer > 21:
        came = dict(result.over).get(dealer, result.dealer_over)
    elif total == dealer:
        came = result.ties[dealer - 17]
    else:
        came = result.higher if total > dealer else result.lower
    return stake * (ruled.wins[stake - 1] if came > 0 else Fraction(came))
