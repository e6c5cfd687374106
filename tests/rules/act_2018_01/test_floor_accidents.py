"""Rule 14 at a table of the ACT: cards face up, in error, misplaced, too few, and dealing past the cutting card."""

from __future__ import annotations

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.facts import Burned, DrawnTo, Seen
from pitboss.floor.accidents.kinds import (
    BurnedInError,
    ExcessCard,
    MisplacedCard,
    NotEnoughCards,
    NotShuffled,
)
from pitboss.floor.cards.commands import ReloadDiscards
from pitboss.law.refusal import Malformed
from pitboss.play.commands import CloseBetting, Hit, Split, Stand
from tests.floor.accidents_cases import (
    TWO_BOXES,
    answered,
    cards,
    empty_the_shoe,
    enter,
    excess_comes_next,
    face_up_is_burned,
    hand,
    rack,
    rebuilt_in_the_round,
    report,
    two_boxes,
    unlawful,
    with_device,
)
from tests.floor.tables import DEALER, Day, opened

ACT = "ACT-2018-01 "
BOOK = "act-blackjack"


def test_14_1__a_card_face_up_in_the_shoe_is_burned() -> None:
    face_up_is_burned(BOOK, ACT + "14.1")


def test_14_2__a_card_drawn_in_error_comes_next_seen_or_not() -> None:
    excess_comes_next(BOOK, ACT + "14.2")


def test_14_2__one_burned_in_error_stays_out() -> None:
    at = two_boxes(BOOK).deals(TWO_BOXES)
    assert unlawful(at, BurnedInError(Burned.BY_MISTAKE, card("4C")), "ann").rule == ACT + "14.2"
    report(at, BurnedInError(Burned.BY_MISTAKE, card("4C")))
    assert (answered(at), rack(at)) == (("discarded", ACT + "14.2"), ["4C"])
    before = at.floor.cards.undealt
    report(at, BurnedInError(Burned.BY_MISTAKE))
    assert (at.floor.cards.undealt, len(at.floor.cards.rack)) == (before - 1, 2)
    at.deals("KD 2H", Stand(1), Stand(2)).check()


def test_14_3__cards_drawn_to_the_dealer_against_rule_12_are_burned() -> None:
    at = two_boxes(BOOK).deals(TWO_BOXES, Stand(1))
    report(at, ExcessCard(Seen.EXPOSED, DrawnTo.DEALER, card("4C")))
    assert (answered(at), rack(at)) == (("discarded", ACT + "14.3"), ["4C"])
    report(at, ExcessCard(Seen.UNEXPOSED, DrawnTo.DEALER))
    at.deals("KD 2H", Stand(2), take_up=False)
    report(at, ExcessCard(Seen.EXPOSED, DrawnTo.DEALER, card("4D")))
    report(at, ExcessCard(Seen.UNEXPOSED, DrawnTo.DEALER, card("4S")))
    assert (answered(at), rack(at)) == (("discarded", ACT + "14.3"), ["4C", "4D", "4S"])
    assert unlawful(at, ExcessCard(Seen.EXPOSED, DrawnTo.DEALER, card("4H")), "ann").rule == ACT + "14.3"


def test_14_4__a_misplaced_card_found_during_the_round_is_put_right_for_everybody() -> None:
    at = rebuilt_in_the_round(BOOK, ACT + "14.4")
    assert (answered(at), hand(at, 1), hand(at, 2)) == (("reconstructed", ACT + "14.4"), "TS 7C", "9H 5S")
    other = unlawful(at, MisplacedCard(cards("TS 9H 6D 5S 7C"), (1,)))
    assert (other.code, other.rule) == ("more-than-the-hand", ACT + "14.4")
    at.deals("KD 2H", Stand(1), Stand(2), take_up=False)
    report(at, MisplacedCard(cards("TS 9H 6D 5S 7C KD 2H"), (1, 2)))
    assert hand(at, 1) == "TS 5S"


