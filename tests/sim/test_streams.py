"""The streams of blocks: the generator that is named, no two alike, none overlapping, none telling of another. Seeds are fixed."""

from __future__ import annotations

from itertools import combinations

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from pitboss.sim import Plan, dealt_of, player_by_way
from pitboss.sim.kernel import layout
from pitboss.sim.kernel.stream import below, number
from pitboss.sim.players import Way
from pitboss.sim.stream import streams
from tests.support import own_rules

WORD = 1 << 64
Words = NDArray[np.uint64]


@numba.njit(error_model="numpy")
def _numbers(desks, stream, count):  # type: ignore[no-untyped-def]
    desk = desks[0]
    out = np.zeros(count, dtype=np.uint64)
    for place in range(count):
        out[place] = number(desk, stream)  # type: ignore[no-untyped-call]
    return out


def numbers(words: Words, count: int, stream: int = layout.CARD_STREAM) -> Words:
    """The first numbers of a stream that begins with these words."""
    desks = np.zeros(1, dtype=layout.DESK)
    desks["stream"][0, : len(words)] = words
    found: Words = _numbers(desks, stream, count)
    return found


def plainly(state: list[int], count: int) -> list[int]:
    """xoshiro256++ in whole numbers without end, as its authors print it."""
    found = []
    for _ in range(count):
        found.append((_turned((state[0] + state[3]) % WORD, 23) + state[0]) % WORD)
        shifted = (state[1] << 17) % WORD
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = _turned(state[3], 45)
    return found


def _turned(word: int, by: int) -> int:
    return ((word << by) | (word >> (64 - by))) % WORD


def test_the_generator_is_xoshiro256plusplus() -> None:
    found = numbers(np.array([1, 2, 3, 4], dtype=np.uint64), 6).tolist()
    assert found[:5] == [41943041, 58720359, 3588806011781223, 3591011842654386, 9228616714210784205], "as published"
    words = streams(8, 5)[:4]
    assert numbers(words, 1000).tolist() == plainly(words.tolist(), 1000)


def test_no_number_comes_twice_in_any_block_so_that_no_streams_overlap() -> None:
    """Two streams that overlapped by one number would share all that follow; of a million numbers none is likely to repeat by chance."""
    cards = [numbers(streams(seed, block), 5000) for seed in (0, 1, 2**63) for block in (*range(25), 10**6, 2**40)]
    prizes = [numbers(streams(seed, block), 5000, layout.PRIZE_STREAM) for seed in (0, 1) for block in range(25)]
    drawn = np.concatenate([*cards, *prizes])
    assert len(np.unique(drawn)) == len(drawn) > 600_000


def test_streams_of_neighbouring_blocks_and_seeds_tell_nothing_of_each_other() -> None:
    """The correlation of any two is noise, and half of their bits agree."""
    size = 20_000
    named = [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (3, 0)]
    drawn = [numbers(streams(seed, block), size) for seed, block in named]
    drawn.append(numbers(streams(1, 0), size, layout.PRIZE_STREAM))
    for one, other in combinations(drawn, 2):
        assert abs(np.corrcoef(one / WORD, other / WORD)[0, 1]) * size**0.5 < 4
        agreeing = size * 64 - int(np.unpackbits((one ^ other).view(np.uint8)).sum())
        assert abs(agreeing - size * 32) / (size * 16) ** 0.5 < 4


def test_every_bit_is_as_often_one_as_nought() -> None:
    size = 200_000
    bits = np.unpackbits(numbers(streams(4, 0), size).view(np.uint8)).reshape(size, 64)
    off = (bits.sum(axis=0) - size / 2) / (size / 4) ** 0.5
    assert np.abs(off).max() < 4
    assert abs((off**2).sum() - 64) / 128**0.5 < 4
    following = (bits[1:] == bits[:-1]).sum(axis=0)
    assert np.abs((following - size / 2) / (size / 4) ** 0.5).max() < 4, "nor does one tell of the next"


@pytest.mark.parametrize("most", [3, 10, 27, 100_000])
def test_prizes_are_drawn_evenly(most: int) -> None:
    desks = np.zeros(1, dtype=layout.DESK)
    desks["stream"][0] = streams(6, most)
    drawn = np.array([below(desks[0], layout.PRIZE_STREAM, most) for _ in range(30_000)])  # type: ignore[no-untyped-call]
    assert 0 <= drawn.min() <= drawn.max() < most
    bins = np.histogram(drawn, bins=min(most, 20), range=(0, most))[0]
    expected = 30_000 * np.diff(np.ceil(np.linspace(0, most, min(most, 20) + 1))) / most
    square, free = ((bins - expected) ** 2 / expected).sum(), len(bins) - 1
    assert abs(square - free) < 4 * (2 * free) ** 0.5


def test_what_a_block_comes_to_tells_nothing_of_the_next() -> None:
    book = own_rules("vic-blackjack")
    dealt = dealt_of(book, Plan(player=player_by_way(book, Way.MIMIC)))
    nets = np.array([dealt.block(12, block, 3000).whole(layout.NET) for block in range(400)], dtype=float)
    assert abs(np.corrcoef(nets[1:], nets[:-1])[0, 1]) * len(nets) ** 0.5 < 4
    spread = nets.std() / (dealt.block(12, 0, 400_000).whole(layout.SQUARES) / 400_000 * 3000) ** 0.5
    assert spread == pytest.approx(1, abs=4 / (2 * len(nets)) ** 0.5), "blocks spread as independent rounds do"
