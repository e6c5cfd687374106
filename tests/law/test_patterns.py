"""What is left of a pattern after a card is all that need be remembered of it: on any cards, one by one or at once, the answer is one."""

from __future__ import annotations

from functools import reduce

from hypothesis import given, settings, strategies as st

from pitboss.cards.card import CARDS, Card
from pitboss.terms.patterns import (
    NEVER,
    Count,
    First,
    OneColour,
    OneSuit,
    Pattern,
    Ranks,
    Run,
    SameRank,
    Suit,
    Total,
    Values,
)

SOME = [card for card in CARDS.values() if card.rank in "A678TK" and card.suit in "SHD"]
WORDS: list[Pattern] = [
    *(
        Ranks("678"),
        Ranks("77"),
        Ranks("777"),
        Values("AT"),
        SameRank(),
        Run(),
        OneSuit(),
        Suit("S"),
        OneColour(),
        Total(21),
        Total(13, 20),
    ),
    *(Count(2), Count(3), Count(3, or_more=True)),
]
words = st.sampled_from(WORDS)
patterns = st.recursive(
    words,
    lambda inner: st.one_of(
        st.builds(lambda a, b: a & b, inner, inner),
        st.builds(lambda a, b: a | b, inner, inner),
        st.builds(lambda a: ~a, inner),
        st.builds(First, st.integers(1, 3), inner),
    ),
    max_leaves=4,
)
hands = st.lists(st.sampled_from(SOME), max_size=5)


def left(pattern: Pattern, cards: list[Card]) -> Pattern:
    return reduce(lambda rest, card: rest.after(card), cards, pattern)


@settings(max_examples=300)
@given(patterns, hands)
def test_what_is_left_after_the_cards_fits_nothing_more_just_where_the_cards_fit(pattern: Pattern, cards: list[Card]) -> None:
    assert left(pattern, cards).fits(()) == pattern.fits(cards)


@settings(max_examples=200)
@given(patterns, hands, hands)
def test_a_lost_pattern_stays_lost(pattern: Pattern, cards: list[Card], more: list[Card]) -> None:
    if left(pattern, cards) == NEVER:
        assert not pattern.fits([*cards, *more])


@settings(max_examples=300)
@given(patterns, hands, hands, st.sampled_from(SOME), st.sampled_from(SOME))
def test_cards_that_are_seen_alike_may_be_exchanged(pattern: Pattern, cards: list[Card], more: list[Card], a: Card, b: Card) -> None:
    if pattern.sees(a) == pattern.sees(b):
        assert pattern.fits([*cards, a, *more]) == pattern.fits([*cards, b, *more])


def test_what_can_no_longer_matter_is_not_remembered() -> None:
    suited = Ranks("678") & OneSuit()
    assert left(suited, [CARDS["6S"], CARDS["7S"]]) == left(suited, [CARDS["7S"], CARDS["6S"]])
    assert left(suited, [CARDS["6S"], CARDS["7H"]]) == left(suited, [CARDS["9C"]]) == NEVER
