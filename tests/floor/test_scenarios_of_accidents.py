"""Scenarios of void rounds, failed devices, empty shoes and faulty deals, at the table; every figure worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.floor.accidents.commands import ReportAccident
from pitboss.floor.accidents.events import AccidentReported
from pitboss.floor.accidents.facts import DeviceFact
from pitboss.floor.accidents.kinds import DealerWithoutCard, DeviceFailure, HandOnEmptyBox, MisplacedCard, NotEnoughCards, WrongCards
from pitboss.floor.cards.commands import AnnounceFinalRounds, CuttingCardOut
from pitboss.floor.cards.count import counted
from pitboss.floor.cards.events import CardBurned, CardsShuffled, CuttingCardCame, CuttingCardDiscarded
from pitboss.floor.commands import Command
from pitboss.floor.conduct.commands import InvalidateRound
from pitboss.floor.conduct.events import RoundInvalidated
from pitboss.floor.notices.state import Kind
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.commands import CloseBetting, Double, GoOffAlone, Hit, Press, Stand
from pitboss.play.events import PressHeld, PressVoided, WagerSettled
from pitboss.play.settled import Result
from pitboss.play.state import Awaits, Round
from pitboss.terms.conduct import CLOSE_TABLE
from pitboss.terms.devices import DeviceFault, FaultEffect
from pitboss.terms.equipment import CardDevice
from pitboss.terms.irregular_rounds import WrongPack
from tests.floor import cards_cases
from tests.floor.accidents_cases import (
    answered,
    asked,
    by_hand,
    cards,
    chooses,
    empty_the_shoe,
    enter,
    hand,
    rack,
    report,
    two_boxes,
    unlawful,
)
from tests.floor.tables import DEALER, Day, opened

V, A, S, C = "VIC-2003-01 ", "ACT-2018-01 ", "NSW-STAR-BJ ", "NSW-BJ-CHALLENGE "
FOREIGN = (DEALER, ReportAccident(WrongCards(WrongPack.FOREIGN)))
UNCLEAR = ("cass", ReportAccident(MisplacedCard()))
"""A card that is not of the pack; cards that were dealt wrongly in a way that nobody can put right."""


def paid_and_doubled(book: str, pairs: str, **options: Any) -> Day:
    """Ann has a Blackjack of $20 against a six and is paid; Bob has doubled $40 with $40 and lost $5 on Perfect Pairs."""
    at = opened(book, pairs, **options).people("cass", "olive").players(ann=1, bob=2)
    at.bets(1, ann=20).bets(2, bob=40).side("bob", "perfect-pairs", 5, 2)
    at.deals("AH 6H 6D KC 5S", Double(2))
    assert (at.net("ann"), at.net("bob")) == (40 if book == "nsw-blackjack-challenge" else 30, -85)
    return at


VIC = ("vic-blackjack", "vic-perfect-pairs")
STAR = ("nsw-star-blackjack", "nsw-star-perfect-pairs")
CHALLENGE = ("nsw-blackjack-challenge", "nsw-challenge-perfect-pairs")


@pytest.mark.parametrize(
    ("table", "found", "rule", "options", "money"),
    [
        (VIC, FOREIGN, V + "9.12", {}, (0, 0)),
        (VIC, FOREIGN, V + "9.12", {"void_round_payments": "stands"}, (30, 0)),  # A30 read the other way
        (STAR, FOREIGN, S + "16.16", {}, (30, 0)),
        (STAR, UNCLEAR, S + "16.8", {}, (30, 0)),
        (STAR, FOREIGN, S + "16.16", {"void_round_lost_wagers": "stays-lost"}, (30, -5)),  # E13 read the other way
        (STAR, UNCLEAR, S + "16.8", {"void_round_lost_wagers": "stays-lost"}, (30, -5)),
        (CHALLENGE, FOREIGN, C + "16.15", {}, (40, 0)),
        (CHALLENGE, FOREIGN, C + "16.15", {"void_round_lost_wagers": "stays-lost"}, (40, -5)),
    ],
)
def test_t36__a_round_is_void_after_a_payment_a_double_and_a_lost_side_bet(
    table: tuple[str, str], found: tuple[str, Command], rule: str, options: dict[str, Any], money: tuple[float, float]
) -> None:
    """The scenario has +30 for Blackjack Challenge too, whose natural pays 2 to 1 by its rule 8.1.1 (and by scenario T07): +40."""
    at = paid_and_doubled(*table, **options)
    at.do(*found)
    assert (at.all(AccidentReported)[0].rule, at.net("ann"), at.net("bob")) == (rule, *money)
    (doubled,) = (each for each in at.all(WagerSettled) if (each.player, each.bet) == ("bob", "main"))
    assert (doubled.result, doubled.stake, doubled.net) == (Result.VOID, 8000, 0)
    at.takes_up().check()


def test_t36__in_the_act_the_operator_has_the_round_never_have_occurred() -> None:
    at = paid_and_doubled("act-blackjack", "act-perfect-pairs")
    assert unlawful(at, WrongCards(WrongPack.FOREIGN)).code == "no-answer"
    assert at.refused(DEALER, InvalidateRound("impractical")).code == "not-entitled"
    at.do("olive", InvalidateRound("impractical"))
    assert at.all(RoundInvalidated)[0].rule == A + "16.3"
    assert {each.rules for each in at.all(WagerSettled) if each.result is Result.VOID} == {(A + "A: Void",)}
    assert (at.check().net("ann"), at.net("bob")) == (0, 0)


def twenty_and_sixteen(at: Day) -> Day:
    """Ann has doubled $40 with $40 and stands on 20, Bob has $25 on 16, the dealer shows a six."""
    at.players(ann=1, bob=2).bets(1, ann=40).bets(2, bob=25).deals("6H TS 6D 5C 6S", Double(1))
    return enter(at, "9D")


JAM = DeviceFailure(DeviceFault.NOT_AS_INTENDED)
WORSE = DeviceFailure(DeviceFault.NOT_AS_INTENDED, (DeviceFact.DISADVANTAGE,))
MECHANICAL = DeviceFailure(DeviceFault.MECHANICAL, (), FaultEffect.PREVENTS_SHUFFLING)


@pytest.mark.parametrize(
    ("book", "failure", "answer", "money"),
    [
        ("vic-blackjack", DeviceFailure(DeviceFault.JAMS), ("void", V + "9.10"), (0, 0)),
        ("nsw-star-blackjack", WORSE, ("terminated, rounds before: stands", S + "17.4"), (0, 0)),
        ("nsw-blackjack-challenge", WORSE, ("terminated, rounds before: stands", C + "17.4"), (0, 0)),
        ("nsw-star-blackjack", JAM, ("completed for those-who-stay", S + "17.5"), (80, 0)),
        ("nsw-blackjack-challenge", JAM, ("completed for those-who-stay", C + "17.5"), (80, 0)),
        ("act-blackjack", MECHANICAL, ("completed for everybody", A + "18.3(a)"), (80, 25)),
    ],
)
def test_t38__the_device_jams_and_there_is_no_other(
    book: str, failure: DeviceFailure, answer: tuple[str, str], money: tuple[float, float]
) -> None:
    at = twenty_and_sixteen(cards_cases.device(book))
    report(at, failure)
    if failure is JAM:
        assert asked(at).players == ("ann", "bob")
        chooses(chooses(at, "ann", "stay"), "bob", "take-back")
    assert answered(at) == answer
    if money != (0, 0):
        assert at.floor.cards.device is CardDevice.SHOE
        by_hand(at).deals("9C KC", *((Stand(2),) if book == "act-blackjack" else ()), take_up=False)
    assert (at.floor.rounds.is_over, at.net("ann"), at.net("bob")) == (True, *money)
    at.takes_up().check()


@pytest.mark.parametrize(
    ("book", "rule"),
    [
        ("vic-blackjack", V + "9.9"),
        ("act-blackjack", A + "14.6"),
        ("nsw-star-blackjack", S + "16.9"),
        ("nsw-blackjack-challenge", C + "16.9"),
    ],
)
def test_t38__an_empty_shoe_is_filled_with_the_discards_alone(book: str, rule: str) -> None:
    at = twenty_and_sixteen(opened(book, decks=6))
    burned = len(at.all(CardBurned))
    empty_the_shoe(at)
    at.do("bob", Stand(2))
    discards = len(at.floor.cards.rack)
    assert discards == 6 * 52 - 6
    report(at, NotEnoughCards(100))
    assert (answered(at), at.floor.cards.undealt) == (("completed", rule), discards)
    assert len(at.all(CardBurned)) == burned
    lies = counted(cards("6H 5C 9D TS 6S 6D"))
    assert list(at.floor.cards.left) == [6 - there for there in lies]
    at.deals("9C KC").check()
    assert (at.net("ann"), at.net("bob")) == (80, 25)


def test_t38__an_empty_device_of_the_act_and_an_empty_shoe_of_com_bo_do_not_fill_up() -> None:
    at = empty_the_shoe(twenty_and_sixteen(cards_cases.device("act-blackjack")))
    at.do("bob", Stand(2))
    assert unlawful(at, NotEnoughCards(100)).rule == A + "18.1"
    com_bo = opened("vic-crown-com-bo").players(ann=1)
    com_bo.do("ann", PlaceComBoWager("ann", "high-1", 1000))
    com_bo.do(DEALER, CloseBetting())
    report(empty_the_shoe(enter(com_bo, "KD 2C")), NotEnoughCards())
    assert (answered(com_bo), com_bo.net()) == (("void", "VIC-2000-29 9.5"), 0)


def no_first_card(book: str = "vic-blackjack") -> Day:
    """Two cards lie on each box, none before the dealer, and Ann is deciding on 16 when that is noticed."""
    at = two_boxes(book).deals("9H 9S 7C 6S")
    report(at, DealerWithoutCard())
    assert (asked(at).players, asked(at).choices, asked(at).rule) == (("ann",), ("hand-first", "dealer-first"), V + "9.6")
    return at


def lie(at: Day) -> tuple[str, str, str]:
    """The cards of both boxes and of the dealer."""
    now = at.floor.rounds.now
    assert isinstance(now, Round)
    return hand(at, 1), hand(at, 2), " ".join(map(str, now.dealer))


def test_b2__the_hand_is_finished_first() -> None:
    at = chooses(no_first_card(), "ann", "hand-first")
    at.do("ann", Hit(1))
    assert lie(enter(at, "4H")) == ("9H 7C 4H", "9S 6S", "")
    at.deals("6D KD 2H", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (20, -20)  # 20 and 15 against 18


def test_b2__or_the_dealer_draws_now() -> None:
    at = chooses(no_first_card(), "ann", "dealer-first", "6D")
    assert lie(at) == ("9H 7C", "9S 6S", "6D")
    at.deals("KD 9C", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (20, 20)  # the dealer goes over with 25


@pytest.mark.parametrize(
    ("book", "late"),
    [
        ("vic-blackjack", "6D"),
        ("vic-blackjack", "AD"),
        ("vic-crown-pontoon", "AD"),
        ("vic-crown-pontoon", "KD"),
        ("vic-vegas-blackjack", "KD"),
    ],
)
def test_b2__no_card_moves_when_the_second_player_calls_for_the_dealers_card(book: str, late: str) -> None:
    """Ann has finished her hand. What the late card would have opened before the decisions, insurance and surrender, is past."""
    at = chooses(no_first_card(book), "ann", "hand-first")
    at.do("ann", Hit(1))
    enter(at, "3H").do("ann", Stand(1))
    report(at, DealerWithoutCard())
    assert asked(at).players == ("bob",)
    chooses(at, "bob", "dealer-first", late)
    assert lie(at) == ("9H 7C 3H", "9S 6S", late)
    assert (at.floor.rounds.now.awaits, at.floor.cards.held) == (Awaits.DECISION, ())
    at.do("bob", Hit(2))
    enter(at, "5H").do("bob", Stand(2))
    at.deals("8C" if late == "AD" else "9C" if late == "KD" else "8C 5S").check()
    assert (at.net("ann"), at.net("bob")) == (0, 20)  # 19 and 20 against 19


def test_b3__a_hand_on_an_empty_box_is_thrown_out_and_the_others_play_on_with_theirs() -> None:
    at = opened("vic-blackjack").players(ann=1, bob=3).bets(1, ann=20).bets(3, bob=20)
    at.deals("9H TS 6D 7C 5S", Stand(1))
    left = at.floor.cards.undealt
    report(at, HandOnEmptyBox(2, cards("2C 3C")))
    assert (answered(at), rack(at), at.floor.cards.undealt) == (("discarded", V + "9.5"), ["2C", "3C"], left - 2)
    assert (hand(at, 1), hand(at, 3)) == ("9H 7C", "TS 5S")
    at.do("bob", Hit(3))
    enter(at, "5H").deals("KD 3H", Stand(3)).check()
    assert (at.net("ann"), at.net("bob")) == (-20, 20)  # 16 and 20 against 19


HELD, SMALLEST = 40, 112_501
"""Draws of table 1: among the 300 prizes of $750, which come after one and thirty larger ones, and the last of $5."""


@pytest.mark.parametrize(("draw", "prize"), [(HELD, 750), (SMALLEST, 5)])
def test_b5__who_has_no_wager_presses_for_nothing_and_after_a_stray_press_the_entitled_player_chooses(draw: int, prize: float) -> None:
    at = two_boxes("vic-crown-pontoon", "vic-pontoon-pandemonium").side("bob", "pontoon-pandemonium", 5, 2)
    at.deals("AH AS 6D KC KS")
    at.do(DEALER, GoOffAlone(HELD))
    assert [(each.player, each.draw, each.rule) for each in at.all(PressHeld)] == [("bob", HELD, V + "11.7.1")]
    at.do("bob", Press(2, "bob", draw))
    at.do("ann", Press(1, "ann", 1))  # nobody with a wager is being offered it: while somebody is, reading J6
    assert [(each.player, each.rule) for each in at.all(PressVoided)] == [("ann", V + "11.6.5")]
    at.takes_up().check()
    assert (at.net("ann"), at.net("bob")) == (30, 30 + 5 * prize)


def test_b14__in_the_acts_last_three_rounds_a_cutting_card_before_a_round_is_put_aside_and_nothing_is_shuffled() -> None:
    at = opened("act-blackjack").people("olive").players(ann=1)
    at.notice("olive", Kind.NOTICE_TO_PLAYERS, CLOSE_TABLE)
    at.do("olive", AnnounceFinalRounds())
    at.bets(1, ann=10).deals("9H KD 9C 7S", Stand(1))
    at.do(DEALER, CuttingCardOut(0))
    assert [each.rule for each in at.all(CuttingCardDiscarded)] == [A + "5.5"]
    assert at.refused(DEALER, cards_cases.REAL).code == "no-occasion"
    for _ in range(2):
        at.bets(1, ann=10).deals("9H KD 9C 7S", Stand(1))
    assert (len(at.all(CardsShuffled)), at.all(CuttingCardCame), at.net()) == (1, [], 30)
    assert at.bets(1, ann=10).refused(DEALER, CloseBetting()).rule == A + "5.5"
    at.check()