def test_14_4__until_the_next_round_begins_it_is_put_right() -> None:
    at = two_boxes(BOOK).deals("KH 9S 6D 9C 8S  KD 5H", Stand(1), Stand(2))
    assert (at.net("ann"), at.net("bob")) == (-20, -20)  # the dealer made 21 of a five that was bob's
    right = MisplacedCard(cards("KH 9S 6D 9C 5H KD 8S"), (0, 2), 1)
    other = unlawful(at, MisplacedCard(right.order, (0,), 1))
    assert (other.code, other.rule) == ("more-than-the-hand", ACT + "14.4")
    assert unlawful(at, right, "ann").rule == ACT + "14.4"
    at.bets(1, ann=10).do(DEALER, CloseBetting())
    report(at, right)
    assert (answered(at), at.net("ann"), at.net("bob")) == (("reconstructed", ACT + "14.4"), 20 - 10, 20)


def test_14_4__a_house_may_elect_that_it_ends_with_the_round() -> None:
    at = two_boxes(BOOK, **{"reconstruction-until": "round-ends"}).deals("KH 9S 6D 9C 8S  KD 5H", Stand(1), Stand(2))
    between = unlawful(at, MisplacedCard(cards("KH 9S 6D 9C 5H KD 8S"), (0, 2), 1))
    assert (between.code, between.rule) == ("too-late", ACT + "14.4")


def test_14_4__from_the_first_card_of_the_round() -> None:
    at = two_boxes(BOOK).deals("9H TS")
    report(at, MisplacedCard(cards("TS 9H"), (1, 2)))
    enter(at, "6D 7C 5S")
    assert hand(at, 1) == "TS 7C"


def test_14_4__a_card_that_a_reconstruction_had_no_place_for_is_in_the_next_one_again() -> None:
    at = opened(BOOK).people("cass").players(ann=1).bets(1, ann=20)
    at.deals("QH AH KS").do("ann", Split(1))
    enter(at, "AS QD")
    report(at, MisplacedCard(cards("AH QH KS AS QD"), (0, 1)))  # ann has a Blackjack, so has the dealer: the queen has no place
    assert at.floor.rounds.is_over
    with pytest.raises(Malformed):
        report(at, MisplacedCard(cards("AH QH AS KS"), (0, 1)))
    report(at, MisplacedCard(cards("AH QH AS KS QD"), (0, 1)))
    at.do("ann", Hit(1))
    enter(at, "KS")
    at.do("ann", Stand(1))
    enter(at, "QD").takes_up().check()
    assert at.net("ann") == -20


