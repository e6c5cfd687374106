"""Accidents for tests of rules: report one, look at its answer, empty a shoe, deal from a device; and bodies that documents share."""

from __future__ import annotations

from typing import Any

from pitboss.cards.card import CARDS, Card, card
from pitboss.floor.accidents.commands import Choose, RefuseCard, ReportAccident
from pitboss.floor.accidents.events import AccidentResolved, CardPassed, CardRefused, CardSetAside, ChoiceAwaited
from pitboss.floor.accidents.facts import DrawnTo, Seen
from pitboss.floor.accidents.kinds import Accident, ExcessCard, FaceUpCard, MisplacedCard
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.acts.events import ActRecorded
from pitboss.floor.boxes.commands import LetWagerOnSeveral
from pitboss.floor.cards.commands import Burn, Cut, PlaceCuttingCard, Shuffle
from pitboss.floor.cards.count import has, in_row
from pitboss.floor.cards.events import CardMoved
from pitboss.floor.cards.state import CardsAwait, Place, Source
from pitboss.floor.conduct.commands import InvalidateRound
from pitboss.floor.evolve import evolve
from pitboss.law.refusal import Refused
from pitboss.play.commands import Double, DrawCard, Hit, Stand
from pitboss.play.state import Round
from pitboss.terms.equipment import CardDevice
from tests.floor.tables import DEALER, Day, opened

DEVICE = CardDevice.SHUFFLING_DEVICE
TWO_BOXES = "9H TS 6D 7C 5S"
"""Box 1: 16, box 2: 15, the dealer shows a six."""
NINE_AND_FIFTEEN = "2S TS 6D 7S 5S"
"""Box 1: 9, which must draw; box 2: 15, the dealer shows a six."""


def report(at: Day, accident: Accident, by: str = DEALER) -> AccidentResolved | None:
    """Report an accident; its answer, if it was resolved at once."""
    events = at.do(by, ReportAccident(accident))
    at.check()
    return next((event for event in events if isinstance(event, AccidentResolved)), None)


def unlawful(at: Day, accident: Accident, by: str = DEALER) -> Refused:
    """The refusal that a report meets."""
    return at.refused(by, ReportAccident(accident))


def answered(at: Day) -> tuple[str, str]:
    """The last answer and its rule."""
    event = at.all(AccidentResolved)[-1]
    return event.answer, event.rule


def cards(text: str) -> tuple[Card, ...]:
    """Cards in a row."""
    return tuple(card(each) for each in text.split())


def rack(at: Day) -> list[str]:
    """The discards that somebody has seen."""
    return [str(each) for each in in_row(at.floor.cards.rack) if each is not None]


def hand(at: Day, box: int) -> str:
    """The cards of the first hand of a box."""
    now = at.floor.rounds.now
    assert isinstance(now, Round)
    return " ".join(str(each) for found in now.hands if found.box == box for each in found.cards)


def two_boxes(book: str, *side: str, **options: Any) -> Day:
    """Ann on box 1 and Bob on box 2 with twenty dollars each, everybody on duty."""
    at = opened(book, *side, **options).people("gus", "gwen", "cass", "max").players(ann=1, bob=2)
    return at.bets(1, ann=20).bets(2, bob=20)


def with_device(book: str, *side: str, **options: Any) -> Day:
    """The same table with a shuffling device."""
    at = opened(book, *side, shoe=False, **options).people("gus", "gwen", "cass", "max")
    at.do(DEALER, Shuffle(Source.ENTERED, device=DEVICE))
    if at.floor.cards.awaits is CardsAwait.BURN:
        at.do(DEALER, Burn())
    return at.players(ann=1, bob=2).bets(1, ann=20).bets(2, bob=20)


