"""NSW-STAR-BJ rule 9: interim settlement."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Annulment, AnnulRound, Insure, Stand, TakeEvenMoney
from pitboss.play.events import NaturalHeld, TurnCame, WagerSettled
from pitboss.play.table import open_table
from pitboss.terms.powers import Role
from tests.play.rounds import Wager, deal, rules_of, table
from tests.rules.at_table import forbidden, turns

STAR = table("nsw-star-blackjack")
DEFERRING = open_table(rules_of("nsw-star-blackjack"), naturals_deferred_by=Role.ASSISTANT_GAMING_MANAGER)
TWO_AREAS = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))


def test_9_1__between_the_initial_and_the_subsequent_deal() -> None:
    played = deal(STAR, "9H AS 6D 9S KS KC 8C", Stand(1), wagers=TWO_AREAS)
    kinds = [type(event) for event in played.log]
    assert kinds.index(WagerSettled) < kinds.index(TurnCame)
    assert [event.player for event in played.settled] == ["bob", "ann"]
    assert (played.net("bob"), played.net("ann")) == (30, 20)


@pytest.mark.parametrize("shown", ["2D", "6D", "9D"])
def test_9_1_1__three_to_two_at_once_against_neither_ten_nor_ace(shown: str) -> None:
    played = deal(STAR, f"AH {shown} KS", ann=20, bob=50)
    assert (played.net("ann"), played.net("bob")) == (30, 75)
    assert played.rules("ann") == ("NSW-STAR-BJ 9.1.1",)
    assert turns(played) == [0, -1, 0]


def test_9_1_1__or_put_off_to_the_final_settlement_with_no_card_drawn_for_it() -> None:
    alone = deal(DEFERRING, "AH 6D KS", ann=20)
    assert [event.rule for event in alone.events(NaturalHeld)] == ["NSW-STAR-BJ 9.1.1"]
    assert turns(alone) == [0, -1, 0]
    assert alone.net() == 30
    assert alone.rules()[0] == "NSW-STAR-BJ 15.1.1"


def test_9_1_1__deferred_it_is_paid_after_the_hands_beside_it_are_played() -> None:
    played = deal(DEFERRING, "AH 9S 6D KS 8S 4C AC", Stand(2), wagers=TWO_AREAS)
    assert played.state.dealer_total == 21
    kinds = [type(event) for event in played.log]
    assert kinds.index(WagerSettled) > kinds.index(TurnCame)
    assert (played.net("ann"), played.net("bob")) == (30, -20)  # a 21 does not touch it


@pytest.mark.parametrize("role", [Role.DEALER, Role.GAMING_SUPERVISOR, Role.CASINO_SUPERVISOR, Role.PLAYER])
def test_9_1_1__nobody_below_an_assistant_gaming_manager_puts_it_off(role: Role) -> None:
    with pytest.raises(Refused) as fault:
        open_table(rules_of("nsw-star-blackjack"), naturals_deferred_by=role)
    assert fault.value.rule == "NSW-STAR-BJ 9.1.1"


def test_9_1_1__a_gaming_manager_may_and_in_other_games_nobody() -> None:
    assert open_table(rules_of("nsw-star-blackjack"), naturals_deferred_by=Role.GAMING_MANAGER).naturals.deferred
    for game, rule in [("nsw-blackjack-challenge", "NSW-BJ-CHALLENGE 8.1.1"), ("act-blackjack", "ACT-2018-01 8.1(a)")]:
        with pytest.raises(Refused) as fault:
            open_table(rules_of(game), naturals_deferred_by=Role.GAMING_MANAGER)
        assert fault.value.rule == rule


def test_9_1_2__evens_against_an_ace_at_the_players_request() -> None:
    played = deal(STAR, "AH AD KS KC", TakeEvenMoney(1, "bob"), ann=20, bob=30)
    assert (played.net("ann"), played.net("bob")) == (0, 30)
    assert played.rules("bob") == ("NSW-STAR-BJ 9.1.2",)
    for cards in ("AH 9C KD KS 7C", "9H 9C AD KS 7C"):
        assert forbidden(STAR, cards, TakeEvenMoney(1, "ann"), wagers=TWO_AREAS) == "NSW-STAR-BJ 9.1.2"


def test_9_1_2__and_insurance_is_void_and_returned() -> None:
    played = deal(STAR, "AH AD KS", Insure(1, "ann", 1000), TakeEvenMoney(1, "ann"), ann=20)
    assert (played.net(bet="main"), played.net(bet="insurance")) == (20, 0)
    assert [(event.stake, event.result.value) for event in played.settled if event.bet == "insurance"] == [(1000, "void")]
    assert played.rules(bet="insurance") == ("NSW-STAR-BJ 9.1.2",)
    assert turns(played) == [0, -1, 0]  # with nothing left to insure, no second card
    other = deal(STAR, "AH AD KS KC", Insure(1, "bob", 1500), TakeEvenMoney(1, "ann"), ann=20, bob=30)
    assert (other.net("ann"), other.net("bob")) == (20, 30)  # bob waits: a stand-off, and insurance at 2 to 1


@pytest.mark.parametrize(("second", "net"), [("9C", 30), ("AC", 0)])
def test_9_1_3__against_a_ten_it_waits_for_rule_15(second: str, net: float) -> None:
    waiting = deal(STAR, "AH TD KS", ann=20, complete=False)
    assert waiting.settled == ()
    played = deal(STAR, f"AH TD KS {second}", ann=20)
    assert [event.rule for event in played.events(NaturalHeld)] == ["NSW-STAR-BJ 9.1.3"]
    assert played.net() == net


@pytest.mark.parametrize(("option", "pair"), [("stands", 25), ("naturals-stand", 0)])
def test_16_8__which_interim_payments_outlive_a_void_round_by_reading_j13(option: str, pair: float) -> None:
    at = table("nsw-star-blackjack", "nsw-star-perfect-pairs", void_round_payments=option)
    wagers = (Wager("ann", 20, side=(("perfect-pairs", 5),)), Wager("bob", 20, box=2))
    for cause in Annulment:  # 18.5 is read alike
        played = deal(at, "8H AS 6D 8C KS", AnnulRound(cause), wagers=wagers)
        assert (played.net("ann"), played.net("bob")) == (pair, 30)  # a mixed pair at 5 to 1; a blackjack paid at once
