"""Heats beyond single rules: Com-Bo, sessions by clock and shoes, undo, substitutes, and rounds that everybody passes."""

from __future__ import annotations

from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import CloseBetting
from pitboss.tournament.heat.commands import CorrectChips, CountChips, LimitTime, NoteAway, PlayPassCard
from pitboss.tournament.heat.events import (
    ChipsCorrected,
    SessionOver,
)
from pitboss.tournament.heat.ranking import places, result_of
from pitboss.tournament.paper.plan import Length, Measure
from tests.tournament.heats import ACT, COM_BO, DEALER, DOLLAR, HEAD, STAR, VIC, heat


def test_com_bo_is_wagered_on_with_chips_within_the_limits() -> None:
    at = heat(COM_BO)
    assert at.refused("ann", PlaceComBoWager("ann", "high-1", 50 * DOLLAR)).code == "under-minimum"
    assert at.refused("ann", PlaceComBoWager("ann", "high-1", 1_100 * DOLLAR)).code == "too-few-chips"
    at.do("ann", PlaceComBoWager("ann", "high-1", 100 * DOLLAR))
    assert at.refused(DEALER, CloseBetting()).code == "no-wager"
    at.do("bob", PlaceComBoWager("bob", "low-1", 200 * DOLLAR))
    assert (at.held("ann"), at.held("bob")) == (900, 800)
    at.check()


def test_a_session_ends_by_the_clock() -> None:
    at = heat(ACT, length=Length(Measure.MINUTES, 10)).wagers(ann=100, bob=200).wins()
    assert not at.all(SessionOver)
    at.clock = 600
    at.wagers(ann=100, bob=200).wins()
    assert at.all(SessionOver)[0].why == "10 minutes are over"


def test_a_wrong_count_is_put_right_by_a_further_entry() -> None:
    at = heat(STAR, length=Length(Measure.ROUNDS, 1)).wagers(ann=100, bob=200).wins()
    assert at.refused(DEALER, CountChips({"ann": 120_000, "bob": 120_000})).code == "count-differs"
    assert at.refused(DEALER, CorrectChips("ann", 10_000, "paid short")).code == "not-entitled"
    assert at.refused(HEAD, CorrectChips("ann", 10_000, "")).code == "no-reason"
    at.do(HEAD, CorrectChips("ann", 10_000, "a win was paid short in round 1"))
    assert at.all(ChipsCorrected)[0].reason
    at.do(DEALER, CountChips({"ann": 120_000, "bob": 120_000}))
    assert result_of(at.heat).places == (("ann", "bob"),)
    at.check()


def test_players_who_are_away_are_not_waited_for() -> None:
    at = heat(VIC, {"ann": 1, "bob": 2, "cy": 3})
    at.do(DEALER, NoteAway("cy"))
    at.wagers(ann=100, bob=100).wins().check()
    assert at.held("cy") == 1_000


def test_a_round_that_everybody_passes_counts_and_deals_no_card() -> None:
    at = heat(STAR, pass_cards=1)
    for player in ("ann", "bob"):
        at.do(player, PlayPassCard(player))
    at.do(DEALER, CloseBetting())
    assert at.heat.session.rounds == 1
    assert not at.heat.wagering.passed
    at.wagers(ann=100, bob=100).wins().check()
    assert at.heat.session.rounds == 2


def test_a_heat_that_is_over_takes_no_more_wagers() -> None:
    at = heat(STAR, length=Length(Measure.ROUNDS, 1)).wagers(ann=100, bob=200).wins()
    assert at.refused(DEALER, CloseBetting()).code == "not-in-play"
    assert at.refused(DEALER, TakeUpCards()).code == "not-in-play"
    assert at.refused("ann", LimitTime(10)).code in ("not-entitled", "precondition")
    assert places(at.heat) == (("bob",), ("ann",))
