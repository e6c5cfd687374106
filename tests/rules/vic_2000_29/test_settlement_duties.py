"""VIC-2000-29, rule 5.8: what the dealer does at settlement."""

from __future__ import annotations

from pitboss.play.com_bo.table import ComBoTable
from pitboss.play.settled import Result, WagerSettled
from tests.rules.com_bo import BOTH, cited, dealt, keyed

WAGERS = {"high-1": 1000, "low-1": 2000, "high-run-2": 500, "com-bo": 700, "low-5": 300}
RANKS = "K9K42"


def settlements(table: ComBoTable) -> list[WagerSettled]:
    """Every wager of the round as it was settled, in order."""
    return [event for event in keyed(table, dealt(table, WAGERS, RANKS)) if isinstance(event, WagerSettled)]


def test_5_8__settlement_is_two_duties_and_between_them_they_decide_every_wager() -> None:
    for table in BOTH:
        events = settlements(table)
        assert [event.result for event in events] == [Result.LOSE, Result.LOSE, Result.WIN, Result.PUSH, Result.WIN]
        assert sorted((event.bet, event.stake) for event in events) == sorted(WAGERS.items())


def test_5_8_a__losing_wagers_are_taken_whole_and_before_any_is_paid() -> None:
    for table in BOTH:
        assert [(event.bet, event.net) for event in settlements(table)[:2]] == [("low-1", -2000), ("high-run-2", -500)]
        assert [event.net >= 0 for event in settlements(table)] == [False, False, True, True, True]


def test_5_8_b__winning_wagers_are_paid_and_a_returned_one_costs_nothing() -> None:
    for table in BOTH:
        paid = settlements(table)[2:]
        assert [(event.bet, event.odds, event.net) for event in paid] == [("high-1", "1:1", 1000), ("com-bo", "", 0), ("low-5", "1:1", 300)]
        assert paid[0].rules == cited("8.1 Table Singles: High 1")
