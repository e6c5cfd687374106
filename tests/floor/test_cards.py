"""Cards at the table where no single rule is at stake: a program's shoe and device, and the events that other topics record."""

from __future__ import annotations

from typing import get_args

import pytest

from pitboss.cards.card import Card
from pitboss.floor.boxes.commands import LeaveTable
from pitboss.floor.cards.commands import Cut, CuttingCardOut, OfferCut, OrderShuffle, PlaceCuttingCard, ReloadDiscards
from pitboss.floor.cards.count import in_row
from pitboss.floor.cards.events import (
    CardEvent,
    CardsShuffled,
    CutOffered,
    CuttingCardCame,
    DeviceChanged,
    ShoeReshuffled,
    ShuffleDue,
    ShuffleRevealed,
    StepMissed,
)
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.cards.words import WORDS
from pitboss.floor.committed import CommittedShoe
from pitboss.floor.evolve import evolve
from pitboss.floor.request import SHOE
from pitboss.law.refusal import Malformed
from pitboss.play.com_bo.commands import KeyResult
from pitboss.play.commands import CloseBetting, Hit, Stand
from pitboss.play.state import Awaits
from pitboss.terms.equipment import CardDevice
from tests.floor import cards_cases as cases
from tests.floor.tables import DEALER, Day, opened

SEED, SECRET = bytes(range(32)), bytes(16)


def a_shoe(at: Day) -> CommittedShoe:
    return CommittedShoe(at.game.table.pack.cards(), SEED, SECRET)


def opening(at: Day, shoe: CommittedShoe) -> Day:
    """Ann wagers, and the program deals until she has to decide; the cards are her hand and the dealer's."""
    at.bets(1, ann=10).do(DEALER, CloseBetting())
    while at.floor.rounds.now.awaits is Awaits.CARD_FOR_DEAL:
        at.do(SHOE, shoe.draw())
    return at


def seen(at: Day) -> list[Card]:
    """The discards, all known where a program deals."""
    return [each for each in in_row(at.floor.cards.rack) if each is not None]


def test_a_program_deals_from_a_device_and_commits_anew_whenever_the_discards_go_back() -> None:
    at = opened("nsw-star-blackjack", shoe=False, dealt_from="shuffling-device").players(ann=1)
    shoe = a_shoe(at)
    at.do(DEALER, shoe.publish())
    at.do(SHOE, shoe.burn())
    opening(at, shoe)
    shoe.take_back(seen(at), SEED[::-1], SECRET)
    at.do(DEALER, shoe.reload())
    assert at.check().floor.cards.rack == b""
    while not at.floor.rounds.is_over:
        if at.floor.rounds.now.awaits in (Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER):
            at.do(SHOE, shoe.draw())
        elif at.floor.rounds.now.awaits is Awaits.DECISION:
            at.do("ann", Stand(1) if at.floor.rounds.now.hands[0].hard > 11 else Hit(1))
        else:
            at.deals("")
    at.takes_up()
    assert at.refused(DEALER, shoe.reveal()).code == "shoe-not-ended"


def test_a_reload_without_a_commitment_is_no_command_of_a_program() -> None:
    at = opened("nsw-star-blackjack", shoe=False, dealt_from="shuffling-device").players(ann=1)
    shoe = a_shoe(at)
    at.do(DEALER, shoe.publish())
    at.do(SHOE, shoe.burn())
    opening(at, shoe)
    with pytest.raises(Malformed):
        at.do(DEALER, ReloadDiscards())


def test_the_cutting_card_in_the_mouth_of_the_shoe_is_the_first_card_of_the_next_round() -> None:
    at = opened(cases.COM_BO, shoe=False, decks=1).players(ann=1)
    shoe = a_shoe(at)
    at.do(DEALER, shoe.publish())
    at.do(DEALER, Cut(26))
    shoe.cut(26)
    at.do(DEALER, PlaceCuttingCard(47))
    cases.stakes(at).do(DEALER, CloseBetting())
    for _ in range(5):
        at.do(SHOE, shoe.draw())
    at.do(DEALER, KeyResult(tuple(at.floor.rounds.now.cards)))  # type: ignore[union-attr]
    assert not at.all(CuttingCardCame)
    at.takes_up()
    assert [event.box for event in at.all(CuttingCardCame)] == [0]
    at.do(DEALER, shoe.reveal())
    assert at.check().all(ShuffleRevealed)


