"""What a simulated run must come to: the exact value of each bet as `pitboss odds` has it, and the error that so many rounds leave."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from math import sqrt

from pitboss.cards.card import SUITS, card
from pitboss.law.rules import Rules
from pitboss.law.values import Dollars, Offer
from pitboss.odds import Action, Analysis, BetOdds, Shoe, analyse, insurance_odds, side_bet_odds
from pitboss.odds.opened import ruled
from pitboss.odds.records import Kind, Row
from pitboss.odds.ruled import Ruled
from pitboss.play.table import Table, open_table
from pitboss.terms.insurance import (
    INSURANCE_AGAINST_ACE,
    INSURANCE_AGAINST_TEN,
    INSURANCE_AGAINST_TEN_PAYS,
    INSURANCE_PAYS,
)
from pitboss.terms.naturals import PaidAtOnce

SEVEN = Row(Kind.PAIR, 7)
FOURTEEN = Row(Kind.HARD, 14)


@dataclass(frozen=True)
class Exact:
    """A bet's value per unit, and the standard deviation of a round's net per unit, or 0 where that is left to the run to tell."""

    value: float
    deviation: float = 0.0


def ruled_of(rules: Rules) -> tuple[Ruled, Shoe]:
    """All that the value of the main wager hangs on."""
    table = open_table(rules)
    return ruled(rules), Shoe.of(table.pack)


_ANALYSED: dict[tuple[Ruled, Shoe], Analysis] = {}


def analysed(rules: Rules) -> Analysis:
    """The analysis of a game, once for all rules of the same worth."""
    place = ruled_of(rules)
    if place not in _ANALYSED:
        _ANALYSED[place] = analyse(rules)
    return _ANALYSED[place]


def shoe_of(rules: Rules) -> Shoe:
    """The full shoe."""
    return Shoe.of(open_table(rules).pack)


def main_wager(rules: Rules) -> Exact:
    """The main wager, played by the chart of totals."""
    return Exact(analysed(rules).table_ev)


def side_bet(rules: Rules, shoe: Shoe) -> Exact:
    """A side bet."""
    return of_lines(side_bet_odds(rules, shoe))


def of_lines(odds: BetOdds) -> Exact:
    """A bet that cards alone decide."""
    return Exact(float(odds.ev), sqrt(float(odds.variance)))


def insurance(rules: Rules) -> Exact:
    """Insurance that is taken whenever it is offered, on every hand but a natural that is paid already.

    Against each dealer's card it is what odds tell; a natural that is paid takes a card of each sort out of what may still be insured.
    """
    table, shoe = open_table(rules), shoe_of(rules)
    found = insurance_odds(rules, shoe)
    offers = []
    if "A" in found:
        assert rules.get(INSURANCE_AGAINST_ACE) is not None
        offers.append((1, 10, rules[INSURANCE_PAYS].times))
    if rules.get(INSURANCE_AGAINST_TEN) is Offer.YES:
        offers.append((10, 1, rules[INSURANCE_AGAINST_TEN_PAYS].times))
    paid = table.naturals.at_once is PaidAtOnce.ALWAYS
    taken = [(*_insured(shoe, up, wins, paid=paid), pays) for up, wins, pays in offers]
    staked = sum(chance for chance, _, _ in taken)
    mean = sum(chance * (won * (pays + 1) - 1) for chance, won, pays in taken) / staked
    square = sum(chance * (won * pays**2 + 1 - won) for chance, won, pays in taken) / staked
    if not paid:
        assert (
            mean == sum(chance * found["A" if up == 1 else "T"].ev for (chance, *_), (up, *_) in zip(taken, offers, strict=True)) / staked
        )
    return Exact(float(mean), sqrt(float((square - mean**2) / staked)))


def _insured(shoe: Shoe, up: int, wins: int, *, paid: bool) -> tuple[Fraction, Fraction]:
    """How likely a hand is insured against a dealer's card, and how likely the insurance then wins."""
    shown = Fraction(shoe.pips[up - 1], len(shoe))
    if not paid:
        return shown, Fraction(shoe.pips[wins - 1], len(shoe) - 1)
    insured, won = Fraction(0), Fraction(0)
    for second in range(1, 11):
        chance = shown * _drawn(shoe, (up,), second)
        rest = chance * (1 - _drawn(shoe, (up, second), 1) * _drawn(shoe, (up, second, 1), 10) * 2)
        insured += rest
        won += rest if second == wins else 0
    return insured, won / insured


