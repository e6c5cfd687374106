"""Insurance and even money as exact fractions: what the dealer's second card is likely to be."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from pitboss.cards.card import Card
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import Odds, Offer, Part
from pitboss.odds.records import BetOdds, Chance
from pitboss.odds.shoe import Shoe
from pitboss.play.count import is_ace_and_ten
from pitboss.play.insuring import WINNING
from pitboss.terms.insurance import (
    INSURANCE_AGAINST_ACE,
    INSURANCE_AGAINST_TEN,
    INSURANCE_AGAINST_TEN_MAXIMUM,
    INSURANCE_AGAINST_TEN_PAYS,
    INSURANCE_AGAINST_TEN_WINS_ON,
    INSURANCE_MAXIMUM,
    INSURANCE_PAYS,
    INSURANCE_WINS_ON,
    WinsOn,
)
from pitboss.terms.naturals import (
    EVEN_MONEY,
    EVEN_MONEY_PAYS,
    NATURAL_AGAINST_NATURAL,
    NATURAL_PAID_AT_ONCE,
    NATURAL_PAYS,
    BothNatural,
    PaidAtOnce,
)

METHOD = ("Exact: the dealer's second card is any card left in the shoe once the first, and those said to be seen, have left it.",)


class Insurance(NamedTuple):
    """Insurance against one value of the dealer's card: the second card on which it wins, what it then pays, and by which rule."""

    shown: int
    wins_on: WinsOn
    pays: Fraction
    rule: str


@dataclass(frozen=True, slots=True)
class EvenMoney:
    """A player's natural against an ace: what it is worth settled at once, and left to the dealer's second card."""

    taken: Fraction
    waited: Fraction
    rule: str


def insurance_odds(rules: Rules, shoe: Shoe, seen: Iterable[Card] = ()) -> dict[str, BetOdds]:
    """What a unit of insurance is worth, by the dealer's card it is offered against: `A`, and `T` for any ten-value card.

    The shoe is as it was before the dealer's card; `seen` are other cards known to have left it, such as the player's own. A card
    that the shoe cannot show has no entry.
    """
    left = shoe.without(seen)
    found = {shown: _odds(offered, left) for shown, offered in insurances(rules).items()}
    return {shown: odds for shown, odds in found.items() if odds.lines}


def insurances(rules: Rules) -> dict[str, Insurance]:
    """What insurance a game offers, by the dealer's card it is offered against."""
    found: dict[str, Insurance] = {}
    ace = _insurance(rules, 1, INSURANCE_WINS_ON, INSURANCE_PAYS, INSURANCE_MAXIMUM)
    ten = _insurance(rules, 10, INSURANCE_AGAINST_TEN_WINS_ON, INSURANCE_AGAINST_TEN_PAYS, INSURANCE_AGAINST_TEN_MAXIMUM)
    if rules.get(INSURANCE_AGAINST_ACE) is not None and ace:
        found["A"] = ace
    if rules.get(INSURANCE_AGAINST_TEN) is Offer.YES and ten:
        found["T"] = ten
    return found


def _insurance(rules: Rules, shown: int, wins_on: Term[WinsOn], pays: Term[Odds], most: Term[Part]) -> Insurance | None:
    """One kind of insurance; how much of it may be wagered does not change what a unit is worth."""
    winning, odds = rules.get(wins_on), rules.get(pays)
    rules.get(most)
    return Insurance(shown, winning, odds.times, rules.why(pays).citation) if winning and odds else None


def _odds(offered: Insurance, left: Shoe) -> BetOdds:
    """Which ten-value card is shown makes no difference to how many aces are left, nor which ace to tens."""
    shown = offered.shown
    if not left.pips[shown - 1] or len(left) < 2:
        return BetOdds("insurance", (), METHOD)
    probability = Fraction(sum(left.pips[value - 1] - (value == shown) for value in WINNING[offered.wins_on]), len(left) - 1)
    return BetOdds("insurance", (Chance(str(offered.wins_on), probability, offered.pays, offered.rule),), METHOD)


def even_money(rules: Rules, shoe: Shoe, cards: tuple[Card, ...], seen: Iterable[Card] = ()) -> EvenMoney | None:
    """Even money on a natural of these cards against an ace; None where the game has none, or pays a natural before it is asked."""
    if not is_ace_and_ten(cards):
        raise Malformed("hand", f"{' '.join(map(repr, cards))} is no natural: even money is for an ace with a ten-value card")
    if rules.get(EVEN_MONEY) is None or rules[NATURAL_PAID_AT_ONCE] is PaidAtOnce.ALWAYS:
        return None
    assert rules[NATURAL_AGAINST_NATURAL] is BothNatural.STAND_OFF, "no book has both even money and ranked naturals"
    left = shoe.without((*cards, *seen))
    if not left.pips[0] or len(left) < 2:
        raise Malformed("shoe", "even money is asked for against an ace, and none is left in the shoe beside the hand")
    dealer_natural = Fraction(left.pips[9], len(left) - 1)
    return EvenMoney(rules[EVEN_MONEY_PAYS].times, (1 - dealer_natural) * rules[NATURAL_PAYS].times, rules.why(EVEN_MONEY).citation)
