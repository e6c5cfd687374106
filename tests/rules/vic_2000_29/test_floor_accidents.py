"""Rule 9 and the control panel of rule 7.6 at a table of Com-Bo."""

from __future__ import annotations

from typing import Any

from pitboss.cards.card import card
from pitboss.floor.accidents.commands import Rectify, ReportAccident, ReportMended
from pitboss.floor.accidents.events import CardSetAside
from pitboss.floor.accidents.facts import Pressed, Seen
from pitboss.floor.accidents.kinds import ExcessCard, FaceUpCard, LightsFailed, MisplacedCard, NotEnoughCards, WrongCards, WrongKeys
from pitboss.floor.cards.commands import CuttingCardOut
from pitboss.floor.cards.state import CardsAwait
from pitboss.floor.desk import Desk, Reactions
from pitboss.floor.powers import objection
from pitboss.floor.warrant import Warrant
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.com_bo.state import ComBoAwaits
from pitboss.play.commands import CloseBetting, DrawCard
from pitboss.terms.com_bo import CONTROL_PANEL
from pitboss.terms.irregular_rounds import WrongPack
from tests.floor.accidents_cases import answered, cards, empty_the_shoe, enter, rack, report, unlawful
from tests.floor.tables import DEALER, Day, opened

C = "VIC-2000-29 "
DEALT = "KD 2C 9H 4S 7D"  # high-1 wins


def com_bo(**options: Any) -> Day:
    """Ann has ten dollars on high-1, and betting is closed."""
    at = opened("vic-crown-com-bo", **options).people("gus", "cass", "pete").players(ann=1)
    return bets(at)


def bets(at: Day) -> Day:
    at.do("ann", PlaceComBoWager("ann", "high-1", 1000))
    at.do(DEALER, CloseBetting())
    return at


def keyed(at: Day, text: str = DEALT) -> Day:
    at.do(DEALER, KeyResult(cards(text)))
    return at.takes_up().check()


def test_7_6__nobody_but_the_dealer_and_the_two_supervisors_works_the_panel() -> None:
    at = enter(com_bo(), DEALT)
    for stranger in ("ann", "pete"):
        assert at.refused(stranger, KeyResult(cards(DEALT))).rule == C + "7.6"
    for name in (DEALER, "gus", "cass"):
        assert isinstance(objection(Desk(at.game, at.floor, name, 0, Reactions()), CONTROL_PANEL), Warrant)
    keyed(at)


def test_9_1__an_unseen_card_in_excess_opens_the_next_round() -> None:
    at = enter(com_bo(), DEALT)
    assert unlawful(at, ExcessCard(Seen.UNEXPOSED), "ann").rule == C + "9.1"
    report(at, ExcessCard(Seen.UNEXPOSED, card=card("3S")))
    assert (answered(at), at.all(CardSetAside)[0].rule) == (("first-of-next-round", C + "9.1"), C + "9.1")
    bets(keyed(at))
    assert at.refused(DEALER, DrawCard(card("KC"))).rule == C + "9.1"
    enter(at, "3S KC 9C 4C 7C")


def test_9_1__one_that_was_seen_is_the_next_card_and_none_is_discarded() -> None:
    at = enter(com_bo(), "KD 2C")
    report(at, ExcessCard(Seen.EXPOSED, card=card("9H")))
    assert (answered(at)[0], rack(at)) == ("next-card", [])
    assert at.refused(DEALER, DrawCard(card("4S"))).rule == C + "9.1"
    keyed(enter(at, "9H 4S 7D"))
    burns = enter(com_bo(**{"excess-card/exposed": "discarded"}), "KD 2C")
    report(burns, ExcessCard(Seen.EXPOSED, card=card("9H")))
    assert (answered(burns)[0], rack(burns)) == ("discarded", ["9H"])


def test_9_1__after_the_last_round_of_the_shoe_it_goes_back_for_the_shuffle() -> None:
    at = com_bo()
    at.do(DEALER, DrawCard(card("KD")))
    at.do(DEALER, CuttingCardOut(1))
    enter(at, "2C 9H 4S 7D")
    report(at, ExcessCard(Seen.UNEXPOSED, card=card("3S")))
    assert (answered(at), rack(at)) == (("shuffled-in", C + "9.1"), ["3S"])


def test_9_2__a_card_in_the_wrong_place_is_moved_and_dealing_goes_on() -> None:
    at = enter(com_bo(), "2C KD 9H")
    right = MisplacedCard(cards("KD 2C 9H"), (1, 2))
    assert unlawful(at, right, "ann").rule == C + "9.2"
    report(at, right)
    assert answered(at) == ("moved", C + "9.2")
    keyed(enter(at, "4S 7D"))
    assert at.net() == 10


def test_9_3__cards_out_of_order_that_cannot_be_rebuilt_void_the_round() -> None:
    at = enter(com_bo(), DEALT)
    assert unlawful(at, MisplacedCard(), "ann").rule == C + "9.3"
    report(at, MisplacedCard())
    assert (answered(at), at.net()) == (("void", C + "9.3"), 0)
    at.takes_up().check()


