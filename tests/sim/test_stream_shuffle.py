"""The shuffle: exactly fair for every number it can be given, and no pattern in the cards it deals. Seeds are fixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from types import FunctionType
from typing import Any

import numba
import numpy as np
import pytest
from numpy.typing import NDArray

from pitboss.odds.compiled import plain
from pitboss.sim.kernel import layout
from pitboss.sim.kernel.stream import go_on, new_shoe, shuffle_on
from pitboss.sim.stream import streams

SHOES = 20_000


def desk_with(cards: Sequence[int], words: NDArray[np.uint64] | None = None) -> NDArray[Any]:
    """A desk with these cards in its shoe, and a stream that begins with these words."""
    desks = np.zeros(1, dtype=layout.DESK)
    desks["deck"], desks["shoe"][0, : len(cards)] = len(cards), cards
    if words is not None:
        desks["stream"][0] = words
    return desks


class DrawnAnew(Exception):
    """The number was not taken."""


def _shrunken(bits: int) -> tuple[Any, list[int]]:
    """The shuffle as it is written, for numbers of so many bits; it asks for another where it refuses the first."""
    source, given = plain(shuffle_on), list[int]()

    def number(_: object, __: int) -> np.uint64:
        if not given:
            raise DrawnAnew
        return np.uint64(given.pop() << 9)

    world = source.__globals__ | {
        "number": number,
        "BITS": np.uint64(bits),
        "MASK": np.uint64((1 << bits) - 1),
        "RANGE": np.uint64(1 << bits),
    }
    return FunctionType(source.__code__, world), given


@pytest.mark.parametrize(("cards", "bits"), [(4, 5), (5, 8), (6, 9), (7, 11)])
def test_every_order_of_four_comes_from_as_many_numbers(cards: int, bits: int) -> None:
    """Over all numbers there are: no order is likelier than another, exactly, and as few numbers as can be are drawn anew."""
    shuffle, given = _shrunken(bits)
    met: Counter[tuple[int, ...]] = Counter()
    anew = 0
    for each in range(1 << bits):
        desk = desk_with(range(cards))[0]
        given.append(each)
        try:
            shuffle(desk, 0)
        except DrawnAnew:
            anew += 1
            continue
        met[tuple(desk.shoe[:4].tolist())] += 1
        assert sorted(desk.shoe[:cards].tolist()) == list(range(cards))
    orders = set(permutations(range(cards), 4))
    assert set(met) == orders
    assert set(met.values()) == {(1 << bits) // len(orders)}
    assert anew == (1 << bits) % len(orders)


@numba.njit(error_model="numpy")
def _deal(desks, shoes, cards):  # type: ignore[no-untyped-def]
    desk = desks[0]
    out = np.zeros((shoes, cards), dtype=np.int64)
    for shoe in range(shoes):
        new_shoe(desk, 0)  # type: ignore[no-untyped-call]
        while desk.ready < cards:
            go_on(desk, 0)  # type: ignore[no-untyped-call]
        for place in range(cards):
            out[shoe, place] = desk.shoe[place]
    return out


def dealt(cards: int, shoes: int, decks: int = 1, seed: int = 3) -> NDArray[np.int64]:
    """So many shoes one after the other, every card of which has its own number."""
    found: NDArray[np.int64] = _deal(desk_with(range(52 * decks), streams(seed, 0)), shoes, cards)
    return found


def chi_squared(counts: NDArray[Any], free: int) -> float:
    """How many deviations lie between the counts and an even spread."""
    expected = counts.sum() / counts.size
    return float((((counts - expected) ** 2 / expected).sum() - free) / (2 * free) ** 0.5)


@pytest.fixture(scope="module")
def decks() -> NDArray[np.int64]:
    return dealt(52, SHOES)


def test_every_card_comes_in_every_place_as_often(decks: NDArray[np.int64]) -> None:
    assert (np.sort(decks, axis=1) == np.arange(52)).all(), "each once"
    table = np.stack([np.bincount(column, minlength=52) for column in decks.T])
    assert abs(chi_squared(table, 51 * 51)) < 4
    for place in (0, 1, 2, 3, 4, 5, 26, 48, 49, 50, 51):
        assert abs(chi_squared(table[place], 51)) < 4


def test_every_card_follows_every_other_as_often(decks: NDArray[np.int64]) -> None:
    for apart in (1, 2, 4):
        pairs = np.bincount((decks[:, :-apart] * 52 + decks[:, apart:]).ravel(), minlength=52 * 52).reshape(52, 52)
        assert not pairs.diagonal().any()
        others = pairs[~np.eye(52, dtype=bool)]
        assert abs(chi_squared(others, 52 * 51 - 1)) < 4, apart


def test_every_three_values_open_a_shoe_as_often(decks: NDArray[np.int64]) -> None:
    """By rank: the opening of a round, across the seam of two fours too."""
    for first in (0, 2, 3):
        ranks = decks[:, first : first + 3] // 4
        place = ranks @ np.array([169, 13, 1])
        counts = np.bincount(place, minlength=13**3)
        ways = np.array([_ways(one, two, three) for one in range(13) for two in range(13) for three in range(13)], dtype=float)
        expected = SHOES * ways / (52 * 51 * 50)
        square = ((counts - expected) ** 2 / expected).sum()
        # Counts are small here: the variance of the sum is a little more than twice its freedom.
        spread = (2 * (len(ways) - 1) + (1 / expected).sum()) ** 0.5
        assert abs(square - (len(ways) - 1)) / spread < 4


def _ways(one: int, two: int, three: int) -> int:
    left, ways = [4] * 13, 1
    for rank in (one, two, three):
        ways *= left[rank]
        left[rank] -= 1
    return ways


def test_a_shoe_tells_nothing_of_the_next(decks: NDArray[np.int64]) -> None:
    assert abs(chi_squared(np.bincount(decks[:-1, 0] * 52 + decks[1:, 0], minlength=52 * 52), 52 * 52 - 1)) < 4
    assert abs(chi_squared(np.bincount(decks[:-1, -1] * 52 + decks[1:, 0], minlength=52 * 52), 52 * 52 - 1)) < 4


def test_orders_have_as_many_cycles_and_rises_as_chance_has() -> None:
    """What a shuffle of the whole order must have: the mean number of cycles, of rises, and of cards left in place."""
    decks = dealt(52, 4000, seed=9)
    cycles = np.array([_cycles(row) for row in decks.tolist()])
    harmonic, squares = sum(1 / each for each in range(1, 53)), sum(1 / each**2 for each in range(1, 53))
    assert abs(cycles.mean() - harmonic) < 4 * ((harmonic - squares) / 4000) ** 0.5
    rises = (np.diff(decks, axis=1) > 0).sum(axis=1)
    assert abs(rises.mean() - 25.5) < 4 * (53 / 12 / 4000) ** 0.5
    moved = (decks[:-1] == decks[1:]).sum(axis=1)
    assert abs(moved.mean() - 1) < 4 / 4000**0.5, "from one shoe to the next a card stays where it was once"


def _cycles(order: list[int]) -> int:
    seen, found = set[int](), 0
    for first in order:
        found += first not in seen
        while first not in seen:
            seen.add(first)
            first = order[first]  # noqa: PLW2901
    return found


def _first_cards(blocks: int) -> Iterator[int]:
    for block in range(blocks):
        yield int(_deal(desk_with([card % 52 for card in range(416)], streams(20, block)), 1, 1)[0, 0])


def test_the_first_card_of_every_block_is_any_card() -> None:
    assert abs(chi_squared(np.bincount(list(_first_cards(20_000)), minlength=52), 51)) < 4


def test_eight_decks_are_shuffled_as_far_as_they_are_dealt() -> None:
    """Only cards that are dealt are shuffled: every card of the pack may lie in each of those places."""
    shoes = dealt(8, 60_000, decks=8, seed=5)
    for place in range(8):
        assert abs(chi_squared(np.bincount(shoes[:, place], minlength=416), 415)) < 4
