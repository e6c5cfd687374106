"""The dealer's hand as an automaton: what it is after each card, and what it comes to."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.play.table import Table
from pitboss.sim.ending import NOT_DRAWN, Dealt
from pitboss.sim.hand import ranked
from pitboss.sim.result import BUST_TOTAL
from pitboss.sim.symbols import Alphabet, Symbol
from pitboss.terms.dealer_hand import DealerSoft17


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


def shown(table: Table, card: Symbol) -> Shown:
    """The dealer's first card."""
    return Shown(card.value, card.is_ace, first=True, rank=card.rank if ranked(table) else "")


def drawn_to(table: Table, cards: Shown, card: Symbol) -> Shown | Dealt:
    """The dealer's hand with one more card: the hand still to be drawn to, or what it came to."""
    after = Shown(cards.hard + card.value, cards.ace or card.is_ace)
    if cards.first and after.hard == 11 and after.ace:
        return Dealt(21, natural=True, rank=(cards.rank or card.rank) if ranked(table) else "")
    if after.total < 17 or (after.total == 17 and after.soft and table.soft_17 is DealerSoft17.HIT):
        return after
    return Dealt(min(after.total, BUST_TOTAL))


class Drawing(NamedTuple):
    """The dealer's automaton: `rows` by hand and symbol, `starts` by the symbol shown; ends come first, NOT_DRAWN first of all."""

    ends: tuple[Dealt, ...]
    hands: tuple[Shown, ...]
    rows: tuple[tuple[int, ...], ...]
    starts: tuple[int, ...]


def drawing(table: Table, alphabet: Alphabet) -> Drawing:
    """Work the automaton out, hand by hand."""
    hands = list(dict.fromkeys(shown(table, card) for card in alphabet.symbols))
    steps: list[list[Shown | Dealt]] = []
    for cards in hands:  # grows as hands are found
        found = [drawn_to(table, cards, card) for card in alphabet.symbols]
        hands += [each for each in dict.fromkeys(found) if isinstance(each, Shown) and each not in hands]
        steps.append(found)
    ends = tuple(dict.fromkeys([NOT_DRAWN, *(each for row in steps for each in row if isinstance(each, Dealt))]))
    places: list[Shown | Dealt] = [*ends, *hands]
    place = {each: number for number, each in enumerate(places)}
    starts = tuple(place[shown(table, card)] for card in alphabet.symbols)
    return Drawing(ends, tuple(hands), tuple(tuple(place[each] for each in row) for row in steps), starts)
