"""A hand as a person writes it: `8H8S`, `8,8` or `AT`."""

from __future__ import annotations

import re
from collections import Counter

from pitboss.cards.card import CARDS, RANKS, SUITS, Card
from pitboss.law.refusal import Malformed, listed
from pitboss.law.rules import Rules
from pitboss.odds.shoe import Shoe
from pitboss.odds.shoe_text import require_in_pack
from pitboss.terms.pack import REMOVED_RANKS

CARD = re.compile(rf"(?P<rank>[{RANKS}])(?P<suit>[{SUITS}]?)", re.ASCII)
FORM = "write ranks, with suits or without, as in 8H8S, 8,8 or AT"


def read_hand(text: str, shoe: Shoe, rules: Rules, *, form: str = FORM) -> tuple[Card, ...]:
    """The cards of a hand dealt from a shoe; a bare rank is given a suit, and a bare T in a game without tens any ten-value card.

    `form` says to a person who writes something else how to write it.
    """
    found: list[Card] = []
    tens = [rank for rank in "TJQK" if rank not in rules[REMOVED_RANKS]]
    for rank, suit in _written(text, form):
        found.append(CARDS[rank + suit] if suit else _spare(tens if rank == "T" else [rank], found, shoe))
    if not found:
        raise Malformed("hand", f"no card is named: {form}")
    require_in_pack(rules, Counter(found), Counter())
    for card, count in Counter(found).items():
        if count > shoe.of_card(card):
            raise Malformed("hand", f"{count} of {card!r} cannot have come from the shoe, which had {shoe.of_card(card)} of them")
    return tuple(found)


def _written(text: str, form: str = FORM) -> list[tuple[str, str]]:
    """The ranks with their suits; a suit left out is empty.

    >>> _written("8h 8,A")
    [('8', 'H'), ('8', ''), ('A', '')]
    """
    left, found = re.sub(r"[\s,]+", "", text).upper(), []
    while left:
        match = CARD.match(left)
        if match is None:
            wrong = "a ten is T" if left.startswith("10") else f"{left[0]!r} is no card"
            raise Malformed("hand", f"{text[:40]!r} cannot be read, for {wrong}: {form}")
        found.append((match["rank"], match["suit"]))
        left = left[match.end() :]
    return found


def _spare(ranks: list[str], found: list[Card], shoe: Shoe) -> Card:
    """The card of a bare rank: one that is left, of the suit seen least, so that ranks alone make no hand of one suit if they need not."""
    named = Counter(found)
    left = [card for rank in ranks for suit in SUITS if shoe.of_card(card := CARDS[rank + suit]) > named[card]]
    if not left:
        raise Malformed("hand", f"no {listed(ranks, 'or')} is left in the shoe")
    return min(left, key=lambda card: (named[card], sum(each.suit == card.suit for each in found)))
