"""NSW-STAR-BJ rules 5.10 to 5.12 at a table: players held back."""

from __future__ import annotations

from pitboss.floor.limits.commands import HoldToMinimum, HoldToOneBox
from pitboss.terms.control import FURTHER_SHOES_BY, ONE_BOX_BY
from pitboss.terms.powers import Role
from tests.floor import restrictions_cases as cases
from tests.floor.limits_cases import STAR, signed


def test_5_10__who_missed_a_round_is_held_to_the_minimum_until_the_shoe_is_finished_and_shuffled() -> None:
    cases.outlasts_a_shuffle_in_the_shoe(STAR, "5.10", "gwen")
    cases.not_with_a_shuffling_device(STAR, "5.10", "gwen")
    at = cases.played(STAR, "ann bob", "ann bob", "ann", by="gwen")
    at.do("gwen", HoldToMinimum("bob"))


def test_5_11__the_gaming_manager_extends_it_to_further_shoes_once_the_inspector_is_told() -> None:
    cases.held_for_further_shoes(STAR, FURTHER_SHOES_BY)


def test_5_12__the_gaming_manager_holds_a_player_to_one_area_once_the_inspector_is_told() -> None:
    at = signed(STAR).people("max").players(ann=1, bob=2)
    refused = at.refused("max", HoldToOneBox("bob"))
    assert "the inspector has not been notified" in refused.sentence
    cases.notified(at, ONE_BOX_BY, Role.INSPECTOR)
    cases.held_to_one_box(at, STAR, "5.12", "max")
