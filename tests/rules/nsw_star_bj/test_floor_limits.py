"""NSW-STAR-BJ rule 6 and the signs of side bets at a table."""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import TouchWager
from pitboss.floor.cards.commands import Burn, Shuffle
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.limits.commands import OfferLowLimit, RaiseMinimumAtOnce, SetLimits, SetSideBetLimits
from pitboss.floor.limits.events import LowLimitOffered, SideBetLimitsSet
from pitboss.play.commands import CloseBetting, PlaceSideBet, Stand
from pitboss.play.events import ExcessReturned
from pitboss.terms.equipment import CardDevice
from pitboss.terms.limits import LimitPer, LowLimit, SignPlace
from pitboss.terms.wagers import Touch
from tests.floor import limits_cases as cases
from tests.floor.limits_cases import STAR, signed
from tests.floor.restrictions_cases import side_bet
from tests.floor.tables import DEALER, opened

N = "NSW-STAR-BJ "


def test_6_1__the_sign_shows_the_limits_of_each_area_and_may_state_a_unit() -> None:
    cases.the_sign_shows_both_limits_at_the_table(STAR, "6.1")
    cases.multiples_bind_where_the_sign_states_them(STAR, "6.1")
    at = signed(STAR)
    assert at.refused("gwen", SetLimits(2500, 50000, place=SignPlace.AT_OR_NEAR_TABLE)).rule == N + "6.1"
    assert at.refused("gwen", SetLimits(2500, 50000, per=LimitPer.PLAYER)).rule == N + "6.1"


def test_6_1_1__who_calls_has_the_first_claim_to_the_maximum() -> None:
    at = signed(STAR, 5, 100).players(ann=1, bob=0)
    at.bets(1, bob=100, ann=100).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("ann"), at.net("bob")) == (100, 0)


def test_6_1_2__the_second_has_what_the_first_leaves() -> None:
    at = signed(STAR, 5, 100).players(ann=1, bob=0)
    at.bets(1, bob=60, ann=70).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("ann"), at.net("bob")) == (70, 30)
    assert at.all(ExcessReturned)[0].rule == N + "6.1.2"


def test_6_1_2__the_second_has_it_all_again_once_the_first_is_gone() -> None:
    at = signed(STAR, 5, 100).players(ann=1, bob=0).bets(1, bob=70, ann=100)
    at.do(DEALER, CloseBetting())
    assert at.net("bob") == 0  # nothing is left of the maximum
    at.do("ann", TouchWager("ann", Touch.WITHDRAW, 1))
    assert (at.net("ann"), at.net("bob")) == (0, -70)
    at.deals("TH 6D KC TS TD", Stand(1)).check()
    assert at.net("bob") == 70


def test_6_1_3__the_third_has_what_the_first_two_leave() -> None:
    assert cases.the_caller_first_then_from_the_dealers_side(STAR) == [("cy", 2000, N + "6.1.3")]


def test_6_2__a_wager_below_the_minimum_is_valid_once_dealt_and_refused_before() -> None:
    cases.valid_once_dealt_and_refused_before(STAR)


def test_6_3__wagers_above_the_maximum_are_settled_at_the_maximum_and_earlier_rounds_stand() -> None:
    cases.over_the_maximum_is_settled_at_the_maximum(STAR, "6.3")
    cases.earlier_rounds_over_the_maximum_stand(STAR)


def test_6_3__an_increase_after_the_call_keeps_to_the_maximum() -> None:
    cases.an_increase_after_the_call_keeps_to_the_maximum(STAR, "6.3")
    cases.a_wager_after_the_call_keeps_to_the_maximum(STAR)
    cases.a_personal_maximum_holds_after_the_call(STAR)
    cases.the_caller_keeps_the_first_claim(STAR)


def test_6_3_1__a_shared_excess_is_taken_in_the_order_of_claims() -> None:
    at = signed(STAR, 5, 100).players(ann=0, bob=0)
    at.bets(1, ann=60, bob=90).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("bob"), at.net("ann")) == (90, 10)


def test_6_3_1__the_third_bettor_has_what_the_first_two_leave() -> None:
    cases.the_third_has_what_the_first_two_leave(STAR)


def test_6_5__a_higher_minimum_waits_for_twenty_minutes_of_sign() -> None:
    cases.a_higher_minimum_waits_for_twenty_minutes_of_sign(STAR, "6.5", "6.5")
    cases.the_change_waits_for_the_time_on_the_sign(STAR, "6.5")
    cases.other_changes_are_immediate(STAR)


def test_6_5__so_does_a_higher_minimum_of_a_side_bet() -> None:
    cases.a_side_bets_minimum_waits_for_its_sign(STAR, "nsw-star-perfect-pairs", "6.5", "6.5")


