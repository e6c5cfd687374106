"""Play money: top-ups, buying in and cashing out."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.house.accounts import House, postings
from pitboss.house.accounts.commands import BuyIn, CashOut, CreditTable, FillTable, TopUp
from pitboss.money.ledger import Posting
from tests.house.accounts.house import Scene


def test_a_buy_in_and_a_cash_out_are_two_sided() -> None:
    scene = Scene().table("t1", 500).guest("gus")
    (bought,) = scene.do("gus", BuyIn("gus", "t1", 2_000))
    assert postings(bought) == (Posting("wallet:gus", -2_000), Posting("table:t1", 2_000))
    (paid,) = scene.do(House(), CashOut("gus", "t1", 2_500))
    assert postings(paid) == (Posting("table:t1", -2_500), Posting("wallet:gus", 2_500))
    assert scene.cents("gus") == 100_500
    assert scene.accounts.tables["t1"] == 0
    scene.check()


def test_nothing_falls_below_nothing() -> None:
    scene = Scene().table("t1", 500).guest("gus")
    assert scene.refused("gus", BuyIn("gus", "t1", 100_001)) == "Your wallet holds 1000.00, which is less than 1000.01."
    scene.do("gus", BuyIn("gus", "t1", 100_000))
    assert scene.refused("gus", BuyIn("gus", "t1", 1)) == "Your wallet holds 0.00, which is less than 0.01."
    assert scene.refused(House(), CashOut("gus", "t1", 100_501)) == "Table t1 holds 1005.00: fill it before it pays more."
    assert scene.refused(House(), CreditTable("t1", 100_501)) == "Table t1 holds 1005.00: fill it before it pays more."
    scene.do(House(), FillTable("t1", 1))
    scene.do(House(), CashOut("gus", "t1", 100_501))
    scene.check()


def test_one_is_cashed_out_once_and_where_one_plays() -> None:
    scene = Scene().table("t1").table("t2").guest("gus")
    scene.do("gus", BuyIn("gus", "t1", 100))
    assert scene.refused(House(), CashOut("gus", "t2", 0)) == "That account has no chips at table t2."
    scene.do(House(), CashOut("gus", "t1", 100))
    assert scene.refused(House(), CashOut("gus", "t1", 0)) == "That account has no chips at table t1."
    assert scene.refused("gus", BuyIn("gus", "t9", 100)) == "There is no table 't9' to buy in at."


@pytest.mark.parametrize("cents", [0, -1, -100_000, 10**18, 1.5, "5", True, None])
def test_what_is_no_amount(cents: Any) -> None:
    scene = Scene().table("t1").guest("gus")
    assert "whole number of cents" in scene.refused("gus", BuyIn("gus", "t1", cents))
    assert "whole number of cents" in scene.refused(House(), FillTable("t1", cents))


def test_a_top_up_is_for_the_broke_and_so_often_a_day() -> None:
    scene = Scene().table("t1").guest("gus")
    assert scene.refused("gus", TopUp("gus")) == "A top-up is for a wallet below 5.00 with no chips at any table."
    for _ in range(3):
        scene.do("gus", BuyIn("gus", "t1", scene.cents("gus") - 499))
        assert "no chips at any table" in scene.refused("gus", TopUp("gus"))
        scene.do(House(), CashOut("gus", "t1", 0))
        scene.at += 60
        scene.do("gus", TopUp("gus"))
        assert scene.cents("gus") == 100_000
    scene.do("gus", BuyIn("gus", "t1", 100_000))
    scene.do(House(), CashOut("gus", "t1", 0))
    assert scene.refused("gus", TopUp("gus")) == "You have had 3 top-ups in 24 hours: come back later."
    scene.check()


def test_the_day_of_top_ups_is_any_24_hours() -> None:
    scene = Scene().table("t1").member("ann")
    times: list[int] = []
    for hour in range(60):
        scene.at += 3600
        scene.logs_in("ann", "ann")
        scene.do("ann", BuyIn("ann", "t1", scene.cents("ann"))) if scene.cents("ann") else None
        if scene.accounts.people["ann"].wallet.tables:
            scene.do(House(), CashOut("ann", "t1", 0))
        if scene.cents("ann") == 0 and len([at for at in times if at > hour - 24]) < 3:
            scene.do("ann", TopUp("ann"))
            times.append(hour)
        else:
            assert "24 hours" in scene.refused("ann", TopUp("ann"))
    assert times == [0, 1, 2, 24, 25, 26, 48, 49, 50]
