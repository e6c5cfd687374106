"""What plays are judged by: the shoe as it lies holds every card that the table has not seen, and no other."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from pitboss.cards.card import Card, card
from pitboss.floor.bots import Bot, Party, Temper, sensible
from pitboss.floor.cards.events import CardsShuffled
from pitboss.odds.shoe import ORDER, Shoe
from pitboss.odds.shoe_text import pack_of
from pitboss.play.events import CardDealt
from pitboss.play.state import Awaits, Round
from pitboss.web.choices import choices_of, shoe_before
from pitboss.web.hand_figures import hand_figures
from tests.floor.tables import game
from tests.support import own_rules

GAMES = ["vic-blackjack", "vic-crown-pontoon", "nsw-star-blackjack"]


def seen_since_the_shuffle(party: Party) -> Counter[Card]:
    """The cards that lay face up since the shuffle, read off the log."""
    seen = Counter[Card]()
    for event in party.log:
        if isinstance(event, CardsShuffled):
            seen.clear()
        elif isinstance(event, CardDealt):
            seen[event.card] += 1
    return seen


@pytest.mark.parametrize("book", GAMES)
def test_the_shoe_before_a_hand_is_the_pack_less_what_has_been_seen(book: str) -> None:
    here = game(book)
    party = Party(here, [Bot(f"bot {place}", sensible, Temper.FLAT, 10_000_000) for place in range(4)], random.Random(11))
    looked = 0
    for _ in range(900):
        party.plays_on(1)
        now = party.floor.rounds.now
        if not (isinstance(now, Round) and now.awaits is Awaits.DECISION):
            continue
        for name in party.bots:
            for choice in choices_of(here, party.floor, name):
                full = Shoe.of(pack_of(here.rules))
                others = seen_since_the_shuffle(party) - Counter([*choice.cards, choice.dealer])
                assert shoe_before(party.floor, choice) == full.without(others.elements()).counts
                looked += len(others) > 10
    assert looked > 20, "hands were decided with other cards gone"


def test_a_hand_is_judged_by_the_cards_that_are_left() -> None:
    # Ten and two against three, 260 cards gone, most of them small: the chart hits, and standing is right by the cards.
    rules = own_rules("vic-blackjack")
    hand, dealer = (card("TS"), card("2H")), card("3D")
    small = [each for each in ORDER if each.rank in "456"]
    few = Shoe.of(pack_of(rules)).without(each for each in small for _ in range(6)).counts
    chart, lying = (hand_figures(rules, hand, dealer, counts)["moves"][0]["move"] for counts in (None, few))
    assert (chart, lying) == ("hit", "stand")