def test_an_order_is_not_shown_while_the_shoe_goes_on() -> None:
    at = opened("vic-blackjack", shoe=False).players(ann=1)
    shoe = a_shoe(at)
    at.committed(shoe)
    assert at.refused(DEALER, shoe.reveal()).code == "shoe-not-ended"


def test_a_program_reshuffles_in_the_round_what_is_not_on_the_layout() -> None:
    at = opened("vic-blackjack", shoe=False).people("cass").players(ann=1)
    shoe = a_shoe(at)
    at.committed(shoe)
    opening(at, shoe)
    at.do("cass", OrderShuffle(Occasion.ABNORMAL_SEQUENCE))
    shoe.take_back(seen(at), SEED[::-1], SECRET)
    assert isinstance(at.do(DEALER, shoe.publish())[0], ShoeReshuffled)
    at.do(DEALER, Cut(200))
    shoe.cut(200)
    at.do(DEALER, PlaceCuttingCard(100))
    assert at.check().floor.cards.awaits is CardsAwait.NOTHING
    at.do(DEALER, CuttingCardOut(1))
    while at.floor.rounds.now.awaits is not Awaits.NOBODY:
        if at.floor.rounds.now.awaits in (Awaits.CARD_FOR_HAND, Awaits.CARD_FOR_DEALER):
            at.do(SHOE, shoe.draw())
        elif at.floor.rounds.now.awaits is Awaits.DECISION:
            at.do("ann", Stand(1))
        else:
            at.deals("")
    at.takes_up().do(DEALER, shoe.reveal())
    at.check()


def test_a_player_who_has_left_is_not_asked_to_cut_but_the_next_one_clockwise() -> None:
    at = cases.finished_with(cases.seated("vic-blackjack"), 3)
    at.do("bob", LeaveTable("bob"))
    offered = at.do(DEALER, OfferCut())[0]
    assert isinstance(offered, CutOffered)
    assert offered.player == "cy"


def test_the_dealer_enters_the_cut_of_the_player_whose_turn_it_is() -> None:
    at = opened("nsw-star-blackjack", shoe=False).players(bob=3, ann=1)
    at.do(DEALER, cases.REAL)
    offered, made = at.do(DEALER, Cut(208))
    assert isinstance(offered, CutOffered)
    assert (offered.player, made.by) == ("bob", "bob")  # type: ignore[union-attr]


def test_what_other_topics_record_about_the_cards() -> None:
    at = opened("act-blackjack")
    floor = evolve(at.floor, ShuffleDue(Occasion.ACCIDENT, CardsAwait.SHUFFLE, "ACT-2018-01 14.8"))
    assert (floor.cards.due, floor.cards.awaits) == (Occasion.ACCIDENT, CardsAwait.SHUFFLE)
    floor = evolve(floor, StepMissed(CardsAwait.CUT, CardsAwait.NOTHING, "ACT-2018-01 14.7"))
    assert floor.cards.awaits is CardsAwait.NOTHING
    floor = evolve(floor, DeviceChanged(CardDevice.SHUFFLING_DEVICE, "ACT-2018-01 18.3(b)"))
    assert floor.cards.device is CardDevice.SHUFFLING_DEVICE
    assert floor.cards[:4] == at.floor.cards[:4]


def test_every_event_about_cards_has_words() -> None:
    assert set(WORDS) == set(get_args(CardEvent))
    shuffled = CardsShuffled(Source.ENTERED, CardDevice.SHOE, "", b"", CardsAwait.CUT, "ACT-2018-01 5.1")
    assert WORDS[CardsShuffled](shuffled) == "the cards are shuffled (start of play)"
    assert WORDS[CuttingCardCame](CuttingCardCame(-1, "")) == "the cutting card comes on the dealer's hand"
