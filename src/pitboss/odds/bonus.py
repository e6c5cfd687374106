"""Crown Pontoon's three-card bonuses, which look at suits."""

from __future__ import annotations

from fractions import Fraction

from pitboss.cards.card import SUITS, card
from pitboss.odds.ruled import Ruled
from pitboss.odds.shoe import Shoe


def average_bonus(ruled: Ruled, shoe: Shoe) -> dict[str, Fraction]:
    """What 6-7-8 and 7-7-7 pay on average, when all that is known of their suits is the shoe they came from."""
    if not ruled.bonuses:
        return {}
    lines = dict(ruled.bonuses)
    found = {}
    for ranks in ("678", "777"):
        found[ranks] = lines[f"mixed-{ranks}"] + sum(_suited(shoe, ranks, suit) * _more(lines, ranks, suit) for suit in SUITS)
    return found


def _suited(shoe: Shoe, ranks: str, suit: str) -> Fraction:
    """The chance that three cards of these ranks are all of one suit."""
    chance = Fraction(1)
    for place, rank in enumerate(ranks):
        before = ranks[:place].count(rank)
        whole = shoe.of_rank(rank) - before
        if whole <= 0:
            return Fraction(0)
        chance *= Fraction(max(0, shoe.of_card(card(rank + suit)) - before), whole)
    return chance


def _more(lines: dict[str, Fraction], ranks: str, suit: str) -> Fraction:
    """What a suit adds to the odds of mixed suits."""
    return lines[f"{'spades' if suit == 'S' else 'suited'}-{ranks}"] - lines[f"mixed-{ranks}"]
