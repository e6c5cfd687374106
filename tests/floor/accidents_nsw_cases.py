"""Accidents in both documents of New South Wales: the bodies of their tests, by the rules under their own numbers."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from pitboss.floor.accidents.commands import Rectify
from pitboss.floor.accidents.facts import BurnCure
from pitboss.floor.accidents.kinds import (
    FaceUpSuspected,
    MisplacedCard,
    MissedBurn,
    NotCut,
    NotEnoughCards,
    NotReloaded,
    NotShuffled,
    NoWagers,
    WrongCards,
)
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.cards.commands import Burn, Cut, CuttingCardOut, PlaceCuttingCard, ReloadDiscards, Shuffle
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.floor.conduct.commands import InvalidateRound
from pitboss.floor.notices.state import Kind
from pitboss.floor.request import SHOE
from pitboss.law.refusal import Malformed
from pitboss.play.commands import CloseBetting, Double, DrawCard, Hit, Insure, Stand, TakeEvenMoney
from pitboss.play.settled import Result, WagerSettled
from pitboss.terms.irregular_cards import FACE_UP_SUSPECT_CHECK
from pitboss.terms.irregular_rounds import WrongPack
from tests.floor.accidents_cases import (
    TWO_BOXES,
    answered,
    cards,
    empty_the_shoe,
    enter,
    hand,
    rack,
    rebuilt_in_the_round,
    report,
    two_boxes,
    unlawful,
    with_device,
)
from tests.floor.tables import DEALER, Day, opened


class Book(NamedTuple):
    """A book of New South Wales with the citation of its document."""

    name: str
    cites: str


STAR = Book("nsw-star-blackjack", "NSW-STAR-BJ ")
CHALLENGE = Book("nsw-blackjack-challenge", "NSW-BJ-CHALLENGE ")
LOST = "KD 2H"
"""The dealer makes 18 of a six and beats both boxes."""


def over(at: Day) -> Day:
    """The round on two boxes is played to its end: both lose twenty dollars."""
    return at.deals(TWO_BOXES + " " + LOST, Stand(1), Stand(2))


def suspects_are_checked_after_the_round(book: Book, rule: str, at: Day) -> None:
    """A casino supervisor with grounds has the rest checked once the round is over; it is shuffled before it is dealt again."""
    at.deals(TWO_BOXES)
    assert unlawful(at, FaceUpSuspected()).rule == rule
    assert "grounds" in unlawful(at, FaceUpSuspected(), "cass").sentence
    at.notice("cass", Kind.REASON, FACE_UP_SUSPECT_CHECK, words="two cards face up in one round")
    assert "not complete" in unlawful(at, FaceUpSuspected(), "cass").sentence
    at.deals(LOST, Stand(1), Stand(2))
    report(at, FaceUpSuspected(), "cass")
    assert (answered(at), at.floor.cards.awaits) == (("checked", book.cites + "16.1.1"), CardsAwait.SHUFFLE)


def no_wagers(book: Book, rule: str) -> None:
    """A round begun without a wager is void and what was seen is burned; with a wager it is not that case."""
    at = opened(book.name).players(ann=1)
    assert unlawful(at, NoWagers(cards("AS KD")), "ann").rule == rule
    report(at, NoWagers(cards("AS KD")))
    assert (answered(at), rack(at)) == (("void, cards discarded", rule), ["AS", "KD"])
    assert unlawful(at.bets(1, ann=20), NoWagers(cards("AS"))).rule == rule


def rebuilt_and_everybody_bound(book: Book, rule: str) -> None:
    """Told to the dealer in time, the whole order is rebuilt and nobody is asked; also while the next round is not begun."""
    at = rebuilt_in_the_round(book.name, rule)
    assert (answered(at), hand(at, 1), hand(at, 2)) == (("reconstructed", rule), "TS 7C", "9H 5S")
    at.deals(LOST, Stand(1), Stand(2), take_up=False)
    assert (at.net("ann"), at.net("bob")) == (-20, -20)
    report(at, MisplacedCard(cards("TS 7C 6D 2H 5S KD 9H")))  # the dealer should have bust
    assert (at.net("ann"), at.net("bob")) == (20, 20)


def rebuilt_between_rounds(book: Book, rule: str) -> None:
    """The cards are taken up and the next round is not begun: the money is put right."""
    at = over(two_boxes(book.name))
    assert (at.net("ann"), at.net("bob")) == (-20, -20)
    at.bets(1, ann=20)
    right = MisplacedCard(cards("TS 7C 6D 2H 5S KD 9H"), (), 1)
    assert unlawful(at, right, "ann").rule == rule
    report(at, right)
    assert (answered(at), at.net("ann"), at.net("bob")) == (("reconstructed", rule), 0, 20)
    assert unlawful(at, right).code == "put-right"


def the_shoe_gives_what_is_lacking(book: Book, rule: str) -> None:
    """Rebuilt after its cards were taken up, the round lacks a card: the next of the shoe is the one that would have come (reading T4)."""
    lacking = "KH 2C 6D 8C 3C"

    def misdealt(**options: Any) -> Day:
        at = opened(book.name, **options).people("gwen").players(ann=1).bets(1, ann=20)
        return at.deals("KH 6D 2C  8C 3C", Stand(1))  # the dealer made 17 of what should have been ann's six

    def told(order: str) -> MisplacedCard:
        return MisplacedCard(cards(order), (), 1)

    at = misdealt()
    assert at.net("ann") == -20
    lacks = unlawful(at, told(lacking))
    assert (lacks.code, lacks.rule) == ("card-lacking", rule)
    left = at.floor.cards.undealt
    with pytest.raises(Malformed, match="more cards"):
        report(at, told(lacking + " 9C 4S"))
    report(at, told(lacking + " 9C"))
    assert (answered(at), at.net("ann"), at.floor.cards.undealt) == (("reconstructed", rule), 20, left - 1)
    assert unlawful(at, told(lacking + " 9C")).rule == rule
    shuffled = misdealt()
    shuffled.do(DEALER, CuttingCardOut(0))
    shuffled.shoe()
    waits_for_a_supervisor(shuffled, told(lacking), rule)  # what would have come is lost
    waits_for_a_supervisor(misdealt(**{"reconstruction-cards": "none"}), told(lacking), rule)


def the_programs_shoe_names_what_is_lacking(book: Book, rule: str) -> None:
    """Where the program deals, nobody but its shoe knows the card that would have come: it says so itself."""
    at = opened(book.name, shoe=False).players(ann=1)
    at.do(DEALER, Shuffle(Source.PROGRAM, "c0ffee"))
    at.do(DEALER, Cut(at.floor.cards.undealt // 2))
    at.do(DEALER, PlaceCuttingCard(60))
    at.do(SHOE, Burn(cards("5S")[0]))
    at.bets(1, ann=20).do(DEALER, CloseBetting())
    for each in cards("KH 6D 2C"):
        at.do(SHOE, DrawCard(each))
    at.do("ann", Stand(1))
    for each in cards("8C 3C"):
        at.do(SHOE, DrawCard(each))
    at.takes_up()
    put_right = MisplacedCard(cards("KH 2C 6D 8C 3C 9C"), (), 1)
    assert unlawful(at, put_right).code == "shoe-only"
    report(at, put_right, SHOE)
    assert (answered(at), at.net("ann")) == (("reconstructed", rule), 20)


def waits_for_a_supervisor(at: Day, accident: MisplacedCard, rule: str, kept: float = 0) -> None:
    """What the dealer reports waits until a casino supervisor has the round void; nobody else can, and no card comes meanwhile."""
    report(at, accident)
    assert at.floor.accidents.open == accident
    for who in (DEALER, "ann", "zed"):
        assert at.refused(who, Rectify()).rule == rule
    at.bets(1, ann=20)
    assert at.refused(DEALER, CloseBetting()).rule == rule
    at.do("gwen", Rectify())
    assert (answered(at), at.check().net("ann")) == (("void, remaining-cards", rule + ".1"), kept - 20)
    assert at.refused("gwen", Rectify()).code == "nothing-to-rectify"


def between_rounds_it_may_be_impossible(book: Book, rule: str) -> None:
    """The order cannot be told, or a player would have had to decide: the dealer reports, and another person has the round void."""
    at = over(two_boxes(book.name))
    for who in ("ann", "zed", "gus"):
        assert unlawful(at, MisplacedCard((), (), 1), who).rule == rule
    waits_for_a_supervisor(at, MisplacedCard((), (), 1), rule)
    assert at.net("bob") == 0
    natural = two_boxes(book.name).deals("AH TS 6D KC 5S KD 2H", Stand(2))
    paid = natural.net("ann")
    never_asked = MisplacedCard(cards("TS AH 6D KC 5S KD 2H"), (), 1)  # ann would have had twenty to decide on
    waits_for_a_supervisor(natural, never_asked, rule, paid)  # what she was paid was an interim settlement
    assert (paid > 0, natural.net("bob")) == (True, 0)
    alone = over(two_boxes(book.name))
    report(alone, MisplacedCard((), (), 1), "gwen")
    assert (answered(alone), alone.net("ann"), alone.net("bob")) == (("void, remaining-cards", rule + ".1"), 0, 0)


def what_waits_may_be_rebuilt_after_all(book: Book, rule: str) -> None:
    """Every effort is made until the round is void: the dealer who finds the order puts it right without anybody."""
    at = over(two_boxes(book.name))
    report(at, MisplacedCard((), (), 1))
    report(at, MisplacedCard(cards("TS 7C 6D 2H 5S KD 9H"), (), 1))
    assert (answered(at), at.net("ann"), at.net("bob")) == (("reconstructed", rule), 20, 20)
    assert at.refused("gwen", Rectify()).code == "nothing-to-rectify"
    mid = two_boxes(book.name).deals(TWO_BOXES)
    report(mid, MisplacedCard())
    report(mid, MisplacedCard(cards("TS 9H 6D 7C 5S")))
    assert (answered(mid), hand(mid, 1)) == (("reconstructed", rule), "TS 7C")


def three_ways(book: Book) -> Day:
    """Ann wins twenty in the final settlement, bob loses forty, and cid had a blackjack for ten paid at the interim settlement."""
    at = opened(book.name).people("gus", "gwen", "cass", "max").players(ann=1, bob=2, cid=3)
    at.bets(1, ann=20).bets(2, bob=40).bets(3, cid=10)
    at.deals("TH 9S AC 6D KH 7S KC  7D 6C", Stand(1), Stand(2), take_up=False)
    assert (at.net("ann"), at.net("bob"), at.net("cid")) == (20, -40, 20 if book is CHALLENGE else 15)
    return at


def only_interim_payments_stand(book: Book) -> None:
    """A round void after its end: whoever won in the final settlement gives it back, whoever lost has it back, the blackjack stays paid."""
    paid = 20 if book is CHALLENGE else 15
    lying = three_ways(book)
    report(lying, WrongCards(WrongPack.FOREIGN))
    assert (lying.net("ann"), lying.net("bob"), lying.net("cid")) == (0, 0, paid)
    lying.takes_up().check()
    taken_up = three_ways(book).takes_up()
    report(taken_up, MisplacedCard((), (), 1))
    taken_up.do("gwen", Rectify())
    assert (taken_up.check().net("ann"), taken_up.net("bob"), taken_up.net("cid")) == (0, 0, paid)


def side_bets_are_interim(book: Book, bet: str) -> None:
    """A pair paid on the opening cards stands."""
    at = opened(book.name, bet).people("gwen").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20).side("ann", "any-pairs", 5)
    at.deals("TH 9S 6D TS 7S  KD 5C", Stand(1), Stand(2), take_up=False)
    assert (at.net("ann"), at.net("bob")) == (55 - 20, -20)
    report(at, WrongCards(WrongPack.FOREIGN))
    assert (at.check().net("ann"), at.net("bob")) == (55, 0)


def wagers_of_a_foreign_card_go_back_by_its_own_rule(book: Book, rule: str) -> None:
    """Every wager that goes back names the rule on missing and foreign cards, and not the one on misdealt ones; interim payments stand."""
    at = opened(book.name).people("gwen").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20).deals("AH 9S 6D KS 8S")
    paid = at.net("ann")
    report(at, WrongCards(WrongPack.FOREIGN))
    back = [each for each in at.all(WagerSettled) if each.result is Result.VOID]
    assert [(each.player, each.net, each.rule) for each in back] == [("bob", 0, rule)]
    assert (at.check().net("ann"), at.net("bob"), paid > 20) == (paid, 0, True)


def insurance_is_paid_in_the_final_settlement(book: Book) -> None:
    """Even money was paid before the dealer's second card and stands; insurance is won with it and goes back."""
    at = opened(book.name).people("gwen").players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    at.deals("AH 9S AD KS 8S KD", TakeEvenMoney(1, "ann"), Insure(2, "bob", 1000), Stand(2), take_up=False)
    assert (at.net("ann"), at.net("bob")) == (20, 0)
    report(at, WrongCards(WrongPack.FOREIGN))
    assert (at.check().net("ann"), at.net("bob")) == (20, 0)
    assert [each.net for each in at.all(WagerSettled) if (each.player, each.bet) == ("bob", "insurance")] == [2000, -2000]


