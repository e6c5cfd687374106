"""A player's hand as an automaton sees it: what of its cards can still matter, and what the next card makes of it."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.play.predicates import doubles_on
from pitboss.sim.ruling import Ruling
from pitboss.sim.symbols import NOTHING_LEFT, Alphabet, Symbol
from pitboss.terms.doubling import AfterSplit, DoubledAce, PontoonDoubledAce

MOST = 7
"""Cards are counted up to this number: no chart asks for more, and bonuses remember their own."""


class Hand(NamedTuple):
    """A hand against one dealer's value. `early` and `later` say whether an ace that may count 11 is among the first two or after them.

    `pair` is the value of two equal cards; `room` whether the box may have another hand; `lone_ace` a split ace; `tens` the rank of
    the ten in two cards; `left` what bonuses still wait for.
    """

    up: int
    hard: int
    early: bool
    later: bool
    cards: int
    doubled: bool = False
    split: bool = False
    lone_ace: bool = False
    room: bool = False
    pair: int = 0
    ten: str = ""
    left: int = NOTHING_LEFT

    @property
    def soft(self) -> bool:
        """Whether an ace counts 11."""
        return (self.early or self.later) and self.hard <= 11

    @property
    def total(self) -> int:
        """The best total."""
        return self.hard + 10 if self.soft else self.hard

    @property
    def is_ace_and_ten(self) -> bool:
        """Whether it is two cards, an ace and a ten-value card."""
        return self.cards == 2 and self.early and self.hard == 11


def opened(cards: Alphabet, up: int, first: Symbol, second: Symbol) -> Hand:
    """The two cards dealt to a box."""
    return _two(cards, up, first, second, room=cards.ruling.split_hands > 1)


def split_off(cards: Alphabet, up: int, first: Symbol, second: Symbol, *, room: bool) -> Hand:
    """One card of a pair that was split, and the next card to it."""
    again = room and not (first.is_ace and not cards.ruling.split_aces_again)
    return _two(cards, up, first, second, room=again)._replace(split=True, lone_ace=first.is_ace)


def _two(cards: Alphabet, up: int, first: Symbol, second: Symbol, *, room: bool) -> Hand:
    pair = first.value if first.value == second.value else 0
    tens = [each.rank for each in (first, second) if each.value == 10]
    return Hand(
        up,
        first.value + second.value,
        first.is_ace or second.is_ace,
        later=False,
        cards=2,
        room=room and pair > 0,
        pair=pair,
        ten=tens[0] if first.value + second.value == 11 and tens else "",
        left=cards.after(cards.after(cards.fresh, first), second),
    )


def drawn(cards: Alphabet, hand: Hand, card: Symbol) -> Hand:
    """The hand with one more card."""
    counts_eleven = card.is_ace and not (hand.doubled and cards.ruling.doubled_ace is PontoonDoubledAce.ALL_ONE)
    return Hand(  # made anew, because `_replace` takes twice as long and this is asked for every hand and card
        hand.up,
        hand.hard + card.value,
        hand.early,
        hand.later or counts_eleven,
        cards=min(hand.cards + 1, MOST),
        doubled=hand.doubled,
        split=hand.split,
        lone_ace=hand.lone_ace,
        left=cards.after(hand.left, card),
    )


def doubled(rules: Ruling, hand: Hand) -> Hand:
    """The hand once it is doubled: some of its aces may count 1 from now on, and no bonus is paid on it."""
    early, later = hand.early, hand.later
    match rules.doubled_ace:
        case PontoonDoubledAce.ALL_ONE:
            early = later = False
        case PontoonDoubledAce.ONE_IN_FIRST_TWO | DoubledAce.ONE:
            early = False
        case DoubledAce.ONE_TO_QUALIFY | None:
            pass
    return hand._replace(doubled=True, early=early, later=later, room=False, pair=0, ten="", left=NOTHING_LEFT)


def is_natural(rules: Ruling, hand: Hand) -> bool:
    """Whether an ace and a ten-value card are a natural: after a split only where the book says so."""
    return hand.is_ace_and_ten and (not hand.split or rules.natural_after_split)


def may_hit(rules: Ruling, hand: Hand) -> bool:
    """Whether another card may be asked for."""
    return not (hand.lone_ace and not rules.split_aces_draw) and hand.total < 21


def may_stand(rules: Ruling, hand: Hand) -> bool:
    """Whether the book lets it be."""
    return hand.total >= rules.must_draw_below


def may_split(rules: Ruling, hand: Hand) -> bool:
    """Whether it is a pair that the box has room to split."""
    return hand.pair > 0 and hand.room and hand.total >= rules.split_from


def may_double(rules: Ruling, hand: Hand) -> bool:
    """Whether the number of cards, the total and a split let it be doubled."""
    after_split = rules.double_after_split
    if is_natural(rules, hand) or (hand.lone_ace and after_split is AfterSplit.NOT_ACES) or (hand.split and after_split is AfterSplit.NO):
        return False
    if hand.cards > rules.double_cards:
        return False
    return doubles_on(rules.double_totals, hand.hard, soft=hand.soft)


def may_surrender(rules: Ruling, hand: Hand) -> bool:
    """Whether the first two cards may be given up against the dealer's card."""
    return hand.cards == 2 and not hand.split and hand.up in rules.surrender and hand.total < rules.surrender_below