def test_14_5__found_once_the_next_round_has_begun_the_faulty_round_is_void_and_the_later_stands() -> None:
    at = two_boxes(BOOK).deals("AH TS 6D KC 5S KD 2H", Stand(2))
    assert (at.net("ann"), at.net("bob")) == (30, -20)
    late = MisplacedCard(cards("TS AH 6D KC 5S KD 2H"), (1, 2), 1)
    at.bets(1, ann=20).bets(2, bob=20).deals("9C TD 6C 7D 5D")
    assert unlawful(at, late, "ann").rule == ACT + "14.4"
    report(at, late)
    assert answered(at) == ("round 1 void", ACT + "14.5")
    at.deals("KC 2D", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (-20, -20)


@pytest.mark.proves("ACT-2018-01 A: Round of play")
def test_14_5__the_next_round_begins_with_its_first_card() -> None:
    at = two_boxes(BOOK).deals("AH TS 6D KC 5S KD 2H", Stand(2)).bets(1, ann=20)
    late = MisplacedCard(cards("AH TS 6D KC 5S 2H KD"), (0, 1, 2), 1)
    at.do(DEALER, CloseBetting())
    assert at.floor.rounds.number == 2
    report(at, late)  # dealer 6D 2H KD has 18 as before: put right, and nobody's money moves
    assert (answered(at), at.net("ann"), at.net("bob")) == (("reconstructed", ACT + "14.4"), 30 - 20, -20)
    at.deals("9C")
    report(at, late)
    assert (answered(at), at.net("ann"), at.net("bob")) == (("round 1 void", ACT + "14.5"), -20, 0)


def test_14_5__any_earlier_round_with_a_mistake_is_void_and_every_later_one_stands() -> None:
    at = two_boxes(BOOK).deals("AH TS 6D KC 5S KD 2H", Stand(2))
    assert (at.net("ann"), at.net("bob")) == (30, -20)
    for _ in range(3):
        at.bets(1, ann=20).bets(2, bob=20).deals("9C TD 6C 7D 5D KC 2D", Stand(1), Stand(2))
    assert (at.net("ann"), at.net("bob")) == (30 - 60, -20 - 60)
    late = MisplacedCard((), (), 1)
    assert unlawful(at, late, "ann").rule == ACT + "14.4"
    report(at, late)  # betting for round 5 is open, and rounds 2 to 4 have been played
    assert (answered(at), at.net("ann"), at.net("bob")) == (("round 1 void", ACT + "14.5"), -60, -60)
    again = unlawful(at, late)
    assert (again.code, again.rule) == ("annulled", ACT + "14.5")
    report(at, MisplacedCard((), (), 3))
    assert (at.check().net("ann"), at.net("bob")) == (-40, -40)
    at.bets(1, ann=20).deals("9C")
    report(at, MisplacedCard((), (), 2))
    assert (at.net("ann"), at.net("bob")) == (-20 - 20, -20)
    for nowhere in (9, -1):
        assert unlawful(at, MisplacedCard((), (), nowhere)).code == "round-not-kept"


def short() -> Day:
    at = empty_the_shoe(two_boxes(BOOK).deals(TWO_BOXES))
    at.do("ann", Hit(1))
    return at


def test_14_6__the_discards_are_shuffled_and_cut_to_finish_the_round() -> None:
    at = short()
    assert unlawful(at, NotEnoughCards(100), "ann").rule == ACT + "14.6"
    report(at, NotEnoughCards(100))
    assert (answered(at), at.floor.cards.rack) == (("completed", ACT + "14.6"), b"")
    enter(at, "4D").deals("KD 2H", Stand(1), Stand(2)).check()


def test_14_6__with_an_automated_shoe_it_has_no_effect() -> None:
    at = empty_the_shoe(with_device(BOOK).deals(TWO_BOXES))
    at.do("ann", Hit(1))
    refused = unlawful(at, NotEnoughCards(100))
    assert (refused.code, refused.rule) == ("no-answer", ACT + "18.1")


def test_14_8__rounds_dealt_past_the_cutting_card_stand_and_the_round_in_play_is_concluded() -> None:
    at = two_boxes(BOOK).deals(TWO_BOXES)
    assert unlawful(at, NotShuffled(), "ann").rule == ACT + "14.8"
    report(at, NotShuffled())
    assert answered(at) == ("stands, completed", ACT + "14.8")
    at.deals("KD 2H", Stand(1), Stand(2)).check()
    assert at.net("bob") == -20
    assert at.bets(1, ann=20).refused(DEALER, CloseBetting()).code == "shuffle-due"
    assert unlawful(with_device(BOOK).deals(TWO_BOXES), NotShuffled()).rule == ACT + "18.1"


def test_18_1__the_discards_go_into_the_automated_shoe_in_a_round_only_by_another_reading() -> None:
    for option, lawful in (("between-rounds", False), ("at-any-time", True)):
        at = empty_the_shoe(with_device(BOOK, discards_reloaded=option).deals(TWO_BOXES))
        at.do("ann", Hit(1))
        if lawful:
            at.do(DEALER, ReloadDiscards())
            enter(at, "4D").deals("KD 2H", Stand(1), Stand(2)).check()  # readings S7 and H7: the round is finished
        else:
            assert at.refused(DEALER, ReloadDiscards()).rule == ACT + "18.1"
