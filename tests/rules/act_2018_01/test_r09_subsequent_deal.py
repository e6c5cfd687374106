"""ACT-2018-01 rule 9: the subsequent deal."""

from __future__ import annotations

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Double, Hit, Split, Stand
from pitboss.play.decide import decide
from pitboss.play.events import CardCalled, HandSplit, HandStood, StakeDoubled, TurnCame
from pitboss.play.state import Awaits
from tests.play.rounds import Wager, deal, table
from tests.rules.at_table import forbidden, turns

ACT = table("act-blackjack")
TWO_BOXES = (Wager("bob", 30, box=5), Wager("ann", 20, box=2))


def test_9_1__clockwise_from_the_first_box_with_a_wager() -> None:
    cards = "9H 9S 6D 8H 7S"
    played = deal(ACT, cards + " 3C KC KD", Stand(2), Hit(5), Stand(5), wagers=TWO_BOXES)
    first_turns = list(dict.fromkeys(event.hand for event in played.events(TurnCame)))
    assert [played.state.hands[place].box for place in first_turns] == [2, 5]
    assert {event.rule for event in played.events(TurnCame)} == {"ACT-2018-01 9.1"}
    assert (played.net("ann"), played.net("bob")) == (20, 30)
    assert forbidden(ACT, cards, Stand(5), wagers=TWO_BOXES) == "ACT-2018-01 9.1"


def test_9_1_a__split() -> None:
    played = deal(ACT, "8H 6D 8S TC 9C TD 9S", Split(1), Stand(1), Stand(1), ann=20)
    assert len(played.events(HandSplit)) == 1
    assert [hand.total for hand in played.state.hands] == [18, 17]
    assert played.net() == 40
    assert forbidden(ACT, "8H 6D 9S", Split(1), ann=20) == "ACT-2018-01 A: Split"


def test_9_1_b__double() -> None:
    played = deal(ACT, "6H 6D 5S 9C TD 9S", Double(1), ann=20)
    assert [event.amounts for event in played.events(StakeDoubled)] == [(("ann", 2000),)]
    assert played.net() == 40


def test_9_1_c__draw_any_number_of_cards() -> None:
    played = deal(ACT, "2H 9D 3S 2C 4C 3D 5S KC", Hit(1), Hit(1), Hit(1), Hit(1), Stand(1), ann=20)
    assert {event.rule for event in played.events(CardCalled)} == {"ACT-2018-01 9.1"}
    assert turns(played) == [0, -1, 0, 0, 0, 0, 0, -1]
    assert played.net() == 0  # 19 against 19


def test_9_1_d__stand() -> None:
    played = deal(ACT, "7H 6D 5S TD 9S", Stand(1), ann=20)
    assert [(event.hand, event.rule) for event in played.events(HandStood)] == [(0, "ACT-2018-01 9.1")]
    assert played.net() == 20


@pytest.mark.proves("ACT-2018-01 9.2")
@pytest.mark.parametrize(
    ("cards", "decisions"),
    [
        ("9H 6D 2S KC", (Hit(1),)),  # hard 21
        ("AH 6D 5S 5C", (Hit(1),)),  # soft 21
        ("KH 6D KS AC 2C", (Split(1), Stand(1))),  # 21 after a split
    ],
)
def test_9_2_a__a_total_of_21_draws_no_more(cards: str, decisions: tuple[Hit | Split | Stand, ...]) -> None:
    played = deal(ACT, cards, *decisions, ann=20, complete=False)
    assert played.state.awaits is Awaits.CARD_FOR_DEALER
    assert "ACT-2018-01 9.2(a)" in [rule for event in played.events(HandStood) for rule in (event.rule, *event.also)]
    with pytest.raises(Refused):
        decide(ACT, played.state, Hit(1))


def test_9_2_a__nor_does_a_blackjack() -> None:
    waiting = deal(ACT, "AH KD KS", ann=20, complete=False).state
    assert waiting.awaits is Awaits.CARD_FOR_DEALER
    for command in (Hit(1), Double(1)):
        with pytest.raises(Refused) as fault:
            decide(ACT, waiting, command)
        assert fault.value.rule.startswith("ACT-2018-01 9.")
    assert deal(ACT, "TH 6D 2S", ann=20, complete=False).state.awaits is Awaits.DECISION  # 12 may


@pytest.mark.parametrize(
    ("cards", "decisions", "drawn"),
    [("6H 6D 5S", (), 21), ("2H 6D 2S", (), 14), ("2H 6D 4S 5C", (Hit(1),), 21)],
)
def test_9_2_b__a_hard_total_under_12_must_draw(cards: str, decisions: tuple[Hit, ...], drawn: int) -> None:
    assert forbidden(ACT, cards, *decisions, Stand(1), ann=20) == "ACT-2018-01 9.2(b)"
    assert deal(ACT, cards + " KC", *decisions, Hit(1), ann=20, complete=False).state.hands[0].total == drawn


@pytest.mark.parametrize("cards", ["7H 6D 5S TD 9S", "AH 6D AS TD 9S"])
def test_9_2_b__twelve_may_stand_and_so_may_two_aces(cards: str) -> None:
    assert deal(ACT, cards, Stand(1), ann=20).net() == 20


def test_9_2_b__to_its_letter_by_reading_c5_pairs_of_twos_to_fives_cannot_be_split() -> None:
    letter = table("act-blackjack", must_draw_unless="doubles")
    for low in "2345":
        cards = f"{low}H 6D {low}S"
        assert deal(ACT, cards, Split(1), ann=20, complete=False).events(HandSplit)
        assert forbidden(letter, cards, Split(1), ann=20) == "ACT-2018-01 9.2(b)"
    for high in "67A":
        assert deal(letter, f"{high}H 6D {high}S", Split(1), ann=20, complete=False).events(HandSplit)
    assert deal(letter, "5H 6D 5S 9C  KD 9S", Double(1), ann=20).net() == 40


def test_9_2_b__a_double_or_a_split_under_12_is_lawful() -> None:
    doubled = deal(ACT, "5H 6D 4S 2C TD 9S", Double(1), ann=20)
    assert doubled.state.hands[0].total == 11  # and it stays there
    assert doubled.net() == 40
    split = deal(ACT, "5H 6D 5S TC KC TD 9S", Split(1), Stand(1), Stand(1), ann=20)
    assert split.net() == 40
    assert forbidden(ACT, "5H 6D 5S 3C", Split(1), Stand(1), ann=20) == "ACT-2018-01 9.2(b)"  # its hands obey again
