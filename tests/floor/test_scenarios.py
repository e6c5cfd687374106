"""Scenarios of boxes, limits and absent players, at the table: what is asked, the money, the second and the rule behind a refusal.

Every figure is worked out by hand from the scenario and, where the scenario names a document in passing, from that document.
"""

from __future__ import annotations

import pytest

from pitboss.floor.boxes.commands import LeaveTable, RequireToVacate
from pitboss.floor.clock import seconds_of
from pitboss.floor.decide import REACTIONS
from pitboss.floor.desk import Desk
from pitboss.floor.limits.commands import RaiseKeptMinimum, RaiseMinimumAtOnce, SetLimits
from pitboss.floor.limits.events import KeptMinimumEnded, MinimumRaisedAtOnce, PlayerWarned
from pitboss.floor.notices.events import NoticeGiven
from pitboss.floor.notices.state import Kind
from pitboss.play.commands import FindAbsent, Hit, PlaceSideBet, Stand
from pitboss.play.events import PlayerFoundAbsent
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT
from pitboss.terms.limits import LIMITS_ALTERED_BY
from pitboss.terms.markers import PROTECTED_MARKER, PROTECTED_RAISE_NOTICE, TWO_MINIMUMS_SIGN
from pitboss.terms.powers import Role
from tests.floor.limits_cases import CAPITAL, CHALLENGE, STAR, VICTORIA, House, signed, wager
from tests.floor.tables import DEALER, Day, opened

V, A, S, C = VICTORIA.cite, CAPITAL.cite, STAR.cite, CHALLENGE.cite
WON = "TH 6D KC TS TD"
"""A lone hand stands on 20, and the dealer goes over with 26."""


def until(at: Day, time: str) -> Day:
    """Let the clock show a time of the day."""
    then = seconds_of(time)
    assert then is not None
    assert then >= at.clock
    at.clock = then
    return at


def unnoticed(at: Day, player: str, dollars: float, box: int = 1) -> Day:
    """Chips that nobody looked at before the first card: the round has them, and no guard of the table was asked."""
    desk = Desk(at.game, at.floor, player, at.clock, REACTIONS)
    desk.play(wager(player, dollars, box))
    at.floor, at.log = desk.floor, [*at.log, *desk.events]
    return at


SAYS: dict[str, Hit | Stand] = {"ann": Stand(1), "bob": Hit(1), "cy": Stand(1)}
WINS, LOSES = (10, 50, 100), (-10, -50, -100)


@pytest.mark.parametrize(
    ("book", "seat", "caller", "rule", "money"),
    [
        ("vic-blackjack", 1, "bob", V + "5.9", WINS),
        ("vic-blackjack", 0, "bob", V + "5.9", WINS),
        ("act-blackjack", 1, "ann", A + "4.5", LOSES),
        ("act-blackjack", 0, "bob", A + "4.5", WINS),
        ("nsw-star-blackjack", 1, "ann", S + "5.5", LOSES),
        ("nsw-star-blackjack", 0, "cy", S + "5.5", LOSES),
        ("nsw-blackjack-challenge", 1, "ann", C + "5.5", LOSES),
        ("nsw-blackjack-challenge", 0, "cy", C + "5.5", LOSES),
    ],
)
def test_t23__everybody_on_the_box_speaks_and_the_caller_is_heard(
    book: str, seat: int, caller: str, rule: str, money: tuple[float, float, float]
) -> None:
    at = opened(book).players(ann=seat, bob=0, cy=0).bets(1, bob=50, ann=10, cy=100)
    at.deals("TH TD 6C")
    for player, says in SAYS.items():
        if player != caller:
            refused = at.refused(player, says)
            assert (refused.code, refused.rule) == ("not-caller", rule)
    at.do(caller, SAYS[caller])
    at.deals("5C 4C 3C" if caller == "bob" else "5C 4C").check()
    assert (at.net("ann"), at.net("bob"), at.net("cy")) == money


