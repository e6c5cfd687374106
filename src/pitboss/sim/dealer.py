"""The dealer's hand as an automaton: what it is after each card, and what it comes to."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.play.predicates import dealer_draws
from pitboss.play.table.settling import DEALER_OVER
from pitboss.sim.ending import NOT_DRAWN, Dealt
from pitboss.sim.ruling import Ruling
from pitboss.sim.symbols import Alphabet, Symbol

OVER_21 = 27
"""Every total over 21 that no line of the results speaks of by itself."""


class Shown(NamedTuple):
    """The dealer's cards: `first` while there is but one, with its rank where naturals are ranked."""

    hard: int
    ace: bool
    first: bool = False
    rank: str = ""

    @property
    def soft(self) -> bool:
        """Whether an ace counts 11."""
        return self.ace and self.hard <= 11

    @property
    def total(self) -> int:
        """The best total."""
        return self.hard + 10 if self.soft else self.hard


def shown(rules: Ruling, card: Symbol) -> Shown:
    """The dealer's first card."""
    return Shown(card.value, card.is_ace, first=True, rank=card.rank if rules.ranked else "")


def drawn_to(rules: Ruling, cards: Shown, card: Symbol) -> Shown | Dealt:
    """The dealer's hand with one more card: the hand still to be drawn to, or what it came to."""
    after = Shown(cards.hard + card.value, cards.ace or card.is_ace)
    if cards.first and after.hard == 11 and after.ace:
        return Dealt(21, natural=True, rank=(cards.rank or card.rank) if rules.ranked else "")
    if dealer_draws(after.total, soft=after.soft, hits=rules.soft_17_hit):
        return after
    own = after.total <= 21 or DEALER_OVER.get(after.total, "") in rules.result_words
    return Dealt(after.total if own else OVER_21)


class Drawing(NamedTuple):
    """The dealer's automaton: `rows` by hand and symbol, `starts` by the symbol shown; ends come first, NOT_DRAWN first of all."""

    ends: tuple[Dealt, ...]
    hands: tuple[Shown, ...]
    rows: tuple[tuple[int, ...], ...]
    starts: tuple[int, ...]


def drawing(alphabet: Alphabet) -> Drawing:
    """Work the automaton out, hand by hand."""
    rules = alphabet.ruling
    hands = list(dict.fromkeys(shown(rules, card) for card in alphabet.symbols))
    steps: list[list[Shown | Dealt]] = []
    for cards in hands:  # grows as hands are found
        found = [drawn_to(rules, cards, card) for card in alphabet.symbols]
        hands += [each for each in dict.fromkeys(found) if isinstance(each, Shown) and each not in hands]
        steps.append(found)
    ends = tuple(dict.fromkeys([NOT_DRAWN, *(each for row in steps for each in row if isinstance(each, Dealt))]))
    places: list[Shown | Dealt] = [*ends, *hands]
    place = {each: number for number, each in enumerate(places)}
    starts = tuple(place[shown(rules, card)] for card in alphabet.symbols)
    return Drawing(ends, tuple(hands), tuple(tuple(place[each] for each in row) for row in steps), starts)
