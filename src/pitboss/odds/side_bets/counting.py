"""In how many ways a shoe gives the cards that decide a side bet: cards that its patterns cannot tell apart are counted together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, groupby, product
from math import factorial, perm, prod

from pitboss.cards.card import CARDS, Card
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.odds.shoe import Shoe
from pitboss.play.side_bet_lines import Lines
from pitboss.terms.patterns import Pattern


def require_cards(rules: Rules, shoe: Shoe, size: int) -> int:
    """In how many ways so many cards can leave the shoe; a shoe that holds too few is refused."""
    if len(shoe) < size:
        held = f"{len(shoe)} card{'' if len(shoe) == 1 else 's'}"
        raise Malformed("shoe", f"{rules.book.name} is decided on {size} cards and the shoe holds {held}: give it {size} or more")
    return perm(len(shoe), size)


def ways(lines: Lines, shoe: Shoe) -> Counter[int]:
    """In how many ways each line comes, by its place in the pay table."""
    kinds, made = _made(lines)
    held = [sum(map(shoe.of_card, kind)) for kind in kinds]
    found: Counter[int] = Counter()
    for place, draws in made.items():
        found[place] = sum(orders * prod(perm(held[kind], number) for kind, number in drawn) for drawn, orders in draws)
    return found


def ways_of(pattern: Pattern, shoe: Shoe, size: int) -> int:
    """In how many ways so many cards that fit come one after the other."""
    kinds = _kinds((pattern,))
    held = [sum(map(shoe.of_card, kind)) for kind in kinds]
    fitting = (draw for draw in _draws(len(kinds), size, ordered=pattern.minds_order) if pattern.fits([kinds[kind][0] for kind in draw]))
    return sum(
        _orders(draw, ordered=pattern.minds_order) * prod(perm(held[kind], number) for kind, number in _groups(draw)) for draw in fitting
    )


Drawn = tuple[tuple[tuple[int, int], ...], int]
"""Kinds of cards with how many of each, and in how many orders they may come."""


@lru_cache(maxsize=32)
def _made(lines: Lines) -> tuple[tuple[tuple[Card, ...], ...], dict[int, list[Drawn]]]:
    """The kinds of cards that the lines can tell apart, and the draws of kinds that make each line."""
    kinds = _kinds(lines.patterns)
    ordered = any(each.minds_order for each in lines.patterns)
    made: dict[int, list[Drawn]] = {}
    for draw in _draws(len(kinds), lines.size, ordered=ordered):
        place = lines.place([kinds[kind][0] for kind in draw])
        if place is not None:
            made.setdefault(place, []).append((_groups(draw), _orders(draw, ordered=ordered)))
    return kinds, made


def _kinds(patterns: tuple[Pattern, ...]) -> tuple[tuple[Card, ...], ...]:
    found: dict[object, list[Card]] = {}
    for card in CARDS.values():
        found.setdefault(tuple(each.sees(card) for each in patterns), []).append(card)
    return tuple(map(tuple, found.values()))


def _draws(kinds: int, size: int, *, ordered: bool) -> Iterator[tuple[int, ...]]:
    return product(range(kinds), repeat=size) if ordered else combinations_with_replacement(range(kinds), size)


def _groups(draw: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((kind, len(tuple(alike))) for kind, alike in groupby(sorted(draw)))


def _orders(draw: tuple[int, ...], *, ordered: bool) -> int:
    return 1 if ordered else factorial(len(draw)) // prod(factorial(number) for _, number in _groups(draw))