def test_6_5_1__a_higher_minimum_at_once_leaves_the_old_one_to_those_who_play() -> None:
    cases.raising_at_once_protects_those_who_play(STAR, "6.5.1.2")
    at = signed(STAR, 15)
    assert at.refused(DEALER, RaiseMinimumAtOnce(2500)).rule == N + "6.5.1"
    assert at.refused("gwen", RaiseMinimumAtOnce(1000)).code == "not-higher"
    at.do("gwen", RaiseMinimumAtOnce(2500))
    assert not at.floor.limits.kept


@pytest.mark.proves("NSW-STAR-BJ 6.5.1.1", "NSW-STAR-BJ 6.5.1.2", "NSW-STAR-BJ 6.5.1.3")
def test_6_5_1_1__a_kept_minimum_needs_its_marker() -> None:
    cases.a_kept_minimum_needs_its_marker(STAR)


def test_6_6__a_kept_minimum_rises_after_a_sign_of_its_own() -> None:
    cases.a_kept_minimum_rises_after_its_own_sign(STAR, "6.6")


def test_6_6_1__while_two_minimums_stand_the_sign_shows_both() -> None:
    cases.both_limits_are_on_the_sign(STAR, "6.6.1")


def test_6_6_2__newcomers_play_at_the_new_minimum() -> None:
    cases.newcomers_play_at_the_new_minimum(STAR, "6.6.2")


def test_6_7__a_personal_limit_needs_its_sign_on_the_table() -> None:
    cases.a_personal_limit_needs_its_marker(STAR, "6.7", "gwen")


def test_6_7__the_sign_shows_the_players_own_figures() -> None:
    cases.the_players_own_sign_shows_the_figures(STAR, "6.7")


def test_6_8__low_limit_gaming_brings_two_conditions() -> None:
    at = signed(STAR)
    assert at.refused(DEALER, OfferLowLimit()).code == "not-entitled"
    at.do("gwen", OfferLowLimit())
    offered = at.all(LowLimitOffered)[0]
    assert offered.brings == (LowLimit.NO_TOURNAMENTS, LowLimit.SHUFFLING_DEVICE)
    assert at.floor.limits.low_limit == offered.brings
    assert signed(cases.VICTORIA).refused("cass", OfferLowLimit()).code == "no-low-limit"


def test_6_8_2__low_limit_gaming_is_dealt_from_a_shuffling_device() -> None:
    at = signed(STAR).players(ann=1)
    at.do("gwen", OfferLowLimit())
    at.bets(1, ann=25)
    refused = at.refused(DEALER, CloseBetting())
    assert (refused.code, refused.rule) == ("low-limit-device", N + "6.8.2")
    at = opened(STAR.book, shoe=False).people("gwen").players(ann=1)
    at.do(DEALER, Shuffle(Source.ENTERED, device=CardDevice.SHUFFLING_DEVICE))
    if at.floor.cards.awaits is CardsAwait.BURN:
        at.do(DEALER, Burn())
    at.do("gwen", SetLimits(2500, 50000))
    at.do("gwen", OfferLowLimit())
    at.bets(1, ann=25).do(DEALER, CloseBetting())


def side_bet_sign(book: str, bet: str, rule: str) -> None:
    at = signed(STAR, 25, 500, book).players(ann=1).bets(1, ann=25)
    assert at.refused("ann", side_bet("ann", bet, 5)).rule == N + rule
    assert at.refused("gus", SetSideBetLimits(bet, 500)).code == "not-entitled"
    at.do("gwen", SetSideBetLimits(bet, 500))
    assert at.all(SideBetLimitsSet)[0].rule == N + rule
    refused = at.refused("ann", side_bet("ann", bet, 10))
    assert (refused.code, refused.rule) == ("side-bet-limits", N + rule)
    at.side("ann", bet, 5)


@pytest.mark.parametrize("bet", ["perfect-pairs", "any-pairs", "lucky-lucky"])
def test_14_5__the_sign_shows_the_amount_of_the_optional_wagers(bet: str) -> None:
    side_bet_sign(f"nsw-star-{bet}", bet, "14.5")


def test_14_5__a_sign_of_the_optional_wager_binds_where_the_table_has_none_in_the_record() -> None:
    at = opened(STAR.book, "nsw-star-perfect-pairs").people("gwen").players(ann=1).bets(1, ann=20)
    at.do("gwen", SetSideBetLimits("perfect-pairs", 500, 5000))
    refused = at.refused("ann", PlaceSideBet(1, "ann", "perfect-pairs", 8000))
    assert (refused.code, refused.rule) == ("side-bet-limits", N + "14.5")


def test_6_5_1__who_sat_by_without_a_wager_keeps_no_old_minimum_by_another_reading() -> None:
    cases.only_those_with_a_wager_keep_the_minimum(STAR)
