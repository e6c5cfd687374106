"""Lucky Lucky: the box's first two cards and the dealer's first, in whatever order."""

from __future__ import annotations

from collections import Counter
from math import perm, prod

from pitboss.cards.card import CARDS, RANKS, SUITS
from pitboss.law.rules import Rules
from pitboss.odds.records import BetOdds
from pitboss.odds.shoe import Shoe
from pitboss.odds.side_bets.drawing import chances, draws, require_cards
from pitboss.play.side_bet_lines import lucky_hand, lucky_line
from pitboss.terms.lucky_lucky import Lucky

METHOD = ("Exact: every three cards that the shoe can give the box and the dealer, without replacement.",)


def lucky_lucky_odds(rules: Rules, shoe: Shoe) -> BetOdds:
    """Lucky Lucky by the pay table in use."""
    lines = {str(hand): lucky_line(rules, hand) for hand in Lucky}
    return BetOdds(rules.book.id, chances(rules, lines, _hands(shoe), require_cards(rules, shoe, 3)), METHOD)


def _hands(shoe: Shoe) -> Counter[str]:
    """In how many ways each winning hand can come: three ranks decide it, and whether they are of one suit."""
    ways: Counter[str] = Counter()
    held = [(rank, number) for rank in RANKS if (number := shoe.of_rank(rank))]
    for ranks, number in draws(held, 3):
        suited = lucky_hand(tuple(CARDS[rank + SUITS[0]] for rank in ranks))
        if suited:
            alike = _of_one_suit(shoe, ranks)
            ways[str(suited)] += alike
            ways[str(lucky_hand(tuple(CARDS[rank + suit] for rank, suit in zip(ranks, SUITS, strict=False))))] += number - alike
    return ways


def _of_one_suit(shoe: Shoe, ranks: tuple[str, ...]) -> int:
    """In how many ways three ranks can come in one suit."""
    groups = Counter(ranks)
    orders = perm(3, 3) // prod(perm(number, number) for number in groups.values())
    return orders * sum(prod(perm(shoe.of_card(CARDS[rank + suit]), number) for rank, number in groups.items()) for suit in SUITS)
