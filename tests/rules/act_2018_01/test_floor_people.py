"""Powers, approvals and disputes at a table of the Australian Capital Territory."""

from __future__ import annotations

from pitboss.floor.conduct.commands import RaiseDispute
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import CloseTable, OpenTable
from pitboss.floor.opening.events import TableOpened
from pitboss.floor.opening.state import Layout
from pitboss.floor.people.commands import SignOn
from pitboss.play.commands import FindAbsent
from pitboss.terms.absence import ABSENT_PLAYER_WAIT
from pitboss.terms.conduct import CLOSE_TABLE, DisputeScope
from pitboss.terms.equipment import LAYOUT_APPROVAL
from pitboss.terms.powers import Role
from tests.floor import people_cases as cases
from tests.floor.conduct_cases import CAPITAL
from tests.floor.tables import DEALER, Day, game, opened

A = "ACT-2018-01 "


def layout_is_approved(side: tuple[str, ...], pin: str) -> None:
    at = Day(game("act-blackjack", *side)).people("olive")
    at.do("carol", SignOn("carol", (Role.COMMISSION,)))
    assert at.refused("olive", OpenTable(layout=Layout.NEW)).rule == A + pin
    at.notice("olive", Kind.APPROVAL, LAYOUT_APPROVAL, role=Role.CASINO_OPERATOR)
    assert at.refused("olive", OpenTable(layout=Layout.NEW)).rule == A + pin
    at.notice("carol", Kind.APPROVAL, LAYOUT_APPROVAL, role=Role.COMMISSION)
    at.do("olive", OpenTable(layout=Layout.NEW))
    assert at.all(TableOpened)[0].approvals == tuple(dict.fromkeys((A + "1.1", A + pin)))
    assert opened("act-blackjack", *side).all(TableOpened)[0].approvals[-1] == A + pin


def test_1_1__the_layout_is_approved_before_it_is_used() -> None:
    layout_is_approved((), "1.1")


def test_17_2__a_layout_with_perfect_pairs_is_approved_before_it_is_used() -> None:
    layout_is_approved(("act-perfect-pairs",), "17.2")


def test_17_14__a_layout_with_pairs_play_is_approved_before_it_is_used() -> None:
    layout_is_approved(("act-pairs-play",), "17.14")


def test_14_7__the_dealer_draws_for_a_player_who_is_away_or_was_warned() -> None:
    at = cases.undecided(CAPITAL, "cass")
    assert "has not been warned" in at.refused(DEALER, FindAbsent(1)).sentence
    at.notice(DEALER, Kind.NOTICE_TO_PLAYERS, ABSENT_PLAYER_WAIT, "box 1")
    assert at.refused(DEALER, FindAbsent(1)).rule == A + "14.7"
    assert at.refused("cass", FindAbsent(1), after=30).rule == A + "14.7"
    at.do(DEALER, FindAbsent(1))
    at.deals("AS TC").check()
    away = cases.leaves(cases.undecided(CAPITAL))
    away.do(DEALER, FindAbsent(1))
    away.deals("AS TC").check()


def test_15_2__the_operator_closes_a_table_with_notice_to_the_players() -> None:
    at = opened("act-blackjack").people("cass", "olive").players(ann=1)
    assert at.refused("cass", CloseTable()).rule == A + "15.2"
    assert at.refused("olive", CloseTable()).rule == A + "15.2"
    assert opened("act-blackjack").people("olive").refused("olive", CloseTable()).rule == A + "15.2"
    at.notice("olive", Kind.NOTICE_TO_PLAYERS, CLOSE_TABLE).do("olive", CloseTable())
    at.check()


def test_16_4__the_operator_decides_and_the_commission_reviews() -> None:
    at = cases.final_decision_is_reviewed_by_the_regulator(CAPITAL, "16.4", "olive", "carol", Role.COMMISSION)
    assert at.refused("ann", RaiseDispute(1, "x", DisputeScope.BEYOND_THE_RULES)).rule == A + "16.4"