def what_counts_for_nothing_is_not_put_right(book: Book, rule: str) -> None:
    """Invalidated, or void by authority or for a foreign card: the dealer cannot have it paid afterwards, nor anybody void it again."""

    def by_riot(at: Day) -> None:
        at.do("gwen", InvalidateRound("riot"))

    def by_authority(at: Day) -> None:
        report(at, MisplacedCard(), "gwen")

    def by_foreign_card(at: Day) -> None:
        report(at, WrongCards(WrongPack.FOREIGN))

    for voided in (by_riot, by_authority, by_foreign_card):
        at = opened(book.name).people("gus", "gwen", "cass", "max").players(ann=1).bets(1, ann=20).deals("5D KD AH")
        voided(at)
        for right in (MisplacedCard(cards("KD 5D AH")), MisplacedCard()):
            for who in (DEALER, "gwen"):
                assert unlawful(at, right, who).rule == rule
        at.takes_up().bets(1, ann=10)
        for right in (MisplacedCard(cards("KD 5D AH"), (), 1), MisplacedCard((), (), 1)):
            for who in (DEALER, "gwen"):
                assert unlawful(at, right, who).rule == rule
        assert at.check().net("ann") == -10


def impossible_is_void_by_authority(book: Book, rule: str) -> None:
    """Where it cannot be rebuilt a casino supervisor has the round void; interim payments stand (scenario T36)."""
    at = two_boxes(book.name).deals("AH TS 6D KC 5S")
    paid = at.net("ann")
    assert paid > 0
    assert unlawful(at, MisplacedCard(), "ann").rule == rule
    assert "Casino Supervisor" in unlawful(at, MisplacedCard(), "ann").sentence
    report(at, MisplacedCard())
    assert at.refused(DEALER, Rectify()).code == "not-entitled"
    assert at.refused("bob", Stand(2)).rule == rule  # the round waits
    at.do("gwen", Rectify())
    assert (at.check().net("ann"), at.net("bob"), at.floor.rounds.is_over) == (paid, 0, True)


