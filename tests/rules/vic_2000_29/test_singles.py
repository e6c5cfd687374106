"""VIC-2000-29, rule 8.1, Singles: two neighbours compared, 1 to 1 with one deck and with eight."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from operator import gt, lt

from pitboss.play.settled import Result
from tests.rules.com_bo import BOTH, RANKS, TEN, cited, settled


def check_single(bet: str, name: str, here: int, there: int, goes: Callable[[int, int], bool]) -> None:
    """Every pair of ranks in the two positions: ten dollars win ten or are lost, and a tie is lost."""
    tie = cited(name, "8.2") if there == here + 1 else cited(name)  # positions 5 and 1 are not dealt one after the other
    for table, one, other in product(BOTH, RANKS, RANKS):
        ranks = [rank for rank in RANKS if rank not in (one, other)][:5]
        ranks[here - 1], ranks[there - 1] = one, other
        found = settled(table, bet, "".join(ranks))
        if goes(RANKS.index(one), RANKS.index(other)):
            assert (found.result, found.net, found.odds, found.rules) == (Result.WIN, TEN, "1:1", cited(name))
        else:
            assert (found.result, found.net, found.odds) == (Result.LOSE, -TEN, "")
            assert found.rules == (tie if one == other else cited(name))


def test_8_1_table_singles_high_1__position_1_outranks_position_2() -> None:
    check_single("high-1", "8.1 Table Singles: High 1", 1, 2, gt)


def test_8_1_table_singles_high_2__position_2_outranks_position_3() -> None:
    check_single("high-2", "8.1 Table Singles: High 2", 2, 3, gt)


def test_8_1_table_singles_high_3__position_3_outranks_position_4() -> None:
    check_single("high-3", "8.1 Table Singles: High 3", 3, 4, gt)


def test_8_1_table_singles_high_4__position_4_outranks_position_5() -> None:
    check_single("high-4", "8.1 Table Singles: High 4", 4, 5, gt)


def test_8_1_table_singles_high_5__position_5_outranks_position_1() -> None:
    check_single("high-5", "8.1 Table Singles: High 5", 5, 1, gt)


def test_8_1_table_singles_low_1__position_1_ranks_below_position_2() -> None:
    check_single("low-1", "8.1 Table Singles: Low 1", 1, 2, lt)


def test_8_1_table_singles_low_2__position_2_ranks_below_position_3() -> None:
    check_single("low-2", "8.1 Table Singles: Low 2", 2, 3, lt)


def test_8_1_table_singles_low_3__position_3_ranks_below_position_4() -> None:
    check_single("low-3", "8.1 Table Singles: Low 3", 3, 4, lt)


def test_8_1_table_singles_low_4__position_4_ranks_below_position_5() -> None:
    check_single("low-4", "8.1 Table Singles: Low 4", 4, 5, lt)


def test_8_1_table_singles_low_5__position_5_ranks_below_position_1() -> None:
    check_single("low-5", "8.1 Table Singles: Low 5", 5, 1, lt)
