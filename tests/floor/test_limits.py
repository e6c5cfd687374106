"""Limits at a table beyond the single rules: what ends what, what rebuilding keeps, and words for every event."""

from __future__ import annotations

from typing import get_args

import pytest

from pitboss.cards.card import card
from pitboss.floor.boxes.commands import LeaveTable, TouchWager
from pitboss.floor.decide import REACTIONS
from pitboss.floor.desk import Desk
from pitboss.floor.limits.commands import (
    AgreePersonalLimits,
    CheckSign,
    EndLowLimit,
    EndPersonalLimits,
    HoldForFurtherShoes,
    HoldToMinimum,
    HoldToOneBox,
    OfferLowLimit,
    RaiseMinimumAtOnce,
    SetLimits,
    SetSideBetLimits,
    SignSeen,
)
from pitboss.floor.limits.events import LimitEvent, PersonalLimitsEnded, PlayerWarned
from pitboss.floor.limits.words import WORDS
from pitboss.floor.notices.state import Kind
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.floor.rounds.rebuild import rebuild
from pitboss.floor.warrant import Warrant
from pitboss.law.refusal import Malformed
from pitboss.play.commands import CloseBetting, Split, Stand
from pitboss.play.events import ExcessReturned
from pitboss.terms.markers import TWO_MINIMUMS_SIGN
from pitboss.terms.powers import Role
from pitboss.terms.wagers import Touch
from tests.floor.limits_cases import CAPITAL, COM_BO, STAR, VICTORIA, mark, raised_at_once, signed
from tests.floor.tables import DEALER, opened

WIN = "TH 6D KC TS TD"


def test_every_event_has_words() -> None:
    assert set(WORDS) == set(get_args(LimitEvent))


def test_the_words_of_a_day() -> None:
    at = raised_at_once(STAR)
    at.do("gwen", OfferLowLimit())
    at.do("gwen", EndLowLimit())
    said = [WORDS[type(event)](event) for event in at.log if type(event) in WORDS]
    assert said[0] == "the sign shows $15 to $500"
    assert said[1] == "the minimum is $25 from now on; the old one is kept by ann ($15)"
    assert said[-1] == "low limit gaming is no longer offered"


def test_a_table_without_limits_plays_without_them() -> None:
    at = opened("vic-blackjack").players(ann=1).bets(1, ann=0.05).deals(WIN, Stand(1)).check()
    assert not at.all(PlayerWarned)


def test_a_sign_looked_for_and_missing_stops_the_next_round() -> None:
    at = opened("vic-blackjack").people("cass").players(ann=1).bets(1, ann=20)
    assert at.refused(DEALER, CheckSign()).code == "no-sign"
    at.do(DEALER, CheckSign(SignSeen.MISSING))
    assert at.refused(DEALER, CloseBetting()).code == "sign-down"
    at.do("cass", SetLimits(500, 10000))
    at.do(DEALER, CloseBetting())


def test_limits_that_do_not_go_together_cannot_be_read() -> None:
    at = signed(VICTORIA)
    for command in (SetLimits(5000, 1000), AgreePersonalLimits("ann", 0, 100), SetSideBetLimits("perfect-pairs", 500)):
        with pytest.raises(Malformed):
            at.do("cass", command)


def test_a_returned_wager_that_was_split_goes_back_whole() -> None:
    at = signed(VICTORIA).players(ann=1)
    at.bets(1, ann=10).deals(WIN, Stand(1))
    at.bets(1, ann=10).deals("8H 6D 8C TH TC TS TD", Split(1), Stand(1), Stand(1)).check()
    assert at.net() == 10


def test_a_warning_is_for_the_player_whatever_the_box() -> None:
    at = signed(VICTORIA).players(ann=1, bob=2)
    at.bets(1, ann=10).bets(2, bob=25).deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2))
    at.bets(2, bob=10).deals(WIN, Stand(2))
    assert [each.player for each in at.all(PlayerWarned)] == ["ann", "bob"]
    assert (at.net("ann"), at.net("bob")) == (10, 35)


def test_a_wager_made_larger_is_cut_to_the_maximum_too() -> None:
    at = signed(VICTORIA, 5, 100).players(ann=1).bets(1, ann=80)
    at.do("ann", TouchWager("ann", Touch.INCREASE, 1, amount=7000))
    at.deals(WIN, Stand(1)).check()
    assert at.all(ExcessReturned)[0].amount == 5000


def test_personal_limits_end_when_the_player_leaves_or_is_told() -> None:
    at = signed(CAPITAL, 25, 100).players(ann=1)
    mark(at, CAPITAL)
    at.do("olive", AgreePersonalLimits("ann", 2500, 30000))
    at.do("ann", LeaveTable("ann"))
    assert not at.floor.limits.personal
    at.players(ann=1)
    mark(at, CAPITAL)
    at.do("olive", AgreePersonalLimits("ann", 2500, 30000))
    assert at.refused("gus", EndPersonalLimits("ann")).code == "not-entitled"
    at.do("olive", EndPersonalLimits("ann"))
    assert at.refused("olive", EndPersonalLimits("ann")).code == "no-personal-limits"
    assert len(at.all(PersonalLimitsEnded)) == 2


def test_a_second_raise_at_once_leaves_everybody_what_they_had() -> None:
    at = raised_at_once(STAR).players(bob=2)
    at.do("gwen", RaiseMinimumAtOnce(5000))
    assert dict(at.floor.limits.kept) == {"ann": 1500, "bob": 2500}
    at.do("ann", LeaveTable("ann"))
    assert at.floor.notices.find(Kind.SIGN, TWO_MINIMUMS_SIGN.name)
    at.do("bob", LeaveTable("bob"))
    assert not at.floor.notices.find(Kind.SIGN, TWO_MINIMUMS_SIGN.name)


def test_a_lower_minimum_ends_what_was_kept_above_it() -> None:
    at = raised_at_once(STAR)
    at.do("gwen", SetLimits(1500, 50000))
    assert not at.floor.limits.kept
    at.bets(1, ann=15).deals(WIN, Stand(1)).check()


def test_com_bo_knows_neither_restrictions_nor_low_limits() -> None:
    at = signed(COM_BO).people("tom").players(ann=1)
    assert at.refused("cass", OfferLowLimit()).rule == "VIC-2000-29"
    for command in (HoldToMinimum("ann"), HoldToOneBox("ann"), HoldForFurtherShoes("ann")):
        assert at.refused("tom", command).code == "no-power"


def test_a_rebuilt_round_keeps_what_was_cut_and_what_goes_back() -> None:
    at = signed(VICTORIA, 25, 100).players(ann=1, bob=2)
    at.bets(1, ann=10).deals(WIN, Stand(1))
    at.bets(1, ann=10).bets(2, bob=150).deals("TH 9H 6D KC KD TS TD", Stand(1), Stand(2), take_up=False)
    before = at.floor.rounds.log
    assert at.net("ann") == 10
    assert at.net("bob") == 100
    cards = [card(each) for each in ("TH", "9H", "6D", "KC", "KD", "TS", "5D")]
    found = rebuild(at.game.table, before, cards)  # type: ignore[arg-type]
    warrant = Warrant("gus", Role.GAME_SUPERVISOR, "VIC-2003-01 9.4")
    desk = Desk(at.game, at.floor, "gus", at.clock, REACTIONS)
    desk.record(RoundRebuilt(before, found.log, warrant, warrant.rule))
    at.floor = desk.floor
    at.log += desk.events
    assert (at.net("ann"), at.net("bob")) == (10, -100)
    at.check()
