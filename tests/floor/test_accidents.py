"""Accidents at every table: an answer with its rule or a refusal with one, secrets kept, and a shoe of the program still provable."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.commands import Choose, ReportAccident
from pitboss.floor.accidents.events import AccidentEvent, AccidentReported, AccidentResolved, ChoiceAwaited
from pitboss.floor.accidents.facts import BurnCure, Burned, DeviceFact, DrawnTo, Lack, Order, Pressed, Seen
from pitboss.floor.accidents.kinds import (
    Accident,
    BoxWithOneCard,
    BoxWithoutCards,
    BurnedInError,
    ButtonDown,
    DealerWithoutCard,
    DeviceFailure,
    ExcessCard,
    FaceUpCard,
    FaceUpSuspected,
    HandOnEmptyBox,
    InsuranceNotOffered,
    LightsFailed,
    MisplacedCard,
    MissedBurn,
    NotCut,
    NotEnoughCards,
    NotReloaded,
    NotShuffled,
    NoWagers,
    OptionNotGiven,
    SimultaneousCards,
    WrongCards,
    WrongKeys,
)
from pitboss.floor.accidents.words import WORDS
from pitboss.floor.cards.commands import Cut, PlaceCuttingCard
from pitboss.floor.cards.count import in_row
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.notices.state import Kind
from pitboss.floor.request import SHOE
from pitboss.floor.rounds.commands import TakeUpCards
from pitboss.floor.view import told, view
from pitboss.law.refusal import Malformed, Refused
from pitboss.play.commands import CloseBetting, Double, DrawCard, FailButton, FindAbsent, Hit, Stand, Surrender
from pitboss.play.state import Awaits
from pitboss.terms.absence import ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT
from pitboss.terms.devices import DeviceFault, FaultEffect
from pitboss.terms.irregular_rounds import WrongPack
from pitboss.terms.powers import Role
from tests.floor.accidents_cases import (
    DEVICE,
    TWO_BOXES,
    answered,
    by_hand,
    cards,
    chooses,
    enter,
    hand,
    report,
    two_boxes,
    unlawful,
    with_device,
)
from tests.floor.tables import DEALER, Day, opened

GAMES = ["vic-blackjack", "vic-crown-pontoon", "act-blackjack", "nsw-star-blackjack", "nsw-blackjack-challenge"]
EVERY: list[Accident] = [
    FaceUpCard(card("4C")),
    FaceUpSuspected(),
    MissedBurn(),
    MissedBurn(BurnCure.RESTART),
    BurnedInError(Burned.BY_MISTAKE, card("4C")),
    BurnedInError(Burned.BY_RULE),
    ExcessCard(Seen.EXPOSED, card=card("4C")),
    ExcessCard(Seen.UNEXPOSED, DrawnTo.DEALER),
    MisplacedCard(cards("KS 9H 6D 7C 5S"), (1, 2)),
    MisplacedCard(),
    HandOnEmptyBox(5, cards("4C 3C")),
    DealerWithoutCard(),
    BoxWithoutCards(1),
    BoxWithOneCard(1),
    OptionNotGiven(1),
    InsuranceNotOffered(),
    NoWagers(cards("4C")),
    NotEnoughCards(),
    NotCut(),
    NotShuffled(),
    NotReloaded(),
    WrongCards(WrongPack.MISSING),
    SimultaneousCards(cards("4C 3C"), Order.UNKNOWN),
    DeviceFailure(DeviceFault.NOT_AS_INTENDED, (DeviceFact.SPARE,)),
    WrongKeys(Pressed.AFTER),
    LightsFailed(),
    ButtonDown(Lack.FAILED),
]
DEAL = "9H KS 6D 7C 5S"


@pytest.mark.parametrize("book", GAMES)
@pytest.mark.parametrize("table", [two_boxes, with_device])
@pytest.mark.parametrize("accident", EVERY, ids=lambda each: type(each).__name__)
def test_every_document_answers_with_a_rule_or_refuses_with_one(book: str, table: Any, accident: Accident) -> None:
    at: Day = table(book).deals(DEAL)
    for by in (DEALER, "gus", "gwen"):
        try:
            at.do(by, ReportAccident(accident))
        except Malformed:
            continue
        except Refused:
            assert at.refused(by, ReportAccident(accident)).code
        else:
            assert all(event.rule for event in at.log if isinstance(event, (AccidentReported, AccidentResolved, ChoiceAwaited)))
            break
    at.check()


@pytest.mark.parametrize(
    ("book", "silent"),
    [
        ("act-blackjack", (MissedBurn(), NotCut(), BoxWithoutCards(1), WrongCards(WrongPack.MISSING), MisplacedCard())),
        ("nsw-blackjack-challenge", (InsuranceNotOffered(), BoxWithOneCard(1), OptionNotGiven(1), DealerWithoutCard())),
        ("vic-blackjack", (NotCut(), NotShuffled(), NoWagers(cards("4C")), BurnedInError(Burned.BY_RULE), InsuranceNotOffered())),
    ],
)
def test_what_a_document_does_not_answer_is_refused_under_it(book: str, silent: tuple[Accident, ...]) -> None:
    at = two_boxes(book).deals(DEAL)
    for accident in silent:
        refused = unlawful(at, accident)
        assert (refused.code, refused.rule) == ("no-answer", at.game.document)


def test_every_event_has_words() -> None:
    assert set(WORDS) == set(get_args(AccidentEvent))
    at = two_boxes("vic-blackjack").deals(DEAL)
    report(at, MisplacedCard(cards("KS 9H 6D 7C 5S"), (1, 2)), "gus")
    chooses(at, "ann", "retract").do(DEALER, Stand(2))
    said = [WORDS[type(event)](event) for event in at.log if type(event) in WORDS]
    assert said == [
        "gus reports an accident: misplaced card",
        "ann and bob may choose: keep or take the wager back",
        "ann chooses: take the wager back",
        "The cards are put where they belong: box 1 has K♠ 7♣ instead of 9♥ 7♣ and box 2 has 9♥ 5♠ instead of K♠ 5♠",
        "The accident is put right by gus: reconstructed",
    ]


def test_players_wait_while_an_accident_is_open_and_only_who_was_asked_answers() -> None:
    at = two_boxes("vic-blackjack").deals(DEAL)
    assert at.refused("ann", Choose("ann", "keep")).code == "not-asked"
    report(at, MisplacedCard(cards("KS 9H 6D 7C 5S"), (1, 2)), "gus")
    for command in (Hit(1), Stand(1), Double(1), Surrender(1)):
        assert (at.refused("ann", command).code, at.refused("ann", command).rule) == ("accident-open", "VIC-2003-01 9.4")
    assert at.refused("zed", Choose("zed", "keep")).code == "not-asked"
    assert at.refused("bob", Choose("ann", "retract")).code == "not-yours"
    with pytest.raises(Malformed):
        at.do("ann", Choose("ann", "double"))
    chooses(at, "ann", "keep")
    assert at.refused("ann", Choose("ann", "retract")).code == "not-asked"


T38 = DeviceFailure(DeviceFault.NOT_AS_INTENDED)


@pytest.mark.parametrize(
    ("book", "failure", "money"),
    [
        ("vic-blackjack", T38, (0, 0)),
        ("act-blackjack", DeviceFailure(DeviceFault.MECHANICAL, (), FaultEffect.PREVENTS_SHUFFLING), (40, 20)),
        ("nsw-star-blackjack", T38, (40, 0)),
        ("nsw-blackjack-challenge", T38, (40, 0)),
        ("nsw-star-blackjack", DeviceFailure(DeviceFault.NOT_AS_INTENDED, (DeviceFact.DISADVANTAGE,)), (0, 0)),
    ],
)
def test_t38__a_jam_without_a_spare_device(book: str, failure: DeviceFailure, money: tuple[float, float]) -> None:
    at = with_device(book).deals("6H TS 6D 5C 6S", Double(1))
    enter(at, "9D")
    report(at, failure)
    if at.floor.accidents.open is not None:
        chooses(chooses(at, "ann", "stay"), "bob", "take-back")
    if at.floor.rounds.in_progress:
        by_hand(at).deals("9C KC", Stand(2))
    assert (at.net("ann"), at.net("bob")) == money


@pytest.mark.parametrize(
    ("book", "pairs", "options", "ann", "bob"),
    [
        ("vic-blackjack", "vic-perfect-pairs", {}, 0, 0),
        ("vic-blackjack", "vic-perfect-pairs", {"void_round_payments": "stands"}, 30, 0),
        ("nsw-star-blackjack", "nsw-star-perfect-pairs", {}, 30, 0),
        ("nsw-star-blackjack", "nsw-star-perfect-pairs", {"void_round_lost_wagers": "stays-lost"}, 30, -5),
        ("nsw-blackjack-challenge", "nsw-challenge-perfect-pairs", {}, 40, 0),
    ],
)
def test_t36__a_foreign_card_after_interim_payments(book: str, pairs: str, options: dict[str, Any], ann: float, bob: float) -> None:
    at = two_boxes(book, pairs, **options).side("bob", "perfect-pairs", 5, 2)
    at.deals("AH 6H 6D KC 5S", Double(2))
    report(at, WrongCards(WrongPack.FOREIGN))
    assert (at.net("ann"), at.net("bob")) == (ann, bob)


@pytest.mark.parametrize(
    ("book", "by", "told", "drawn", "money"),
    [
        ("vic-blackjack", "gus", Kind.REASON, "KC 9S 4S", -20),
        ("act-blackjack", DEALER, Kind.NOTICE_TO_PLAYERS, "KC 9S", 20),
        ("nsw-star-blackjack", DEALER, Kind.REASON, "KC 9S", 20),
    ],
)
def test_t29__the_hand_of_an_absent_player(book: str, by: str, told: Kind, drawn: str, money: float) -> None:
    at = opened(book).people("gus").players(ann=1).bets(1, ann=20).deals("AH 6D 5C")
    at.notice(DEALER, Kind.REQUEST, ABSENT_PLAYER_DIRECTION, "box 1", role=Role.DEALER)
    at.notice(DEALER, told, ABSENT_PLAYER_WAIT, "box 1")
    at.do(by, FindAbsent(1), after=600)
    assert at.deals(drawn).check().net() == money


def programmed(book: str) -> tuple[Day, CommittedShoe]:
    at = opened(book, shoe=False).players(ann=1, bob=2)
    shoe = CommittedShoe(at.game.table.pack.cards(), bytes(range(32)), bytes(16))
    at.committed(shoe).bets(1, ann=20).bets(2, bob=20)
    at.do(DEALER, CloseBetting())
    for _ in range(5):
        at.do(SHOE, shoe.draw())
    return at, shoe


def finish(at: Day, shoe: CommittedShoe) -> Day:
    """Play the round out: everybody stands, and the shoe gives what is due, first what was held back."""
    for _ in range(40):
        if at.floor.rounds.is_over:
            break
        held = at.floor.cards.held
        ways = [
            (SHOE, DrawCard(held[0] if held else shoe.stack[shoe.given])),
            *((DEALER, each(box)) for each in (Stand, Hit) for box in (1, 2)),
        ]
        for by, command in ways:
            try:
                at.do(by, command)
            except Refused:
                continue
            shoe.given += by == SHOE and not held
            break
        else:
            at.deals("")
    at.do(DEALER, TakeUpCards())
    return at.check()


@pytest.mark.parametrize("book", ["act-blackjack", "nsw-star-blackjack"])
def test_a_shuffle_of_the_program_is_still_kept_after_cards_in_excess(book: str) -> None:
    at, shoe = programmed(book)
    seen, unseen = shoe.stack[shoe.given], shoe.stack[shoe.given + 1]
    assert unlawful(at, ExcessCard(Seen.EXPOSED, card=seen)).code == "shoe-only"
    report(at, ExcessCard(Seen.UNEXPOSED, DrawnTo.DEALER, seen), SHOE)
    shoe.given += 1
    if book == "act-blackjack":  # burned, though nobody saw it
        assert answered(at)[0] == "discarded"
        assert in_row(at.floor.cards.rack)[-1] == seen
    report(at, FaceUpCard(unseen), SHOE)
    shoe.given += 1
    finish(at, shoe)
    given = in_row(at.floor.cards.given)
    assert given == tuple(shoe.stack[: len(given)])


def test_a_program_that_loses_its_device_commits_anew_to_what_was_left_in_it() -> None:
    at = opened("nsw-star-blackjack", shoe=False).players(ann=1, bob=2)
    shoe = CommittedShoe(at.game.table.pack.cards(), bytes(range(32)), bytes(16))
    at.do(DEALER, shoe.publish(DEVICE))
    at.do(SHOE, shoe.burn())
    at.bets(1, ann=20).bets(2, bob=20).do(DEALER, CloseBetting())
    for _ in range(5):
        at.do(SHOE, shoe.draw())
    report(at, DeviceFailure(DeviceFault.NOT_AS_INTENDED))
    for player in ("ann", "bob"):
        chooses(at, player, "stay")
    shoe.take_back((), bytes(range(1, 33)), bytes(16))
    at.do(DEALER, shoe.publish())
    at.do(DEALER, Cut(100))
    shoe.cut(100)
    at.do(DEALER, PlaceCuttingCard(60))
    finish(at, shoe)
    given = in_row(at.floor.cards.given)
    assert given == tuple(shoe.stack[: len(given)])
    assert len(at.floor.cards.rack) == 1 + 5 + len(given), "the burned card, the first five, and what came from the shoe"


def test_nobody_sees_a_card_that_waits_for_the_next_round() -> None:
    at, shoe = programmed("nsw-star-blackjack")
    waiting = shoe.next_card()
    report(at, ExcessCard(Seen.UNEXPOSED, DrawnTo.DEALER, waiting), SHOE)
    assert all(waiting not in _cards_told(told(at.floor, event, "ann")) for event in at.log[-6:])
    assert waiting not in view(at.floor, "ann").cards.out
    assert view(at.floor, "ann").accidents.open is None
    finish(at, shoe)
    assert at.floor.cards.held == (waiting,)
    assert view(at.floor, "ann").cards.held == ()


def _cards_told(event: Any) -> tuple[Any, ...]:
    accident = getattr(event, "accident", None)
    return getattr(event, "card", None), getattr(accident, "card", None)


def test_cards_held_back_by_two_accidents_come_in_the_order_that_the_second_asks_for() -> None:
    at = two_boxes("vic-blackjack").deals(TWO_BOXES, Stand(1))
    report(at, ExcessCard(Seen.EXPOSED, card=card("4C")))
    at.do("bob", Hit(2))
    enter(at, "4C")
    report(at, ExcessCard(Seen.EXPOSED, card=card("3C")))
    report(at, OptionNotGiven(1))
    assert at.floor.cards.held == cards("4C 3C")
    at.do("ann", Hit(1))
    enter(at, "4C")
    assert hand(at, 1) == "9H 7C 4C"


def test_a_pontoon_that_awaits_the_button_has_the_dealer_take_a_card_first() -> None:
    """Nobody's hand is being decided: the press comes first, and for that the dealer needs a card (9.6, 11.6.4)."""
    at = opened("vic-crown-pontoon", "vic-pontoon-pandemonium").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    at.side("ann", "pontoon-pandemonium", 5).deals("AH 9C KD 5S 3C")
    refused = at.refused(DEALER, ReportAccident(DealerWithoutCard()))
    assert (refused.code, refused.rule) == ("button-due", "VIC-2003-01 9.6")
    assert at.refused(DEALER, ReportAccident(DealerWithoutCard(card("TC")))).code == "impossible-card"
    at.do(DEALER, ReportAccident(DealerWithoutCard(card("7D"))))
    now = at.check().floor.rounds.now
    assert (now.awaits, at.floor.cards.held) == (Awaits.BUTTON, (card("3C"),))
    at.do(DEALER, FailButton())
    at.deals("3C KC", Hit(2), Stand(2)).check()
    assert at.net("bob") == 0  # seventeen to seventeen
