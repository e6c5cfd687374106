"""One hand by its very cards, worked out in the worker: what every lawful action with it is worth, and by which rule it may be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pitboss.cards.card import Card
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.odds.hand_text import read_hand
from pitboss.odds.insurance import even_money, insurance_odds
from pitboss.odds.records import Action
from pitboss.odds.shoe import Shoe
from pitboss.odds.shoe_text import pack_of
from pitboss.play.count import is_ace_and_ten
from pitboss.terms.doubling import DOUBLE_TOTALS
from pitboss.terms.player_hand import DECISIONS, DRAWING_STOPS, MUST_DRAW_BELOW
from pitboss.terms.splitting import SPLIT_EQUAL
from pitboss.terms.surrender import SURRENDER_AGAINST
from pitboss.web.shapes.odds import HandWorth

ALLOWED_BY: Mapping[Action, tuple[Term[Any], ...]] = {
    Action.STAND: (DECISIONS, MUST_DRAW_BELOW),
    Action.HIT: (DECISIONS, DRAWING_STOPS),
    Action.DOUBLE: (DOUBLE_TOTALS,),
    Action.SPLIT: (SPLIT_EQUAL,),
    Action.SURRENDER: (SURRENDER_AGAINST,),
}


def written_hand(rules: Rules, hand: str, dealer: str) -> HandWorth:
    """A hand as a person writes it, `8H8S` or `T6`, against the dealer's card, from a full shoe."""
    shoe = Shoe.of(pack_of(rules))
    cards = read_hand(hand, shoe, rules)
    [shown] = read_hand(dealer, shoe.without(cards), rules)[:1]
    return hand_figures(rules, cards, shown)


def hand_figures(rules: Rules, cards: tuple[Card, ...], dealer: Card, counts: tuple[int, ...] | None = None) -> HandWorth:
    """A hand against the dealer's card, from a full shoe, or from one that held so many of each card before they came."""
    from pitboss.odds.analysis import hand_odds

    shoe = Shoe.of(pack_of(rules)) if counts is None else Shoe(counts)
    found = hand_odds(rules, cards, dealer, shoe)
    insurance = insurance_odds(rules, shoe, cards).get("T" if dealer.pips == 10 else dealer.rank) if len(cards) == 2 else None
    natural = dealer.rank == "A" and is_ace_and_ten(cards)
    evens = even_money(rules, shoe, cards) if natural else None
    best = found.values[0][1] if found.values else 0.0
    return {
        "game": rules.book.id,
        "hand": [repr(card) for card in cards],
        "dealer": repr(dealer),
        "moves": [
            {"move": str(action), "value": value, "short": best - value, "rule": rule_for(rules, action)} for action, value in found.values
        ],
        "dealer_totals": dict(found.dealer_totals),
        "insurance": float(insurance.ev) if insurance else None,
        "even_money": float(evens.taken - evens.waited) if evens else None,
        "method": list(found.method),
    }


def rule_for(rules: Rules, action: Action) -> str:
    """The rule that lets a player do it."""
    for term in ALLOWED_BY[action]:
        if rules.get(term) is not None:
            return rules.why(term).citation
    return ""
