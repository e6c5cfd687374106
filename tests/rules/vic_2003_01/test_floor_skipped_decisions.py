"""Rule 9.8 at a table once the cards are taken up: a decision that was skipped, found before or after the next round begins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.cards.card import card
from pitboss.floor.accidents.facts import Call
from pitboss.floor.accidents.kinds import OptionNotGiven
from pitboss.floor.boxes.commands import LeaveTable
from pitboss.floor.cards.commands import OrderShuffle
from pitboss.floor.cards.count import in_row
from pitboss.floor.cards.state import Occasion
from pitboss.floor.conduct.commands import Sanction, SanctionKind
from pitboss.law.refusal import Malformed
from pitboss.play.commands import DrawCard, Hit, Stand
from tests.floor.accidents_cases import TWO_BOXES, answered, cards, enter, report, two_boxes, unlawful
from tests.floor.conduct_cases import VICTORIA, found
from tests.floor.tables import DEALER, Day, opened
from tests.rules.at_table import V

BOOK = "vic-blackjack"
AFTER_STAND = TWO_BOXES + " 4D KD 2H"
"""Ann was not asked and stood for on 16; bob drew the four; the dealer had 18."""
HIT, STAND, DOUBLE = Call.HIT, Call.STAND, Call.DOUBLE


def skipped(**options: str) -> Day:
    """That round, its cards taken up: ann has lost and bob has won."""
    at = two_boxes(BOOK, **options).deals(AFTER_STAND, Stand(1), Hit(2), Stand(2))
    assert (at.net("ann"), at.net("bob")) == (-20, 20)
    return at


def test_9_8__a_decision_skipped_in_a_round_taken_up_is_asked_for_until_the_next_begins() -> None:
    at = skipped().bets(1, ann=20)
    assert unlawful(at, OptionNotGiven(1)).code == "no-round"
    again = OptionNotGiven(1, round=1, decisions=(HIT, STAND, STAND))
    assert unlawful(at, again, "ann").rule == V + "9.8"
    for short in ((), (HIT,)):
        assert unlawful(at, replace(again, decisions=short)).code == "decision-lacking"
    lacking = unlawful(at, replace(again, decisions=(HIT, STAND)))
    assert (lacking.code, lacking.rule) == ("decision-lacking", V + "9.8")
    assert "box 2" in lacking.sentence
    assert "10♠ 5♠" in lacking.sentence
    assert unlawful(at, replace(again, decisions=(Call.SPLIT,))).rule == V + "7.5.5(a)"
    with pytest.raises(Malformed):
        report(at, replace(again, decisions=(HIT, STAND, STAND, STAND)))
    report(at, again)
    assert answered(at) == ("later-cards-in-excess", V + "9.8")
    assert (at.check().net("ann"), at.net("bob")) == (20 - 20, -20), "the four is ann's and makes 20, bob has 15, the dealer 18"
    assert unlawful(at, replace(again, back=2)).code == "put-right"
    at.deals("9C TD 8C KD", Stand(1)).check()


def test_9_8__where_a_card_lacks_it_is_the_next_of_the_shoe() -> None:
    at = skipped()
    again = OptionNotGiven(1, round=1, decisions=(HIT, STAND, HIT))
    lacking = unlawful(at, again)
    assert (lacking.code, lacking.rule) == ("card-lacking", V + "9.8")
    with pytest.raises(Malformed):
        report(at, replace(again, drawn=cards("TD 5C")))
    report(at, replace(again, drawn=cards("TD")))
    assert (at.check().net("ann"), at.net("bob")) == (20, -20), "bob has the king and is bust, the dealer 18"
    assert card("TD") in in_row(at.floor.cards.rack)


def test_9_8__once_the_cards_have_been_shuffled_it_stands_where_a_card_lacks() -> None:
    at = skipped()
    at.do("cass", OrderShuffle(Occasion.ABNORMAL_SEQUENCE))
    at.shoe()
    lost = unlawful(at, OptionNotGiven(1, round=1, decisions=(HIT, STAND, HIT), drawn=cards("TD")))
    assert (lost.code, lost.rule) == ("card-lost", V + "9.8")
    report(at, OptionNotGiven(1, round=1, decisions=(HIT, STAND, STAND)))
    assert (at.check().net("ann"), at.net("bob")) == (20, -20), "no card lacks there"


def test_9_8__a_card_left_over_is_in_excess_and_opens_the_next_round() -> None:
    at = opened(BOOK).people("gus").players(ann=1).bets(1, ann=20).deals("9H 6D 7C KD 9C", Stand(1))
    assert at.net("ann") == 20
    report(at, OptionNotGiven(1, round=1, decisions=(HIT,)))
    assert (at.check().net("ann"), at.floor.cards.held) == (-20, cards("9C"))
    at.bets(1, ann=20).deals("")
    assert at.refused(DEALER, DrawCard(card("KC"))).code == "held-card"
    enter(at, "9C KC TC").check()


def shared() -> Day:
    """Ann calls for bob on box 1 and is doubled with neither of them; 20 loses against 21."""
    at = opened(BOOK).people("gus").players(ann=1, bob=0).bets(1, ann=20, bob=10)
    at.deals("6H 6D 5C 9C KD 5D", Hit(1), Stand(1))
    assert (at.net("ann"), at.net("bob")) == (-20, -10)
    return at


def test_9_8__nobody_who_declines_or_has_left_adds_anything_to_a_decision_made_late() -> None:
    doubled = OptionNotGiven(1, back=2, round=1, decisions=(DOUBLE,))
    at = shared()
    report(at, doubled)
    assert (at.check().net("ann"), at.net("bob")) == (-40, -20)
    at = shared()
    report(at, replace(doubled, declined=("bob",)))
    assert (at.check().net("ann"), at.net("bob")) == (-40, -10)
    at = shared()
    at.do("bob", LeaveTable("bob"))
    report(at, doubled)
    assert (at.check().net("ann"), at.net("bob")) == (-40, -10)
    at = shared()
    at.do("ann", LeaveTable("ann"))
    assert unlawful(at, doubled).code == "gone"
    report(at, replace(doubled, decisions=(Call.ABSENT,)))
    assert at.check().net("ann") == -20


def test_9_8__a_wager_declared_void_in_that_round_stays_void() -> None:
    at = two_boxes(BOOK).deals(TWO_BOXES, Stand(1))
    found(at, VICTORIA, "bob").do("cass", Sanction(SanctionKind.VOID_WAGER, "bob"))
    at.deals("KD 2H")
    assert (at.net("ann"), at.net("bob")) == (-20, 0)
    report(at, OptionNotGiven(1, round=1, decisions=(HIT,)))
    assert (at.check().net("ann"), at.net("bob")) == (-20, 0), "26"


def test_9_8_a__by_the_other_reading_a_round_taken_up_stands() -> None:
    at = skipped(option_not_given_until="cards-taken-up")
    late = unlawful(at, OptionNotGiven(1, round=1, decisions=(HIT, STAND, STAND)))
    assert (late.code, late.rule) == ("too-late", V + "9.8")
    assert (at.net("ann"), at.net("bob")) == (-20, 20)


@pytest.mark.parametrize(("fate", "net"), [("stands", -20), ("void", 0)])
def test_9_8_a__a_decision_skipped_and_found_in_a_later_round_goes_as_any_mistake(fate: str, net: float) -> None:
    at = skipped(**{"found-too-late/faulty-round": fate}).bets(2, bob=10).deals("9C TD 5C")
    report(at, OptionNotGiven(1, round=1, decisions=(HIT, STAND, STAND)))
    assert (answered(at), at.net("ann")) == ((f"round 1 {fate}", V + "9.8(a)"), net)
    assert unlawful(at, OptionNotGiven(1, round=7)).code == "round-not-kept"
