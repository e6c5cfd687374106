"""VIC-2000-29, rule 8: the bets together, ties, and the highest combination."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from tests.rules.com_bo import BETS, BOTH, EIGHT, ONE, cited, com_bo, nets, settled
from tests.rules.notices import facts


def winners(ranks: str) -> dict[str, tuple[int, int]]:
    """What ten dollars on each bet come to with one deck and with eight, but for the bets that lose on both."""
    return {bet: found for bet in BETS if (found := nets(bet, ranks)) != (-10, -10)}


def test_8_1__three_tables_of_bets_each_with_its_odds_by_decks() -> None:
    assert ONE.bets == EIGHT.bets == BETS
    assert len(EIGHT.comparisons) + len(EIGHT.combinations) == int(facts("VIC-2000-29 8.1")["lines"]) == 22
    even = (10, 10)
    falls = {"high-run-2": (60, 60), "high-run-3": (300, 350), "high-run-4": (2000, 2500)}
    rises = {"low-run-2": (60, 60), "low-run-3": (300, 350), "low-run-4": (2000, 2500)}
    assert winners("AKQJT") == {f"high-{position}": even for position in range(1, 5)} | {"low-5": even} | falls
    assert winners("23456") == {"high-5": even} | {f"low-{position}": even for position in range(1, 5)} | rises
    assert winners("77722") == {"high-3": even, "low-5": even, "com-bo": (1000, 200)}
    for table in BOTH:
        with pytest.raises(Refused) as refused:
            settled(table, "high-6", "AKQJT")
        assert refused.value.rule == "VIC-2000-29 5.6"


def test_8_2__a_tie_loses_the_singles_and_breaks_the_runs_it_lies_in_and_leaves_the_com_bos_alone() -> None:
    even = (10, 10)
    assert winners("99842") == {"high-2": even, "high-3": even, "high-4": even, "low-5": even, "com-bo": (0, 0)}
    run = {"high-run-2": (60, 60), "high-run-3": (300, 350)}
    assert winners("AKQJJ") == {"high-1": even, "high-2": even, "high-3": even, "low-5": even, "com-bo": (0, 0)} | run
    assert not {"high-5", "low-5"} & winners("92349").keys()
    for table in BOTH:
        assert settled(table, "high-run-4", "AKQJJ").rules == cited("8.1 Table Runs: High Run 4", "8.2")
        assert settled(table, "high-5", "92349").rules == cited("8.1 Table Singles: High 5")  # 5 and 1 were not dealt in sequence
    for decks in ("1", "8"):
        letter = com_bo(decks=decks, com_bo_tie="loses-com-bos-too")
        lost = settled(letter, "com-bo", "99842")
        assert (lost.net, lost.rules) == (-1000, cited("8.2"))
        assert settled(letter, "com-bo", "92349").net == 0


@pytest.mark.parametrize(
    ("bet", "ranks", "net"),
    [
        ("triple", "777AK", 2000),
        ("triple", "777AA", -1000),
        ("full-house", "777AA", 20_000),
        ("one-pair", "77AK2", 0),
        ("two-pair", "77AK2", -1000),
    ],
)
def test_8_3__by_the_other_side_of_reading_d7_each_combination_is_a_bet_of_its_own(bet: str, ranks: str, net: int) -> None:
    each = com_bo(decks="8", com_bo_paid="each-a-bet")
    assert settled(each, f"com-bo/{bet}", ranks).net == net
    assert ("com-bo" in each.bets, "com-bo" in EIGHT.bets, f"com-bo/{bet}" in EIGHT.bets) == (False, True, False)
    with pytest.raises(Refused, match="there is no bet"):
        settled(EIGHT, f"com-bo/{bet}", ranks)


def test_8_3__a_wager_on_the_com_bos_is_paid_once_for_the_highest_combination() -> None:
    for ranks, one, eight in (("777AA", 100, 20), ("7777A", 500, 50), ("AA77K", 1, 1), ("777AK", 5, 2)):
        for table, paid in ((ONE, one), (EIGHT, eight)):
            found = settled(table, "com-bo", ranks)
            assert (found.net, found.rules[1:]) == (paid * 1000, cited("8.3"))
    assert [line.name.removeprefix("com-bo/") for line in EIGHT.combinations] == [
        "five-of-a-kind",
        "quad",
        "full-house",
        "triple",
        "two-pair",
        "one-pair",
    ]
