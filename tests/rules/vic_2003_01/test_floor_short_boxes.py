"""Rules 9.7 and 9.7(a) at a table: a box that got no cards or one, and what becomes of its side bets."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.floor.accidents.facts import Lack
from pitboss.floor.accidents.kinds import BoxWithOneCard, BoxWithoutCards, ButtonDown
from pitboss.play.commands import CloseSurrender, Press, Stand, Surrender
from pitboss.play.events import CardDealt
from pitboss.play.state import Awaits
from tests.floor.accidents_cases import answered, asked, chooses, enter, hand, rack, report, two_boxes, unlawful
from tests.floor.tables import DEALER, Day, opened
from tests.rules.at_table import V

BOOK = "vic-blackjack"


def test_9_7__a_wager_whose_box_got_no_cards_is_void() -> None:
    at = two_boxes(BOOK).deals("9H 6D 7C")
    assert unlawful(at, BoxWithoutCards(3)).rule == V + "9.7"
    assert unlawful(at, BoxWithoutCards(2), "ann").rule == V + "9.7"
    report(at, BoxWithoutCards(2))
    assert answered(at) == ("void-wager", V + "9.7")
    assert (hand(at, 1), at.net("bob")) == ("9H 7C", 0)
    at.deals("KD 2H", Stand(1)).check()
    assert at.net("ann") == -20
    early = two_boxes(BOOK).deals("9H 6D")
    assert unlawful(early, BoxWithoutCards(2)).rule == V + "9.5"


def test_9_7_a__a_box_with_one_card_gives_it_up_or_gets_the_second_in_turn() -> None:
    at = two_boxes(BOOK).deals("9H TS 6D 5S")
    report(at, BoxWithOneCard(1))
    assert (asked(at).players, asked(at).choices) == (("ann",), ("retract", "second-card-in-turn"))
    chooses(at, "ann", "second-card-in-turn")
    assert (hand(at, 1), hand(at, 2), at.floor.rounds.now.awaits) == ("9H", "TS 5S", Awaits.CARD_FOR_HAND)
    enter(at, "7C")
    assert at.all(CardDealt)[-1].rule == V + "9.7(a)"
    at.deals("KD 2H", Stand(1), Stand(2)).check()
    assert at.net("ann") == -20
    gone = two_boxes(BOOK).deals("9H TS 6D 5S")
    assert unlawful(gone, BoxWithOneCard(3)).rule == V + "9.7(a)"
    report(gone, BoxWithOneCard(1))
    chooses(gone, "ann", "retract")
    assert (rack(gone), hand(gone, 2), gone.net("ann"), answered(gone)[1]) == (["9H"], "TS 5S", 0, V + "9.7(a)")
    gone.deals("KD 2H", Stand(2)).check()


def test_9_7_a__a_late_second_card_may_make_a_blackjack() -> None:
    at = two_boxes(BOOK).deals("AH TS 6D 5S")
    report(at, BoxWithOneCard(1))
    at.deals("KC KD 9C", Stand(2)).check()
    assert at.net("ann") == 30


@pytest.mark.parametrize(("second", "net"), [("9C", 20 + 30), ("8C", 20 - 5), ("2C", 20 - 5)])
def test_9_7_a__a_side_bet_on_the_box_waits_for_its_second_card(second: str, net: float) -> None:
    at = two_boxes(BOOK, "vic-perfect-pairs").side("ann", "perfect-pairs", 5).side("bob", "perfect-pairs", 5, 2)
    at.deals("9H TS 6D 5S")
    report(at, BoxWithOneCard(1))
    chooses(at, "ann", "second-card-in-turn")
    assert (at.net("ann"), at.net("bob")) == (-20 - 5, -20 - 5)  # bob's two cards are no pair, ann has one
    at.deals(f"{second} KD 9C", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (net, 20 - 5)


def pandemonium_with_one_card(first: str, **options: Any) -> Day:
    """Ann with $20 and $5 on Pandemonium got one card, and waits for the second; bob has a 14."""
    at = two_boxes("vic-crown-pontoon", "vic-pontoon-pandemonium", **options).side("ann", "pontoon-pandemonium", 5)
    at.deals(f"{first} 9S 6D 5S")
    report(at, BoxWithOneCard(1))
    chooses(at, "ann", "second-card-in-turn")
    return at


def test_11_4_1_a__a_pontoon_that_a_late_second_card_makes_wins_the_jackpot_between_two_turns() -> None:
    at = pandemonium_with_one_card("AH")
    assert at.net("ann") == -25
    enter(at, "KC")
    assert at.floor.rounds.now.awaits is Awaits.BUTTON
    at.do("ann", Press(1, "ann", 99_000))  # one of the 33,000 that pay $5 for each dollar
    assert (at.net("ann"), at.floor.rounds.now.awaits) == (30 + 25, Awaits.DECISION)
    at.deals("KD 9C", Stand(2)).check()
    assert at.net("ann") == 30 + 25


def test_11_4_1_a__the_button_is_pressed_before_the_dealer_goes_on_where_the_late_box_is_the_last() -> None:
    at = opened("vic-crown-pontoon", "vic-pontoon-pandemonium").people("gus", "gwen", "cass", "max").players(ann=1, bob=2)
    at.bets(1, ann=20).bets(2, bob=20).side("bob", "pontoon-pandemonium", 5, 2).deals("9S AH 6D 8S")
    report(at, BoxWithOneCard(2))
    chooses(at, "bob", "second-card-in-turn")
    at.do("ann", Stand(1))
    enter(at, "KC")
    assert (at.floor.rounds.now.awaits, at.floor.rounds.is_over) == (Awaits.BUTTON, False)
    report(at, ButtonDown(Lack.FAILED))  # 11.7.3(b): the smallest prize
    assert at.net("bob") == 30 + 25
    at.deals("KD 9C").check()
    assert at.floor.rounds.number == 2


def test_11_4_1_c__a_late_second_card_that_makes_no_pontoon_loses_the_jackpot() -> None:
    at = pandemonium_with_one_card("AH").deals("9C KD 9C", Stand(1), Stand(2)).check()
    assert at.net("ann") == 20 - 5


def test_11_4_1_c__a_box_with_one_card_that_is_surrendered_is_no_pontoon_and_loses_the_jackpot() -> None:
    at = two_boxes("vic-crown-pontoon", "vic-pontoon-pandemonium").side("ann", "pontoon-pandemonium", 5)
    at.deals("AH 9S KD 5S")
    report(at, BoxWithOneCard(1))
    chooses(at, "ann", "second-card-in-turn")
    at.do("ann", Surrender(1))
    at.do(DEALER, CloseSurrender())
    at.deals("9C", Stand(2)).check()
    assert at.net("ann") == -10 - 5


@pytest.mark.parametrize("option", ["jackpot-returned", "returned"])
def test_9_7_a__a_house_may_elect_that_a_jackpot_on_such_a_box_goes_back(option: str) -> None:
    at = pandemonium_with_one_card("AH", **{"box-with-one-card-side-bets": option})
    assert at.net("ann") == -20
    at.deals("KC KD 9C", Stand(2)).check()
    assert at.net("ann") == 30


def test_9_7_a__a_house_may_elect_that_such_a_side_bet_goes_back() -> None:
    at = two_boxes(BOOK, "vic-perfect-pairs", **{"box-with-one-card-side-bets": "returned"}).side("ann", "perfect-pairs", 5)
    at.deals("9H TS 6D 5S")
    report(at, BoxWithOneCard(1))
    chooses(at, "ann", "second-card-in-turn")
    assert at.net("ann") == -20
    at.deals("9C KD 9C", Stand(1), Stand(2)).check()
    assert at.net("ann") == 20


@pytest.mark.parametrize(("cards_", "net"), [("7H 7D", 20 + 250), ("7H AD", 20 - 5), ("9H 7D", 20 - 5), ("AH KD", 30 - 5)])
def test_9_7_a__magnificent_sevens_wait_too_unless_the_first_card_is_no_seven(cards_: str, net: float) -> None:
    at = two_boxes(BOOK, "vic-magnificent-sevens").side("ann", "magnificent-sevens", 5)
    first, second = cards_.split()
    at.deals(f"{first} TS 6D 5S")
    report(at, BoxWithOneCard(1))
    chooses(at, "ann", "second-card-in-turn")
    at.deals(f"{second} KD 9C", *([] if first == "AH" else [Stand(1)]), Stand(2)).check()
    assert at.net("ann") == net


def test_9_7_a__in_crown_pontoon_a_late_second_card_may_make_a_pontoon() -> None:
    at = two_boxes("vic-crown-pontoon").deals("AH 9S 6D 5S")
    report(at, BoxWithOneCard(1))
    at.deals("KC KD 9C", Stand(2)).check()
    assert at.net("ann") == 30
