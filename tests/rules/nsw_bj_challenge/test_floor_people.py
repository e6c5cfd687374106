"""Powers, approvals and disputes at a table of Blackjack Challenge."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.view import view
from pitboss.law.refusal import Refused
from pitboss.play.commands import FindAbsent, ShowCards
from pitboss.terms.powers import Role
from tests.floor import people_cases as cases
from tests.floor.conduct_cases import CHALLENGE, game_face_down
from tests.floor.tables import DEALER

N = "NSW-BJ-CHALLENGE "


def test_3_8__every_card_is_dealt_face_up() -> None:
    with pytest.raises(Refused) as fault:
        game_face_down(CHALLENGE, Role.INSPECTOR)
    assert fault.value.rule == N + "3.8"
    at = cases.undecided(CHALLENGE)
    assert view(at.floor, "zed").rounds.now.hands[0].cards == (card("9H"), card("2C"))  # type: ignore[union-attr]
    assert at.refused("ann", ShowCards(1)).rule == N + "3.8"


def test_16_10__the_dealer_draws_for_a_player_who_does_not_decide_in_reasonable_time() -> None:
    cases.dealer_draws_after_a_wait(CHALLENGE, "16.10")
    at = cases.leaves(cases.undecided(CHALLENGE))
    assert at.refused(DEALER, FindAbsent(1)).rule == N + "16.10"


def test_18_12__a_gaming_supervisor_decides_first_and_another_person_reviews() -> None:
    cases.disputes_go_up_the_ladder_of_new_south_wales(CHALLENGE)


def test_18_13__the_operator_decides_finally_and_who_is_not_satisfied_hears_of_the_inspector() -> None:
    cases.operator_decides_finally_and_tells_of_the_inspector(CHALLENGE)


def test_16_10__the_hand_of_a_player_who_is_away_is_played_at_once_by_another_reading() -> None:
    cases.nobody_waits_for_a_player_who_is_away(CHALLENGE, "16.10")
