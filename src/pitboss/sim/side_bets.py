"""The lines of side bets, laid out by the cards that make them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations_with_replacement, permutations, product
from typing import NamedTuple

import numpy as np

from pitboss.law.rules import Rules
from pitboss.odds.shoe import ORDER
from pitboss.play.side_bet_lines import Lines as PayTable, prizes
from pitboss.play.table import Table
from pitboss.sim.kernel.side_bets import BUTTON, THREE_CARDS, TWO_CARDS, WITH_DEALERS
from pitboss.sim.tables import Lines
from pitboss.terms.pandemonium import PANDEMONIUM_DRAW, PANDEMONIUM_STAKE, PANDEMONIUM_UNIT, Stake
from pitboss.terms.side_bets import JudgedOn

HOW = {JudgedOn.FIRST_2: TWO_CARDS, JudgedOn.FIRST_2_AND_DEALERS: WITH_DEALERS, JudgedOn.FIRST_3: THREE_CARDS}
"""How the kernel finds the cards that decide a bet."""


class SideBetTables(NamedTuple):
    """For each side bet of a plan: how it is judged, what each line comes to in cents, where in `lines` its cards are looked up."""

    kinds: list[int]
    cents: list[list[int]]
    tables: list[int]
    lines: Lines
    prize_ends: list[int]


def side_bet_tables(table: Table, stakes: Mapping[str, int]) -> SideBetTables:
    """Lay side bets out at their stakes."""
    kinds: list[int] = []
    cents: list[list[int]] = []
    laid: list[Lines] = []
    ends: list[int] = []
    for bet, stake in stakes.items():
        rules, pays = table.side_bets[bet], table.lines[bet]
        if PANDEMONIUM_DRAW in rules.law:
            kinds.append(BUTTON)
            cents.append(_prize_cents(table, rules, stake))
            laid.append(_wins_on_two(pays))
            ends = np.cumsum([line.possibilities for _, line in prizes(rules)]).tolist()
        else:
            kinds.append(HOW[pays.judged_on])
            cents.append([-stake, *(table.payable.times(stake, line.odds.paid, line.odds.staked) for line in pays.lines)])
            laid.append(_two_cards(pays) if pays.size == 2 else _three_cards(pays))
    widest = max(map(len, cents), default=0)
    starts = np.cumsum([0, *(each.size for each in laid)]).tolist()
    return SideBetTables(
        kinds=kinds,
        cents=[line + [line[0]] * (widest - len(line)) for line in cents],
        tables=starts[:-1],
        lines=np.concatenate([np.zeros(0, dtype=np.uint8), *(each.ravel() for each in laid)]),
        prize_ends=ends,
    )


def _wins_on_two(pays: PayTable) -> Lines:
    """Which two cards win a press of the button."""
    wins = pays.wins_with
    return np.array([[wins is not None and wins.fits((one, two)) for two in ORDER] for one in ORDER], dtype=np.uint8)


def _two_cards(pays: PayTable) -> Lines:
    return np.array([[_number(pays.place((one, two))) for two in ORDER] for one in ORDER], dtype=np.uint8)


def _three_cards(pays: PayTable) -> Lines:
    """The line of every three cards, or of two where no third comes; cards that the patterns cannot tell apart are looked at once."""
    seen = [tuple(each.sees(card) for each in pays.patterns) for card in ORDER]
    alike = {kind: place for place, kind in enumerate(dict.fromkeys(seen))}
    kind = np.array([alike[each] for each in seen])
    example = [ORDER[seen.index(each)] for each in alike]
    among = range(len(example))
    found = np.zeros((len(example), len(example), len(example) + 1), dtype=np.uint8)
    if any(each.minds_order for each in pays.patterns):
        for places in product(among, repeat=3):
            found[places] = _number(pays.place([example[place] for place in places]))
    else:
        for places in combinations_with_replacement(among, 3):
            line = _number(pays.place([example[place] for place in places]))
            for each in permutations(places) if line else ():
                found[each] = line
    if pays.judged_on is JudgedOn.FIRST_3:
        for one, two in product(among, repeat=2):
            found[one, two, -1] = _number(pays.place((example[one], example[two])))
    third = np.append(kind, len(example))
    whole: Lines = found[np.ix_(kind, kind, third)]
    return whole


def _number(place: int | None) -> int:
    """Lines are numbered from 1; line 0 loses."""
    return 0 if place is None else place + 1


def _prize_cents(table: Table, rules: Rules, stake: int) -> list[int]:
    """What each prize comes to, less the stake where the house keeps it."""
    kept = stake if rules[PANDEMONIUM_STAKE] is Stake.KEPT else 0
    unit = rules[PANDEMONIUM_UNIT].cents
    return [-stake, *(table.payable.times(stake, line.prize.cents, unit) - kept for _, line in prizes(rules))]