def the_next_round_begins_with_its_first_card(book: Book, rule: str) -> None:
    """Betting for the next round has been called closed and no card of it is out: it has not begun, and the error is put right."""
    at = over(two_boxes(book.name)).bets(1, ann=20)
    at.do(DEALER, CloseBetting())
    report(at, MisplacedCard(cards("TS 7C 6D 2H 5S KD 9H"), (), 1))
    assert (answered(at), at.net("ann"), at.net("bob")) == (("reconstructed", rule), 0, 20)
    at.deals("9C")
    report(at, MisplacedCard(cards("TS 9H 6D 7C 5S KD 2H"), (), 1))
    assert answered(at) == ("round 1 stands", rule)


def too_late_it_stands(book: Book, rule: str) -> None:
    """Found once the next round has begun nothing is upset; a house may elect otherwise."""
    late = MisplacedCard(cards("TS 9H 6D 7C 5S KD 2H"), (), 1)
    at = over(two_boxes(book.name)).bets(1, ann=20).deals("9C 6C 7D")
    report(at, late)
    assert (answered(at), at.net("bob")) == (("round 1 stands", rule), -20)
    elected = over(two_boxes(book.name, **{"found-too-late/faulty-round": "void"})).bets(1, ann=20).deals("9C 6C 7D")
    report(elected, late)
    assert elected.net("bob") == 0


