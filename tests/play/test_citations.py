"""Every step of many rounds cites first a rule that the documents let decide it: the table is in `citations`, written from them."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.cli.adjudicate.settlement import settle
from pitboss.play.adjudicate import Played
from pitboss.play.roundfile import read_round
from tests.play.citations import OF_DOUBLING, OF_SPLITTING, RULES, STANDS_OFF, cited
from tests.play.random_rounds import lawful_round
from tests.support import own_on

SEEDS = 60
LOTS = 10

WRITTEN: list[dict[str, Any]] = [
    {"game": "nsw-star-blackjack", "cards": "8H KD 8S 6H QC JC AD", "do": "split hit stand"},
    {"game": "nsw-star-blackjack", "cards": "8H KD 8S JH JC AD", "do": "split stand stand"},
    {"game": "nsw-star-blackjack", "cards": "6H KD 5S JC AD", "do": "double"},
    {"game": "vic-blackjack", "cards": "8H KD 8S 6H QC JC AD", "do": "split hit stand"},
    {"game": "vic-blackjack", "cards": "6H KD 5S 9C AD", "do": "double"},
    {"game": "vic-blackjack", "cards": "7H KD 7S 7D AC", "do": "hit"},
    {"game": "vic-blackjack", "cards": "KH 6D QS AC AD KD 5S", "do": "split"},
    {"game": "nsw-blackjack-challenge", "cards": "8H KD 8S JH 3C 9C AD", "do": "split stand double"},
    {"game": "act-blackjack", "cards": "8H KD 8S JH 3C KC AD", "do": "split stand double"},
    {"game": "act-blackjack", "cards": "AH 6D AS KC 5C KD 5D", "do": "split"},
    {"game": "vic-crown-pontoon", "cards": "8H KD 8S JH 3C 9C AD", "do": "split stand double"},
    {"game": "vic-crown-pontoon", "cards": "AH 9D 6S 4C JD", "do": "double"},
]
"""Rounds of the cases that chance seldom brings: one box, one bettor."""


def played(written: dict[str, Any]) -> Played:
    found = settle(read_round(written), own_on(written["game"])).played
    assert isinstance(found, Played)
    return found


def check(game: str, found: Played) -> None:
    """The first rule is one that decides, and none is cited for somebody it does not speak of, or for the opposite of what it says."""
    for each in cited(found):
        allowed = RULES[game][each.case]
        first = each.rules[0].partition(" Table")[0] if each.case == "bonus" else each.rules[0]
        assert first in allowed, f"{game}, {each.case}: {each.rules}, not {allowed} ({each.said})"
        if not each.doubled:
            assert not OF_DOUBLING & set(each.rules), f"{game}: {each.rules} speaks of a double: {each.said}"
        if not each.split and "lose" in each.said.lower():
            assert not OF_SPLITTING & set(each.rules), f"{game}: {each.rules} speaks of a split: {each.said}"
        if each.case.startswith(("natural takes", "bust", "lower")):
            assert not STANDS_OFF & set(each.rules), f"{game}: {each.rules} says that it stands off: {each.said}"


@pytest.mark.parametrize("lot", range(LOTS))
def test_the_first_rule_decides_in_rounds_made_by_chance(lot: int) -> None:
    for seed in range(lot * SEEDS, (lot + 1) * SEEDS):
        written = lawful_round(seed)
        check(written["game"], played(written))


@pytest.mark.parametrize("round_", WRITTEN, ids=lambda each: f"{each['game']}: {each['cards']}")
def test_the_first_rule_decides_in_rounds_that_chance_seldom_brings(round_: dict[str, Any]) -> None:
    decisions = [{"box": 1, "do": each} for each in round_["do"].split()]
    boxes = [{"box": 1, "wagers": [{"player": "ann", "stake": 20}]}]
    check(round_["game"], played({"game": round_["game"], "boxes": boxes, "cards": round_["cards"].split(), "decisions": decisions}))


def test_every_case_of_the_table_comes_up() -> None:
    """A table that is never asked would prove nothing."""
    seen = set()
    for seed in range(LOTS * SEEDS):
        written = lawful_round(seed)
        seen |= {(written["game"], each.case) for each in cited(played(written))}
    commonplace = {"call", "higher", "lower", "dealer over 21", "bust", "dealer stands", "card to a hand", "second card of a split"}
    assert {(game, case) for game in RULES for case in commonplace} <= seen
    assert len({case for _, case in seen}) >= 24
