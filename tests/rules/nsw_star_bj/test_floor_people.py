"""Powers, approvals and disputes at a table of Star Blackjack."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.game import open_game
from pitboss.floor.notices.state import Kind
from pitboss.floor.opening.commands import OpenTable
from pitboss.floor.people.commands import SignOn
from pitboss.floor.view import view
from pitboss.play.commands import FindAbsent, Hit, ShowCards
from pitboss.terms.deal import FACE_DOWN_DEAL
from pitboss.terms.naturals import NATURAL_DEFERRED_BY
from pitboss.terms.powers import Role
from pitboss.terms.splitting import SPLIT_AGAIN_PERMITTED_BY
from tests.floor import people_cases as cases
from tests.floor.conduct_cases import STAR, game_face_down
from tests.floor.tables import DEALER, Day, game, opened

N = "NSW-STAR-BJ "


def face_down_game() -> Day:
    return Day(game_face_down(STAR, Role.INSPECTOR)).people("cass", "ines")


def test_3_6_1__cards_lie_face_up_where_nobody_approved_otherwise() -> None:
    at = cases.undecided(STAR)
    assert view(at.floor, "zed").rounds.now.hands[0].cards == (card("9H"), card("2C"))  # type: ignore[union-attr]
    assert at.refused("ann", ShowCards(1)).rule == N + "3.6.2"


def test_3_6_2__the_first_two_cards_lie_face_down_with_an_inspectors_approval_and_are_shown_before_a_third() -> None:
    at = face_down_game()
    assert at.refused("cass", OpenTable()).rule == N + "3.6.2"
    at.notice("ines", Kind.APPROVAL, FACE_DOWN_DEAL, role=Role.INSPECTOR)
    at.do("cass", OpenTable())
    at.do(DEALER, SignOn(DEALER, (Role.DEALER,)))
    at.shoe().players(ann=1).bets(1, ann=20).deals("9H KD 2C")
    assert view(at.floor, "zed").rounds.now.hands[0].cards == ()  # type: ignore[union-attr]
    assert at.refused("ann", Hit(1)).rule == N + "3.6.2"
    at.do("ann", ShowCards(1))
    at.do("ann", Hit(1))


def test_12_5__a_gaming_manager_permits_a_third_hand() -> None:
    at = Day(game("nsw-star-blackjack", split_hands=3)).people("cass", "max")
    assert at.refused("cass", OpenTable()).rule == N + "12.5"
    told(at).notice("cass", Kind.APPROVAL, SPLIT_AGAIN_PERMITTED_BY, role=Role.CASINO_SUPERVISOR)
    assert at.refused("cass", OpenTable()).rule == N + "12.5"
    permitted(at).do("cass", OpenTable())
    opened("nsw-star-blackjack", split_hands=2)


def test_12_5_1__the_players_are_told_before_play() -> None:
    at = permitted(Day(game("nsw-star-blackjack", split_hands=3)).people("cass", "max"))
    refused = at.refused("cass", OpenTable())
    assert (refused.code, refused.rule) == ("players-not-told", N + "12.5.1")
    told(at).do("cass", OpenTable())


def permitted(at: Day) -> Day:
    return at.notice("max", Kind.APPROVAL, SPLIT_AGAIN_PERMITTED_BY, role=Role.GAMING_MANAGER)


def told(at: Day) -> Day:
    return at.notice("cass", Kind.NOTICE_TO_PLAYERS, SPLIT_AGAIN_PERMITTED_BY)


@pytest.mark.proves("NSW-STAR-BJ 9.1.1")
def test_naturals_wait_for_the_final_settlement_only_by_leave() -> None:
    at = Day(open_game(game("nsw-star-blackjack").rules, naturals_deferred_by=Role.GAMING_MANAGER)).people("cass", "max")
    assert at.refused("cass", OpenTable()).rule == N + "9.1.1"
    at.notice("max", Kind.APPROVAL, NATURAL_DEFERRED_BY, role=Role.GAMING_MANAGER).do("cass", OpenTable())


def test_16_10__the_dealer_draws_for_a_player_who_does_not_decide_in_reasonable_time() -> None:
    cases.dealer_draws_after_a_wait(STAR, "16.10")
    at = cases.leaves(cases.undecided(STAR))
    assert at.refused(DEALER, FindAbsent(1)).rule == N + "16.10"


def test_18_12__a_gaming_supervisor_decides_first_and_another_person_reviews() -> None:
    cases.disputes_go_up_the_ladder_of_new_south_wales(STAR)


def test_18_13__the_operator_decides_finally_and_who_is_not_satisfied_hears_of_the_inspector() -> None:
    cases.operator_decides_finally_and_tells_of_the_inspector(STAR)


def test_16_10__the_hand_of_a_player_who_is_away_is_played_at_once_by_another_reading() -> None:
    cases.nobody_waits_for_a_player_who_is_away(STAR, "16.10")