def after_a_void_round_the_cards_left_are_dealt(book: Book, rule: str) -> None:
    """No shuffle: the next round comes from the remaining cards."""
    at = two_boxes(book.name).deals(TWO_BOXES)
    assert unlawful(at, MisplacedCard(), "ann").code == "not-entitled"
    report(at, MisplacedCard(), "cass")
    assert answered(at) == ("void, remaining-cards", rule)
    left = at.floor.cards.undealt
    at.takes_up().bets(1, ann=20).deals("9C 6C 7D")
    assert at.floor.cards.undealt == left - 3


def short_shoe(book: Book, rule: str) -> None:
    """The discards are shuffled and cut, nothing is burned, and the round is finished."""
    at = two_boxes(book.name).deals(TWO_BOXES)
    at.do("ann", Hit(1))
    assert unlawful(at, NotEnoughCards(50)).code == "cards-left"
    empty_the_shoe(at)
    assert unlawful(at, NotEnoughCards(50), "ann").rule == rule
    before = len(at.floor.cards.rack)
    report(at, NotEnoughCards(50))
    assert (answered(at), at.floor.cards.undealt, at.floor.cards.burned) == (("completed", rule), before, ())
    enter(at, "4D").deals(LOST, Stand(1), Stand(2)).check()


def not_cut(book: Book, rule: str) -> None:
    """The round in play is finished, then the cards are shuffled and cut; rounds before stand."""
    at = opened(book.name, shoe=False).players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)
    at.do(DEALER, Shuffle(Source.ENTERED))
    assert unlawful(at, NotCut(), "ann").rule == rule
    assert at.refused(DEALER, CloseBetting()).code == "cards-not-ready"
    report(at, NotCut())
    assert answered(at) == ("stands, completed, shuffle-and-cut", rule)
    report(at, MissedBurn())
    over(at)
    assert at.net("bob") == -20
    assert at.bets(1, ann=20).refused(DEALER, CloseBetting()).rule == rule
    at.shoe().deals("9C 6C 7D")


