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
    found = {}
    for ranks in ("678", "777"):
        found[ranks] = mixed_pays(ruled, ranks) + sum(_suited(shoe, ranks, suit) * more_in_suit(ruled, ranks, suit) for suit in SUITS)
    return found


def mixed_pays(ruled: Ruled, ranks: str) -> Fraction:
    """What three cards of these ranks are paid in whatever suits."""
    return dict(ruled.bonuses)[f"mixed-{ranks}"]


def suited_pays(ruled: Ruled, ranks: str, suit: str) -> Fraction:
    """What they are paid when all are of one suit."""
    return dict(ruled.bonuses)[f"{'spades' if suit == 'S' else 'suited'}-{ranks}"]


def more_in_suit(ruled: Ruled, ranks: str, suit: str) -> Fraction:
    """What the suit adds."""
    return suited_pays(ruled, ranks, suit) - mixed_pays(ruled, ranks)


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
