"""NSW-BJ-CHALLENGE rule 8: interim settlement."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Annulment, AnnulRound, Insure, Split, Stand, TakeEvenMoney
from pitboss.play.decide import decide
from pitboss.play.events import NaturalHeld, TurnCame, WagerSettled
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import turns

CHALLENGE = table("nsw-blackjack-challenge")
TWO_AREAS = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))


def test_8_1__after_the_initial_deal_and_before_the_final_settlement() -> None:
    played = deal(CHALLENGE, "9H AS 6D 9S KS KC 8C", Stand(1), wagers=TWO_AREAS)
    kinds = [type(event) for event in played.log]
    assert kinds.index(WagerSettled) < kinds.index(TurnCame)
    assert [event.player for event in played.settled] == ["bob", "ann"]
    assert (played.net("bob"), played.net("ann")) == (40, 20)


def test_8_1__so_that_a_blackjack_after_a_split_is_paid_before_it_too() -> None:
    played = deal(CHALLENGE, "KH 6D KS AC 9C TD 9S", Split(1), Stand(1), ann=20)
    kinds = [type(event) for event in played.log]
    assert kinds.index(WagerSettled) < max(place for place, kind in enumerate(kinds) if kind is TurnCame)
    assert [event.net for event in played.settled] == [4000, 2000]


@pytest.mark.parametrize("shown", ["2D", "6D", "9D"])
def test_8_1_1__two_to_one_at_once_against_neither_ten_nor_ace(shown: str) -> None:
    played = deal(CHALLENGE, f"AH {shown} KS", ann=20, bob=50)
    assert (played.net("ann"), played.net("bob")) == (40, 100)
    assert played.rules("ann") == ("NSW-BJ-CHALLENGE 8.1.1",)
    assert turns(played) == [0, -1, 0]


@pytest.mark.parametrize(("shown", "second", "net"), [("AD", "9C", 40), ("TD", "9C", 40), ("AD", "KC", 80), ("QD", "AC", 100)])
def test_8_1_2__against_an_ace_or_a_ten_it_waits_for_rule_15(shown: str, second: str, net: float) -> None:
    waiting = deal(CHALLENGE, f"AH {shown} KS", ann=20, complete=False)
    assert waiting.settled == ()
    assert [event.rule for event in waiting.events(NaturalHeld)] == ["NSW-BJ-CHALLENGE 8.1.2"]
    assert deal(CHALLENGE, f"AH {shown} KS {second}", ann=20).net() == net


def test_8_1_2__with_neither_even_money_nor_insurance() -> None:
    waiting = deal(CHALLENGE, "AH AD KS", ann=20, complete=False).state
    for command in (TakeEvenMoney(1, "ann"), Insure(1, "ann", 1000)):
        with pytest.raises(Refused) as fault:
            decide(CHALLENGE, waiting, command)
        assert fault.value.rule.startswith("NSW-BJ-CHALLENGE ")


@pytest.mark.parametrize(("option", "pair"), [("stands", 25), ("naturals-stand", 0)])
def test_16_8__which_interim_payments_outlive_a_void_round_by_reading_j13(option: str, pair: float) -> None:
    at = table("nsw-blackjack-challenge", "nsw-challenge-perfect-pairs", void_round_payments=option)
    wagers = (Wager("ann", 20, side=(("perfect-pairs", 5),)), Wager("bob", 20, box=2))
    for cause in Annulment:  # 18.5 is read alike
        played = deal(at, "8H AS 6D 8C KS", AnnulRound(cause), wagers=wagers)
        assert (played.net("ann"), played.net("bob")) == (pair, 40)  # a mixed pair at 5 to 1; a blackjack paid at once
