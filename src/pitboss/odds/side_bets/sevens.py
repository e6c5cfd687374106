"""Magnificent Sevens: the box's first two cards, and the third."""

from __future__ import annotations

from collections import Counter
from itertools import product

from pitboss.cards.card import CARDS, RANKS, SUITS, Card
from pitboss.law.rules import Rules
from pitboss.odds.records import BetOdds
from pitboss.odds.shoe import Shoe
from pitboss.odds.side_bets.drawing import chances, require_cards
from pitboss.play.side_bet_lines import sevens_hand, sevens_line
from pitboss.terms.magnificent_sevens import MAGNIFICENT_SEVENS_VERSION, Sevens
from pitboss.terms.magnificent_sevens_tournament import M7_ENTRY_VERSION
from pitboss.terms.pack import DECKS

SEVEN = tuple(CARDS["7" + suit] for suit in SUITS)
OTHERS = {CARDS["A" + suit]: tuple(CARDS[rank + suit] for rank in RANKS if rank != "7") for suit in SUITS}
"""One card stands for every card of its suit that is no seven: which of them it is makes no difference."""
METHOD = "Exact: every three cards that the shoe can deal to the box, without replacement."
THIRD_CARD = (
    "A third card is taken as always drawn to two sevens: the bet gains by it, and the best play of the main game, "
    "from a full shoe of 4 to 8 decks, is to draw or to split."
)
ENTRY = "The tournament entry that comes with three sevens of one suit is not counted."


def sevens_odds(rules: Rules, shoe: Shoe) -> BetOdds:
    """Magnificent Sevens in the version in play."""
    lines = {str(hand): sevens_line(rules, hand, rules[DECKS]) for hand in Sevens}
    earns = rules[MAGNIFICENT_SEVENS_VERSION] in rules[M7_ENTRY_VERSION]
    method = (METHOD, THIRD_CARD, ENTRY) if earns else (METHOD, THIRD_CARD)
    return BetOdds(rules.book.id, chances(rules, lines, _hands(rules, shoe), require_cards(rules, shoe, 3)), method)


def _hands(rules: Rules, shoe: Shoe) -> Counter[str]:
    """In how many ways each winning hand can come."""
    ways: Counter[str] = Counter()
    counts = {card: shoe.of_card(card) for card in SEVEN}
    counts |= {one: sum(map(shoe.of_card, others)) for one, others in OTHERS.items()}
    for cards in product(SEVEN, SEVEN, counts):
        hand = sevens_hand(rules, cards)
        assert hand is not None, "the first two are sevens"
        ways[str(hand)] += _ways(counts, cards)
    return ways


def _ways(counts: dict[Card, int], cards: tuple[Card, ...]) -> int:
    """In how many ways these cards can come in this order."""
    number = 1
    for place, card in enumerate(cards):
        number *= max(0, counts[card] - cards[:place].count(card))
    return number
