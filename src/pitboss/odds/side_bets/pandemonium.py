"""Pontoon Pandemonium: a Pontoon on the first two cards, then one draw from the prize table in use."""

from __future__ import annotations

from fractions import Fraction

from pitboss.law.rules import Rules
from pitboss.odds.records import BetOdds, Chance
from pitboss.odds.shoe import Shoe
from pitboss.odds.side_bets.drawing import draws, require_cards
from pitboss.play.count import is_ace_and_ten
from pitboss.play.side_bet_lines import prizes
from pitboss.terms.pandemonium import PANDEMONIUM_STAKE, PANDEMONIUM_UNIT, Stake

METHOD = (
    "Exact: every two cards that the shoe can deal to the box, without replacement, and every possibility of the prize table alike.",
    "The button works: rounds in which the electronics fail are left out.",
)


def pandemonium_odds(rules: Rules, shoe: Shoe) -> BetOdds:
    """Each prize of the table in use, less the stake where the house keeps it."""
    pontoon = Fraction(sum(ways for cards, ways in draws(shoe.cards, 2) if is_ace_and_ten(cards)), require_cards(rules, shoe, 2))
    lines = prizes(rules)
    whole = sum(line.possibilities for _, line in lines)
    kept = 1 if rules[PANDEMONIUM_STAKE] is Stake.KEPT else 0
    unit = rules[PANDEMONIUM_UNIT].cents
    return BetOdds(
        rules.book.id,
        tuple(
            Chance(str(line.prize), pontoon * Fraction(line.possibilities, whole), Fraction(line.prize.cents, unit) - kept, rule)
            for rule, line in lines
        ),
        METHOD,
    )
