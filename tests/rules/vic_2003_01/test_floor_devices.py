"""Rules 9.10 and 9.11 at a table: the automatic shoe fails, or gives cards together."""

from __future__ import annotations

from dataclasses import replace

from pitboss.cards.card import card
from pitboss.floor.accidents.events import DeviceHandled
from pitboss.floor.accidents.facts import DeviceFact, Order
from pitboss.floor.accidents.kinds import DeviceFailure, SimultaneousCards
from pitboss.floor.cards.commands import Shuffle
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.play.commands import CloseBetting, Double, DrawCard, Hit, Stand
from pitboss.terms.devices import DeviceFault
from pitboss.terms.equipment import CardDevice
from tests.floor.accidents_cases import DEVICE, answered, cards, enter, hand, rack, report, two_boxes, unlawful, with_device
from tests.floor.cards_cases import prepared
from tests.floor.tables import DEALER
from tests.rules.at_table import V

BOOK = "vic-blackjack"
JAM = DeviceFailure(DeviceFault.JAMS)


def test_9_10__a_round_that_the_automatic_shoe_cannot_complete_is_void() -> None:
    at = with_device(BOOK).deals("6H TS 6D 5C 6S", Double(1))
    enter(at, "9D")
    mending = unlawful(at, DeviceFailure(DeviceFault.JAMS, (DeviceFact.COMPLETABLE,)))
    assert (mending.code, mending.rule) == ("not-lost", V + "9.10")
    assert unlawful(at, JAM, "ann").rule == V + "9.10"
    report(at, JAM)
    assert (answered(at), at.all(DeviceHandled)[0].fate) == (("void", V + "9.10"), "void")
    assert (at.net("ann"), at.net("bob"), at.floor.rounds.is_over) == (0, 0, True)


def test_9_10__nothing_is_dealt_from_the_failed_shoe_before_the_cards_are_shuffled() -> None:
    for device, steps in ((DEVICE, ()), (CardDevice.SHOE, ("cut", "cutting card", "burn"))):
        at = with_device(BOOK).deals("6H TS 6D 5C 6S")
        report(at, JAM)
        at.takes_up().bets(1, ann=20)
        assert at.refused(DEALER, CloseBetting()).rule.startswith(V + "4.1.1")
        at.do(DEALER, Shuffle(Source.ENTERED, device=device))
        if steps:
            assert at.floor.cards.awaits is CardsAwait.CUT
            prepared(at)
        assert at.deals("TH 6D 9C KC TD", Stand(1)).check().net("ann") == 20


def test_9_10__it_is_about_an_automatic_shoe_in_a_round() -> None:
    assert unlawful(two_boxes(BOOK).deals("6H TS 6D 5C 6S"), JAM).code == "no-device"
    assert unlawful(with_device(BOOK), JAM).code == "no-round"


def test_9_11__cards_that_come_together_in_an_unknown_order_void_the_round() -> None:
    at = with_device(BOOK).deals("6H TS 6D 5C 6S")
    together = SimultaneousCards(cards("9D 4C"), Order.UNKNOWN)
    assert unlawful(at, together, "ann").rule == V + "9.11"
    report(at, together)
    assert (answered(at), rack(at), at.net("ann")) == (("void", V + "9.11"), ["9D", "4C"], 0)
    assert unlawful(two_boxes(BOOK).deals("6H TS 6D 5C 6S"), together).code == "no-device"


def test_9_11__where_the_order_can_be_told_they_are_dealt_in_it() -> None:
    at = with_device(BOOK).deals("6H TS 6D 5C 6S")
    report(at, SimultaneousCards(cards("9D 4C"), Order.KNOWN))
    at.do("ann", Hit(1))
    assert at.refused(DEALER, DrawCard(card("4C"))).rule == V + "9.11"
    enter(at, "9D").deals("4C", Stand(1), Hit(2))
    assert (hand(at, 1), hand(at, 2)) == ("6H 5C 9D", "TS 6S 4C")


def test_9_11__cards_that_come_together_are_as_many_as_the_pack_has() -> None:
    at = with_device(BOOK, decks=4).deals("9D 9D 6D 5C 9D")
    twice = SimultaneousCards(cards("9D 9D"), Order.KNOWN)
    assert unlawful(at, twice).code == "impossible-card"
    assert unlawful(at, replace(twice, order=Order.UNKNOWN)).code == "impossible-card"
    at.check()
