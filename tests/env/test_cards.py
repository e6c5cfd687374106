"""The shoe of a table in the vector environment: its stream, its shuffle, and the discards that go in again."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from pitboss.env.kernel.cards import below, draw, new_shoe, number
from pitboss.env.kernel.layout import POS, READY, SHOE, START, STREAM

Row = npt.NDArray[np.int32]


def row_of(cards: list[int], *words: int) -> Row:
    row = np.zeros(SHOE + len(cards), np.int32)
    row[SHOE:] = cards
    row[STREAM : STREAM + 4] = np.array(words, np.uint32).view(np.int32)
    return row


def test_the_stream_is_xoshiro128_plus_plus() -> None:
    row = row_of([], 1, 2, 3, 4)
    known = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [int(number(row)) for _ in known] == known


def test_numbers_below_a_bound_are_all_as_likely() -> None:
    row = row_of([], 5, 6, 7, 8)
    counts = np.bincount([below(row, 13) for _ in range(26_000)], minlength=13)
    chi_square = float(((counts - 2000) ** 2 / 2000).sum())
    assert len(counts) == 13
    assert 1 < chi_square < 40  # 12 degrees of freedom; the bounds leave out less than one in ten thousand


def test_every_card_is_as_likely_in_every_place() -> None:
    row = row_of(list(range(16)), 9, 9, 9, 9)
    counts = np.zeros((4, 16))
    pairs = np.zeros((16, 16))
    for _ in range(16_000):
        new_shoe(row, 0)
        drawn = [draw(row, 0) for _ in range(4)]
        for place, each in enumerate(drawn):
            counts[place, each] += 1
        pairs[drawn[0], drawn[1]] += 1
    for place in range(4):
        assert 2 < ((counts[place] - 1000) ** 2 / 1000).sum() < 45  # 15 degrees of freedom
    expected = 16_000 / 240
    assert np.diag(pairs).sum() == 0
    assert 160 < ((pairs - expected) ** 2 / expected).sum() - 16 * expected < 330  # 239 degrees of freedom


def test_a_shoe_is_dealt_to_its_end_without_losing_a_card() -> None:
    row = row_of(list(range(52)), 1, 2, 3, 4)
    new_shoe(row, 1)
    dealt = [draw(row, 0) for _ in range(51)]
    assert sorted([*dealt, row[SHOE]]) == list(range(52))


def test_discards_go_in_again_behind_the_cards_of_the_round() -> None:
    row = row_of(list(range(52)), 1, 2, 3, 4)
    new_shoe(row, 0)
    before = [draw(row, 1) for _ in range(45)]
    row[START] = row[POS]
    of_the_round = [draw(row, 1) for _ in range(7)]
    after = [draw(row, 1) for _ in range(44)]
    burned = row[SHOE + 7]
    assert row[SHOE : SHOE + 7].tolist() == of_the_round
    assert sorted([*after, burned]) == sorted(before)
    assert (row[START], row[POS], row[READY]) == (0, 52, 52)
