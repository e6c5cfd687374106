"""VIC-2000-29, rule 8.1, Runs: cards from position 1 on that fall or rise step by step."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from operator import gt, lt

from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.settled import Result
from tests.rules.com_bo import EIGHT, ONE, RANKS, TEN, cited, com_bo, settled

FALLING = ["".join(ranks) for ranks in product("AQ", "KQA", "Q9K", "95A", "527")]
ROWS = [*FALLING, *(ranks[::-1] for ranks in FALLING)]
EXACT = [com_bo(decks=decks, com_bo_runs="exact-length") for decks in ("1", "8")]
"""Tables under the other reading: only the run of exactly the length reached wins."""


def check_run(bet: str, steps: int, goes: Callable[[int, int], bool], odds: tuple[int, int]) -> None:
    """A row wins at the odds of the decks if its first steps all go that way, whatever follows, and is lost otherwise.

    Under the other reading it wins only if the step after them does not go that way too.
    """
    seen: set[tuple[int, bool]] = set()
    for ranks in ROWS:
        heights = [RANKS.index(rank) for rank in ranks]
        length = next((place for place, pair in enumerate(pairwise(heights)) if not goes(*pair)), 4)
        tied = length < 4 and heights[length] == heights[length + 1]
        seen.add((length, tied))
        broken = ("8.2",) if tied and length < steps else ()
        for table, exact, paid in zip((ONE, EIGHT), EXACT, odds, strict=True):
            check_row(table, bet, ranks, paid if length >= steps else 0, broken)
            check_row(exact, bet, ranks, paid if length == steps else 0, ("8.1",) if length > steps else broken)
    assert seen == {(length, tied) for length in range(4) for tied in (False, True)} | {(4, False)}


def check_row(table: ComBoTable, bet: str, ranks: str, paid: int, against: tuple[str, ...]) -> None:
    """Ten dollars on the run win so many times ten, or at nothing are lost, by the run's own rule and those against it."""
    found = settled(table, bet, ranks)
    name = f"8.1 Table Runs: {bet.replace('-', ' ').title()}"
    assert (found.result, found.net) == ((Result.WIN, paid * TEN) if paid else (Result.LOSE, -TEN)), ranks
    assert (found.odds, found.rules) == (f"{paid}:1" if paid else "", cited(name, *(() if paid else against)))


def test_8_1_table_runs_high_run_2__falls_from_position_1_to_3() -> None:
    check_run("high-run-2", 2, gt, (6, 6))


def test_8_1_table_runs_high_run_3__falls_from_position_1_to_4() -> None:
    check_run("high-run-3", 3, gt, (30, 35))


def test_8_1_table_runs_high_run_4__falls_from_position_1_to_5() -> None:
    check_run("high-run-4", 4, gt, (200, 250))


def test_8_1_table_runs_low_run_2__rises_from_position_1_to_3() -> None:
    check_run("low-run-2", 2, lt, (6, 6))


def test_8_1_table_runs_low_run_3__rises_from_position_1_to_4() -> None:
    check_run("low-run-3", 3, lt, (30, 35))


def test_8_1_table_runs_low_run_4__rises_from_position_1_to_5() -> None:
    check_run("low-run-4", 4, lt, (200, 250))
