"""VIC-2003-01 rules 5.11 and 5.12 at a table: players held back."""

from __future__ import annotations

from pitboss.floor.limits.commands import HoldToMinimum, HoldToOneBox
from pitboss.terms.control import ONE_BOX_BY
from pitboss.terms.powers import Role
from tests.floor import restrictions_cases as cases
from tests.floor.limits_cases import VICTORIA, signed
from tests.rules.at_table import V


def test_5_11__a_player_is_held_to_one_betting_area_and_the_minimum() -> None:
    at = signed(VICTORIA).people("tom").players(ann=1, bob=2)
    cases.notified(at, ONE_BOX_BY, Role.DIRECTOR_OF_CASINO_SURVEILLANCE)
    cases.held_to_one_box(at, VICTORIA, "5.11", "tom")


def test_5_11_1__the_director_or_a_delegate_is_notified_before() -> None:
    at = signed(VICTORIA).people("tom").players(bob=2)
    assert at.refused("tom", HoldToOneBox("bob")).rule == V + "5.11"
    cases.notified(at, ONE_BOX_BY, Role.INSPECTOR)
    assert "has not been notified" in at.refused("tom", HoldToOneBox("bob")).sentence
    at = signed(VICTORIA).people("tom").players(ann=1, bob=2)
    cases.notified(at, ONE_BOX_BY, Role.DELEGATE_OF_DIRECTOR, "ann")
    assert "has not been notified" in at.refused("tom", HoldToOneBox("bob")).sentence
    at.do("tom", HoldToOneBox("ann"))


def test_5_12__who_missed_a_round_of_the_shoe_is_held_to_the_minimum() -> None:
    cases.ends_with_the_shoe(VICTORIA, "5.12", "tom")
    at = cases.played(VICTORIA, "ann bob", "ann bob", "ann", by="tom")
    assert at.refused("tom", HoldToMinimum("ann")).rule == V + "5.12"
    at.do("tom", HoldToMinimum("bob"))
    cases.shuffled(at, after_the_cutting_card=False)
    assert not at.floor.limits.restricted
