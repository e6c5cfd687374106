"""Casino Rules Notice 28 of 2000, Table 2 in rule 22.6.2: the Super Bonus.

The rules of Crown Pontoon that this table stood in are not among the documents. So the table is laid over the rules of 2003, as if the
notice had followed them, and played: its own lines pay, and they pay what Table 1 of 2003 pays.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.books import LIBRARY
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.law.refusal import Refused
from pitboss.law.rules import elect
from pitboss.law.values import Dollars
from pitboss.play.commands import Hit, Stand
from pitboss.play.table import Table, open_table
from pitboss.terms.pontoon import SUPER_BONUS, SUPER_BONUS_OTHERS, StakeTier
from tests.play.rounds import Wager, deal, table

PONTOON = LIBRARY.book("vic-crown-pontoon")
NOTICE, RULES_2003 = PONTOON.instruments[:2]
TABLE_2 = "VIC-2000-28 22.6.2 Table 2: Super Bonus "
HIT = Hit(1)


def over_2003() -> Table:
    """Crown Pontoon of 2003 with the notice's table on top."""
    then = melbourne("2003-02-06T06:01")
    later = replace(NOTICE, commences=then)
    return open_table(elect(in_force(replace(PONTOON, instruments=(RULES_2003, later)), then), {}))


BY_NOTICE, BY_2003 = over_2003(), table("vic-crown-pontoon")


def clause(name: str) -> object:
    return next(each.allowed[0] for each in NOTICE.clauses if each.term.name == name)


def bonus(at: Table, stake: float, hand: str = "7H 7H 7H", shown: str = "7S") -> tuple[float, tuple[str, ...]]:
    first, second, third = hand.split()
    played = deal(at, f"{first} {shown} {second} {third}", HIT, ann=stake)
    return played.net(bet="super-bonus"), played.rules(bet="super-bonus")


@pytest.mark.parametrize(("stake", "prize"), [(1.5, 0), (2, 1000), (24, 1000), (24.5, 1000), (25, 5000)])
def test_22_6_2_table_2_super_bonus_1_000_tier__for_bets_of_2_to_24_dollars(stake: float, prize: float) -> None:
    tier = clause(SUPER_BONUS["under-25"].name)
    assert isinstance(tier, StakeTier)
    assert (tier.pays, tier.least, tier.most) == (Dollars.of(1000), Dollars.of(2), Dollars.of(24))
    paid, rules = bonus(BY_NOTICE, stake)
    assert paid == bonus(BY_2003, stake)[0] == prize
    assert (TABLE_2 + "($1,000 tier)" in rules) is bool(prize)  # the hand itself is described there


@pytest.mark.parametrize(("stake", "prize"), [(24, 1000), (25, 5000), (1000, 5000)])
def test_22_6_2_table_2_super_bonus_5_000_tier__for_bets_of_25_dollars_or_more(stake: float, prize: float) -> None:
    tier = clause(SUPER_BONUS["from-25"].name)
    assert isinstance(tier, StakeTier)
    assert (tier.pays, tier.least, tier.most) == (Dollars.of(5000), Dollars.of(25), None)
    paid, rules = bonus(BY_NOTICE, stake)
    assert paid == bonus(BY_2003, stake)[0] == prize
    assert (TABLE_2 + "($5,000 tier)" in rules) is (prize == 5000)
    for hand, shown in (("7H 7H 7D", "7S"), ("7H 7H 7H", "8S")):
        assert bonus(BY_NOTICE, stake, hand, shown)[0] == 0


def test_22_6_2_table_2_super_bonus_50_to_other_wagers__winning_or_losing() -> None:
    assert clause(SUPER_BONUS_OTHERS.name) == Dollars.of(50)
    wagers = (Wager("ann", 20, box=1), Wager("bob", 20, box=2), Wager("cat", 20, box=3))
    for at in (BY_NOTICE, BY_2003):
        played = deal(at, "7H KH KD 7S 7H 9C 6C 7H  KS", HIT, Stand(2), Stand(3), wagers=wagers)
        assert [played.net(who, "super-bonus") for who in ("ann", "bob", "cat")] == [1000, 50, 50]
        assert (played.net("bob", "main"), played.net("cat", "main")) == (20, -20)
    by_notice = deal(BY_NOTICE, "7H KH KD 7S 7H 9C 6C 7H  KS", HIT, Stand(2), Stand(3), wagers=wagers)
    assert by_notice.rules("bob", "super-bonus")[0] == TABLE_2 + "($50 to other wagers)"


def test_22_6_2_table_2_super_bonus_50_to_other_wagers__no_rules_to_play_it_by_before_2003() -> None:
    with pytest.raises(Refused, match="not among the documents"):
        in_force(PONTOON, melbourne("2001-01-01T00:00"))
