"""The lines of the side bets: which one the cards make and what it pays. The round and the odds are judged here alike."""

from __future__ import annotations

from typing import Any, NamedTuple

from pitboss.cards.card import Card
from pitboss.law.rules import Rules
from pitboss.law.term import Term
from pitboss.law.values import Odds, Prizes
from pitboss.play.count import one_suit
from pitboss.terms.lucky_lucky import LUCKY_LUCKY_HANDS, LUCKY_LUCKY_PAYS, LUCKY_LUCKY_PAYTABLE, Lucky
from pitboss.terms.magnificent_sevens import (
    MAGNIFICENT_SEVENS_HANDS,
    MAGNIFICENT_SEVENS_PAYS,
    MAGNIFICENT_SEVENS_SUITS,
    MAGNIFICENT_SEVENS_VERSION,
    Sevens,
    SevensSuits,
)
from pitboss.terms.pairs import ANY_PAIR_PAYS, PAIR_KINDS, PAIR_MEANS, PERFECT_PAIRS_PAYS
from pitboss.terms.pandemonium import PANDEMONIUM_LINES, PANDEMONIUM_POSSIBILITIES, PANDEMONIUM_PRIZES, PANDEMONIUM_TABLE


class Line(NamedTuple):
    """A line of a pay table: its odds, and the terms that give it, the pay table's own first."""

    odds: Odds
    terms: tuple[Term[Any], ...]


def pair_kind(cards: tuple[Card, ...]) -> str | None:
    """The kind of a pair of one rank: perfect, coloured or mixed."""
    one, two = cards[:2]
    if one.rank != two.rank:
        return None
    return "perfect" if one.suit == two.suit else "coloured" if one.is_red == two.is_red else "mixed"


def perfect_pairs_line(rules: Rules, kind: str, decks: int) -> Line:
    """What a pair of that kind pays with so many decks."""
    pays = PERFECT_PAIRS_PAYS[kind]
    return Line(_paid(rules[pays][decks]), (pays, PAIR_KINDS[kind]))


def any_pair_line(rules: Rules) -> Line:
    """What a pair of whatever kind pays."""
    return Line(rules[ANY_PAIR_PAYS], (ANY_PAIR_PAYS, PAIR_MEANS))


def lucky_hand(cards: tuple[Card, ...]) -> Lucky | None:
    """The highest winning hand of three cards; an ace counts 11 unless that would take them over 21."""
    hard = sum(card.pips for card in cards)
    total = hard + 10 if hard <= 11 and any(card.pips == 1 for card in cards) else hard
    suited, ranks = one_suit(cards), sorted(card.rank for card in cards)
    if ranks == ["7", "7", "7"]:
        return Lucky.SUITED_777 if suited else Lucky.UNSUITED_777
    if ranks == ["6", "7", "8"]:
        return Lucky.SUITED_678 if suited else Lucky.UNSUITED_678
    if total == 21:
        return Lucky.SUITED_21 if suited else Lucky.UNSUITED_21
    return {20: Lucky.ANY_20, 19: Lucky.ANY_19}.get(total)


def lucky_line(rules: Rules, hand: Lucky) -> Line:
    """What a hand pays by the pay table in use."""
    pays = LUCKY_LUCKY_PAYS[str(hand)]
    return Line(rules[pays][rules[LUCKY_LUCKY_PAYTABLE]], (pays, LUCKY_LUCKY_HANDS[str(hand)]))


def sevens_hand(rules: Rules, cards: tuple[Card, ...]) -> Sevens | None:
    """The hand of a box's first two cards and the third, if it has one; without two sevens there is none."""
    if cards[0].rank != "7" or cards[1].rank != "7":
        return None
    if len(cards) == 3 and cards[2].rank == "7":
        return Sevens.THREE_SAME_SUIT if one_suit(cards) else Sevens.THREE_MIXED_SUITS
    looks_at = 2 if rules[MAGNIFICENT_SEVENS_SUITS] is SevensSuits.THE_SEVENS else 3
    suited = len(cards) >= looks_at and one_suit(cards[:looks_at])
    return Sevens.TWO_SAME_SUIT if suited else Sevens.TWO_MIXED_SUIT


def sevens_line(rules: Rules, hand: Sevens, decks: int) -> Line:
    """What a hand pays in the version in play with so many decks."""
    pays = MAGNIFICENT_SEVENS_PAYS[rules[MAGNIFICENT_SEVENS_VERSION], str(hand)]
    return Line(_paid(rules[pays][decks]), (pays, MAGNIFICENT_SEVENS_HANDS[str(hand)], MAGNIFICENT_SEVENS_VERSION))


def prizes(rules: Rules) -> list[tuple[str, Prizes]]:
    """The lines of the prize table in use with their rules, in table order."""
    table = rules[PANDEMONIUM_TABLE]
    lines = [(term, key) for term in rules.law if (key := PANDEMONIUM_PRIZES.key(term)) and key.startswith(f"{table}/")]
    found = [(rules.law[term].citation, rules[term]) for term, _ in sorted(lines, key=lambda line: int(line[1].split("/")[1]))]
    assert len(found) == rules[PANDEMONIUM_LINES[table]], "every line of the table in use"
    assert sum(line.possibilities for _, line in found) == rules[PANDEMONIUM_POSSIBILITIES[table]], "every possibility of the table"
    return found


def _paid(odds: Odds | None) -> Odds:
    assert odds is not None, "a line that this number of decks does not have cannot be dealt"
    return odds
