"""A shuffling device that fails, in both documents of New South Wales: the bodies of their tests."""

from __future__ import annotations

from typing import Any

from pitboss.cards.card import card
from pitboss.floor.accidents.events import DeviceHandled
from pitboss.floor.accidents.facts import DeviceFact
from pitboss.floor.accidents.kinds import (
    DeviceFailure,
)
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.cards.commands import Cut, CuttingCardOut, OfferCut, PlaceCuttingCard, Shuffle
from pitboss.floor.cards.events import CutOffered, ShoeReshuffled
from pitboss.floor.cards.state import Source
from pitboss.play.commands import CloseBetting, Double, DrawCard, Hit, Stand
from pitboss.play.settled import Result, WagerSettled
from pitboss.terms.devices import DeviceFault
from pitboss.terms.equipment import CardDevice
from tests.floor.accidents_cases import (
    DEVICE,
    TWO_BOXES,
    answered,
    asked,
    by_hand,
    chooses,
    enter,
    report,
    two_boxes,
    unlawful,
    with_device,
)
from tests.floor.accidents_nsw_cases import LOST, Book, over
from tests.floor.tables import DEALER, Day

FAULT = DeviceFault.NOT_AS_INTENDED


def jammed(book: Book, **options: Any) -> Day:
    """Scenario T38: Ann has doubled and stands on 20, Bob has 16, the dealer shows a six, and the device has failed."""
    at = with_device(book.name, **options).deals("6H TS 6D 5C 6S", Double(1))
    return enter(at, "9D")


