"""Players held back, beyond the single rules: which misses count, and what a restriction reaches."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import LetWagerOnSeveral
from pitboss.floor.limits.commands import HoldForFurtherShoes, HoldToMinimum, HoldToOneBox, LiftRestriction, SetSideBetLimits
from pitboss.floor.limits.restrict import _missed
from pitboss.floor.notices.state import Kind
from pitboss.terms.control import FURTHER_SHOES_BY, ONE_BOX_BY, Missed
from pitboss.terms.powers import Role
from tests.floor.limits_cases import STAR, signed
from tests.floor.restrictions_cases import notified, played, side_bet
from tests.floor.tables import opened


@pytest.mark.parametrize(
    ("kind", "wagered", "missed"),
    [
        (Missed.ANY_ROUND, 0b111, False),
        (Missed.ANY_ROUND, 0b101, True),
        (Missed.FIRST_ROUND, 0b110, True),
        (Missed.FIRST_ROUND, 0b001, False),
        (Missed.LATER_ROUND, 0b001, True),
        (Missed.LATER_ROUND, 0b110, False),
        (Missed.LATER_ROUND, 0b000, False),
        (Missed.LATER_ROUND, 0b010, True),
        (Missed.GIVEN_ROUND, 0b011, True),
        (Missed.GIVEN_ROUND, 0b111, False),
    ],
)
def test_what_counts_as_missed_in_three_rounds(kind: Missed, wagered: int, *, missed: bool) -> None:
    assert _missed(kind, 3, wagered) is missed


def test_nobody_is_held_to_a_minimum_that_no_sign_shows() -> None:
    at = opened("nsw-star-blackjack").people("max").players(bob=2)
    at.notice("max", Kind.NOTIFICATION, ONE_BOX_BY, "bob", role=Role.INSPECTOR)
    assert at.refused("max", HoldToOneBox("bob")).code == "no-minimum"


def test_one_box_takes_in_side_bets_on_others() -> None:
    at = signed(STAR, 25, 500, "nsw-star-perfect-pairs").people("max").players(ann=1, bob=2)
    at.do("gwen", SetSideBetLimits("perfect-pairs", 500))
    notified(at, ONE_BOX_BY, Role.INSPECTOR)
    at.do("max", HoldToOneBox("bob"))
    at.do("gwen", LetWagerOnSeveral("bob", (1, 2)))
    at.bets(1, ann=25).bets(2, bob=25)
    refused = at.refused("bob", side_bet("bob", "perfect-pairs", 5, 1))
    assert (refused.code, refused.rule) == ("held-back", "NSW-STAR-BJ 5.12")
    at.side("bob", "perfect-pairs", 5, 2)


def test_a_lighter_hold_does_not_replace_a_heavier_one() -> None:
    at = played(STAR, "ann", by="max")
    notified(at, FURTHER_SHOES_BY, Role.INSPECTOR)
    at.do("gwen", HoldToMinimum("bob"))
    at.do("max", HoldForFurtherShoes("bob"))
    assert at.refused("gwen", HoldToMinimum("bob")).code == "held-back"
    assert at.refused("gwen", LiftRestriction("bob")).code == "not-entitled"
    at.do("max", LiftRestriction("bob"))
    assert at.refused("max", LiftRestriction("bob")).code == "not-held-back"
