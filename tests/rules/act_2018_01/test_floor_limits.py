"""ACT-2018-01 rule 3 and the signs of rule 17 at a table."""

from __future__ import annotations

from pitboss.books import LIBRARY
from pitboss.floor.conduct.commands import Sanction, SanctionKind
from pitboss.floor.game import open_game
from pitboss.floor.limits.commands import AgreePersonalLimits, RaiseMinimumAtOnce, SetLimits, SetSideBetLimits
from pitboss.floor.limits.events import SideBetLimitsSet
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.law.rules import elect
from pitboss.play.commands import CloseBetting, Stand
from pitboss.terms.conduct import SANCTION
from pitboss.terms.limits import LIMITS_ALTERED_BY, LimitPer, SignPlace
from pitboss.terms.powers import Role
from tests.floor import limits_cases as cases
from tests.floor.limits_cases import CAPITAL, House, signed, wager
from tests.floor.restrictions_cases import side_bet
from tests.floor.tables import DEALER, Day, opened
from tests.play.rounds import rules_of
from tests.support import own_law

ACT = "ACT-2018-01 "


def test_3_1__limits_change_only_after_the_players_were_told() -> None:
    at = signed(CAPITAL, 15)
    for change in (SetLimits(2500, 50000, 500), SetLimits(1000, 50000, 500), SetLimits(1500, 20000, 500)):
        assert at.refused("olive", change).rule == ACT + "3.1"
    at.notice("olive", Kind.NOTICE_TO_PLAYERS, LIMITS_ALTERED_BY)
    assert at.refused("olive", SetLimits(2500, 50000, 500)).code == "not-told"
    assert at.refused("gus", SetLimits(2500, 50000, 500), after=1).code == "not-entitled"
    at.do("olive", SetLimits(2500, 50000, 500))
    assert at.floor.limits.minimum == 2500
    assert at.refused("olive", SetLimits(5000, 50000, 500), after=1).rule == ACT + "3.1"
    assert at.refused("olive", RaiseMinimumAtOnce(5000)).code == "no-power"


def test_3_1__the_sign_shows_the_limits_per_box_at_or_near_the_table() -> None:
    at = opened("act-blackjack").people("olive")
    assert at.refused("olive", SetLimits(0, 50000, 500)).rule == ACT + "3.1"
    assert at.refused("olive", SetLimits(500, 50000, 500, per=LimitPer.PLAYER)).rule == ACT + "3.1"
    at.do("olive", SetLimits(500, 50000, 500, place=SignPlace.AT_OR_NEAR_TABLE))


def test_3_2__a_personal_limit_needs_its_marker_beside_the_box() -> None:
    cases.a_personal_limit_needs_its_marker(CAPITAL, "3.2", "olive")


def test_3_3__the_multiples_displayed_bind() -> None:
    at = opened("act-blackjack").people("olive").players(ann=1)
    assert at.refused("olive", SetLimits(2500, 50000)).rule == ACT + "3.3"
    at.do("olive", SetLimits(2500, 50000, 500))
    assert at.refused("ann", wager("ann", 32)).rule == ACT + "3.3"
    at.bets(1, ann=30)


def test_3_4__a_wager_below_the_minimum_is_settled_once_and_then_returned() -> None:
    cases.under_the_minimum_once_and_again(CAPITAL, "3.4")


def test_3_5__a_wager_above_the_maximum_is_settled_at_the_maximum() -> None:
    cases.over_the_maximum_is_settled_at_the_maximum(CAPITAL, "3.5")
    cases.first_come_share_the_maximum(CAPITAL, "3.5")


def test_3_5__an_increase_after_the_call_keeps_to_the_maximum() -> None:
    cases.an_increase_after_the_call_keeps_to_the_maximum(CAPITAL, "3.5")
    cases.a_wager_after_the_call_keeps_to_the_maximum(CAPITAL)
    cases.a_personal_maximum_holds_after_the_call(CAPITAL)
    cases.who_came_first_keeps_the_room(CAPITAL)


def test_3_4__a_low_wager_made_good_before_the_first_card_is_settled() -> None:
    cases.a_low_wager_made_good_after_the_call(CAPITAL)


def test_4_6__others_join_a_personal_limit_within_the_ordinary_maximum() -> None:
    at = signed(CAPITAL, 25, 100).players(ann=1, bob=0)
    cases.mark(at, CAPITAL)
    at.do("olive", AgreePersonalLimits("ann", 2500, 30000))
    at.bets(1, ann=60)
    refused = at.refused("bob", wager("bob", 45))
    assert (refused.code, refused.rule) == ("personal-limit-box", ACT + "4.6")
    at.bets(1, bob=40).deals("TH 6D KC TS TD", Stand(1))
    at.bets(1, bob=40)
    assert at.refused("ann", wager("ann", 200)).rule == ACT + "4.6"
    at.bets(1, ann=60)
    at = at.deals("TH 6D KC TS TD", Stand(1)).bets(1, ann=300)
    assert at.refused("bob", wager("bob", 25)).rule == ACT + "4.6"