def test_9_3__also_once_the_wagers_have_been_settled() -> None:
    at = enter(com_bo(), DEALT)
    at.do(DEALER, KeyResult(cards(DEALT)))
    assert at.net() == 10
    report(at, MisplacedCard())
    assert at.net() == 0


def test_9_3__a_void_round_is_not_put_right_and_paid() -> None:
    at = enter(com_bo(), DEALT)
    at.do(DEALER, KeyResult(cards(DEALT)))
    report(at, MisplacedCard())
    for again in (MisplacedCard(cards(DEALT), (1, 2, 3, 4, 5)), MisplacedCard()):
        assert unlawful(at, again).code == "annulled"
    assert at.net() == 0


def test_9_4__what_becomes_of_a_card_face_up_depends_on_its_place() -> None:
    at = com_bo()
    assert unlawful(at, FaceUpCard(card("AS")), "ann").rule == C + "9.4(a)"
    report(at, FaceUpCard(card("AS")))
    first = answered(at)
    report(enter(at, "KD"), FaceUpCard(card("2C")))
    assert (first, answered(at)) == (("discarded", C + "9.4(a)"), ("played", C + "9.4(b)"))


def test_9_4_a__face_up_as_the_first_card_it_is_burned() -> None:
    at = com_bo()
    report(at, FaceUpCard(card("AS")))
    assert (rack(at), at.floor.rounds.now.cards) == (["AS"], ())  # type: ignore[union-attr]
    keyed(enter(at, DEALT))


def test_9_4_b__face_up_later_it_is_played_as_though_it_had_come_face_down() -> None:
    at = enter(com_bo(), "KD")
    report(at, FaceUpCard(card("2C")))
    assert (rack(at), at.floor.rounds.now.cards) == ([], cards("KD 2C"))  # type: ignore[union-attr]
    keyed(enter(at, "9H 4S 7D"))
    assert at.net() == 10


def test_9_5__a_shoe_too_short_for_the_round_voids_it() -> None:
    at = enter(com_bo(), "KD 2C")
    assert unlawful(at, NotEnoughCards()).code == "cards-left"
    empty_the_shoe(at)
    assert unlawful(at, NotEnoughCards(), "ann").rule == C + "9.5"
    report(at, NotEnoughCards())
    assert (answered(at), at.net()) == (("void", C + "9.5"), 0)


def test_9_6__a_wrong_number_of_cards_voids_the_round_and_those_before_stand() -> None:
    at = keyed(enter(com_bo(), DEALT))
    enter(bets(at), "2D KC")
    assert unlawful(at, WrongCards(WrongPack.FOREIGN)).rule == C + "9.6"
    assert unlawful(at, WrongCards(WrongPack.MISSING), "ann").rule == C + "9.6"
    report(at, WrongCards(WrongPack.EXTRA))
    assert (answered(at)[1], at.net()) == (C + "9.6", 10)
    assert at.takes_up().floor.cards.awaits is CardsAwait.SHUFFLE
    undone = com_bo(**{"wrong-cards/previous-rounds": "void"})
    assert unlawful(undone, WrongCards(WrongPack.EXTRA)).rule == C + "9.6"


def test_9_8_a__a_wrong_result_found_before_the_deal_button_is_keyed_again() -> None:
    at = enter(com_bo(), DEALT)
    assert at.refused(DEALER, KeyResult(cards("2C KD 9H 4S 7D"))).code == "wrong-key"
    before = WrongKeys(Pressed.BEFORE)
    assert unlawful(at, before, "ann").rule == C + "9.8(a)"
    report(at, before)
    assert answered(at) == ("keyed-again", C + "9.8(a)")
    keyed(at)
    assert at.net() == 10


def test_9_8_b__found_after_it_the_pit_boss_is_told_and_puts_it_right() -> None:
    at = com_bo()
    after = ReportAccident(WrongKeys(Pressed.AFTER))
    assert at.refused(DEALER, after).code == "no-result-due"
    enter(at, DEALT)
    assert at.refused("pete", after).rule == C + "9.8(b)"
    at.do("gus", after)
    assert at.refused(DEALER, KeyResult(cards(DEALT))).rule == C + "9.8(b)"
    assert at.refused("gus", Rectify()).rule == C + "9.8(b)"
    at.do("pete", Rectify())
    assert (answered(at), at.net()) == (("pit-boss-rectifies", C + "9.8(b)"), 10)
    assert at.refused("pete", Rectify()).code == "nothing-to-rectify"
    at.takes_up().check()


def test_9_9__dark_or_wrong_lights_settle_by_the_cards_and_suspend_play() -> None:
    at = enter(com_bo(), DEALT)
    assert unlawful(at, LightsFailed(), "ann").rule == C + "9.9"
    report(at, LightsFailed())
    assert (answered(at), at.net()) == (("cards-on-layout, until-rectified", C + "9.9"), 10)
    at.takes_up()
    assert at.refused("ann", PlaceComBoWager("ann", "high-1", 1000)).rule == C + "9.9"
    assert at.refused("ann", ReportMended()).rule == C + "9.9"
    at.do("gus", ReportMended())
    assert enter(bets(at), "KC").floor.rounds.now.awaits is ComBoAwaits.CARD