def by_hand(at: Day, behind: int = 60) -> Day:
    """What was left in a lost device is shuffled, cut and marked by the dealer."""
    at.do(DEALER, Shuffle(Source.ENTERED))
    at.do(DEALER, Cut(at.floor.cards.undealt // 2))
    at.do(DEALER, PlaceCuttingCard(behind))
    return at


def empty_the_shoe(at: Day, leave: int = 0) -> Day:
    """Let all but so many cards of the shoe have been dealt in rounds before: they lie in the rack."""
    for each in CARDS.values():
        while at.floor.cards.undealt > leave and has(at.floor.cards.left, each):
            event = CardMoved(each, Place.SHOE, Place.RACK, True, "test")
            at.log.append(event)
            at.floor = evolve(at.floor, event)
    return at


def enter(at: Day, text: str) -> Day:
    """The dealer enters cards."""
    for each in cards(text):
        at.do(DEALER, DrawCard(each))
    return at


def recorded(at: Day, *acts: str, wrong: str = "ann") -> list[str]:
    """The rules under which the log keeps these acts; somebody else may not record them."""
    rules = []
    for act in acts:
        refused = at.refused(wrong, RecordAct(act))
        at.do(DEALER, RecordAct(act, note="done"))
        kept = at.all(ActRecorded)[-1]
        assert kept.rule == refused.rule
        rules.append(kept.rule)
    return rules


def face_up_is_burned(book: str, rule: str) -> None:
    """First of a round or later, a card face up is thrown out and play goes on."""
    at = two_boxes(book)
    report(at, FaceUpCard(card("AS")))
    assert answered(at) == ("discarded", rule)
    at.deals("9H TS")
    report(at, FaceUpCard(card("KD")))
    assert rack(at) == ["AS", "KD"]
    assert unlawful(at, FaceUpCard(card("KC")), "ann").rule == rule
    at.deals("6D 7C 5S", take_up=False)
    assert (hand(at, 1), answered(at)) == ("9H 7C", ("discarded", rule))


def excess_comes_next(book: str, rule: str) -> None:
    """A card too many, seen or not, is the next card wherever that falls."""
    at = two_boxes(book).deals(TWO_BOXES)
    report(at, ExcessCard(Seen.EXPOSED, card=card("4C")))
    assert answered(at) == ("next-card", rule)
    at.do("ann", Hit(1))
    assert at.refused(DEALER, DrawCard(card("KD"))).rule == rule
    enter(at, "4C")
    assert hand(at, 1) == "9H 7C 4C"
    report(at, ExcessCard(Seen.UNEXPOSED))
    assert answered(at) == ("next-card", rule)
    at.do("ann", Stand(1))
    at.do("bob", Hit(2))
    enter(at, "5H").deals("KH", Stand(2), take_up=False)
    assert unlawful(at, ExcessCard(Seen.EXPOSED, card=card("2C")), "ann").rule == rule


def refusing_costs_every_card(book: str, rule: str) -> None:
    """A player who refuses the card gets none in that round, but for a hand that must draw."""
    at = opened(book).people("cass").players(ann=1, bob=2)
    at.do("cass", LetWagerOnSeveral("ann", (3, 4)))
    at.bets(1, ann=20).bets(2, bob=20).bets(3, ann=20).bets(4, ann=20)
    at.deals("9H 2S TH 4S  6D  7C 7S 5S 5H")
    assert at.refused("ann", RefuseCard(1)).rule == rule
    report(at, ExcessCard(Seen.EXPOSED, card=card("4C")))
    assert at.refused("bob", RefuseCard(1)).rule == rule
    at.do("ann", RefuseCard(1))
    assert at.all(CardRefused)[0].rule == rule
    assert at.refused("bob", RefuseCard(2)).code == "must-draw"
    at.do("bob", Hit(2))
    enter(at, "4C")
    at.do("bob", Stand(2))
    assert at.refused("ann", Hit(3)).rule == rule
    at.do("ann", Stand(3))
    at.do("ann", Hit(4))
    enter(at, "KC").deals("KD 9D", Stand(4)).check()


def a_hand_that_must_draw_takes_it(book: str, rule: str) -> None:
    """Nine must draw: ann may not refuse the three, has 12 with it and loses; bob never sees the three."""
    at = two_boxes(book).deals(NINE_AND_FIFTEEN)
    report(at, ExcessCard(Seen.EXPOSED, card=card("3C")))
    refused = at.refused("ann", RefuseCard(1))
    assert (refused.code, refused.rule) == ("must-draw", rule)
    assert "3♣" in refused.sentence
    at.do("ann", Hit(1))
    enter(at, "3C")
    assert hand(at, 1) == "2S 7S 3C"
    at.do("ann", Stand(1))
    at.do("bob", Hit(2))
    enter(at, "KC").deals("KD 5D").check()
    assert (at.net("ann"), at.net("bob")) == (-20, -20)


def a_hand_that_must_draw_passes_it_over(book: str, rule: str) -> None:
    """The other reading: nine refuses the three and draws past it while it must; the three waits for bob, and ann gets no more."""
    at = two_boxes(book, excess_card_must_draw="draws-past-it").deals(NINE_AND_FIFTEEN)
    report(at, ExcessCard(Seen.EXPOSED, card=card("3C")))
    assert at.refused("bob", RefuseCard(1)).code == "not-caller"
    at.do("ann", RefuseCard(1))
    said = at.all(CardRefused)[0]
    assert (said.player, said.card, said.then, said.rule) == ("ann", card("3C"), "draws-past-it", rule)
    enter(at, "2H")
    assert hand(at, 1) == "2S 7S 2H"
    assert at.refused("ann", Double(1)).rule == rule
    at.refused("ann", Stand(1))
    at.do("ann", Hit(1))
    enter(at, "8D").check()
    assert (hand(at, 1), at.floor.cards.held) == ("2S 7S 2H 8D", cards("3C"))
    assert at.refused("ann", Hit(1)).rule == rule
    at.do("ann", Stand(1))
    at.do("bob", Hit(2))
    assert at.refused(DEALER, DrawCard(card("KC"))).code == "held-card"
    enter(at, "3C")
    assert hand(at, 2) == "TS 5S 3C"
    at.deals("KD 9D", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (20, 20)


def passed_over_it_is_the_dealers_or_waits(book: str, rule: str) -> None:
    """Passed over by ann and refused by bob it is the dealer's next; a round void meanwhile leaves it to the next round."""
    at = two_boxes(book, excess_card_must_draw="draws-past-it").deals(NINE_AND_FIFTEEN)
    report(at, ExcessCard(Seen.EXPOSED, card=card("3C")))
    at.do("ann", RefuseCard(1))
    enter(at, "KD")
    at.do("ann", Stand(1))
    at.do("bob", RefuseCard(2))
    assert [(said.player, said.then) for said in at.all(CardRefused)] == [("ann", "draws-past-it"), ("bob", "no-more-cards")]
    assert (at.all(CardPassed)[0].card, at.all(CardPassed)[0].rule) == (card("3C"), rule)
    enter(at, "3C").deals("8D").check()
    assert (at.net("ann"), at.net("bob")) == (20, -20)

    at = two_boxes(book, excess_card_must_draw="draws-past-it").deals(NINE_AND_FIFTEEN)
    report(at, ExcessCard(Seen.EXPOSED, card=card("3C")))
    at.do("ann", RefuseCard(1))
    at.do("gwen", InvalidateRound("riot"))
    at.takes_up().check().bets(1, ann=20).deals("")
    assert at.refused(DEALER, DrawCard(card("KD"))).code == "held-card"
    enter(at, "3C KD 7C").check()
    assert hand(at, 1) == "3C 7C"


def refused_by_all_is_the_dealers(book: str, rule: str) -> None:
    """The card that nobody will have is the dealer's next."""
    at = two_boxes(book).deals(TWO_BOXES)
    report(at, ExcessCard(Seen.EXPOSED, card=card("4C")))
    at.do("ann", RefuseCard(1))
    at.do("bob", RefuseCard(2))
    passed = at.all(CardPassed)[0]
    assert (passed.fate, passed.rule) == ("dealers-next-card", rule)
    at.refused(DEALER, DrawCard(card("KD")))
    enter(at, "4C")
    now = at.floor.rounds.now
    assert isinstance(now, Round)
    assert now.dealer == cards("6D 4C")
    at.deals("9D").check()


def dealers_complete_hand_burns_what_was_seen(book: str, rule: str) -> None:
    """A card seen on the dealer's complete hand is thrown out; nobody gets it."""
    at = two_boxes(book).deals(TWO_BOXES + " KD 2H", Stand(1), Stand(2), take_up=False)
    assert at.floor.rounds.is_over
    report(at, ExcessCard(Seen.EXPOSED, DrawnTo.DEALER, card("4C")))
    assert (answered(at), rack(at)) == (("discarded", rule), ["4C"])
    assert unlawful(at, ExcessCard(Seen.EXPOSED, DrawnTo.DEALER, card("4C")), "ann").rule == rule
    at.takes_up().bets(1, ann=20).deals("KD 9S QD 8C", Stand(1), take_up=False)


def unseen_card_opens_the_next_round(book: str, rule: str) -> None:
    """An unseen card dealt to the dealer waits under the shoe, counts as never drawn, and opens the next round."""
    at = two_boxes(book).deals(TWO_BOXES, Stand(1))
    report(at, ExcessCard(Seen.UNEXPOSED, DrawnTo.DEALER, card("4C")))
    aside = at.all(CardSetAside)[0]
    assert (aside.lies, aside.counts, aside.rule) == ("under-the-shoe", "not-drawn", rule)
    at.deals("KD 2H", Stand(2)).check()
    at.bets(1, ann=20).bets(2, bob=20)
    at.deals("")
    refused = at.refused(DEALER, DrawCard(card("KD")))
    assert (refused.code, refused.rule) == ("held-card", rule)
    assert "4C" not in refused.sentence
    enter(at, "4C KD QD 5S 9S").check()
    assert hand(at, 1) == "4C 5S"


def rebuilt_in_the_round(book: str, rule: str, *, by: str = DEALER, stranger: str = "ann") -> Day:
    """Boxes 1 and 2 had each other's first card: the cards go where they belong, and the round goes on."""
    at = two_boxes(book).deals(TWO_BOXES)
    right = MisplacedCard(cards("TS 9H 6D 7C 5S"), (1, 2))
    assert unlawful(at, right, stranger).rule == rule
    report(at, right, by)
    return at


def asked(at: Day) -> Any:
    """The last question put to players."""
    return at.all(ChoiceAwaited)[-1]


def chooses(at: Day, player: str, choice: str, taken: str = "") -> Day:
    """A player answers."""
    at.do(player, Choose(player, choice, card(taken) if taken else None))
    return at.check()