@pytest.mark.parametrize(
    ("house", "rule", "rounds"),
    [(VICTORIA, "6.2.1", [15, 0]), (CAPITAL, "3.4", [15, 0]), (STAR, "6.2", [15, 15]), (CHALLENGE, "6.2", [20, 20])],
)
def test_t26__ten_dollars_under_a_minimum_of_twenty_five_twice(house: House, rule: str, rounds: list[float]) -> None:
    """The scenario has +15 for Blackjack Challenge too, whose natural pays 2 to 1 by its rule 8.1.1 (and by scenario T07): +20."""
    at, nets, warned = signed(house, 25).players(ann=1), [], []
    for cards in ("AH 6D KC", "AS 6C KD"):
        before = at.net()
        if house in (STAR, CHALLENGE):
            refused = at.refused("ann", wager("ann", 10))  # reading E9
            assert (refused.code, refused.rule) == ("under-minimum", house.cite + rule)
            unnoticed(at, "ann", 10)
        else:
            at.bets(1, ann=10)
        at.deals(cards).check()
        nets.append(at.net() - before)
        warned.append([(each.player, each.rule) for each in at.all(PlayerWarned)])
    assert nets == rounds
    advised = [] if house in (STAR, CHALLENGE) else [("ann", house.cite + rule)]
    assert warned == [advised, advised]


def raised_at_eight(house: House, both: str) -> Day:
    """Ann plays at a minimum of $15; on the stroke of eight it goes up to $25, and the sign shows both."""
    at = until(signed(house, 15).players(ann=1), "19:58").bets(1, ann=15).deals(WON, Stand(1))
    until(at, "20:00")
    assert at.refused(house.alters, RaiseMinimumAtOnce(2500)).rule == house.cite + both
    at.notice("gus", Kind.SIGN, TWO_MINIMUMS_SIGN, shows=(("old-limits", "15-500"), ("new-limits", "25-500")))
    at.do(house.alters, RaiseMinimumAtOnce(2500))
    at.notice(DEALER, Kind.SIGN, PROTECTED_MARKER, "ann")
    return at


SOUTH_WALES = pytest.mark.parametrize(
    ("house", "both", "newcomers", "kept"), [(STAR, "6.6.1", "6.6.2", "6.6"), (CHALLENGE, "6.5.3", "6.5.4", "6.5.2")]
)


@SOUTH_WALES
def test_t28__whoever_plays_keeps_the_old_minimum_until_a_sign_of_its_own_is_twenty_minutes_old(
    house: House, both: str, newcomers: str, kept: str
) -> None:
    at = raised_at_eight(house, both)
    up = at.all(MinimumRaisedAtOnce)[0]
    assert (up.minimum, up.kept, up.at, up.rule) == (2500, (("ann", 1500),), 72000, house.cite + "6.5.1")
    assert [event.rule for event in at.all(NoticeGiven)][-1] == house.cite + "6.5.1.1"
    until(at, "20:05").bets(1, ann=15).deals(WON, Stand(1))
    until(at, "20:06").players(bob=2)
    refused = at.refused("bob", wager("bob", 15, 2))
    assert (refused.code, refused.rule) == ("under-minimum", house.cite + newcomers)
    unnoticed(at, "bob", 15, 2).deals(WON, Stand(2)).check()
    assert (at.net("ann"), at.net("bob"), at.all(PlayerWarned)) == (30, 15, [])

    until(at, "20:10").notice("gus", Kind.SIGN, PROTECTED_RAISE_NOTICE, shows=(("new-minimum", 2500), ("time-of-change", 73800)))
    until(at, "20:29").bets(1, ann=15).deals(WON, Stand(1))
    until(at, "20:29:59")
    refused = at.refused(house.alters, RaiseKeptMinimum(2500))
    assert (refused.code, refused.rule, "1 second more" in refused.sentence) == ("sign-too-young", house.cite + kept, True)
    at.bets(1, ann=15).deals(WON, Stand(1))
    until(at, "20:30").do(house.alters, RaiseKeptMinimum(2500))
    refused = at.refused("ann", wager("ann", 15))
    assert (refused.code, refused.rule) == ("under-minimum", house.cite + "6.2")
    at.bets(1, ann=25).deals(WON, Stand(1)).check()
    assert at.net("ann") == 15 * 4 + 25