def missed_burn(book: Book, rule: str) -> None:
    """The card stays in play; nobody may begin the shoe again."""
    at = opened(book.name, shoe=False).people("gwen").players(ann=1).bets(1, ann=20)
    at.do(DEALER, Shuffle(Source.ENTERED))
    at.do(DEALER, Cut(200))
    if at.floor.cards.awaits is CardsAwait.CUTTING_CARD:
        at.do(DEALER, PlaceCuttingCard(60))
    assert unlawful(at, MissedBurn(), "ann").rule == rule
    report(at, MissedBurn())
    assert answered(at) == ("play-on", rule)
    at.deals("9H 6D 7C")
    assert hand(at, 1) == "9H 7C"
    assert unlawful(at, MissedBurn(BurnCure.RESTART), "gwen").code == "no-power"


def not_shuffled(book: Book, rule: str) -> None:
    """The round in play is finished, then the cards are shuffled and cut; rounds before stand."""
    at = two_boxes(book.name).deals(TWO_BOXES)
    assert unlawful(at, NotShuffled(), "ann").rule == rule
    report(at, NotShuffled())
    assert answered(at) == ("stands, completed", rule)
    at.deals(LOST, Stand(1), Stand(2))
    assert at.net("bob") == -20
    assert at.bets(1, ann=20).refused(DEALER, CloseBetting()).rule == rule
    at.shoe().deals("9C 6C 7D")


def not_reloaded(book: Book, rule: str) -> None:
    """The discards stay in the rack until the opening deal of the next round is complete."""
    at = over(with_device(book.name)).bets(1, ann=20).deals("9C 6C 7D")
    assert unlawful(at, NotReloaded(), "ann").rule == rule
    report(at, NotReloaded())
    assert answered(at) == ("hold-in-rack", rule)
    assert at.refused(DEALER, ReloadDiscards()).rule == rule
    at.deals("KC 3H", Stand(1)).bets(1, ann=20).deals("9D 6S 7H")
    at.do(DEALER, ReloadDiscards())
    assert at.floor.cards.rack == b""
    assert unlawful(over(two_boxes(book.name)), NotReloaded()).code == "no-device"


def wrong_cards(book: Book, pin: str) -> None:
    """Rounds before stand, this one is void with payments kept, the rest is checked at the table, and people are told."""
    rule = book.cites + pin
    at = over(two_boxes(book.name))
    at.bets(1, ann=20).bets(2, bob=40).deals("AC 6H 6C KH 5D", Double(2))
    paid = at.net("ann")
    assert unlawful(at, WrongCards(WrongPack.EXTRA)).rule == rule
    assert unlawful(at, WrongCards(WrongPack.FOREIGN), "ann").rule == rule
    report(at, WrongCards(WrongPack.FOREIGN))
    assert answered(at) == ("rest of the shoe void, checked-at-table", rule + ".3")
    assert (at.net("ann"), at.net("bob")) == (paid, -20)
    at.takes_up()
    assert at.refused(DEALER, Shuffle(Source.ENTERED)).rule == rule + ".3"
    assert at.refused("ann", RecordAct("wrong-cards-notified")).rule == rule + ".4"
    at.do(DEALER, RecordAct("wrong-cards-check"))
    assert at.refused(DEALER, Shuffle(Source.ENTERED)).rule == rule + ".4"
    at.do(DEALER, RecordAct("wrong-cards-notified", "surveillance and inspector"))
    at.do(DEALER, Shuffle(Source.ENTERED))
