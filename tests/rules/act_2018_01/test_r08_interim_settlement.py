"""ACT-2018-01 rule 8: interim settlement."""

from __future__ import annotations

import pytest

from pitboss.play.commands import Insure, Stand, TakeEvenMoney
from pitboss.play.events import NaturalHeld, TurnCame, WagerSettled
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import forbidden, turns

ACT = table("act-blackjack")


def test_8_1__after_the_initial_deal_and_before_the_subsequent_deal() -> None:
    wagers = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    played = deal(ACT, "9H AS 6D 9S KS KC 8C", Stand(1), wagers=wagers)
    kinds = [type(event) for event in played.log]
    assert kinds.index(WagerSettled) < kinds.index(TurnCame)  # bob on box 2 is paid before ann on box 1 decides
    assert [event.player for event in played.settled] == ["bob", "ann"]
    assert (played.net("bob"), played.net("ann")) == (30, 20)


@pytest.mark.parametrize("shown", ["2D", "5D", "9D"])
def test_8_1_a__three_to_two_at_once_against_neither_ten_nor_ace(shown: str) -> None:
    played = deal(ACT, f"AH {shown} KS", ann=20, bob=15)
    assert (played.net("ann"), played.net("bob")) == (30, 22.5)
    assert played.rules("bob") == ("ACT-2018-01 8.1(a)",)
    assert turns(played) == [0, -1, 0]


@pytest.mark.parametrize("shown", ["TD", "KD", "AD"])
def test_8_1_a__against_a_ten_value_card_or_an_ace_it_waits(shown: str) -> None:
    played = deal(ACT, f"AH {shown} KS 5C", ann=20)
    assert len(played.events(NaturalHeld)) == 1
    assert turns(played) == [0, -1, 0, -1]
    assert played.net() == 30


def test_8_1_b__evens_against_an_ace_at_each_players_request() -> None:
    played = deal(ACT, "AH AD KS KC", TakeEvenMoney(1, "bob"), ann=20, bob=30)
    assert (played.net("ann"), played.net("bob")) == (0, 30)
    assert played.rules("bob") == ("ACT-2018-01 8.1(b)",)
    alone = deal(ACT, "AH AD KS", TakeEvenMoney(1, "ann"), ann=20)
    assert alone.net() == 20
    assert turns(alone) == [0, -1, 0]  # nothing is left for the dealer to decide


@pytest.mark.parametrize("cards", ["AH 9C KD KS 7C", "9H 9C AD KS 7C", "AH 9C 6D KS 7C"])
def test_8_1_b__neither_without_an_ace_nor_without_a_blackjack(cards: str) -> None:
    wagers = (Wager("ann", 20), Wager("bob", 20, box=2))
    assert forbidden(ACT, cards, TakeEvenMoney(1, "ann"), wagers=wagers) == "ACT-2018-01 8.1(b)"


@pytest.mark.parametrize(("second", "stands", "returned"), [("KC", 40, 20), ("9C", 10, 20)])
def test_8_1_b__insurance_already_placed_runs_on_unless_read_otherwise(second: str, stands: float, returned: float) -> None:
    decisions = (Insure(1, "ann", 1000), TakeEvenMoney(1, "ann"))
    assert deal(ACT, f"AH AD KS {second}", *decisions, ann=20).net() == stands
    read_as_new_south_wales = table("act-blackjack", even_money="insurance-returned")
    assert deal(read_as_new_south_wales, "AH AD KS", *decisions, ann=20).net() == returned


def test_8_1_b__insurance_of_anothers_wager_goes_back_with_it_unless_read_otherwise() -> None:
    decisions = (Insure(1, "ann", 500), Insure(1, "ann", 1000, owner="bob"), TakeEvenMoney(1, "ann"))
    wagers = (Wager("ann", 20, seated=True), Wager("bob", 20))
    all_of_it = deal(table("act-blackjack", even_money="insurance-returned"), "AH AD KS 9C", *decisions, wagers=wagers)
    assert (all_of_it.net("ann", "main"), all_of_it.net("ann", "insurance")) == (20, 0)
    own_only = table("act-blackjack", even_money="own-insurance-returned")
    for second, insurance in (("9C", -10), ("KC", 20)):
        played = deal(own_only, f"AH AD KS {second}", *decisions, wagers=wagers)
        assert (played.net("ann", "main"), played.net("ann", "insurance")) == (20, insurance)  # reading J10: $10 on bob's runs on


@pytest.mark.parametrize(("shown", "to_the_letter"), [("KD", 30), ("JD", 30), ("TD", 0), ("AD", 0)])
def test_8_1_a__a_court_card_is_a_ten_unless_read_to_the_letter(shown: str, to_the_letter: float) -> None:
    makes_it = "AC" if shown != "AD" else "KC"
    assert deal(ACT, f"AH {shown} KS {makes_it}", ann=20).net() == 0  # reading H10: it waits, and 13.1(g) applies
    letter = table("act-blackjack", natural_paid_at_once="neither-ten-itself-nor-ace")
    played = deal(letter, f"AH {shown} KS{'' if to_the_letter else ' ' + makes_it}", ann=20)
    assert played.net() == to_the_letter
