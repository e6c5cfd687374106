"""VIC-2000-29 rule 6 at a table of Com-Bo: the sign, wagers outside the limits, and higher limits."""

from __future__ import annotations

from pitboss.cards.card import card
from pitboss.floor.limits.commands import AgreePersonalLimits, SetLimits
from pitboss.floor.limits.events import PlayerWarned
from pitboss.floor.notices.state import Kind
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.play.events import WagerSettled
from pitboss.terms.limits import LimitPer
from pitboss.terms.markers import PERSONAL_LIMITS_MARKER
from tests.floor import limits_cases as cases
from tests.floor.limits_cases import COM_BO, signed
from tests.floor.tables import DEALER, Day

C = "VIC-2000-29 "
CARDS = tuple(card(each) for each in ("KD", "2C", "9H", "4S", "7D"))


def a_round(at: Day, bet: str, *stakes: float) -> list[WagerSettled]:
    """Ann's wagers on one bet in a round, and how they were settled."""
    for stake in stakes:
        at.do("ann", PlaceComBoWager("ann", bet, round(stake * 100)))
    before = len(at.all(WagerSettled))
    at.do(DEALER, CloseBetting())
    for each in CARDS:
        at.do(DEALER, DrawCard(each))
    at.do(DEALER, KeyResult(CARDS))
    at.takes_up().check()
    return at.all(WagerSettled)[before:]


def test_6_1__the_dealer_sees_that_the_sign_is_displayed() -> None:
    cases.the_dealer_sees_that_the_sign_is_there(COM_BO, "6.1")


def test_footnote_1_s_66_1_d__the_sign_shows_both_limits_prominently() -> None:
    cases.the_sign_shows_both_limits_at_the_table(COM_BO, "Footnote 1: s 66(1)(d)")
    cases.no_round_is_dealt_while_the_sign_is_not_prominent(COM_BO, "Footnote 1: s 66(1)(d)", PlaceComBoWager("ann", "high-1", 2500))


def test_footnote_1_s_66_2__the_sign_gives_the_new_minimum_and_the_time() -> None:
    cases.the_change_waits_for_the_time_on_the_sign(COM_BO, "Footnote 1: s 66(2)")
    cases.a_higher_minimum_waits_for_twenty_minutes_of_sign(COM_BO, "6.3", "Footnote 1: s 66(2)")


def test_6_3__a_higher_minimum_waits_for_twenty_minutes_of_sign() -> None:
    cases.a_higher_minimum_waits_for_twenty_minutes_of_sign(COM_BO, "6.3", "Footnote 1: s 66(2)")
    cases.other_changes_are_immediate(COM_BO)


def test_6_2_a__a_wager_below_the_minimum_is_settled_once_and_then_returned() -> None:
    at = signed(COM_BO).players(ann=1)
    (first,) = a_round(at, "high-1", 10)
    assert first.stake == 1000
    won = at.net()
    assert won != 0
    assert at.all(PlayerWarned)[0].rule == C + "6.2(a)"
    assert a_round(at, "high-1", 10) == []
    assert at.net() == won


def test_6_2_b__a_wager_above_the_maximum_is_settled_at_the_maximum() -> None:
    at = signed(COM_BO, 5, 100).players(ann=1)
    (one,) = a_round(at, "high-1", 150)
    assert one.stake == 10000
    assert len(a_round(at, "high-1", 80, 150)) == 2
    at.do("cass", SetLimits(500, 10000, per=LimitPer.PLAYER))
    assert [each.stake for each in a_round(at, "high-1", 80, 150)] == [8000, 2000]
    assert at.refused("cass", SetLimits(500, 10000, per=LimitPer.BOX)).rule == C + "6.2(b)"


def test_6_2_b__an_increase_after_the_call_keeps_to_the_maximum() -> None:
    at = signed(COM_BO, 5, 100).players(ann=1)
    at.do("ann", PlaceComBoWager("ann", "high-1", 8000))
    at.do(DEALER, CloseBetting())
    for step in (15, 50):
        at.do("ann", cases.more("ann", step, 0, "high-1"))
    assert at.net() == -100
    for each in CARDS:
        at.do(DEALER, DrawCard(each))
    at.do(DEALER, KeyResult(CARDS))
    at.takes_up().check()
    assert [each.stake for each in at.all(WagerSettled)] == [10000]


def test_6_2_a__two_small_wagers_of_one_round_are_warned_of_once() -> None:
    at = signed(COM_BO).players(ann=1)
    assert [each.stake for each in a_round(at, "high-1", 10, 15)] == [1000, 1500]
    assert len(at.all(PlayerWarned)) == 1


def test_6_2_c__what_chips_cannot_pay_is_paid_to_the_next_amount() -> None:
    at = signed(COM_BO, 5, 100, unit=500).players(ann=1)
    settled = [each for bet in ("high-1", "low-1") for each in a_round(at, bet, 7.25) if each.net > 0]
    assert settled
    for each in settled:
        assert each.net % 50 == 0
        assert C + "6.2(c)" in each.rules


def test_6_4__a_shift_manager_lets_a_player_go_above_the_maximum_beside_a_marker() -> None:
    at = signed(COM_BO, 5, 100).people("shirley").players(ann=1)
    higher = AgreePersonalLimits("ann", 500, 30000)
    assert at.refused("cass", higher).rule == C + "6.4"
    refused = at.refused("shirley", higher)
    assert (refused.code, refused.rule) == ("no-marker", C + "6.4")
    at.notice("gus", Kind.SIGN, PERSONAL_LIMITS_MARKER, "ann", words="reserved")
    assert at.refused("shirley", higher).code == "no-marker"
    at = signed(COM_BO, 5, 100).people("shirley").players(ann=1)
    at.notice("gus", Kind.SIGN, PERSONAL_LIMITS_MARKER, "ann", words="higher limit")
    assert at.refused("shirley", AgreePersonalLimits("ann", 500, 10000)).code == "not-higher"
    at.do("shirley", higher)
    (one,) = a_round(at, "high-1", 250)
    assert one.stake == 25000
