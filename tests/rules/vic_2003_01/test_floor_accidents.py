"""Rule 9 at a table: burns, cards in excess, misplaced cards, faulty deals, short shoes and wrong cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pitboss.cards.card import CARDS, card
from pitboss.floor.accidents.facts import BurnCure, Burned, DrawnTo, Seen
from pitboss.floor.accidents.kinds import (
    BoxWithOneCard,
    BurnedInError,
    DealerWithoutCard,
    ExcessCard,
    FaceUpCard,
    HandOnEmptyBox,
    MisplacedCard,
    MissedBurn,
    NotEnoughCards,
    OptionNotGiven,
    WrongCards,
)
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.cards.commands import Burn, Cut, PlaceCuttingCard, Shuffle
from pitboss.floor.cards.count import has
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.rounds.events import RoundRebuilt
from pitboss.law.refusal import Malformed
from pitboss.play.commands import CloseBetting, Double, DrawCard, Hit, Press, Split, Stand, Surrender
from pitboss.play.events import CardDealt
from pitboss.play.settled import WagerSettled
from pitboss.play.state import Awaits
from pitboss.terms.irregular_rounds import WrongPack
from tests.floor.accidents_cases import (
    TWO_BOXES,
    answered,
    asked,
    cards,
    chooses,
    empty_the_shoe,
    enter,
    excess_comes_next,
    hand,
    rack,
    rebuilt_in_the_round,
    report,
    two_boxes,
    unlawful,
)
from tests.floor.tables import DEALER, Day, opened
from tests.rules.at_table import V

BOOK = "vic-blackjack"


def unburned() -> Day:
    """A shoe that was cut and from which no card was burned."""
    at = opened(BOOK, shoe=False).people("gus", "cass").players(ann=1).bets(1, ann=20)
    at.do(DEALER, Shuffle(Source.ENTERED))
    at.do(DEALER, Cut(200))
    at.do(DEALER, PlaceCuttingCard(60))
    assert at.floor.cards.awaits is CardsAwait.BURN
    return at


def test_9_1__a_shoe_without_its_burn_is_played_on() -> None:
    at = unburned()
    assert at.refused(DEALER, CloseBetting()).code == "cards-not-ready"
    assert unlawful(at, MissedBurn(), "ann").rule == V + "9.1"
    report(at, MissedBurn())
    assert answered(at) == ("play-on", V + "9.1")
    at.deals("9H KD 2C TS", Stand(1)).check()
    assert (at.net(), rack(at)[0]) == (-20, "9H")
    assert unlawful(at, MissedBurn()).code == "burn-not-due"


def test_9_1_1__an_unfinished_first_round_begins_again_with_the_burn() -> None:
    at = unburned()
    report(at, MissedBurn())
    at.deals("9H KD 2C")
    assert unlawful(at, MissedBurn(BurnCure.RESTART)).rule == V + "9.1.1"
    report(at, MissedBurn(BurnCure.RESTART), "gus")
    assert (answered(at), rack(at)) == (("restarted", V + "9.1.1"), ["9H"])
    enter(at, "5S")
    assert hand(at, 1) == "KD 5S"
    at.deals("8D 9D", Stand(1))
    later = unlawful(at, MissedBurn(BurnCure.RESTART), "gus")
    assert (later.code, later.rule) == ("first-round-only", V + "9.1.1")


def test_9_1_1__a_shoe_that_was_burned_is_not_begun_again() -> None:
    at = opened(BOOK).people("gus").players(ann=1).bets(1, ann=20).deals("9H KD 2C")
    assert unlawful(at, MissedBurn(BurnCure.RESTART), "gus").code == "first-round-only"
    assert unlawful(at, BurnedInError(Burned.BY_MISTAKE, card("4S"))).code == "no-answer"


def test_9_3__a_card_in_excess_counts_as_unseen_and_comes_next() -> None:
    excess_comes_next(BOOK, V + "9.3")


def test_9_3__also_on_the_dealers_hand_while_it_is_incomplete() -> None:
    at = two_boxes(BOOK).deals(TWO_BOXES, Stand(1))
    report(at, ExcessCard(Seen.EXPOSED, DrawnTo.DEALER, card("4C")))
    assert answered(at) == ("next-card", V + "9.3")
    at.do("bob", Hit(2))
    assert at.refused(DEALER, DrawCard(card("KC"))).rule == V + "9.3"
    enter(at, "4C")
    assert hand(at, 2) == "TS 5S 4C"


def test_9_3_a__on_the_dealers_complete_hand_it_is_thrown_out_if_it_was_seen() -> None:
    at = two_boxes(BOOK).deals(TWO_BOXES + " KD 2H", Stand(1), Stand(2), take_up=False)
    report(at, ExcessCard(Seen.EXPOSED, DrawnTo.DEALER, card("4C")))
    assert (answered(at), rack(at)) == (("discarded", V + "9.3(a)"), ["4C"])
    report(at, ExcessCard(Seen.UNEXPOSED, DrawnTo.DEALER, card("5C")))
    assert answered(at) == ("next-card", V + "9.3")
    at.takes_up().bets(1, ann=20).do(DEALER, CloseBetting())
    assert at.refused(DEALER, DrawCard(card("KC"))).rule == V + "9.3"
    enter(at, "5C")


def test_9_4__a_supervisor_rebuilds_the_hand_after_the_players_may_take_their_wagers_back() -> None:
    at = rebuilt_in_the_round(BOOK, V + "9.4", by="gus", stranger=DEALER)
    assert (asked(at).players, asked(at).choices, asked(at).rule) == (("ann", "bob"), ("keep", "retract"), V + "9.4")
    assert at.refused("ann", Stand(1)).rule == V + "9.4"
    chooses(at, "ann", "keep")
    chooses(at, "bob", "retract")
    assert answered(at) == ("reconstructed", V + "9.4")
    assert (hand(at, 1), hand(at, 2)) == ("TS 7C", "9H 5S")
    at.deals("KD 2H", Stand(1)).check()
    assert (at.net("ann"), at.net("bob")) == (-20, 0)


def test_9_4__silence_keeps_the_wager_when_the_dealer_goes_on() -> None:
    at = rebuilt_in_the_round(BOOK, V + "9.4", by="cass", stranger=DEALER)
    at.do(DEALER, Stand(1))
    rebuilt = at.all(RoundRebuilt)[0]
    assert (rebuilt.warrant.by, hand(at, 1)) == ("cass", "TS 7C")


def test_9_4__only_the_hand_with_the_mistake_and_only_after_the_deal_and_before_any_settlement() -> None:
    at = two_boxes(BOOK).deals("9H TS 6D")
    assert unlawful(at, MisplacedCard(cards("TS 9H 6D"), (1, 2)), "gus").code == "too-early"
    at.deals("7C 5S")
    other = unlawful(at, MisplacedCard(cards("TS 9H 6D 7C 5S"), (1,)), "gus")
    assert (other.code, other.rule) == ("more-than-the-hand", V + "9.4")
    assert unlawful(at, MisplacedCard(), "gus").code == "no-answer"
    at.do("ann", Hit(1))
    enter(at, "KD")
    late = unlawful(at, MisplacedCard(cards("TS 9H 6D 7C 5S KD"), (1, 2)), "gus")
    assert (late.code, late.rule) == ("too-late", V + "9.4")


def test_9_4__a_pontoon_pandemonium_win_does_not_stand_in_the_way() -> None:
    at = two_boxes("vic-crown-pontoon", "vic-pontoon-pandemonium")
    at.side("ann", "pontoon-pandemonium", 5).side("bob", "pontoon-pandemonium", 5, 2)
    at.deals("AH AS 6D KC KS")
    at.do("ann", Press(1, "ann", 1))
    assert at.all(WagerSettled)[0].bet == "pontoon-pandemonium"
    report(at, MisplacedCard(cards("AH AS 6D KS KC"), (1, 2)), "gus")
    chooses(chooses(at, "ann", "keep"), "bob", "keep")
    assert answered(at) == ("reconstructed", V + "9.4")


def test_9_5__a_hand_on_a_box_without_a_wager_is_thrown_out_and_the_others_keep_theirs() -> None:
    at = two_boxes(BOOK).deals("9H TS 6D")
    early = unlawful(at, HandOnEmptyBox(5, cards("2C 3C")))
    assert (early.code, early.rule) == ("not-noticed-in-time", V + "9.5")
    at.deals("7C 5S")
    assert unlawful(at, HandOnEmptyBox(2, cards("2C 3C"))).code == "box-wagered"
    report(at, HandOnEmptyBox(5, cards("2C 3C")))
    assert (answered(at), rack(at)) == (("discarded", V + "9.5"), ["2C", "3C"])
    assert (hand(at, 1), hand(at, 2)) == ("9H 7C", "TS 5S")
    assert unlawful(at, HandOnEmptyBox(5, cards("2C 3C")), "ann").rule == V + "9.5"


def test_9_5__only_in_a_round_whose_deal_is_being_completed_and_only_the_cards_of_a_deal() -> None:
    hand_of_two = HandOnEmptyBox(5, cards("2C 3C"))
    at = opened(BOOK).players(ann=1)
    for moment in (at, at.bets(1, ann=20)):
        early = unlawful(moment, hand_of_two)
        assert (early.code, early.rule) == ("not-noticed-in-time", V + "9.5")
    at.deals("9H 6D 7C")
    for wrong in (HandOnEmptyBox(5, cards("2C 3C 4C")), HandOnEmptyBox(50, cards("2C 3C"))):
        with pytest.raises(Malformed):
            report(at, wrong)
    at.deals("KD 2H", Stand(1), take_up=False)
    assert unlawful(at, hand_of_two).code == "not-noticed-in-time"
    left = at.floor.cards.undealt
    assert unlawful(at.takes_up(), hand_of_two).code == "not-noticed-in-time"
    assert at.floor.cards.undealt == left


def without_dealers_card() -> Day:
    """The dealer dealt two cards to each box and none to the dealer's place; the record has the third card there."""
    return two_boxes(BOOK).deals("9H TS 7C 5S")


