"""NSW-BJ-CHALLENGE rule 9: the subsequent deal."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Command, Double, Hit, Split, Stand
from pitboss.play.decide import decide
from pitboss.play.events import CardCalled, HandFinished, HandSplit, HandStood, StakeDoubled, TurnCame
from pitboss.play.lawful import Lawful, lawful
from pitboss.play.state import HandStatus
from pitboss.terms.player_hand import Signal
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import calls, forbidden, lays, turns

CHALLENGE = table("nsw-blackjack-challenge")
TWO_AREAS = (Wager("bob", 30, box=5), Wager("ann", 20, box=2))


def test_9_1__from_the_left_each_total_is_called_and_a_choice_taken() -> None:
    cards = "9H 9S 6D 8H 7S"
    played = deal(CHALLENGE, cards + " 3C KC KD", Stand(2), Hit(5), Stand(5), wagers=TWO_AREAS)
    assert calls(played) == ["No more bets", "17", "16", "19"]
    first_turns = list(dict.fromkeys(event.hand for event in played.events(TurnCame)))
    assert [played.state.hands[place].box for place in first_turns] == [2, 5]
    assert {event.rule for event in played.events(TurnCame)} == {"NSW-BJ-CHALLENGE 9.1"}
    assert forbidden(CHALLENGE, cards, Stand(5), wagers=TWO_AREAS) == "NSW-BJ-CHALLENGE 9.1"


def test_9_1_1__double() -> None:
    played = deal(CHALLENGE, "6H 6D 5S 9C TD 9S", Double(1), ann=20)
    assert [event.rule for event in played.events(StakeDoubled)] == ["NSW-BJ-CHALLENGE 10.1"]
    assert played.net() == 40


def test_9_1_2__split() -> None:
    played = deal(CHALLENGE, "8H 6D 8S TC 9C TD 9S", Split(1), Stand(1), Stand(1), ann=20)
    assert [event.rule for event in played.events(HandSplit)] == ["NSW-BJ-CHALLENGE 11.1"]
    assert played.net() == 40
    assert forbidden(CHALLENGE, "8H 6D 9S", Split(1), ann=20) == "NSW-BJ-CHALLENGE 11.1"


def test_9_1_3__stand() -> None:
    played = deal(CHALLENGE, "7H 6D 5S TD 9S", Stand(1), ann=20)
    assert [event.rule for event in played.events(HandStood)] == ["NSW-BJ-CHALLENGE 9.1"]
    assert played.net() == 20


def test_9_1_4__draw() -> None:
    played = deal(CHALLENGE, "2H 9D 3S 2C KC KD", Hit(1), Hit(1), Stand(1), ann=20)
    assert {event.rule for event in played.events(CardCalled)} == {"NSW-BJ-CHALLENGE 9.1"}
    assert turns(played) == [0, -1, 0, 0, 0, -1]
    assert played.net() == -20  # 17 against 19


@pytest.mark.parametrize(("cards", "decisions"), [("6H 6D 5S", ()), ("2H 6D 2S", ()), ("2H 6D 4S 5C", (Hit(1),))])
def test_9_2__under_12_must_draw(cards: str, decisions: tuple[Hit, ...]) -> None:
    assert forbidden(CHALLENGE, cards, *decisions, Stand(1), ann=20) == "NSW-BJ-CHALLENGE 9.2"


def test_9_2__twelve_may_stand_and_doubles_and_splits_are_exempt() -> None:
    for cards in ("7H 6D 5S TD 9S", "AH 6D AS TD 9S"):
        assert deal(CHALLENGE, cards, Stand(1), ann=20).net() == 20
    doubled = deal(CHALLENGE, "5H 6D 4S 2C TD 9S", Double(1), ann=20)
    assert (doubled.state.hands[0].total, doubled.net()) == (11, 40)
    assert deal(CHALLENGE, "5H 6D 5S TC KC TD 9S", Split(1), Stand(1), Stand(1), ann=20).net() == 40
    assert forbidden(CHALLENGE, "5H 6D 5S 3C", Split(1), Stand(1), ann=20) == "NSW-BJ-CHALLENGE 9.2"


def test_9_3__any_total_below_21_may_draw() -> None:
    assert deal(CHALLENGE, "KH 9D TS KC", Hit(1), ann=20).net() == -20  # even 20
    assert deal(CHALLENGE, "KH 9D TS AC", Hit(1), ann=20).net() == 20
    waiting = deal(CHALLENGE, "AH KD KS", ann=20, complete=False).state
    with pytest.raises(Refused):
        decide(CHALLENGE, waiting, Hit(1))


def test_9_4__decisions_are_signalled_and_the_total_is_called_after_each_card() -> None:
    state = deal(CHALLENGE, "5H 6D 8S", ann=20, complete=False).state
    signals = {answer.act: answer.signals for answer in lawful(CHALLENGE, state) if isinstance(answer, Lawful)}
    assert signals[Hit] == (Signal.SCRATCH_TAP_KNOCK_DRAWS, Signal.OTHER_ACCEPTED)
    assert signals[Stand] == (Signal.HORIZONTAL_STANDS, Signal.OTHER_ACCEPTED)
    played = deal(CHALLENGE, "5H 6D 2S 4C 3D TD 9S", Hit(1), Hit(1), Stand(1), ann=20)
    assert calls(played) == ["No more bets", "7", "11", "14"]
    assert set(lays(played)) == {"face up"}


def test_9_5__over_21_the_wager_is_lost_at_once() -> None:
    two = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    played = deal(CHALLENGE, "9H 9S 6D 7S 9D KC TD 9C", Hit(1), Stand(2), wagers=two)
    assert (played.net("ann"), played.net("bob")) == (-20, 20)
    assert played.rules("ann") == ("NSW-BJ-CHALLENGE 9.5",)
    bust = next(event for event in played.events(HandFinished) if event.status is HandStatus.BUST)
    bob_turn = next(event for event in played.events(TurnCame) if event.hand == 1)
    assert played.log.index(bust) < played.log.index(bob_turn)


@pytest.mark.parametrize("shown", ["2D", "9D", "KD", "AD"])
@pytest.mark.parametrize(
    ("cards", "decisions", "won"),
    [("7H 7S 7C", (Hit(1),), 20), ("AH 5S 5C", (Hit(1),), 20), ("6H 5S KC", (Double(1),), 40), ("AH 8S 2C", (Double(1),), 40)],
)
def test_9_6__a_21_is_paid_evens_at_once_whatever_the_dealer_shows(
    shown: str, cards: str, decisions: tuple[Command, ...], won: float
) -> None:
    first, rest = cards.split(" ", 1)
    played = deal(CHALLENGE, f"{first} {shown} {rest}", *decisions, ann=20)
    assert played.net() == won
    assert "NSW-BJ-CHALLENGE 9.6" in played.rules()
    assert len(played.state.dealer) == 1  # nothing is left for the dealer to decide


def test_9_6__so_not_even_a_dealers_blackjack_takes_it_but_a_blackjack_waits() -> None:
    two = (Wager("ann", 20, box=1), Wager("bob", 20, box=2))
    played = deal(CHALLENGE, "7H 9H KD 7S 9S 7C AC", Hit(1), Stand(2), wagers=two)
    assert (played.net("ann"), played.net("bob")) == (20, -20)
    assert deal(CHALLENGE, "AH KD KS AC", ann=20).net() == 80  # a blackjack is no mere 21


@pytest.mark.parametrize(
    ("cards", "hits", "total"), [("2H KD 3S 4C 2D 5C", 3, 16), ("2H AD 3S 4C 2D TC", 3, 21), ("AH 6D AS AC AD 2C", 3, 16)]
)
def test_9_7__five_cards_not_over_21_are_paid_evens_at_once(cards: str, hits: int, total: int) -> None:
    played = deal(CHALLENGE, cards, *[Hit(1)] * hits, ann=20)
    assert (played.state.hands[0].total, played.net()) == (total, 20)
    assert len(played.state.dealer) == 1
    assert ("NSW-BJ-CHALLENGE 9.7" in played.rules()) is (total < 21)


@pytest.mark.parametrize(
    ("cards", "commands", "waits", "paid"),
    [
        ("AH KD KC  AD", (), 80, 20),  # of one rank: 4 to 1
        ("AH KD KC  9D", (), 40, 20),
        ("AH 6D KC", (), 40, 40),  # against neither ten nor ace 8.1.1 is clear
        ("KH AD KC  AC KS  JD", (Split(1), Stand(1)), 80, 0),  # a blackjack after the split; the other hand loses to the dealer's
    ],
)
def test_9_6__to_its_letter_by_reading_e15_a_blackjack_against_an_ace_or_ten_is_paid_evens_at_once(
    cards: str, commands: tuple[Command, ...], waits: float, paid: float
) -> None:
    letter = table("nsw-blackjack-challenge", natural_waits="paid-as-21")
    assert deal(CHALLENGE, cards, *commands, ann=20, complete=False).net() == waits
    assert deal(letter, cards, *commands, ann=20, complete=False).net() == paid


def test_9_7__four_cards_are_not_five_and_five_over_21_are_lost() -> None:
    four = deal(CHALLENGE, "2H KD 3S 4C 5D 8C", Hit(1), Hit(1), Stand(1), ann=20)
    assert four.net() == -20  # 14 against 18
    assert deal(CHALLENGE, "2H KD 3S 4C 5D TC", Hit(1), Hit(1), Hit(1), ann=20).net() == -20
