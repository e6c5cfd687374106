"""NSW-STAR-BJ rule 7: the initial deal."""

from __future__ import annotations

from pitboss.play.commands import PlaceWager
from pitboss.play.events import CardDealt
from pitboss.play.state import Awaits
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import box_of, calls, crowded, forbidden, lays, turns, two_seated

STAR = table("nsw-star-blackjack")
THREE_AREAS = (Wager("cat", 30, box=9), Wager("ann", 10, box=2), Wager("bob", 20, box=5))


def test_7_1__from_the_left_a_card_each_one_to_the_dealer_and_a_second_each() -> None:
    played = deal(STAR, "2H 3H 4H KD 9S 8S 7S", wagers=THREE_AREAS, complete=False)
    assert turns(played) == [0, 1, 2, -1, 0, 1, 2]
    assert {event.rule for event in played.events(CardDealt)} == {"NSW-STAR-BJ 7.1"}
    assert {hand.box: " ".join(map(str, hand.cards)) for hand in played.state.hands} == {2: "2H 9S", 5: "3H 8S", 9: "4H 7S"}
    assert played.state.awaits is Awaits.DECISION
    assert len(played.state.dealer) == 1
    assert lays(played) == ["face up"] * 7
    assert calls(played)[0] == "No more bets"


def test_7_1__no_bet_once_the_first_card_is_out() -> None:
    late = PlaceWager(3, "dan", 1000)
    assert forbidden(STAR, "2H 3H 4H KD 9S 8S 7S", late, wagers=THREE_AREAS).startswith("NSW-STAR-BJ 5.")


def test_5_4__a_fourth_main_wager_on_a_playing_area_is_refused() -> None:
    crowded("nsw-star-blackjack", "NSW-STAR-BJ 5.4")


def test_5_5_1__one_player_is_seated_at_a_playing_area() -> None:
    two_seated("nsw-star-blackjack", "NSW-STAR-BJ 5.5.1")


def test_14_7__beside_three_main_wagers_others_may_have_optional_ones() -> None:
    mains = [{"player": player, "stake": 10} for player in ("ann", "bob", "cat")]
    side = {"player": "dan", "side": {"perfect-pairs": 5}}
    answer = box_of("nsw-star-blackjack", *mains, side, cards="9H 6D 9H KD KC", decisions=[{"box": 1, "do": "stand"}], perfect_pairs={})
    assert answer["net"] == {"ann": "10.00", "bob": "10.00", "cat": "10.00", "dan": "150.00"}
