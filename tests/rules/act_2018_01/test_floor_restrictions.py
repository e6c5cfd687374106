"""ACT-2018-01 rules 4.7 to 4.9 at a table: players held back."""

from __future__ import annotations

from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.limits.commands import HoldForFurtherShoes, HoldToMinimum, HoldToOneBox
from pitboss.floor.notices.events import NoticeGiven
from pitboss.floor.notices.state import Kind
from pitboss.terms.control import ONE_BOX_BY
from pitboss.terms.powers import Role
from tests.floor import restrictions_cases as cases
from tests.floor.limits_cases import CAPITAL, signed

ACT = "ACT-2018-01 "


def test_4_7__who_missed_a_round_is_held_to_the_minimum_until_a_new_shoe() -> None:
    cases.ends_with_the_shoe(CAPITAL, "4.7", "olive")
    cases.not_with_a_shuffling_device(CAPITAL, "4.7", "olive")
    at = cases.held_for_the_shoe(CAPITAL, "4.7", "olive")
    assert at.refused("olive", HoldForFurtherShoes("bob")).code == "no-power"


def test_4_7_a__no_wager_on_the_first_round() -> None:
    at = cases.played(CAPITAL, "ann", "ann bob", by="olive")
    assert at.refused("olive", HoldToMinimum("ann")).rule == ACT + "4.7"
    at.do("olive", HoldToMinimum("bob"))


def test_4_7_b__a_wager_once_and_none_on_a_later_round() -> None:
    at = cases.played(CAPITAL, "ann bob", by="olive")
    assert at.refused("olive", HoldToMinimum("bob")).code == "missed-nothing"
    at.bets(1, ann=25)
    at.deals("TH 6D KC", take_up=False)
    at.do("olive", HoldToMinimum("bob"))


def test_4_8__a_player_is_held_to_one_box_under_the_procedures_and_the_commission_is_told() -> None:
    at = signed(CAPITAL).players(ann=1, bob=2)
    assert at.refused("olive", HoldToOneBox("bob")).rule == ACT + "4.8"
    at.notice("olive", Kind.REASON, ONE_BOX_BY, "bob", words="procedure 12")
    cases.held_to_one_box(at, CAPITAL, "4.8", "olive")  # the Commission hears of it as a routine, not before
    cases.notified(at, ONE_BOX_BY, Role.COMMISSION)
    [told] = [each for each in at.all(NoticeGiven) if each.notice.role is Role.COMMISSION]
    assert told.rule == ACT + "4.8"


def test_4_9__a_player_tracked_before_need_not_be_tracked_again() -> None:
    at = signed(CAPITAL).players(bob=2)
    assert at.refused("gus", RecordAct("restricted-again", "bob")).rule == ACT + "4.9"
    at.do("olive", RecordAct("restricted-again", "bob"))
    kept = at.all(ActRecorded)[0]
    assert (kept.rule, kept.subject, kept.answer) == (ACT + "4.9", "bob", "not-again")
