"""VIC-2000-29, rule 8.1, Com-Bos: one wager on how many of the five cards are of one kind."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.settled import Result
from tests.rules.com_bo import EIGHT, ONE, TEN, cited, com_bo, net, nets, settled

LETTER = [com_bo(decks=decks, com_bo_tie="loses-com-bos-too") for decks in ("1", "8")]
"""Tables under the other reading of rule 8.2: a tie loses the wager on the com-bos too."""


def check_combination(name: str, ranks: str, one: int, eight: int) -> None:
    """In any order the five cards pay ten dollars so many times with one deck and with eight; nothing means the wager back.

    Under the other reading they do so only in an order that puts no two of a kind side by side.
    """
    for order in {"".join(each) for each in permutations(ranks)}:
        tied = any(here == there for here, there in pairwise(order))
        for table, letter, paid in zip((ONE, EIGHT), LETTER, (one, eight), strict=True):
            found = settled(table, "com-bo", order)
            assert (found.result, found.net) == (Result.WIN if paid else Result.PUSH, paid * TEN)
            assert (found.odds, found.rules) == (f"{paid}:1" if paid else "", cited(f"8.1 Table Com-Bos: {name}", "8.3"))
            other = settled(letter, "com-bo", order)
            assert (other.net, other.rules) == ((-TEN, cited("8.2")) if tied else (found.net, found.rules))


def test_8_1_table_com_bos_one_pair__gives_the_wager_back() -> None:
    check_combination("One pair", "KK942", 0, 0)
    for table in (ONE, EIGHT):
        lost = settled(table, "com-bo", "KJ942")
        assert (lost.result, lost.net, lost.rules) == (Result.LOSE, -TEN, cited("8.1 Table Com-Bos: One pair"))
    assert nets("com-bo", "AKQJT") == (-10, -10)  # five cards in order are no combination


def test_8_1_table_com_bos_two_pair__pays_1_to_1() -> None:
    check_combination("Two pair", "KK449", 1, 1)


def test_8_1_table_com_bos_triple__pays_5_to_1_with_one_deck_and_2_to_1_with_eight() -> None:
    check_combination("Triple", "77729", 5, 2)


def test_8_1_table_com_bos_full_house__pays_100_to_1_with_one_deck_and_20_to_1_with_eight() -> None:
    check_combination("Full House", "777AA", 100, 20)


def test_8_1_table_com_bos_quad__pays_500_to_1_with_one_deck_and_50_to_1_with_eight() -> None:
    check_combination("Quad", "22223", 500, 50)


def test_8_1_table_com_bos_five_of_a_kind__pays_1000_to_1_with_eight_decks_and_one_deck_cannot_make_it() -> None:
    found = settled(EIGHT, "com-bo", "99999")
    assert (found.result, found.net, found.odds) == (Result.WIN, 1000 * TEN, "1000:1")
    assert found.rules == cited("8.1 Table Com-Bos: Five-of-a-kind", "8.3")
    assert net(LETTER[1], "com-bo", "99999") == -TEN
    with pytest.raises(Refused) as refused:
        settled(ONE, "com-bo", "99999")
    assert (refused.value.code, refused.value.rule) == ("impossible-card", "VIC-2000-29 3.1")
    assert "com-bo/five-of-a-kind" not in [line.name for line in ONE.combinations]
