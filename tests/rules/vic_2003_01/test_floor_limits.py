"""VIC-2003-01 rule 6 at a table: the sign, a higher minimum, wagers outside the limits, personal limits."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.commands import Choose
from pitboss.floor.accidents.kinds import BoxWithOneCard
from pitboss.floor.limits.commands import AgreePersonalLimits, RaiseMinimumAtOnce, SetLimits, SetSideBetLimits
from pitboss.floor.limits.events import PlayerWarned
from pitboss.floor.notices.commands import GiveNotice
from pitboss.floor.notices.state import Kind
from pitboss.play.commands import CloseBetting, Double, DrawCard, Stand
from pitboss.play.events import ExcessReturned, WagerSettled
from pitboss.terms.limits import LimitPer, SignPlace
from pitboss.terms.markers import PERSONAL_LIMITS_BY, PERSONAL_LIMITS_MARKER
from tests.floor import limits_cases as cases
from tests.floor.accidents_cases import report
from tests.floor.limits_cases import VICTORIA, signed, wager
from tests.floor.tables import DEALER, Day, opened
from tests.rules.at_table import V


def test_6_1__the_dealer_sees_that_the_sign_is_displayed() -> None:
    cases.the_dealer_sees_that_the_sign_is_there(VICTORIA, "6.1")


def test_6_2_1__a_wager_below_the_minimum_is_settled_once_and_then_returned() -> None:
    cases.under_the_minimum_once_and_again(VICTORIA, "6.2.1")


def test_6_2_1__a_doubled_wager_goes_back_whole() -> None:
    at = signed(VICTORIA).players(ann=1)
    at.bets(1, ann=10).deals("TH 6D KC TS TD", Stand(1))
    at.bets(1, ann=10)
    at.deals("6H 6D 5C 2S TS TD", Double(1, {"ann": 1000})).check()
    assert at.net() == 10


def test_6_2_2__a_wager_above_the_maximum_is_settled_at_the_maximum() -> None:
    cases.over_the_maximum_is_settled_at_the_maximum(VICTORIA, "6.2.2")
    cases.first_come_share_the_maximum(VICTORIA, "6.2.2")


def test_6_2_2__an_increase_after_the_call_keeps_to_the_maximum() -> None:
    cases.an_increase_after_the_call_keeps_to_the_maximum(VICTORIA, "6.2.2")
    cases.a_wager_after_the_call_keeps_to_the_maximum(VICTORIA)
    cases.a_personal_maximum_holds_after_the_call(VICTORIA)
    cases.who_came_first_keeps_the_room(VICTORIA)


def test_6_2_1__a_low_wager_made_good_before_the_first_card_is_settled() -> None:
    cases.a_low_wager_made_good_after_the_call(VICTORIA)


def with_pairs() -> Day:
    """A table of $5 to $500 with Perfect Pairs of $5 to $50; ann and bob have $20 each on their boxes."""
    at = signed(VICTORIA, 5, 500, "vic-perfect-pairs").players(ann=1, bob=2)
    at.do("cass", SetSideBetLimits("perfect-pairs", 500, 5000))
    return at.bets(1, ann=20).bets(2, bob=20)


def test_6_2_1__a_side_bet_below_its_minimum_is_settled_once_and_then_returned() -> None:
    at = with_pairs().side("ann", "perfect-pairs", 2).side("bob", "perfect-pairs", 5, 2)
    at.deals("9C 8C 6D 9C 7C TD 9D", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (20 + 2 * 25, 20 - 5)
    warned = at.all(PlayerWarned)
    assert [(each.player, each.bet, each.amount, each.minimum, each.rule) for each in warned] == [
        ("ann", "perfect-pairs", 200, 500, V + "6.2.1")
    ]
    for cards, net in (("9C 6D 9C TD 9D", 0), ("9C 6D 8C TD 9D", 0)):  # a pair and none: it goes back whatever the result
        before = at.net("ann")
        at.bets(1, ann=20).side("ann", "perfect-pairs", 2)
        at.deals(cards, Stand(1)).check()
        assert at.net("ann") - before == 20 + net


def test_6_2_2__a_side_bet_above_its_maximum_is_settled_at_the_maximum() -> None:
    at = with_pairs().side("ann", "perfect-pairs", 80).side("bob", "perfect-pairs", 60, 2)
    at.deals("9C 8C 6D 9C 7C TD 9D", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (20 + 50 * 25, 20 - 50)
    assert [(back.bet, back.amount, back.rule) for back in at.all(ExcessReturned)] == [
        ("perfect-pairs", 3000, V + "6.2.2"),
        ("perfect-pairs", 1000, V + "6.2.2"),
    ]


def test_6_2_2__a_side_bet_keeps_to_its_own_sign_where_the_table_has_none_in_the_record() -> None:
    cases.a_side_bet_with_a_sign_of_its_own_alone(VICTORIA, "vic-perfect-pairs")


def test_6_2_2__so_is_one_made_larger_after_the_call() -> None:
    at = with_pairs().side("ann", "perfect-pairs", 40)
    at.do(DEALER, CloseBetting())
    for step in (5, 30):
        at.do("ann", cases.more("ann", step, 1, "perfect-pairs"))
    at.deals("9C 8C 6D 9C 7C TD 9D", Stand(1), Stand(2)).check()
    assert at.net("ann") == 20 + 50 * 25


def test_6_2_3__a_wrong_multiple_is_paid_up_to_the_next_amount_in_chips() -> None:
    at = signed(VICTORIA, 10, 100, unit=1000).players(ann=1)
    at.bets(1, ann=15.25).deals("AH 6D KC").check()
    settled = at.all(WagerSettled)[0]
    assert settled.net == 2300
    assert V + "6.2.3" in settled.rules


def test_6_3__personal_limits_are_agreed_and_marked() -> None:
    at = signed(VICTORIA, 25, 100).people("cass").players(ann=1, bob=2)
    own = AgreePersonalLimits("ann", 500, 30000)
    assert "has not agreed" in at.refused("cass", own).sentence
    assert at.refused("bob", GiveNotice(Kind.AGREEMENT, PERSONAL_LIMITS_BY.name, "ann")).code == "not-yours"
    at.notice("ann", Kind.AGREEMENT, PERSONAL_LIMITS_BY, "ann")
    refused = at.refused("cass", own)
    assert (refused.code, refused.rule) == ("no-marker", V + "6.3")
    at.notice("dora", Kind.SIGN, PERSONAL_LIMITS_MARKER, "ann")
    assert at.refused("gus", own).rule == V + "6.3"
    assert at.refused("cass", AgreePersonalLimits("ann", 2500, 10000)).code == "no-difference"
    at.do("cass", own)
    at.bets(1, ann=200).bets(2, bob=200).deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (200, 100)
    at.bets(1, ann=5).deals("TH 6D KC TS TD", Stand(1))
    assert not at.floor.limits.warned
    assert at.net("ann") == 205


def test_6_3__limits_are_those_that_the_player_agreed_to() -> None:
    at = signed(VICTORIA, 25, 100).people("cass").players(ann=1).notice("dora", Kind.SIGN, PERSONAL_LIMITS_MARKER, "ann")
    at.notice("ann", Kind.AGREEMENT, PERSONAL_LIMITS_BY, "ann", shows=(("minimum", 500), ("maximum", 30000)))
    refused = at.refused("cass", AgreePersonalLimits("ann", 500, 50000))
    assert (refused.code, refused.rule) == ("agreed-otherwise", V + "6.3")
    assert "a maximum of $300" in refused.sentence
    at.do("cass", AgreePersonalLimits("ann", 500, 30000))


def test_6_3__a_personal_maximum_may_be_lower_and_shares_the_box() -> None:
    at = signed(VICTORIA, 5, 100).players(ann=1, bob=0)
    at.notice("ann", Kind.AGREEMENT, PERSONAL_LIMITS_BY, "ann").notice("dora", Kind.SIGN, PERSONAL_LIMITS_MARKER, "ann")
    at.do("cass", AgreePersonalLimits("ann", 500, 5000))
    at.bets(1, ann=80).deals("TH 6D KC TS TD", Stand(1))
    assert at.net("ann") == 50
    at.bets(1, bob=70, ann=50).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("bob"), at.net("ann")) == (70, 80)


def test_6_4__a_higher_minimum_waits_for_twenty_minutes_of_sign() -> None:
    cases.a_higher_minimum_waits_for_twenty_minutes_of_sign(VICTORIA, "6.4", "Footnote 2: s 66(2)")
    cases.other_changes_are_immediate(VICTORIA)
    refused = signed(VICTORIA, 15).refused("cass", RaiseMinimumAtOnce(2500))
    assert (refused.code, refused.rule) == ("no-power", "VIC-2003-01")


@pytest.mark.proves("VIC-2003-01 Footnote 2: s 66(2)")
def test_6_4__so_does_a_higher_minimum_of_a_side_bet() -> None:
    cases.a_side_bets_minimum_waits_for_its_sign(VICTORIA, "vic-perfect-pairs", "6.4", "Footnote 2: s 66(2)")


def test_6_5__the_sign_stands_at_the_table_and_says_to_what_the_maximum_applies() -> None:
    cases.the_sign_shows_both_limits_at_the_table(VICTORIA, "6.5")
    at = signed(VICTORIA, 5, 100).players(ann=1, bob=0)
    assert at.refused("cass", SetLimits(500, 10000, place=SignPlace.AT_OR_NEAR_TABLE)).rule == V + "6.5"
    at.bets(1, bob=80, ann=80).deals("TH 6D KC TS TD", Stand(1))
    assert (at.net("bob"), at.net("ann")) == (80, 20)
    at.do("cass", SetLimits(500, 10000, per=LimitPer.PLAYER))
    at.bets(1, bob=80, ann=180).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("bob"), at.net("ann")) == (160, 120)
    assert len(at.all(ExcessReturned)) == 2


def test_6_5__any_amount_may_be_wagered_unless_the_sign_says_otherwise() -> None:
    at = signed(VICTORIA, 10, 100).players(ann=1)
    at.do("ann", wager("ann", 13))


def test_footnote_2_s_66_1_d__no_round_while_the_sign_is_not_prominent() -> None:
    cases.no_round_is_dealt_while_the_sign_is_not_prominent(VICTORIA, "Footnote 2: s 66(1)(d)", wager("ann", 25))


def test_footnote_2_s_66_2__the_sign_gives_the_time_of_the_change() -> None:
    cases.the_change_waits_for_the_time_on_the_sign(VICTORIA, "Footnote 2: s 66(2)")
    cases.a_higher_minimum_waits_for_twenty_minutes_of_sign(VICTORIA, "6.4", "Footnote 2: s 66(2)")


def test_6_2_2__what_lay_above_the_maximum_stays_returned_when_a_side_bet_goes_back() -> None:
    """A box with one card (9.7(a)): its Pandemonium wager goes back (T5, the other way), and the main wager is still at the maximum."""
    elected: dict[str, Any] = {"box-with-one-card-side-bets": "jackpot-returned"}
    at = opened("vic-crown-pontoon", "vic-pontoon-pandemonium", **elected)
    at.people("cass").players(ann=1).do("cass", SetLimits(1000, 5000, 500))
    at.bets(1, ann=75).side("ann", "pontoon-pandemonium", 5).do(DEALER, CloseBetting())
    for each in ("7S", "2D"):
        at.do(DEALER, DrawCard(card(each)))
    report(at, BoxWithOneCard(1))
    assert at.net() == -55
    at.do(DEALER, Choose("ann", "second-card-in-turn", card("4C")))
    assert at.check().net() == -50
