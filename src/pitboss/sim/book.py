"""The book of a game for the kernels: what its hands and the dealer's lead to, and what one comes to against the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from pitboss.play.table import Table
from pitboss.sim.dealer import Drawing
from pitboss.sim.ending import End, Kind
from pitboss.sim.kernel.layout import ACES_KEPT, ACES_ONE, ACES_ONE_IN_FIRST_TWO, DUES, END, GAME, Book
from pitboss.sim.result import Result, against_natural, settled, stands_off
from pitboss.sim.ruling import Ruling
from pitboss.sim.symbols import Alphabet
from pitboss.sim.tables import Tables
from pitboss.terms.doubling import DoubledAce, PontoonDoubledAce
from pitboss.terms.irregular_rounds import NOT_ENOUGH_CARDS_BURN, Burn
from pitboss.terms.pontoon import SUPER_BONUS_SPLIT
from pitboss.terms.settlement import Collects

UPS = range(1, 11)
ONE_CARD, WHOLE_HAND = 1, 2
ACE_RULES = {
    PontoonDoubledAce.ALL_ONE: ACES_ONE,
    PontoonDoubledAce.ONE_IN_FIRST_TWO: ACES_ONE_IN_FIRST_TWO,
    DoubledAce.ONE: ACES_ONE_IN_FIRST_TWO,
}


def results_of(rules: Ruling, ends: Sequence[End], dealer: Drawing) -> tuple[Result, ...]:
    """Everything that a hand's wager can come to."""
    found = [settled(rules, end, each) for end in ends for each in dealer.ends]
    found += [against_natural(rules, end, due=due) for end in ends if end.kind is Kind.STOOD for due in range(DUES)]
    return tuple(dict.fromkeys(found))


class Automata(NamedTuple):
    """A table with the cards as it tells them apart, the dealer's automaton, and how hands end."""

    table: Table
    alphabet: Alphabet
    dealer: Drawing
    ends: Sequence[End]


class Shelf:
    """Where the books of several games are laid: one record each, and the ends and tables of all."""

    def __init__(self, games: int) -> None:
        self.records = np.zeros(games, dtype=GAME)
        self.ends: list[tuple[object, ...]] = []
        self.tables = Tables(np.int32)

    def lay(self, number: int, game: Automata, results: Sequence[Result]) -> Any:
        """Lay what every book has, and give back its record for what only some have."""
        record, place, table = self.records[number], {result: number for number, result in enumerate(results)}, game.table
        alphabet, dealer, ends = game.alphabet, game.dealer, game.ends
        rules = alphabet.ruling
        record["end_table"] = len(self.ends)
        self.ends += [_described(rules, end) for end in ends]
        numbers = _numbers(table, rules) | {"ends": len(ends), "dealer_ends": len(dealer.ends), "width": len(alphabet)}
        for name, said in numbers.items():
            record[name] = int(said)
        tables = {
            "dealer_rows": dealer.rows,
            "dealer_starts": dealer.starts,
            "dealer_natural": [each.natural for each in dealer.ends],
            "settled": [[place[settled(rules, end, each)] for each in dealer.ends] for end in ends],
            "against_natural": [[_lost(rules, place, end, due) for due in range(DUES)] for end in ends],
            "values": [symbol.value - 1 for symbol in alphabet.symbols],
            "insured_against": [is_insured(table, up) for up in UPS],
        }
        self.put(record, tables)
        return record

    def put(self, record: Any, tables: Mapping[str, object]) -> None:
        """Lay tables, and note in the record where each begins."""
        for name, table in tables.items():
            record[name] = self.tables.lay(table)

    @property
    def book(self) -> Book:
        """Everything laid."""
        ends = np.zeros(len(self.ends), dtype=END)
        for place, end in enumerate(self.ends):
            ends[place] = end
        return Book(self.records, ends, self.tables.array)


def _numbers(table: Table, rules: Ruling) -> dict[str, int]:
    """What the kernels ask of the law besides tables."""
    return {
        "split_hands": rules.split_hands,
        "evens": rules.even_money is not None,
        "collects_all": rules.collects is Collects.ALL,
        "busted_counts": rules.collects is Collects.ORIGINAL_OR_BUSTED,
        "not_if_first_paid": not rules.original_if_first_paid,
        "not_if_suited": bool(table.cite(SUPER_BONUS_SPLIT)),
        "supers": rules.super_hand is not None,
        "declining_bars": rules.declining_bars,
        "ace_rule": ACE_RULES.get(rules.doubled_ace, ACES_KEPT) if rules.doubled_ace else ACES_KEPT,
    }


def refill_burn(rules: Any) -> int:
    """How many cards are burned when the discards go in again in the middle of a round."""
    return int(rules.get(NOT_ENOUGH_CARDS_BURN) is Burn.YES)


def _described(rules: Ruling, end: End) -> tuple[object, ...]:
    """An end as the kernels read it."""
    paid = end.kind in (Kind.PAID, Kind.FORFEIT)  # a double taken back leaves its hand as settled as a win does
    stood, bust, waits = (end.kind is kind for kind in (Kind.STOOD, Kind.BUST, Kind.NATURAL))
    needs = [needed(end, up) for up in UPS]
    return (paid, stood, bust, end.stakes, stands_off(rules, end), end.super_bonus, waits, needs)


def needed(end: End, up: int) -> int:
    """Which cards of the dealer's can change what a hand comes to."""
    if end.kind is Kind.STOOD:
        return WHOLE_HAND
    return ONE_CARD if end.kind in (Kind.NATURAL, Kind.SURRENDERED) and up in (1, 10) else 0


def _lost(rules: Ruling, place: Mapping[Result, int], end: End, due: int) -> int:
    return place[against_natural(rules, end, due=due)] if end.kind is Kind.STOOD else 0


def is_insured(table: Table, up: int) -> bool:
    """Whether insurance is offered against a value."""
    against_ace = up == 1 and table.insuring.offered is not None
    return against_ace or (up == 10 and table.insuring.ten_pays is not None)
