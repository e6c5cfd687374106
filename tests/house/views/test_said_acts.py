"""At a table dealt by a person the dealer may enter whatever a player says: each offer with its players, bounds and command."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.cards.card import card
from pitboss.floor.commands import Command
from pitboss.house.messages import read_command
from pitboss.house.views import Viewer, view_state
from pitboss.play.commands import CloseBetting, Double, DrawCard, PlaceSideBet
from pitboss.terms.powers import Role
from tests.floor.tables import DEALER, Day, opened
from tests.floor.test_view import face_down

DORA = Viewer(DEALER, frozenset({Role.DEALER}))


def offered(at: Day, act: str) -> list[dict[str, Any]]:
    """The acts of one kind that the dealer may do now."""
    return [each for each in view_state(at.game, at.floor, DORA, at.clock)["acts"]["may"] if each["do"] == act]


def enters(at: Day, act: dict[str, Any], **more: Any) -> Command:
    """The dealer gives the command that came with an act, with something filled in, and the table accepts it."""
    command = read_command(act["command"] | more)
    at.do(DEALER, command)
    return command


def in_play(at: Day) -> Any:
    """The round in play, of whichever kind."""
    return at.floor.rounds.now


def dealt(at: Day, cards: str) -> Day:
    """Betting closes and these cards come."""
    at.do(DEALER, CloseBetting())
    for each in cards.split():
        at.do(DEALER, DrawCard(card(each)))
    return at


def test_a_wager_and_a_side_bet_for_somebody_without_a_screen() -> None:
    at = opened("act-blackjack", "act-perfect-pairs").players(ann=1, bob=2, cat=0)
    first, second = offered(at, "place-wager")[:2]
    assert (first["players"][0], second["players"][0]) == ("ann", "bob"), "whoever sits there first"
    assert {each["player"] for each in first["amounts"]} == set(first["players"])
    enters(at, first, amount="20.00")
    enters(at, first, player="cat", amount="10.00")
    assert [(each.player, each.stake) for each in in_play(at).boxes[0].bettors] == [("ann", 2000), ("cat", 1000)]
    assert [each["players"] for each in offered(at, "place-wager") if each["box"] == 1] == [["bob"]], "one wager a player on a box"
    pairs = next(each for each in offered(at, "place-side-bet") if each["box"] == 1)
    enters(at, pairs, player="ann", amount="5.00")
    assert [(each.player, each.bet) for each in in_play(at).boxes[0].side] == [("ann", "perfect-pairs")]


def test_insurance_and_even_money() -> None:
    at = opened("act-blackjack").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    dealt(at, "AH 9D AS KH 8D")
    assert {(each["command"]["player"], each["command"]["owner"]) for each in offered(at, "insure")} >= {("bob", "bob")}
    enters(at, next(each for each in offered(at, "insure") if each["players"] == ["bob"] and each["box"] == 2), amount="5.00")
    assert [(each.player, each.amount) for each in in_play(at).insurance] == [("bob", 500)]
    (even,) = offered(at, "take-even-money")
    assert even["players"] == ["ann"]
    enters(at, even)
    assert not offered(at, "take-even-money")


def test_surrender_by_the_caller_first() -> None:
    at = opened("vic-vegas-blackjack").players(ann=1, bob=0).bets(1, ann=20, bob=10)
    dealt(at, "9H TD 7S")
    (caller,) = offered(at, "surrender")
    assert caller["players"] == ["ann"], "whoever stands behind may only follow"
    enters(at, caller)
    (follower,) = offered(at, "surrender")
    assert follower["players"] == ["bob"]
    enters(at, follower)


def test_a_double_withdrawn() -> None:
    at = opened("vic-crown-pontoon").players(ann=1).bets(1, ann=20)
    dealt(at, "5H 9D 6S")
    at.do(DEALER, Double(1))
    at.do(DEALER, DrawCard(card("2C")))
    (forfeit,) = offered(at, "forfeit")
    assert forfeit["players"] == ["ann"]
    enters(at, forfeit)


def test_the_press_takes_the_number_that_the_real_button_showed() -> None:
    at = opened("vic-crown-pontoon", "vic-pontoon-pandemonium").players(ann=1, bob=2, cat=3).bets(1, ann=20).bets(2, bob=20)
    at.do("ann", PlaceSideBet(1, "ann", "pontoon-pandemonium", 500))
    dealt(at, "AH 9D 4C KS 8D")
    (press,) = offered(at, "press")
    assert press["command"]["player"] == "ann"
    assert press["draws"] > 1
    assert set(press["players"]) == {"bob", "cat", "dealer"}, "a winner may nominate whoever has not won"
    enters(at, press, draw=press["draws"])
    assert not offered(at, "press")


def test_wagers_on_the_areas_of_com_bo() -> None:
    at = opened("vic-crown-com-bo").players(ann=0, bob=0)
    act = offered(at, "place-com-bo-wager")[0]
    assert act["players"] == ["ann", "bob"]
    enters(at, act, player="bob", amount="10.00")
    assert [each.player for each in in_play(at).wagers] == ["bob"]


def test_cards_face_down_are_turned_up_and_not_told() -> None:
    at = face_down("AH", "9D", "AS", "KH", "8D")
    assert {each["box"] for each in offered(at, "show-cards")} == {1, 2}
    assert not offered(at, "take-even-money")
    assert not offered(at, "insure")
    enters(at, offered(at, "show-cards")[0])
    assert [each["players"] for each in offered(at, "take-even-money")] in ([], [["ann"]])


@pytest.mark.parametrize("who", ["ann", "zed"])
def test_a_player_is_offered_nothing_that_another_says(who: str) -> None:
    at = opened("act-blackjack").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    dealt(at, "TH 9D AS KH 8D")
    acts = view_state(at.game, at.floor, Viewer(who), at.clock)["acts"]["may"]
    assert all(each["command"].get("player", who) == who for each in acts)
