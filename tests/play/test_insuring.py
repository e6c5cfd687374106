"""ACT 7.2: who may insure a wager that its owner leaves uninsured, when several want to."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.cli.adjudicate.settlement import settle
from pitboss.law.refusal import Refused
from pitboss.play.insuring import preference
from pitboss.play.roundfile import read_round
from pitboss.play.state import Bettor, Box, Insurance, Round
from tests.play.rounds import table
from tests.support import own_on

TABLE = table("act-blackjack")


def seats(*boxes: tuple[int, str], insurance: tuple[Insurance, ...] = ()) -> Round:
    """A round whose boxes have these bettors, front to back, a letter each."""
    return Round(
        boxes=tuple(Box(number, tuple(Bettor(name, 2000, False) for name in names)) for number, names in boxes), insurance=insurance
    )


ORDERS = [
    # box, owner, asking       round                                              preferred
    (2, "o", "ba", seats((2, "oab")), "ab"),  # (a) the same box, front to back
    (2, "o", "ca", seats((1, "c"), (2, "oa")), "ac"),  # (a) before (b)
    (4, "o", "ab", seats((1, "a"), (3, "b"), (4, "o")), "ba"),  # (b) the nearest
    (4, "o", "ba", seats((3, "ab"), (4, "o")), "ab"),  # (b) front to back
    (4, "o", "ab", seats((3, "a"), (4, "o"), (5, "b"), insurance=(Insurance("a", 9, "x", 1000),)), "ba"),  # (c) least insured
    (4, "o", "ab", seats((3, "a"), (4, "o"), (5, "b"), insurance=(Insurance("a", 3, "a", 1000),)), "ab"),  # (c) own wager left out
    (4, "o", "ba", seats((3, "a"), (4, "o"), (5, "b")), "ba"),  # level: the order they asked in
    (4, "o", "cba", seats((3, "ab"), (4, "o"), (5, "c"), insurance=(Insurance("a", 9, "x", 500),)), "cab"),  # (c) between boxes only
]


@pytest.mark.parametrize(("box", "owner", "asking", "state", "preferred"), ORDERS)
def test_the_order_of_preference(box: int, owner: str, asking: str, state: Round, preferred: str) -> None:
    assert preference(TABLE, state, box, owner, list(asking)) == tuple(preferred)


def insured(*asks: tuple[str, float], **options: float) -> dict[str, Any]:
    """Ann's 100 on box 2 is left uninsured; bob on box 1 and cat on box 3 ask for so much of it."""
    boxes = [{"box": place, "wagers": [{"player": name, "stake": 100}]} for place, name in ((1, "bob"), (2, "ann"), (3, "cat"))]
    decisions = [{"box": 2, "do": "insure", "player": name, "for": "ann", "amount": amount} for name, amount in asks]
    stands = [{"box": place, "do": "stand"} for place in (1, 2, 3)]
    cards = ["KH", "KD", "KC", "AS", "QH", "QD", "QC", "KS"]
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return {"game": "act-blackjack", "options": chosen, "boxes": boxes, "cards": cards, "decisions": decisions + stands}


def test_they_share_half_of_it_in_that_order() -> None:
    answer = settle(read_round(insured(("cat", 40), ("bob", 30))), own_on("act-blackjack")).answer
    assert answer["net"] == {"bob": "-80.00", "ann": "-100.00", "cat": "-20.00"}
    assert answer["turned_away"] == [{"player": "bob", "box": 2, "for": "ann", "asked": "30.00", "given": "10.00", "rules": ["7.2"]}]


def test_what_is_left_is_given_in_the_unit_of_insurance() -> None:
    answer = settle(read_round(insured(("cat", 37.5), ("bob", 30), smallest_chip=3.75)), own_on("act-blackjack")).answer
    assert [each["given"] for each in answer["turned_away"]] == ["11.25"]


def test_whoever_finds_nothing_left_is_turned_away_with_the_rule() -> None:
    settled = settle(read_round(insured(("cat", 50), ("bob", 30))), own_on("act-blackjack"))
    assert settled.answer["net"]["bob"] == "-100.00"
    assert [said.rules for said in settled.told if "wanted" in said.said] == [("ACT-2018-01 7.2",)]


def test_nobody_is_turned_away_where_there_is_room() -> None:
    answer = settle(read_round(insured(("cat", 25), ("bob", 25))), own_on("act-blackjack")).answer
    assert "turned_away" not in answer
    assert answer["net"] == {"bob": "-50.00", "ann": "-100.00", "cat": "-50.00"}


@pytest.mark.parametrize("asks", [(("cat", 60), ("bob", 30)), (("zoe", 20), ("bob", 20))])
def test_each_application_must_be_lawful_by_itself(asks: tuple[tuple[str, float], ...]) -> None:
    with pytest.raises(Refused) as caught:
        settle(read_round(insured(*asks)), own_on("act-blackjack"))
    assert caught.value.rule.startswith("ACT-2018-01 7.")


def test_whoever_asks_twice_wants_both_amounts_since_no_rule_is_against_it() -> None:
    answer = settle(read_round(insured(("cat", 20), ("cat", 20))), own_on("act-blackjack")).answer
    assert answer["net"]["cat"] == settle(read_round(insured(("cat", 40), ("bob", 5))), own_on("act-blackjack")).answer["net"]["cat"]
    assert "turned_away" not in answer