def _drawn(shoe: Shoe, gone: tuple[int, ...], value: int) -> Fraction:
    return Fraction(shoe.pips[value - 1] - gone.count(value), len(shoe) - len(gone))


def even_money_adds(rules: Rules) -> float:
    """What taking even money on every natural against an ace adds to the main wager, off a full shoe."""
    shoe, table = shoe_of(rules), open_table(rules)
    natural = 2 * _drawn(shoe, (), 1) * _drawn(shoe, (1,), 10)
    chance, waits = natural * _drawn(shoe, (1, 10), 1), 1 - _drawn(shoe, (1, 10, 1), 10)
    return float(chance * (1 - waits * table.naturals.pays.times))


def super_bonus(rules: Rules, stake: int, plays: Mapping[bool, Action]) -> Exact:
    """Crown Pontoon's Super Bonus per unit of the main stake; `plays` is what is done with two sevens against a seven, suited or not."""
    table = open_table(rules)
    pays = sum(tier.pays.cents for tier in table.bonuses.super_bonus.values() if tier.covers(Dollars(stake))) / stake
    chance = float(sum(_wins_bonus(table, rules, plays, *deal) for deal in _three_sevens(shoe_of(rules))))
    return Exact(pays * chance, pays * sqrt(chance))


def chart_plays_sevens(rules: Rules) -> dict[bool, Action]:
    """What the chart does with two sevens against a seven: it does not look at suits."""
    action = analysed(rules).strategy[SEVEN, "7"].first
    return {True: action, False: action}


def _three_sevens(shoe: Shoe) -> Iterator[tuple[Fraction, str, str, dict[str, int]]]:
    """Two sevens to the player and one to the dealer: their chance, the player's suits, and the sevens left by suit."""
    for first, second, shown in product(SUITS, repeat=3):
        left = {suit: shoe.of_card(card(f"7{suit}")) for suit in SUITS}
        chance = Fraction(1)
        for place, suit in enumerate((first, second, shown)):
            chance *= Fraction(left[suit], len(shoe) - place)
            left[suit] -= 1
        yield chance, first, second, left


def _wins_bonus(  # noqa: PLR0917
    table: Table, rules: Rules, plays: Mapping[bool, Action], chance: Fraction, first: str, second: str, left: dict[str, int]
) -> Fraction:
    """How many hands win the bonus on average, from a deal of two sevens against a seven, times the chance of that deal."""
    cards = len(shoe_of(rules)) - 3
    match plays[first == second]:
        case Action.HIT:
            return chance * Fraction(left[first], cards) if first == second else Fraction(0)
        case Action.SPLIT:
            draws = analysed(rules).strategy[FOURTEEN, "7"].first is Action.HIT
            assert table.splitting.hands == 3, "another number of hands would need another count"
            return chance * _by_splitting(left, cards, first, second) if draws else Fraction(0)
        case Action.STAND | Action.DOUBLE | Action.SURRENDER:
            return Fraction(0)


def _by_splitting(left: dict[str, int], cards: int, first: str, second: str) -> Fraction:
    """Three hands are needed, for only then is a seven on a seven left as it is: the third seven came to the first hand, or, when that
    got another card, to the second. Each hand that may still get any second card then needs two more sevens of its suit."""
    found, sevens = Fraction(0), sum(left.values())
    for third, number in left.items():
        rest = left | {third: number - 1}
        another = 1 - Fraction(sevens - 3, cards - 3)
        for owner, chance in ((first, 1), (second, 1 + another), (third, 1 + another)):
            found += Fraction(number, cards) * chance * Fraction(rest[owner] * (rest[owner] - 1), (cards - 1) * (cards - 2))
    return found