@SOUTH_WALES
def test_t28__whoever_leaves_and_comes_back_finds_the_new_minimum(house: House, both: str, newcomers: str, kept: str) -> None:
    at = raised_at_eight(house, both)
    until(at, "20:10").do("ann", LeaveTable("ann"))
    assert [(each.player, each.rule) for each in at.all(KeptMinimumEnded)] == [("ann", house.cite + "6.5.1.2")]
    until(at, "20:15").players(ann=1)
    assert at.refused("ann", wager("ann", 15)).code == "under-minimum"
    assert at.refused("ann", wager("ann", 24.5)).code == "under-minimum"
    at.bets(1, ann=25).deals(WON, Stand(1)).check()
    assert at.net("ann") == 15 + 25


def test_t28__in_victoria_a_higher_minimum_waits_and_every_other_change_is_immediate() -> None:
    at = until(signed(VICTORIA, 15), "20:00")
    assert at.refused("cass", RaiseMinimumAtOnce(2500)).code == "no-power"
    at.notice("gus", Kind.SIGN, LIMITS_ALTERED_BY, shows=(("new-minimum", 2500), ("time-of-change", 73200)))
    until(at, "20:19:59")
    assert at.refused("cass", SetLimits(2500, 50000)).rule == V + "6.4"
    until(at, "20:20").do("cass", SetLimits(2500, 50000))
    for change in (SetLimits(2500, 20000), SetLimits(2500, 90000), SetLimits(1000, 90000)):
        at.do("cass", change)
        assert (at.floor.limits.minimum, at.floor.limits.maximum, at.clock) == (change.minimum, change.maximum, 73200)
    assert at.refused("cass", SetLimits(1500, 90000)).rule == V + "6.4"


def test_t28__in_the_act_a_word_beforehand_is_enough() -> None:
    at = until(signed(CAPITAL, 15), "20:00").notice("olive", Kind.NOTICE_TO_PLAYERS, LIMITS_ALTERED_BY)
    assert at.refused("olive", SetLimits(2500, 50000, 500)).rule == A + "3.1"
    until(at, "20:00:01").do("olive", SetLimits(2500, 50000, 500))
    assert at.floor.limits.minimum == 2500


ABSENT = [
    ("vic-blackjack", "gus", V + "7.5.3", ("KC 9S 4S", -20)),
    ("act-blackjack", DEALER, A + "14.7", ("KC 9S", 20)),
    ("nsw-star-blackjack", DEALER, S + "16.10", ("KC 9S", 20)),
    ("nsw-blackjack-challenge", DEALER, C + "16.10", ("KC 9S", 20)),
]


@pytest.mark.parametrize("here", ["away", "silent"])
@pytest.mark.parametrize(("book", "by", "rule", "ends"), ABSENT)
def test_t29__a_soft_sixteen_whose_player_does_not_decide(book: str, by: str, rule: str, ends: tuple[str, float], here: str) -> None:
    """Away, or there and silent: the ACT speaks of the first alone, and asks for a warning in the second (reading C11)."""
    at = opened(book).people("gus").players(ann=1).bets(1, ann=20).deals("AH 6D 5C")
    if here == "away":
        at.do("ann", LeaveTable("ann"))
    if (book, here) != ("act-blackjack", "away"):
        refused = at.refused(by, FindAbsent(1), after=600)
        assert (refused.code, refused.rule) == ("precondition", rule)
        at.notice(DEALER, Kind.NOTICE_TO_PLAYERS if book == "act-blackjack" else Kind.REASON, ABSENT_PLAYER_WAIT, "box 1")
    if book == "vic-blackjack":
        assert "no dealer has asked" in at.refused(by, FindAbsent(1), after=60).sentence
        at.notice(DEALER, Kind.REQUEST, ABSENT_PLAYER_DIRECTION, "box 1", role=Role.DEALER)
        assert at.refused(DEALER, FindAbsent(1)).code == "not-entitled"
    at.do(by, FindAbsent(1), after=60)
    assert at.all(PlayerFoundAbsent)[0].rule == rule
    shoe, money = ends
    assert at.deals(shoe).check().net() == money


