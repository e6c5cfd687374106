"""Bets on a pair: Perfect Pairs, Pairs Play and Any Pairs."""

from __future__ import annotations

from collections import Counter

from pitboss.law.rules import Rules
from pitboss.odds.records import BetOdds
from pitboss.odds.shoe import Shoe
from pitboss.odds.side_bets.drawing import chances, draws, require_cards
from pitboss.play.side_bet_lines import any_pair_line, pair_kind, perfect_pairs_line
from pitboss.terms.pack import DECKS

KINDS = ("perfect", "coloured", "mixed")
METHOD = ("Exact: every two cards that the shoe can deal to the box, without replacement.",)


def perfect_pairs_odds(rules: Rules, shoe: Shoe) -> BetOdds:
    """Perfect Pairs: a line for each kind of pair."""
    lines = {kind: perfect_pairs_line(rules, kind, rules[DECKS]) for kind in KINDS}
    return BetOdds(rules.book.id, chances(rules, lines, _kinds(shoe), require_cards(rules, shoe, 2)), METHOD)


def any_pair_odds(rules: Rules, shoe: Shoe) -> BetOdds:
    """Pairs Play and Any Pairs: one line for a pair of whatever kind."""
    ways = {"pair": _kinds(shoe).total()}
    return BetOdds(rules.book.id, chances(rules, {"pair": any_pair_line(rules)}, ways, require_cards(rules, shoe, 2)), METHOD)


def _kinds(shoe: Shoe) -> Counter[str]:
    """In how many ways each kind of pair can come."""
    ways: Counter[str] = Counter()
    for cards, number in draws(shoe.cards, 2):
        kind = pair_kind(cards)
        if kind:
            ways[kind] += number
    return ways
