"""Heats beyond single rules: Com-Bo, sessions by clock and shoes, undo, substitutes, and rounds that everybody passes."""

from __future__ import annotations

from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import CloseBetting
from pitboss.tournament.heat.commands import (
    CorrectChips,
    CountChips,
    Disqualify,
    LimitTime,
    NoteAway,
    PassForm,
    PlayPassCard,
    RecoverChips,
    Retire,
    RevealForm,
    WriteForm,
)
from pitboss.tournament.heat.departure import Ground
from pitboss.tournament.heat.events import (
    ChipsCorrected,
    SessionOver,
)
from pitboss.tournament.heat.ranking import places, result_of
from pitboss.tournament.heat.wager_events import FormHandedBack, StandInPlaced
from pitboss.tournament.paper.plan import Length, Measure
from pitboss.tournament.paper.wagering import Compulsory
from tests.tournament.heats import ACT, COM_BO, DEALER, DOLLAR, HEAD, STAR, SUPERVISOR, VIC, heat


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
    at = heat(VIC, {"ann": 1, "bob": 2, "cy": 3}, compulsory=Compulsory.NONE)
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


def test_a_session_that_everybody_has_left_is_over_at_once() -> None:
    for length in (Length(Measure.ROUNDS, 20), Length(Measure.UNTIL_APART)):
        at = heat(STAR, length=length)
        at.do(HEAD, Disqualify("ann", Ground.HID_CHIPS, "a stack under the rail"))
        assert not at.all(SessionOver), "bob has nobody to play against, but is in"
        at.do("bob", Retire("bob"))
        assert at.all(SessionOver)[0].why == "nobody is left"
        at.do(DEALER, CountChips({}))
        at.do(DEALER, RecoverChips())
        at.check()


def test_a_session_whose_last_player_is_put_out_in_the_middle_of_a_round_is_over() -> None:
    at = heat(STAR, pass_cards=1).wagers(ann=100)
    at.do("bob", PlayPassCard("bob"))
    at.do(HEAD, Disqualify("bob", Ground.HID_CHIPS, "a stack under the rail"))
    at.do(DEALER, CloseBetting())
    at.do(HEAD, Disqualify("ann", Ground.HID_CHIPS, "another"))
    assert at.all(SessionOver)[0].why == "nobody is left"
    at.check()


def test_whoever_is_put_out_before_a_round_has_the_form_back_and_no_cards() -> None:
    for examined in (False, True):
        at = heat(STAR, {"ann": 1, "bob": 2, "cy": 3}, undisclosed=1)
        at.do("ann", WriteForm("ann", "main", 300 * DOLLAR))
        if examined:
            at.do(SUPERVISOR, PassForm("ann"))
        at.do(HEAD, Disqualify("ann", Ground.HID_CHIPS, "a stack under the rail"))
        assert [each.player for each in at.all(FormHandedBack)] == ["ann"]
        at.wagers(bob=100, cy=200).wins().check()
        assert not at.all(StandInPlaced)
        assert at.heat.session.rounds == 1


def test_nobody_retires_from_a_form_that_is_to_be_announced() -> None:
    at = heat(STAR, undisclosed=1)
    at.do("ann", WriteForm("ann", "main", 300 * DOLLAR))
    at.do(SUPERVISOR, PassForm("ann"))
    at.wagers(bob=100).loses(take_up=False)
    assert at.refused("ann", Retire("ann")).code == "form-due"
    at.do(SUPERVISOR, RevealForm("ann"))
    at.do("ann", Retire("ann"))
    assert at.heat.leaving.exits[0].residual == 700 * DOLLAR
    at.check()
