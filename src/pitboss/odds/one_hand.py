"""One hand by its very cards: the worth of everything that may be done with it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from pitboss.cards.card import Card, card
from pitboss.odds.board import SPLIT_NOTHING
from pitboss.odds.openings import BONUS_PAIRS, Dealt, opening_of
from pitboss.odds.records import Action
from pitboss.odds.solve import Against
from pitboss.odds.splitting import candidates


def values_of(against: Against, cards: tuple[Card, ...], dealer: Card) -> dict[Action, Any]:
    """Every lawful action with its worth; a hand of two cards has all that an opening has, splits exactly valued."""
    game = against.game
    if len(cards) == 2:
        first, second = sorted(each.pips for each in cards)
        pair = candidates(against, first - 1) if first == second else ()
        opening = opening_of(against, first, second, _suited(against, cards, dealer), pair, prune=False)
        return opening.worth
    hand = game.graph.place(*(each.pips for each in cards))
    rows = game.board(SPLIT_NOTHING)
    values = against.solved[game.pass_of(*(each.pips for each in cards[:2]))].values
    if rows.ends[hand]:
        return {Action.STAND: values[hand, 3]}
    lawful = ((Action.STAND, rows.may_stand), (Action.HIT, rows.may_hit), (Action.DOUBLE, rows.may_double))
    return {action: values[hand, place] for place, (action, may) in enumerate(lawful) if may[hand]}


def _suited(against: Against, cards: tuple[Card, ...], dealer: Card) -> Dealt:
    """How the suits of two cards matter."""
    ranks = tuple(sorted(each.pips for each in cards))
    completes = BONUS_PAIRS.get((ranks[0], ranks[1])) if against.game.ruled.bonuses else None
    one, two = cards
    if completes is None or one.suit != two.suit:
        return Dealt(Fraction(1), "", Fraction(0))
    left = against.game.shoe.without((*cards, dealer))
    return Dealt(Fraction(1), one.suit, Fraction(left.of_card(card(completes + one.suit)), len(left)))