def transferred(book: Book, rule: str, *more: DeviceFact) -> DeviceHandled:
    """A spare device, cards that can be moved, nobody the worse: the cards move and the round goes on."""
    at = jammed(book)
    failure = DeviceFailure(FAULT, (DeviceFact.SPARE, DeviceFact.TRANSFER, *more))
    assert unlawful(at, failure, "ann").rule.startswith(book.cites + "17.")
    report(at, failure)
    assert answered(at)[1] == rule
    assert at.floor.cards.device is DEVICE
    at.deals("9C KC", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (40, 20)
    handled = at.all(DeviceHandled)[0]
    assert isinstance(handled, DeviceHandled)
    return handled


def only_in_a_round_from_a_device(book: Book) -> None:
    """The device must be in use, the fault known, and a card of the round dealt."""
    failure = DeviceFailure(FAULT, (DeviceFact.SPARE, DeviceFact.TRANSFER))
    assert unlawful(two_boxes(book.name).deals(TWO_BOXES), failure).rule == book.cites + "17.1.1"
    assert unlawful(with_device(book.name), failure).rule == book.cites + "17.1.2"
    assert unlawful(jammed(book), DeviceFailure(DeviceFault.JAMS)).rule == book.cites + "17.1.2"


def somebody_disadvantaged(book: Book) -> None:
    """The round is broken off and the wagers go back, whatever else is so; rounds before stand, payments too."""
    at = over(with_device(book.name))
    at.bets(1, ann=20).bets(2, bob=20).deals("AH TS 6H KC 9D")
    paid = at.net("ann")
    report(at, DeviceFailure(FAULT, (DeviceFact.DISADVANTAGE, DeviceFact.SPARE, DeviceFact.TRANSFER)))
    assert answered(at) == ("terminated, rounds before: stands", book.cites + "17.4")
    assert (at.net("ann"), at.net("bob"), at.floor.rounds.is_over) == (paid, -20, True)
    elected = with_device(book.name, device_disadvantage_payments="reversed").deals("AH TS 6H KC 9D")
    report(elected, DeviceFailure(FAULT, (DeviceFact.DISADVANTAGE,)))
    assert (elected.net("ann"), elected.net("bob")) == (0, 0)


def finished_from_a_shoe(book: Book, finish: str) -> Day:
    """No spare device: each player is asked, and the round is finished from a shoe for those who stay."""
    at = jammed(book)
    report(at, DeviceFailure(FAULT, (DeviceFact.TRANSFER, DeviceFact.DAMAGE)))
    assert (asked(at).players, asked(at).choices, asked(at).rule) == (("ann", "bob"), ("stay", "take-back"), book.cites + "17.5.1")
    assert at.refused("bob", Stand(2)).rule == book.cites + "17.5.1"
    chooses(chooses(at, "ann", "stay"), "bob", "take-back")
    assert answered(at) == ("completed for those-who-stay", book.cites + "17.5")
    assert at.floor.cards.device is CardDevice.SHOE
    at.do(DEALER, RecordAct("device-lost-steps/damaged-cards"))
    by_hand(at).deals("9C KC").check()
    assert (at.net("ann"), at.net("bob")) == (40, 0)
    assert at.game.cites["device-lost-finished-for"] == book.cites + finish
    return at


def nobody_stays(book: Book) -> None:
    """If every player takes the wager back the round is over."""
    at = jammed(book)
    report(at, DeviceFailure(FAULT, (DeviceFact.SPARE,)))
    chooses(chooses(at, "ann", "take-back"), "bob", "take-back")
    assert (at.net("ann"), at.net("bob"), at.floor.rounds.is_over) == (0, 0, True)


def what_was_lost_goes_back_too(book: Book) -> None:
    """Reading T7: each amount wagered in the round, also one that the house has collected; a player who stays has lost it."""
    for choice, money in (("take-back", 0), ("stay", -20)):
        at = with_device(book.name).deals(TWO_BOXES)
        at.do("ann", Hit(1))
        enter(at, "KH")
        assert at.net("ann") == -20
        report(at, DeviceFailure(FAULT))
        chooses(chooses(at, "ann", choice), "bob", "stay")
        assert by_hand(at).deals(LOST, Stand(2)).check().net("ann") == money


def taken_back_by_its_own_rule(book: Book) -> None:
    """What a player takes back when the device is lost names 17.5.1, whether it was lost already or lies there still."""
    at = with_device(book.name).deals(TWO_BOXES)
    at.do("ann", Hit(1))
    enter(at, "KH")
    report(at, DeviceFailure(FAULT))
    chooses(chooses(at, "ann", "take-back"), "bob", "take-back")
    back = [each for each in at.all(WagerSettled) if each.result is Result.VOID]
    names = {(each.player, each.net, each.rule) for each in back}
    assert names == {("ann", 2000, book.cites + "17.5.1"), ("bob", 0, book.cites + "17.5.1")}


def only_the_undecided_goes_back(book: Book) -> None:
    """The other side of T7: what the house has collected stays lost; also where nobody stays."""
    at = with_device(book.name, device_lost_wagers="may-take-back-undecided").deals(TWO_BOXES)
    at.do("ann", Hit(1))
    enter(at, "KH")
    report(at, DeviceFailure(FAULT))
    chooses(chooses(at, "ann", "take-back"), "bob", "take-back")
    assert (at.net("ann"), at.net("bob"), at.floor.rounds.is_over) == (-20, 0, True)


def disadvantaged_without_another_device(book: Book) -> None:
    """Reading H26: broken off for everybody; by the other reading each player is asked, and the round finished for those who stay."""
    for first, broken_off in (("", True), ("no-transfer, disadvantaged, cards-damaged, cards-undamaged", False)):
        at = jammed(book, **({"device_cases": first} if first else {}))
        report(at, DeviceFailure(FAULT, (DeviceFact.DISADVANTAGE,)))
        if not broken_off:
            chooses(chooses(at, "ann", "stay"), "bob", "take-back")
            by_hand(at).deals("9C KC").check()
        assert (at.net("ann"), at.net("bob"), at.floor.rounds.is_over) == ((0, 0, True) if broken_off else (40, 0, False))


def damaged_and_not_movable(book: Book) -> None:
    """Reading E14: nobody the worse, a spare ready, cards damaged, and no way to move them: each player is asked."""
    at = jammed(book)
    report(at, DeviceFailure(FAULT, (DeviceFact.SPARE, DeviceFact.DAMAGE)))
    assert asked(at).rule == book.cites + "17.5.1"


def silence_is_to_stay(book: Book) -> None:
    """The dealer goes on: whoever has said nothing stays."""
    at = jammed(book)
    report(at, DeviceFailure(FAULT))
    by_hand(at).deals("9C KC", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (40, 20)


def damaged_cards_are_replaced_first(book: Book, rule: str) -> None:
    """Where a card was damaged nothing is shuffled before it has been replaced; where none was, nobody asks."""
    at = jammed(book)
    report(at, DeviceFailure(FAULT, (DeviceFact.DAMAGE,)))
    chooses(chooses(at, "ann", "stay"), "bob", "stay")
    assert at.refused(DEALER, Shuffle(Source.ENTERED)).rule == book.cites + rule
    at.do(DEALER, RecordAct("device-lost-steps/damaged-cards"))
    assert by_hand(at).deals("9C KC", Stand(2)).check().net("ann") == 40


def shuffled_and_cut_as_by_hand(book: Book, shuffle: str, depth: str) -> None:
    """No card before shuffle, cut and cutting card; the far right cuts; and when the cutting card comes a shuffle is due."""
    at = jammed(book).players(cat=5)
    report(at, DeviceFailure(FAULT))
    chooses(chooses(at, "ann", "stay"), "bob", "stay")
    left = at.floor.cards.undealt
    assert at.refused(DEALER, DrawCard(card("9C"))).rule == book.cites + shuffle
    assert at.refused(DEALER, Shuffle(Source.ENTERED, device=DEVICE)).rule.startswith(book.cites + "17.5.")
    at.do(DEALER, Shuffle(Source.ENTERED))
    assert (at.all(ShoeReshuffled)[-1].rule, at.floor.cards.undealt) == (book.cites + shuffle, left)
    assert at.refused(DEALER, DrawCard(card("9C"))).rule == book.cites + shuffle
    at.do(DEALER, OfferCut())
    assert (at.all(CutOffered)[-1].player, at.all(CutOffered)[-1].rule) == ("cat", book.cites + shuffle)
    assert at.refused("cat", Cut(51)).rule == book.cites + depth
    at.do("cat", Cut(52))
    assert at.refused(DEALER, DrawCard(card("9C"))).code == "cards-not-ready"
    at.do(DEALER, PlaceCuttingCard(left // 2))
    at.deals("9C KC", Stand(2)).bets(1, ann=10).deals("9H KD", take_up=False)
    at.do(DEALER, CuttingCardOut(1))
    at.deals("9S KS", Stand(1)).bets(1, ann=10)
    assert at.refused(DEALER, CloseBetting()).code == "shuffle-due"


def nobody_stays_and_the_cards_are_shuffled(book: Book, shuffle: str) -> None:
    """If every wager goes back the cards are shuffled and cut all the same, before the next round."""
    at = jammed(book)
    report(at, DeviceFailure(FAULT))
    chooses(chooses(at, "ann", "take-back"), "bob", "take-back")
    at.takes_up().bets(1, ann=10)
    assert at.refused(DEALER, CloseBetting()).rule == book.cites + shuffle
