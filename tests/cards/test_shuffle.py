"""The fair shuffle: every order as likely as another, nothing changed after it was published."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, strategies as st

from pitboss.cards.card import CARDS
from pitboss.cards.commitment import commitment, kept
from pitboss.cards.pack import Pack
from pitboss.cards.shuffle import SEED_BYTES, below, fresh_seed, shuffled, words

SEEDS = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def test_the_stream_is_chacha20() -> None:
    """The first block of RFC 8439's zero key and zero nonce, at counter zero."""
    stream = words(bytes(32))
    assert [next(stream) for _ in range(4)] == [0xADE0B876, 0x903DF1A0, 0xE56A5D40, 0x28BD8653]


def test_numbers_below_a_bound_throw_the_uneven_end_away() -> None:
    uneven = (1 << 32) - 1  # the last of 2**32 numbers, which 10 does not divide
    assert below(10, iter([uneven, uneven - 1, 7])) == 7
    assert below(1, iter([5])) == 0


@given(SEEDS, st.integers(1, 8))
def test_a_shuffle_loses_nothing_and_repeats_itself(seed: bytes, decks: int) -> None:
    pack = Pack(decks).cards()
    order = shuffled(pack, seed)
    assert Counter(order) == Counter(pack)
    assert order == shuffled(pack, seed)


def test_every_order_of_four_cards_is_as_likely_as_another() -> None:
    """Chi-square over the 24 orders of 24,000 seeds, fixed: under 49.7, the 99.9 % point of 23 degrees of freedom."""
    seen = Counter(shuffled("ABCD", number.to_bytes(SEED_BYTES, "big")) for number in range(24_000))
    assert set(seen) == set(permutations("ABCD"))
    assert sum(Fraction((count - 1000) ** 2, 1000) for count in seen.values()) < Fraction(497, 10)


def test_every_card_of_a_shoe_comes_to_every_place() -> None:
    """Where the ace of spades of one deck lies, over 5,200 seeds: chi-square under 87, the 99.9 % point of 51 degrees of freedom."""
    pack, ace = Pack(1).cards(), CARDS["AS"]
    seen = Counter(shuffled(pack, number.to_bytes(SEED_BYTES, "big")).index(ace) for number in range(5200))
    assert sum(Fraction((seen[place] - 100) ** 2, 100) for place in range(52)) < 87


def test_a_seed_of_another_length_is_an_error() -> None:
    assert len(fresh_seed()) == SEED_BYTES
    assert fresh_seed() != fresh_seed()
    with pytest.raises(ValueError, match="32 bytes"):
        next(words(b"short"))


@given(SEEDS, SEEDS, st.integers(0, 51))
def test_a_changed_order_or_secret_breaks_the_commitment(seed: bytes, secret: bytes, place: int) -> None:
    order = shuffled(Pack(1).cards(), seed)
    published = commitment(order, secret)
    assert kept(order, secret, published)
    changed = list(order)
    changed[place], changed[place - 1] = changed[place - 1], changed[place]
    assert not kept(changed, secret, published)
    assert not kept(order, secret + b"!", published)
