"""One hand by its very cards: the worth of everything that may be done with it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from pitboss.cards.card import Card
from pitboss.odds.board import SPLIT_NOTHING
from pitboss.odds.naturals import this_paid
from pitboss.odds.openings import Dealt, opening_of
from pitboss.odds.records import Action
from pitboss.odds.remembered import Remembered
from pitboss.odds.solve import Against
from pitboss.odds.splitting import candidates
from pitboss.play.count import is_ace_and_ten


def values_of(against: Against, cards: tuple[Card, ...], dealer: Card) -> dict[Action, Any]:
    """Every lawful action with its worth; a hand of two cards has all that an opening has, splits exactly valued."""
    game = against.game
    if is_ace_and_ten(cards):
        return {Action.STAND: _natural(against, cards, dealer)}
    if len(cards) == 2:
        first, second = sorted(each.pips for each in cards)
        pair = candidates(against, first - 1) if first == second else ()
        opening = opening_of(
            against, first, second, _dealt(against, cards, dealer), pair, may_surrender=dealer.rank in game.ruled.surrender, prune=False
        )
        return opening.worth
    hand = game.graph.place(*(each.pips for each in cards))
    rows = game.board(SPLIT_NOTHING)
    values = against.solved[game.pass_of(*(each.pips for each in cards[:2]))].values.copy()
    taken = against.taken_first(tuple(each.pips for each in cards))
    seen = _dealt(against, cards, dealer)
    remembered = Remembered(against, game.pass_of(*(each.pips for each in cards[:2])), seen.shown) if seen.kinds else None
    if rows.ends[hand]:
        return {Action.STAND: (remembered.value(seen.kinds) if remembered else values[hand, 3]) - taken}
    if remembered:
        values[hand, 1] = remembered.hit(seen.kinds)
    lawful = ((Action.STAND, rows.may_stand), (Action.HIT, rows.may_hit), (Action.DOUBLE, rows.may_double))
    return {action: values[hand, place] - taken for place, (action, may) in enumerate(lawful) if may[hand]}


def known_not_natural(values: dict[Action, Any], natural: Any) -> dict[Action, Any]:
    """The same once the dealer has looked and has no natural, which would have taken the wager."""
    return {action: (value + natural) / (1 - natural) if natural != 1 else value for action, value in values.items()}


def can_be_held(against: Against, hand: int) -> bool:
    """Whether some order of its cards leads to a hand: none that came before may have ended by itself."""
    graph, ends = against.game.graph, against.game.board(SPLIT_NOTHING).ends
    met = {hand}
    while met and graph.size[min(met)] > 2:
        before = {graph.places[tuple(held)] for each in met for held in _one_card_less(graph.cards[each].tolist())}
        met = {each for each in before if not ends[each]}
    return bool(met)


def _one_card_less(held: list[int]) -> list[list[int]]:
    return [[count - (place == value) for place, count in enumerate(held)] for value, there in enumerate(held) if there]


def _natural(against: Against, cards: tuple[Card, ...], dealer: Card) -> Any:
    """A natural, whose very ten-value card may decide what it is paid against a natural; evens for it if they are worth more."""
    ruled, number = against.game.ruled, against.game.arithmetic.number
    spoilt = against.natural_chance((1, 10))
    mine = max(cards, key=lambda each: each.pips)
    won, met = map(number, this_paid(ruled, mine, dealer, against.game.shoe.without((*cards, dealer))))
    held = won * (1 - spoilt) + met * spoilt
    return max(held, number(ruled.even_money)) if ruled.even_money is not None and dealer.pips == 1 else held


def _dealt(against: Against, cards: tuple[Card, ...], dealer: Card) -> Dealt:
    """The cards as the bonuses see them."""
    memory = against.game.memory
    kinds = tuple(sorted(memory.kind_of[each] for each in cards))
    return Dealt(Fraction(1), kinds, memory.kind_of[dealer]) if kinds in memory.hands else Dealt(Fraction(1))
