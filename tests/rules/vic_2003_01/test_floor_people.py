"""Powers, notices and disputes at a Victorian table."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.floor.conduct.commands import AnswerDecision, DecideDispute, InformOfComplaint, RaiseDispute
from pitboss.floor.conduct.events import ToldOfComplaint
from pitboss.floor.conduct.state import Answer
from pitboss.floor.game import Game, open_game
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseForVersion, CloseTable, OpenTable
from pitboss.floor.opening.events import VersionChanged
from pitboss.floor.opening.state import Entries, Standing
from pitboss.floor.people.commands import SignOn
from pitboss.law.refusal import Malformed
from pitboss.law.rules import elect
from pitboss.play.commands import CloseBetting, FindAbsent, Hit, Stand
from pitboss.play.events import EntryEarned, PlayerFoundAbsent
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION_CHANGE as CHANGE
from pitboss.terms.powers import Role
from tests.floor import people_cases as cases
from tests.floor.conduct_cases import VICTORIA
from tests.floor.tables import DEALER, Day
from tests.play.rounds import rules_of
from tests.rules.at_table import V
from tests.support import own_law


def asked(at: Day) -> Day:
    """The dealer asks a supervisor, and has begun to wait."""
    at.notice(DEALER, Kind.REQUEST, ABSENT_PLAYER_DIRECTION, "box 1", role=Role.DEALER)
    return at.notice(DEALER, Kind.REASON, ABSENT_PLAYER_WAIT, "box 1")


def test_7_5_3__a_supervisor_has_an_idle_hand_played_when_the_dealer_asks_and_time_has_passed() -> None:
    at = cases.undecided(VICTORIA, "gus")
    assert "no dealer has asked" in at.refused("gus", FindAbsent(1)).sentence
    at.notice("ann", Kind.REQUEST, ABSENT_PLAYER_DIRECTION, "box 1")
    assert "no dealer has asked" in at.refused("gus", FindAbsent(1)).sentence
    assert "no reasonable time" in asked(at).refused("gus", FindAbsent(1)).sentence
    assert at.refused(DEALER, FindAbsent(1), after=60).rule == V + "7.5.3"
    at.do("gus", FindAbsent(1))
    assert at.all(PlayerFoundAbsent)[0].rule == V + "7.5.3"
    at.deals("2S 9S", take_up=True).bets(1, ann=20).deals("9D KC 2H")
    assert at.refused("gus", FindAbsent(1)).rule == V + "7.5.3"
    at.check()


def test_7_5_3_a__a_player_who_is_there_and_does_not_act() -> None:
    at = asked(cases.undecided(VICTORIA, "cass"))
    assert "ann" in at.floor.boxes.present
    at.do("cass", FindAbsent(1), after=60)
    assert at.refused("ann", Stand(1)).rule.startswith(V)
    at.deals("2S 9S").check()


def test_7_5_3_b__a_player_who_is_away() -> None:
    at = asked(cases.leaves(cases.undecided(VICTORIA, "gus")))
    assert at.refused(DEALER, FindAbsent(1), after=60).rule == V + "7.5.3"
    at.do("gus", FindAbsent(1))
    at.deals("2S 9S").check()


def sevens(version: str) -> Game:
    """Blackjack with Magnificent Sevens in a version."""
    host = LIBRARY.book("vic-blackjack")
    bet = elect(own_law(LIBRARY.book("vic-magnificent-sevens").on_top_of(host)), {"version": version})
    return open_game(rules_of("vic-blackjack"), {"magnificent-sevens": bet})


def table(version: str) -> Day:
    at = Day(sevens(version))
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.do(DEALER, OpenTable())
    return at.shoe().players(ann=1)


def announced(at: Day, way: str, **more: Any) -> Day:
    at.notice(DEALER, Kind.SIGN, CHANGE["notice"])
    return at.notice(DEALER, Kind.NOTICE_TO_PLAYERS, CHANGE[f"{way}/notice"], **more)


def test_13_7_3__a_change_of_version_has_been_on_display_beforehand() -> None:
    at = table("1")
    assert at.refused(DEALER, CloseForVersion(2)).rule == V + "13.7.3"
    assert at.refused(DEALER, CloseForVersion(1)).code == "no-version"
    announced(at, "1-to-2")
    assert at.refused(DEALER, CloseForVersion(2)).rule == V + "13.7.3"
    assert at.refused("ann", CloseForVersion(2), after=600).rule == V + "13.7.3"
    at.do(DEALER, CloseForVersion(2))
    assert at.check().floor.opening.standing is Standing.CLOSED


def test_13_7_3_a__from_1_to_2_before_the_first_entry_or_after_the_final_one() -> None:
    at = table("1").notice(DEALER, Kind.SIGN, CHANGE["notice"])
    assert at.refused(DEALER, CloseForVersion(2), after=60).rule == V + "13.7.3(a)"
    at.notice(DEALER, Kind.NOTICE_TO_PLAYERS, CHANGE["1-to-2/notice"])
    assert at.refused(DEALER, CloseForVersion(2, Entries.SOME)).rule == V + "13.7.3(a)"
    at.bets(1, ann=20).do(DEALER, CloseBetting())
    assert at.refused(DEALER, CloseForVersion(2)).code == "round-in-progress"
    at.deals("9H KD 9C KS", Stand(1)).do(DEALER, CloseForVersion(2, Entries.ALL))
    assert at.all(VersionChanged)[0].rule == V + "13.7.3(a)"
    assert at.refused(DEALER, OpenTable(), after=60).rule == V + "13.7.3(a)"
    at.game = sevens("2")
    at.do(DEALER, OpenTable())
    at.bets(1, ann=20).check()


@pytest.mark.proves("VIC-2003-01 13.7.3*")
def test_an_entry_earned_at_the_table_is_known() -> None:
    at = announced(table("1"), "1-to-2").bets(1, ann=20).side("ann", "magnificent-sevens", 5)
    at.deals("7H KD 7H 7H KS", Hit(1))
    assert at.all(EntryEarned)
    assert at.refused(DEALER, CloseForVersion(2, Entries.NONE), after=60).rule == V + "13.7.3(a)"


def test_13_7_3_b__from_2_to_1_at_the_time_named() -> None:
    at = announced(table("2"), "2-to-1")
    assert at.refused(DEALER, CloseForVersion(1), after=60).rule == V + "13.7.3(b)"
    at = announced(table("2"), "2-to-1", shows=(("at", 3600),))
    assert at.refused(DEALER, CloseForVersion(1), after=3599).rule == V + "13.7.3(b)"
    at.do(DEALER, CloseForVersion(1), after=1)
    at.game = sevens("1")
    assert at.refused(DEALER, OpenTable()).rule == V + "13.7.3(b)"
    at.do(DEALER, OpenTable(), after=600)


@pytest.mark.proves("VIC-2003-01 17.7")
def test_a_table_that_closed_for_good_stays_closed() -> None:
    at = table("1").people("cass").notice("cass", Kind.SIGN, "close-table")
    at.do("cass", CloseTable(), after=1200)
    assert at.refused(DEALER, OpenTable(), after=60).code == "opened"


def test_17_9__whoever_has_an_unresolved_dispute_is_told_of_the_director() -> None:
    at = cases.played_round(VICTORIA, "gus", "cass")
    at.do("ann", RaiseDispute(1, "I had twenty"))
    assert at.refused("bob", InformOfComplaint(1)).rule == V + "17.9"
    at.do("cass", DecideDispute(1, "the result stands"))
    at.do("ann", AnswerDecision(1, Answer.NOT_SATISFIED))
    told = at.all(ToldOfComplaint)[0]
    assert (told.person, told.to, told.rule) == ("ann", Role.DIRECTOR_OF_CASINO_SURVEILLANCE, V + "17.9")
    at.do("ann", RaiseDispute(1, "and I was first"))
    at.do("cass", DecideDispute(2, "you were"))
    at.do("ann", AnswerDecision(2, Answer.ACCEPTED))
    assert at.refused("gus", InformOfComplaint(2)).rule == V + "17.9"
    at.do("ann", RaiseDispute(1, "the shoe is cold"))
    at.notice("cass", Kind.SIGN, "close-table").do("cass", CloseTable(), after=1200)
    assert [each.dispute for each in at.check().all(ToldOfComplaint)] == [1, 3]


def test_17_10__the_casino_supervisor_decides_and_the_director_reviews() -> None:
    cases.final_decision_is_reviewed_by_the_regulator(VICTORIA, "17.10", "cass", "dirk", Role.DIRECTOR_OF_CASINO_SURVEILLANCE)


@pytest.mark.proves("VIC-2003-01 17.10")
@pytest.mark.parametrize("number", [0, 2])
def test_a_dispute_is_about_a_round_of_this_table(number: int) -> None:
    at = cases.undecided(VICTORIA)
    with pytest.raises(Malformed):
        at.do("ann", RaiseDispute(number, "unfair"))
