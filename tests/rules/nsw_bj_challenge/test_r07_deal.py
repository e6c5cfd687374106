"""NSW-BJ-CHALLENGE rule 7: the initial deal."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import PlaceWager
from pitboss.play.events import CardDealt
from pitboss.play.state import Awaits
from pitboss.play.table import open_table
from pitboss.terms.powers import Role
from tests.play.rounds import Wager, deal, rules_of, table
from tests.rules.at_table import calls, crowded, forbidden, lays, turns, two_seated

CHALLENGE = table("nsw-blackjack-challenge")
THREE_AREAS = (Wager("cat", 30, box=7), Wager("ann", 10, box=2), Wager("bob", 20, box=5))


def test_7_1__from_the_left_a_card_each_one_to_the_dealer_and_a_second_each() -> None:
    played = deal(CHALLENGE, "2H 3H 4H KD 9S 8S 7S", wagers=THREE_AREAS, complete=False)
    assert turns(played) == [0, 1, 2, -1, 0, 1, 2]
    assert {event.rule for event in played.events(CardDealt)} == {"NSW-BJ-CHALLENGE 7.1"}
    assert {hand.box: " ".join(map(str, hand.cards)) for hand in played.state.hands} == {2: "2H 9S", 5: "3H 8S", 7: "4H 7S"}
    assert played.state.awaits is Awaits.DECISION
    assert len(played.state.dealer) == 1
    assert calls(played)[0] == "No more bets"


def test_7_1__every_card_face_up() -> None:
    assert lays(deal(CHALLENGE, "2H 3H 4H KD 9S 8S 7S", wagers=THREE_AREAS, complete=False)) == ["face up"] * 7
    with pytest.raises(Refused):
        open_table(rules_of("nsw-blackjack-challenge"), face_down_approved_by=Role.INSPECTOR)


def test_7_1__no_bet_once_the_first_card_is_out() -> None:
    late = PlaceWager(3, "dan", 1000)
    assert forbidden(CHALLENGE, "2H 3H 4H KD 9S 8S 7S", late, wagers=THREE_AREAS).startswith("NSW-BJ-CHALLENGE 5.")


def test_5_4__a_fourth_main_wager_on_a_playing_area_is_refused() -> None:
    crowded("nsw-blackjack-challenge", "NSW-BJ-CHALLENGE 5.4")


def test_5_5_1__one_player_is_seated_at_a_playing_area() -> None:
    two_seated("nsw-blackjack-challenge", "NSW-BJ-CHALLENGE 5.5.1")
