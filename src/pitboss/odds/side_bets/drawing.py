"""In how many ways a shoe gives the cards that decide a side bet, and the record made of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations_with_replacement, groupby
from math import factorial, perm, prod
from typing import TypeVar

from pitboss.cards.card import Card
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.odds.records import Chance
from pitboss.odds.shoe import Shoe
from pitboss.play.side_bet_lines import Line

T = TypeVar("T", bound=Card | str)


def draws(held: Iterable[tuple[T, int]], size: int) -> Iterator[tuple[tuple[T, ...], int]]:
    """Every choice of so many things, in no order, with the number of ways in which they can come one after the other.

    >>> list(draws([("7", 3), ("8", 2)], 2))
    [(('7', '7'), 6), (('7', '8'), 12), (('8', '8'), 2)]
    """
    counts = dict(held)
    for chosen in combinations_with_replacement(counts, size):
        groups = [(thing, len(tuple(alike))) for thing, alike in groupby(chosen)]
        orders = factorial(size) // prod(factorial(number) for _, number in groups)
        yield chosen, orders * prod(perm(counts[thing], number) for thing, number in groups)


def require_cards(rules: Rules, shoe: Shoe, size: int) -> int:
    """In how many ways so many cards can leave the shoe; a shoe without them is told."""
    if len(shoe) < size:
        held = f"{len(shoe)} card{'' if len(shoe) == 1 else 's'}"
        raise Malformed("shoe", f"{rules.book.name} is decided on {size} cards and the shoe holds {held}: give it {size} or more")
    return perm(len(shoe), size)


def chances(rules: Rules, lines: Mapping[str, Line], ways: Mapping[str, int], whole: int) -> tuple[Chance, ...]:
    """The lines of a pay table with their chances, each with the rule that pays it."""
    return tuple(
        Chance(name, Fraction(ways.get(name, 0), whole), line.odds.times, rules.why(line.terms[0]).citation) for name, line in lines.items()
    )
