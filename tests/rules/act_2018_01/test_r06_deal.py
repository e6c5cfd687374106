"""ACT-2018-01 rule 6: the initial deal."""

from __future__ import annotations

from pitboss.play.commands import PlaceWager, Stand
from pitboss.play.events import BettingClosed, CardDealt
from pitboss.play.state import Awaits
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import box_of, calls, forbidden, lays, turns, two_seated

ACT = table("act-blackjack")
THREE_BOXES = (Wager("cat", 30, box=6), Wager("ann", 10, box=2), Wager("bob", 20, box=5))


def test_6_2__no_more_bets_then_clockwise_from_the_first_box_with_a_wager() -> None:
    played = deal(ACT, "2H 3H 4H KD 9S 8S 7S", wagers=THREE_BOXES, complete=False)
    assert calls(played) == ["No more bets"]
    dealt = played.events(CardDealt)
    assert played.log.index(played.events(BettingClosed)[0]) < played.log.index(dealt[0])
    assert all(event.rule.startswith("ACT-2018-01 6.2") for event in dealt)
    hands = {hand.box: " ".join(map(str, hand.cards)) for hand in played.state.hands}
    assert hands == {2: "2H 9S", 5: "3H 8S", 6: "4H 7S"}
    late = PlaceWager(3, "dan", 1000)
    assert forbidden(ACT, "2H 3H 4H KD 9S 8S 7S", late, wagers=THREE_BOXES) == "ACT-2018-01 4.1"


def test_6_2_a__first_one_card_to_each_box() -> None:
    played = deal(ACT, "2H 3H 4H", wagers=THREE_BOXES, complete=False)
    assert turns(played) == [0, 1, 2]
    assert lays(played) == ["face up"] * 3
    assert [len(hand.cards) for hand in played.state.hands] == [1, 1, 1]
    assert played.state.dealer == ()


def test_6_2_b__then_one_card_to_the_dealer_and_no_other_before_the_players_are_done() -> None:
    played = deal(ACT, "2H 3H 4H KD 9S 8S 7S", wagers=THREE_BOXES, complete=False)
    assert turns(played) == [0, 1, 2, -1, 0, 1, 2]
    assert played.events(CardDealt)[3].rule == "ACT-2018-01 6.2(b)"
    assert str(played.state.dealer[0]) == "KD"
    assert len(played.state.dealer) == 1
    assert played.state.awaits is Awaits.DECISION
    whole = deal(ACT, "9H KD 9S 7C", Stand(1), ann=20)
    assert turns(whole) == [0, -1, 0, -1]


def test_6_2_c__then_another_card_to_each_box() -> None:
    played = deal(ACT, "2H 3H 4H KD 9S 8S", wagers=THREE_BOXES, complete=False)
    assert turns(played) == [0, 1, 2, -1, 0, 1]
    assert [event.rule for event in played.events(CardDealt)[4:]] == ["ACT-2018-01 6.2(c)"] * 2
    assert played.state.awaits is Awaits.CARD_FOR_DEAL
    assert [len(hand.cards) for hand in played.state.hands] == [2, 2, 1]


def test_4_5_a__one_player_is_seated_at_a_box() -> None:
    two_seated("act-blackjack", "ACT-2018-01 4.5(a)")


def test_17_8__beside_three_main_wagers_others_may_have_side_bets() -> None:
    mains = [{"player": player, "stake": 10} for player in ("ann", "bob", "cat")]
    side = {"player": "dan", "side": {"pairs-play": 5}}
    answer = box_of("act-blackjack", *mains, side, cards="9H 6D 9C KD KC", decisions=[{"box": 1, "do": "stand"}], pairs_play={})
    assert answer["net"]["dan"] == "55.00"