def test_9_6__whoever_is_deciding_chooses_how_the_dealer_comes_to_a_card() -> None:
    early = two_boxes(BOOK).deals("9H TS 7C")
    assert unlawful(early, DealerWithoutCard()).rule == V + "9.5"
    at = without_dealers_card()
    assert unlawful(at, DealerWithoutCard(), "ann").rule == V + "9.6"
    report(at, DealerWithoutCard())
    assert (hand(at, 1), hand(at, 2), at.floor.rounds.now.dealer) == ("9H 7C", "TS 5S", ())  # type: ignore[union-attr]
    assert (asked(at).players, asked(at).choices) == (("ann",), ("hand-first", "dealer-first"))
    assert at.refused("bob", Stand(2)).rule == V + "9.6"


def test_9_6_1__the_hand_is_completed_first_and_the_dealer_draws_afterwards() -> None:
    at = without_dealers_card()
    report(at, DealerWithoutCard())
    chooses(at, "ann", "hand-first")
    assert answered(at)[0] == "hand-first"
    at.do("ann", Hit(1))
    enter(at, "4H").deals("6D KD 2H", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (20, -20)


def test_9_6_2__the_dealer_takes_a_card_before_anything_else_is_decided() -> None:
    at = without_dealers_card()
    report(at, DealerWithoutCard())
    chooses(at, "ann", "dealer-first", "AD")
    assert at.floor.rounds.now.dealer == cards("AD")  # type: ignore[union-attr]
    assert at.floor.rounds.now.awaits is Awaits.INSURANCE
    at.deals("9C", Stand(1), Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (-20, -20)


def test_9_6_2__a_side_bet_that_two_cards_have_decided_is_settled_once() -> None:
    at = two_boxes(BOOK, "vic-perfect-pairs").side("ann", "perfect-pairs", 5).side("bob", "perfect-pairs", 5, 2)
    at.deals("9H 8S 9C 3H 7C")
    report(at, DealerWithoutCard())
    chooses(at, "ann", "dealer-first", "6D")
    assert (at.net("ann"), at.net("bob")) == (30 - 20, -5 - 20)  # a mixed pair pays 6 to 1; the main wagers lie on the layout
    at.deals("7C TD", Stand(1), Stand(2), take_up=False).check()
    assert (at.net("ann"), at.net("bob")) == (30 + 20, -5 + 20)
    assert sorted(each.player for each in at.floor.rounds.now.settlements if each.bet == "perfect-pairs") == ["ann", "bob"]  # type: ignore[union-attr]


def test_9_6_2__what_was_paid_at_once_before_the_dealers_card_is_paid_once() -> None:
    at = two_boxes("vic-crown-pontoon", "vic-pontoon-pandemonium").side("bob", "pontoon-pandemonium", 5, 2)
    at.deals("AH 8S KC 3H 7C")
    assert at.floor.rounds.now.dealer == cards("KC")  # type: ignore[union-attr]
    report(at, DealerWithoutCard())
    chooses(at, "bob", "dealer-first", "6D")
    at.deals("7C KD", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (30, -5 + 20)


def test_9_6__a_natural_is_paid_as_one_though_the_dealers_card_came_late() -> None:
    at = two_boxes(BOOK).deals("AH TS KC 5S")
    report(at, DealerWithoutCard())
    assert asked(at).players == ("bob",)
    at.deals("6D KD 9H", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (30, 20)


def test_9_6_1__a_hand_completed_before_the_dealers_card_is_paid_as_any_other() -> None:
    at = two_boxes("vic-crown-pontoon").deals("5H 9S 6S 5S")
    report(at, DealerWithoutCard())
    chooses(at, "ann", "hand-first").do("ann", Hit(1))
    enter(at, "KH")
    assert at.net("ann") == 20  # 21 is paid at once


def test_9_6_1__so_is_an_ace_and_a_ten_after_a_split() -> None:
    at = two_boxes("vic-crown-pontoon").deals("AH 9S AD 5S")
    report(at, DealerWithoutCard())
    chooses(at, "ann", "hand-first").do("ann", Split(1))
    enter(at, "KH 9D")
    assert at.net("ann") == 20 - 20  # and twenty lie on the other ace


def test_9_6_1__a_doubled_hand_that_bust_waits_for_the_card_that_the_dealer_was_not_given() -> None:
    at = two_boxes("vic-crown-pontoon", **{"dealer-blackjack-takes/doubled-hand": "original-even-if-bust"}).deals("9H 5D 7S KC")
    report(at, DealerWithoutCard())
    chooses(at, "ann", "hand-first").do("ann", Stand(1))
    at.do("bob", Double(2))
    enter(at, "KS")
    assert (at.floor.rounds.now.awaits, at.net("bob")) == (Awaits.CARD_FOR_DEALER, -40)
    enter(at, "6D KH 5H").takes_up().check()
    assert (at.net("ann"), at.net("bob")) == (-20, -40)


def test_9_6__three_suited_sevens_wait_for_the_dealers_card() -> None:
    at = two_boxes("vic-crown-pontoon").deals("7H 9S 7H 5S")
    report(at, DealerWithoutCard())
    chooses(at, "ann", "hand-first").do("ann", Hit(1))
    assert at.refused(DEALER, DrawCard(card("7H"))).rule == V + "9.6"
    report(at, DealerWithoutCard())
    chooses(at, "ann", "dealer-first", "7D")
    enter(at, "7H")
    assert any(event.bet == "super-bonus" for event in at.all(WagerSettled))


def test_9_8__a_skipped_decision_makes_every_card_since_a_card_in_excess() -> None:
    at = two_boxes(BOOK).deals(TWO_BOXES + " 4D KD 2H", Stand(1), Hit(2), Stand(2), take_up=False)
    assert (at.floor.rounds.is_over, at.net("ann")) == (True, -20)
    assert unlawful(at, OptionNotGiven(1), "ann").rule == V + "9.8"
    report(at, OptionNotGiven(1))
    assert answered(at) == ("later-cards-in-excess", V + "9.8")
    assert (hand(at, 2), at.floor.rounds.now.awaits) == ("TS 5S", Awaits.DECISION)
    at.do("ann", Hit(1))
    assert at.refused(DEALER, DrawCard(card("KC"))).rule == V + "9.8"
    enter(at, "4D").deals("KD 2H", Stand(1), Stand(2)).check()
    assert (hand(at, 1), at.net("ann")) == ("", 20)
    assert unlawful(at, OptionNotGiven(1)).rule == V + "9.8"


def test_9_8_a__a_mistake_found_in_a_later_round_leaves_every_round_as_it_is() -> None:
    at = two_boxes(BOOK).deals(TWO_BOXES + " KD 2H", Stand(1), Stand(2))
    late = MisplacedCard(cards("TS 9H 6D 7C 5S KD 2H"), (1, 2), 1)
    assert unlawful(at, late, "gus").code == "too-late"
    at.bets(1, ann=20).deals("9C TD 5C")
    assert unlawful(at, late).rule == V + "9.4"
    report(at, late, "gus")
    assert (answered(at), at.net("bob")) == (("round 1 stands", V + "9.8(a)"), -20)
    assert unlawful(at, replace(late, round=7), "gus").code == "round-not-kept"


def test_9_8_a__a_house_may_elect_that_the_faulty_round_is_void() -> None:
    at = two_boxes(BOOK, **{"found-too-late/faulty-round": "void"}).deals(TWO_BOXES + " KD 2H", Stand(1), Stand(2))
    at.bets(1, ann=20).deals("9C TD 5C")
    late = MisplacedCard(cards("TS 9H 6D 7C 5S KD 2H"), (1, 2), 1)
    report(at, late, "gus")
    assert (answered(at), at.net("bob"), at.net("ann")) == (("round 1 void", V + "9.8(a)"), 0, -20)
    assert unlawful(at, late, "gus").code == "annulled"


def short_shoe(**options: Any) -> Day:
    """A shoe that is empty after the initial deal, with everything else among the discards."""
    at = two_boxes(BOOK, **options)
    at.deals(TWO_BOXES)
    return empty_the_shoe(at)


def test_9_9__the_discards_are_shuffled_and_cut_and_the_round_goes_on_without_a_burn() -> None:
    at = short_shoe()
    assert unlawful(at, NotEnoughCards(100)).code == "cards-left"
    at.do("ann", Hit(1))
    assert unlawful(at, NotEnoughCards(100), "ann").rule == V + "9.9"
    before = len(at.floor.cards.rack)
    assert unlawful(at, NotEnoughCards(before + 1)).code == "cut-depth"
    report(at, NotEnoughCards(100))
    assert (answered(at), at.floor.cards.undealt, at.floor.cards.rack) == (("completed", V + "9.9"), before, b"")
    enter(at, "4D").deals("KD 2H", Stand(1), Stand(2)).check()


def test_9_9__no_card_comes_out_of_an_empty_shoe() -> None:
    at = short_shoe()  # the card that was burned unseen is one of those nobody can name: it is not in the shoe all the same
    at.do("ann", Hit(1))
    unnamed = [each for each in CARDS.values() if has(at.floor.cards.left, each)]
    assert (len(unnamed), at.floor.cards.undealt) == (1, 0)
    refused = at.refused(DEALER, DrawCard(unnamed[0]))
    assert (refused.code, refused.rule) == ("empty-shoe", V + "9.9")
    assert unlawful(at, FaceUpCard(unnamed[0])).code == "empty-shoe"
    report(at, NotEnoughCards(100))


def test_9_9__a_house_that_burns_then_too_burns_one() -> None:
    at = short_shoe(not_enough_cards_burn="yes")
    at.do("ann", Hit(1))
    before = len(at.floor.cards.rack)
    report(at, NotEnoughCards(100))
    assert (at.floor.cards.undealt, len(at.floor.cards.rack)) == (before - 1, 1)


@pytest.mark.proves("VIC-2003-01 9.12.1", "VIC-2003-01 9.12.2", "VIC-2003-01 9.12.3")
@pytest.mark.parametrize("wrong", list(WrongPack))
def test_9_12__rounds_before_stand_the_round_is_void_and_the_cards_are_removed(wrong: WrongPack) -> None:
    at = two_boxes(BOOK).deals(TWO_BOXES + " KD 2H", Stand(1), Stand(2))
    assert at.net("bob") == -20
    at.bets(1, ann=20).bets(2, bob=40).deals("AC 6H 6C KH 5D", Double(2))
    assert at.net("ann") == -20 + 30
    assert unlawful(at, WrongCards(wrong), "ann").rule == V + "9.12"
    report(at, WrongCards(wrong))
    assert answered(at) == ("rest of the shoe void, removed", V + "9.12.3")
    assert (at.net("ann"), at.net("bob")) == (-20, -20)
    at.takes_up()
    assert at.refused(DEALER, Shuffle(Source.ENTERED)).rule == V + "9.12.3"
    at.do(DEALER, RecordAct("wrong-cards-check", note="taken away"))
    at.do(DEALER, Shuffle(Source.ENTERED))
    assert at.refused(DEALER, Burn()).code == "not-due"
    assert unlawful(two_boxes(BOOK, void_round_payments="stands"), WrongCards(wrong), "ann").rule == V + "9.12"


def test_9_4__the_others_cards_move_up_past_a_wager_taken_back_only_by_another_reading() -> None:
    for option, lies in (("keeps-its-place", "TS 7C"), ("moves-up", "9H 6D")):
        at = two_boxes(BOOK, reconstruction_without=option).deals("9H TS 6D 7C 5S")
        report(at, MisplacedCard(cards("9H TS 6D 5S 7C"), (1, 2)), "gus")
        chooses(chooses(at, "ann", "retract"), "bob", "keep")
        assert hand(at, 2) == lies  # reading T8: without box 1 the cards are bob's 9, the dealer's 10 and bob's 6; 5 and 7 come next
        at.check()


def test_10_9_1__against_a_late_first_card_surrender_is_offered_until_a_further_card_is_dealt() -> None:
    for drawn, awaits in (("", Awaits.SURRENDER), ("4H", Awaits.DECISION)):
        at = two_boxes("vic-crown-pontoon").deals("9H KS 7C 5S")
        report(at, DealerWithoutCard())
        chooses(at, "ann", "hand-first")
        if drawn:
            at.do("ann", Hit(1))
            enter(at, drawn)
        at.do("ann", Stand(1))
        report(at, DealerWithoutCard())
        chooses(at, "bob", "dealer-first", "KD")
        assert at.floor.rounds.now.awaits is awaits  # reading T10: ann has decided, but no further card is out
        if not drawn:
            at.do("bob", Surrender(2, ("bob",)))
            at.deals("9C", Stand(1), take_up=False).check()
            assert (at.net("ann"), at.net("bob")) == (-20, -10)


def test_9_7_a__the_second_card_in_turn_is_dealt_by_that_rule() -> None:
    at = two_boxes(BOOK).deals("9H TS 6D 5S")
    report(at, BoxWithOneCard(1))
    chooses(at, "ann", "second-card-in-turn")
    enter(at, "7C")
    late = at.all(CardDealt)[-1]
    assert (late.card, late.rule) == (card("7C"), V + "9.7(a)")


def test_9_8__a_second_card_that_came_late_comes_again_and_decides_the_side_bets() -> None:
    """Box 2 had one card (9.7(a)) and got its second after a decision of box 1 that was skipped: asked again, its pair is paid, once."""
    at = two_boxes(BOOK, "vic-perfect-pairs").side("bob", "perfect-pairs", 5, 2).deals("9H TS 6D 7C")
    report(at, BoxWithOneCard(2))
    chooses(at, "bob", "second-card-in-turn")
    at.do(DEALER, Stand(1))
    enter(at, "TS").do("bob", Stand(2))
    assert at.floor.rounds.now.awaits is Awaits.CARD_FOR_DEALER
    report(at, OptionNotGiven(1))
    at.do("ann", Stand(1))
    enter(at, "TS").deals("KD 2H", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (-20, 20 + 5 * 25)
