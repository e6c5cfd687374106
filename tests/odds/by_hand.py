"""Shoes for tests, and bets counted the long way: every physical card of a small shoe, in every order, played by the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import permutations

from hypothesis import strategies as st

from pitboss.cards.card import CARDS, Card
from pitboss.law.rules import Rules
from pitboss.odds.shoe import Shoe
from pitboss.odds.shoe_text import pack_of
from tests.play.rounds import rules_of


def shoe_of(text: str) -> Shoe:
    """A shoe of the cards written, each as often as it is written."""
    return Shoe.holding(Counter(CARDS[name] for name in text.split()))


def full(rules: Rules) -> Shoe:
    """A full shoe of a game or side bet."""
    return Shoe.of(pack_of(rules))


def of(book: str, **options: str | int) -> tuple[Rules, Shoe]:
    """The rules of a book and its full shoe."""
    rules = rules_of(book, **options)
    return rules, full(rules)


def orders(shoe: Shoe, size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Every order of so many cards with the number of ways in which physical cards can make it."""
    physical = [card for card, count in shoe.cards for _ in range(count)]
    yield from Counter(permutations(physical, size)).items()


def mean(outcomes: Iterable[tuple[Fraction, int]]) -> Fraction:
    """The mean of weighed outcomes."""
    total, whole = Fraction(0), 0
    for value, ways in outcomes:
        total += value * ways
        whole += ways
    return total / whole


def mean_over(shoe: Shoe, size: int, play: Callable[[str], Fraction]) -> Fraction:
    """The mean of what a round comes to over every order in which so many cards can leave a shoe."""
    return mean((play(" ".join(map(repr, cards))), ways) for cards, ways in orders(shoe, size))


def shoes(decks: int = 8, *, least: int = 5, ranks: str = "A23456789TJQK") -> st.SearchStrategy[Shoe]:
    """Any shoe of so many decks that holds at least a few cards."""
    counts = st.lists(st.integers(0, decks), min_size=52, max_size=52)
    kept = counts.map(lambda found: Shoe(tuple(0 if card.rank not in ranks else n for card, n in zip(CARDS.values(), found, strict=True))))
    return kept.filter(lambda shoe: len(shoe) >= least)