def test_4_6__by_the_other_reading_what_exceeds_the_maximum_beside_a_personal_limit_is_cut() -> None:
    """Reading R8 the other way: $300 under a limit of her own leaves bob $200 of $500, whoever came first."""
    for first, second in (("ann", "bob"), ("bob", "ann")):
        at = opened("act-blackjack", personal_limits_others="cut-to-box-maximum").people("olive", "gus").players(ann=1, bob=0)
        at.do("olive", SetLimits(2500, 50000, 500))
        cases.mark(at, CAPITAL)
        at.do("olive", AgreePersonalLimits("ann", 2500, 80000))
        stakes = {"ann": 300, "bob": 250}
        at.bets(1, **{first: stakes[first], second: stakes[second]}).deals("TH 6D KC TS TD", Stand(1)).check()
        assert (at.net("ann"), at.net("bob")) == (300, 200)


def side_bet_sign(book: str, bet: str, rule: str) -> None:
    at = signed(House("act-blackjack", ACT, "olive", 500), 25, 500, book).players(ann=1).bets(1, ann=25)
    assert at.refused("ann", side_bet("ann", bet, 5)).rule == ACT + rule
    assert at.refused("olive", SetSideBetLimits(bet, 500)).rule == ACT + rule
    assert at.refused("gus", SetSideBetLimits(bet, 500, 5000)).code == "not-entitled"
    at.do("olive", SetSideBetLimits(bet, 500, 5000))
    assert at.all(SideBetLimitsSet)[0].rule == ACT + rule
    at.side("ann", bet, 50)


def test_17_7__the_sign_shows_the_limits_of_perfect_pairs() -> None:
    side_bet_sign("act-perfect-pairs", "perfect-pairs", "17.7")


def test_17_19__the_sign_shows_the_limits_of_pairs_play() -> None:
    side_bet_sign("act-pairs-play", "pairs-play", "17.19")


def side_bet_limited(**elected: str) -> Day:
    """A sign of $5 to $50 for Perfect Pairs, and two players at the table."""
    host = LIBRARY.book("act-blackjack")
    pairs = elect(own_law(LIBRARY.book("act-perfect-pairs").on_top_of(host)), elected)
    at = Day(open_game(rules_of("act-blackjack"), {"perfect-pairs": pairs}))
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.do(DEALER, OpenTable(0))
    at.shoe().people("olive").players(ann=1, bob=2).do("olive", SetLimits(2500, 50000, 500))
    at.do("olive", SetSideBetLimits("perfect-pairs", 500, 5000))
    return at.bets(1, ann=25).bets(2, bob=25)


def test_3_5__a_side_bet_outside_its_limits_is_settled_as_any_wager_is() -> None:
    """Reading R5: 3.4 and 3.5 say wagers, and name no box: cut to the maximum, or settled once and then returned."""
    at = side_bet_limited().side("ann", "perfect-pairs", 80).side("bob", "perfect-pairs", 2, 2)
    at.deals("9C 8C 6D 9C 8C TD 9D", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (25 + 50 * 25, 25 + 2 * 25)


def test_3_5__a_side_bet_keeps_to_its_own_sign_where_the_table_has_none_in_the_record() -> None:
    cases.a_side_bet_with_a_sign_of_its_own_alone(CAPITAL, "act-perfect-pairs")


def test_3_5__a_side_bet_cut_to_the_maximum_goes_back_once_when_its_box_loses_the_main_wager() -> None:
    at = side_bet_limited().side("cy", "perfect-pairs", 80)
    at.do(DEALER, CloseBetting())
    assert at.net("cy") == -50  # thirty of the eighty dollars came back
    at.notice(DEALER, Kind.REASON, SANCTION["void-wager"], "ann").do("olive", Sanction(SanctionKind.VOID_WAGER, "ann"))
    assert (at.check().net("ann"), at.net("cy")) == (0, 0)


def test_17_7__by_the_other_reading_a_side_bet_outside_them_is_not_taken() -> None:
    at = side_bet_limited(**{"side-bet-outside-limits": "not-taken"})
    for stake in (4, 60):
        refused = at.refused("ann", side_bet("ann", "perfect-pairs", stake))
        assert (refused.code, refused.rule) == ("side-bet-limits", ACT + "17.7")


def test_3_4__a_further_low_wager_goes_back_before_the_first_card_by_another_reading() -> None:
    at = signed(CAPITAL, under_minimum_again="returned-undealt").players(ann=1, bob=2).bets(1, ann=10).bets(2, bob=25)
    at.deals("AH TS 6D KC 9D 8C 3C", Stand(2))
    assert at.net() == 15  # settled once, and warned
    refused = at.bets(2, bob=25).refused("ann", wager("ann", 10))
    assert (refused.code, refused.rule) == ("under-minimum", ACT + "3.4")  # reading R6: otherwise it would be dealt to
    at.bets(1, ann=25)