def bet(player: str, box: int, name: str) -> PlaceSideBet:
    return PlaceSideBet(box, player, name, 500)


@pytest.mark.parametrize(
    ("book", "side", "name", "rule", "won"),
    [
        ("nsw-star-blackjack", "nsw-star-perfect-pairs", "perfect-pairs", S + "14.7", 50),
        ("nsw-blackjack-challenge", "nsw-challenge-perfect-pairs", "perfect-pairs", C + "14.5", 50),
        ("nsw-blackjack-challenge", "nsw-challenge-any-pairs", "any-pairs", C + "13.4", 55),
        ("act-blackjack", "act-perfect-pairs", "perfect-pairs", A + "17.8", 60),
        ("act-blackjack", "act-pairs-play", "pairs-play", A + "17.20", 55),
    ],
)
def test_b7__a_side_bet_rides_on_somebody_elses_main_wager_and_on_no_empty_box(
    book: str, side: str, name: str, rule: str, won: float
) -> None:
    at = opened(book, side).players(ann=1, bob=0)
    at.bets(1, ann=10).do("bob", bet("bob", 1, name))
    refused = at.refused("bob", bet("bob", 2, name))
    assert (refused.code, refused.rule) == ("side-bet-alone", rule)
    at.deals("KH 9C KD 8S", Stand(1)).check()
    assert (at.net("ann"), at.net("bob")) == (10, won)


@pytest.mark.parametrize(
    ("book", "side", "name", "rule"),
    [
        ("vic-blackjack", "vic-perfect-pairs", "perfect-pairs", V + "15.4.2"),
        ("vic-blackjack", "vic-magnificent-sevens", "magnificent-sevens", V + "13.5.2"),
        ("vic-crown-pontoon", "vic-pontoon-pandemonium", "pontoon-pandemonium", V + "11.5.2"),
    ],
)
def test_b7__in_victoria_a_side_bet_needs_a_main_wager_of_ones_own(book: str, side: str, name: str, rule: str) -> None:
    at = opened(book, side).players(ann=1, bob=2).bets(1, ann=10)
    for there in (1, 2):
        refused = at.refused("bob", bet("bob", there, name))
        assert (refused.code, refused.rule) == ("side-bet-alone", rule)
    at.bets(2, bob=10).do("bob", bet("bob", 2, name))


@pytest.mark.parametrize(("book", "by", "rule"), [("vic-blackjack", "gus", V + "17.8"), ("nsw-star-blackjack", "gwen", S + "18.9")])
def test_b15__a_seat_that_was_free_in_one_of_three_idle_rounds_protects_the_player(book: str, by: str, rule: str) -> None:
    at = opened(book, boxes=5).people(by).players(ann=1, bob=2, cy=3, di=4, ed=5)
    for idle in range(3):
        if idle == 2:
            at.do("ed", LeaveTable("ed"))
        at.bets(1, ann=10).deals("9H 8C 9C KD", Stand(1))
    refused = at.refused(by, RequireToVacate("bob"))
    assert (refused.code, refused.rule) == ("seat-free", rule)
    at.players(flo=5)
    assert at.refused(by, RequireToVacate("bob")).code == "seat-free"
    assert at.floor.boxes.seats[2] == "bob"
    at.check()
