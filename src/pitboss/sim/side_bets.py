"""The lines of side bets, laid out by the cards that make them."""

from __future__ import annotations

from enum import IntEnum
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

import numpy as np

from pitboss.cards.card import Card
from pitboss.law.rules import Rules
from pitboss.law.values import Odds
from pitboss.odds.shoe import ORDER
from pitboss.play.count import is_ace_and_ten
from pitboss.play.side_bet_lines import (
    any_pair_line,
    lucky_hand,
    lucky_line,
    pair_kind,
    perfect_pairs_line,
    prizes,
    sevens_hand,
    sevens_line,
)
from pitboss.sim.game import Game
from pitboss.sim.image import Lines
from pitboss.sim.kernel.side_bets import BUTTON, LUCKY, PAIR, SEVENS, THIRDS
from pitboss.sim.plan import Plan
from pitboss.terms.lucky_lucky import Lucky
from pitboss.terms.magnificent_sevens import Sevens
from pitboss.terms.pandemonium import PANDEMONIUM_STAKE, PANDEMONIUM_UNIT, Stake

KINDS = ("perfect", "coloured", "mixed")


class Judged(IntEnum):
    """How a side bet is judged, as the kernel knows it."""

    PAIR = PAIR
    LUCKY = LUCKY
    SEVENS = SEVENS
    BUTTON = BUTTON


HOW = {
    "perfect-pairs": Judged.PAIR,
    "pairs-play": Judged.PAIR,
    "any-pairs": Judged.PAIR,
    "lucky-lucky": Judged.LUCKY,
    "magnificent-sevens": Judged.SEVENS,
    "pontoon-pandemonium": Judged.BUTTON,
}


class SideBetTables(NamedTuple):
    """For each side bet of a plan: how it is judged, what each line comes to in cents, where in `lines` its cards are looked up."""

    kinds: list[int]
    cents: list[list[int]]
    tables: list[int]
    lines: Lines
    prize_ends: list[int]


def side_bet_tables(game: Game, plan: Plan) -> SideBetTables:
    """Lay the side bets of a plan out."""
    cents: list[list[int]] = []
    laid: list[Lines] = []
    ends: list[int] = []
    for bet, stake in plan.side_bets.items():
        rules = game.table.side_bets[bet]
        match HOW[bet]:
            case Judged.PAIR:
                cents.append(_pair_cents(game, rules, bet, stake))
                laid.append(_pair_lines(bet))
            case Judged.LUCKY:
                cents.append([-stake, *(_paid(game, lucky_line(rules, hand).odds, stake) for hand in Lucky)])
                laid.append(_lucky_lines())
            case Judged.SEVENS:
                cents.append([-stake, *(_paid(game, sevens_line(rules, hand, game.table.pack.decks).odds, stake) for hand in Sevens)])
                laid.append(_sevens_lines(rules))
            case Judged.BUTTON:
                cents.append(_prize_cents(game, rules, stake))
                laid.append(np.array([[is_ace_and_ten((one, two)) for two in ORDER] for one in ORDER], dtype=np.uint8))
                ends = np.cumsum([line.possibilities for _, line in prizes(rules)]).tolist()
    widest = max(map(len, cents), default=0)
    starts = np.cumsum([0, *(table.size for table in laid)]).tolist()
    return SideBetTables(
        kinds=[int(HOW[bet]) for bet in plan.side_bets],
        cents=[line + [line[0]] * (widest - len(line)) for line in cents],
        tables=starts[:-1],
        lines=np.concatenate([np.zeros(0, dtype=np.uint8), *(table.ravel() for table in laid)]),
        prize_ends=ends,
    )


def _paid(game: Game, odds: Odds, stake: int) -> int:
    return game.table.payable.times(stake, odds.paid, odds.staked)


def _pair_cents(game: Game, rules: Rules, bet: str, stake: int) -> list[int]:
    if bet == "perfect-pairs":
        return [-stake, *(_paid(game, perfect_pairs_line(rules, kind, game.table.pack.decks).odds, stake) for kind in KINDS)]
    return [-stake, _paid(game, any_pair_line(rules).odds, stake)]


def _pair_lines(bet: str) -> Lines:
    return np.array([[_pair_line(bet, one, two) for two in ORDER] for one in ORDER], dtype=np.uint8)


def _pair_line(bet: str, one: Card, two: Card) -> int:
    kind = pair_kind((one, two))
    if kind is None:
        return 0
    return 1 + KINDS.index(kind) if bet == "perfect-pairs" else 1


def _lucky_lines() -> Lines:
    found = np.zeros((52, 52, THIRDS), dtype=np.uint8)
    order = list(Lucky)
    for places in combinations_with_replacement(range(52), 3):
        hand = lucky_hand(tuple(ORDER[place] for place in places))
        if hand is not None:
            for each in permutations(places):
                found[each] = 1 + order.index(hand)
    return found


def _sevens_lines(rules: Rules) -> Lines:
    found = np.zeros((52, 52, THIRDS), dtype=np.uint8)
    order = list(Sevens)
    sevens = [place for place, card in enumerate(ORDER) if card.rank == "7"]
    for one in sevens:
        for two in sevens:
            for third in range(THIRDS):
                cards = tuple(ORDER[place] for place in ((one, two, third) if third < THIRDS - 1 else (one, two)))
                hand = sevens_hand(rules, cards)
                assert hand is not None, "the first two are sevens"
                found[one, two, third] = 1 + order.index(hand)
    return found


def _prize_cents(game: Game, rules: Rules, stake: int) -> list[int]:
    """What each prize comes to, less the stake where the house keeps it."""
    kept = stake if rules[PANDEMONIUM_STAKE] is Stake.KEPT else 0
    unit = rules[PANDEMONIUM_UNIT].cents
    return [-stake, *(game.table.payable.times(stake, line.prize.cents, unit) - kept for _, line in prizes(rules))]
