"""NSW-STAR-BJ rule 10: the subsequent deal."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Command, Double, Hit, Split, Stand
from pitboss.play.decide import decide
from pitboss.play.events import CardCalled, HandFinished, HandSplit, HandStood, StakeDoubled, TurnCame
from pitboss.play.lawful import Lawful, lawful
from pitboss.play.state import Awaits, HandStatus
from pitboss.terms.player_hand import Signal
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import calls, forbidden, lays, turns

STAR = table("nsw-star-blackjack")
TWO_AREAS = (Wager("bob", 30, box=5), Wager("ann", 20, box=2))


def test_10_1__from_the_left_each_total_is_called_and_a_choice_taken() -> None:
    cards = "9H 9S 6D 8H 7S"
    played = deal(STAR, cards + " 3C KC KD", Stand(2), Hit(5), Stand(5), wagers=TWO_AREAS)
    assert calls(played) == ["No more bets", "17", "16", "19"]
    first_turns = list(dict.fromkeys(event.hand for event in played.events(TurnCame)))
    assert [played.state.hands[place].box for place in first_turns] == [2, 5]
    assert {event.rule for event in played.events(TurnCame)} == {"NSW-STAR-BJ 10.1"}
    assert forbidden(STAR, cards, Stand(5), wagers=TWO_AREAS) == "NSW-STAR-BJ 10.1"


def test_10_1_1__double() -> None:
    played = deal(STAR, "6H 6D 5S 9C TD 9S", Double(1), ann=20)
    assert [event.amounts for event in played.events(StakeDoubled)] == [(("ann", 2000),)]
    assert played.net() == 40
    assert forbidden(STAR, "6H 6D 6S", Double(1), ann=20) == "NSW-STAR-BJ 11.1.1"


def test_10_1_2__split() -> None:
    played = deal(STAR, "8H 6D 8S TC 9C TD 9S", Split(1), Stand(1), Stand(1), ann=20)
    assert [event.rule for event in played.events(HandSplit)] == ["NSW-STAR-BJ 12.1"]
    assert played.net() == 40
    assert forbidden(STAR, "8H 6D 9S", Split(1), ann=20) == "NSW-STAR-BJ 12.1"


def test_10_1_3__stand() -> None:
    played = deal(STAR, "7H 6D 5S TD 9S", Stand(1), ann=20)
    assert [event.rule for event in played.events(HandStood)] == ["NSW-STAR-BJ 10.1"]
    assert played.net() == 20


def test_10_1_4__draw() -> None:
    played = deal(STAR, "2H 9D 3S 2C 4C 3D 5S KC", Hit(1), Hit(1), Hit(1), Hit(1), Stand(1), ann=20)
    assert {event.rule for event in played.events(CardCalled)} == {"NSW-STAR-BJ 10.1"}
    assert turns(played) == [0, -1, 0, 0, 0, 0, 0, -1]
    assert played.net() == 0  # 19 against 19


@pytest.mark.parametrize(("cards", "decisions"), [("6H 6D 5S", ()), ("2H 6D 2S", ()), ("2H 6D 4S 5C", (Hit(1),))])
def test_10_2__under_12_must_draw(cards: str, decisions: tuple[Hit, ...]) -> None:
    assert forbidden(STAR, cards, *decisions, Stand(1), ann=20) == "NSW-STAR-BJ 10.2"


def test_10_2__twelve_may_stand_and_doubles_and_splits_are_exempt() -> None:
    for cards in ("7H 6D 5S TD 9S", "AH 6D AS TD 9S"):  # 12, and soft 12
        assert deal(STAR, cards, Stand(1), ann=20).net() == 20
    doubled = deal(STAR, "5H 6D 4S 2C TD 9S", Double(1), ann=20)
    assert (doubled.state.hands[0].total, doubled.net()) == (11, 40)
    assert deal(STAR, "5H 6D 5S TC KC TD 9S", Split(1), Stand(1), Stand(1), ann=20).net() == 40
    assert forbidden(STAR, "5H 6D 5S 3C", Split(1), Stand(1), ann=20) == "NSW-STAR-BJ 10.2"


@pytest.mark.parametrize(
    ("cards", "decisions"), [("9H 6D 2S KC", (Hit(1),)), ("AH 6D 5S 5C", (Hit(1),)), ("KH 6D KS AC 2C", (Split(1), Stand(1)))]
)
def test_10_3__no_card_on_21_hard_or_soft(cards: str, decisions: tuple[Command, ...]) -> None:
    played = deal(STAR, cards, *decisions, ann=20, complete=False)
    assert played.state.awaits is Awaits.CARD_FOR_DEALER
    assert "NSW-STAR-BJ 10.3" in [rule for event in played.events(HandStood) for rule in (event.rule, *event.also)]


def test_10_3__nor_on_blackjack_but_below_21_as_many_as_one_likes() -> None:
    waiting = deal(STAR, "AH KD KS", ann=20, complete=False).state
    for command in (Hit(1), Double(1)):  # not even doubled, though ace and ten would count 11
        with pytest.raises(Refused) as fault:
            decide(STAR, waiting, command)
        assert fault.value.rule.startswith("NSW-STAR-BJ 10.")
    assert deal(STAR, "KH 9D TS KC", Hit(1), ann=20).net() == -20  # 20 may draw


def test_10_4__decisions_are_signalled_and_the_total_is_called_after_each_card() -> None:
    state = deal(STAR, "5H 6D 8S", ann=20, complete=False).state
    signals = {answer.act: answer.signals for answer in lawful(STAR, state) if isinstance(answer, Lawful)}
    assert signals[Hit] == (Signal.SCRATCH_TAP_KNOCK_DRAWS, Signal.OTHER_ACCEPTED)
    assert signals[Stand] == (Signal.HORIZONTAL_STANDS, Signal.OTHER_ACCEPTED)
    played = deal(STAR, "5H 6D 2S 4C 3D AC TD 9S", Hit(1), Hit(1), Hit(1), Stand(1), ann=20)
    assert calls(played) == ["No more bets", "7", "11", "14", "15"]
    assert set(lays(played)) == {"face up"}


def test_10_5__over_21_the_wager_is_lost_at_once() -> None:
    two = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    played = deal(STAR, "9H 9S 6D 7S 9D KC TD 9C", Hit(1), Stand(2), wagers=two)
    assert (played.net("ann"), played.net("bob")) == (-20, 20)  # though the dealer goes over too
    assert played.rules("ann") == ("NSW-STAR-BJ 10.5",)
    bust = next(event for event in played.events(HandFinished) if event.status is HandStatus.BUST)
    bob_turn = next(event for event in played.events(TurnCame) if event.hand == 1)
    assert played.log.index(bust) < played.log.index(bob_turn)
    assert deal(STAR, "9H 6D 7S 5C TD 9S", Hit(1), ann=20).net() == 20  # 21 is not over
