"""What a hand is and may do, each question once and of plain numbers: the round asks for its hands, the odds for the rows of their graph,
the simulator for the states of its automata. Where something may not be done, the answer is the term that is against it."""

from __future__ import annotations

from typing import Any

from pitboss.law.term import Term
from pitboss.play.table import Table
from pitboss.terms.dealer_hand import DealerSoft17
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_CARDS,
    DOUBLE_NATURAL,
    DOUBLE_TOTALS,
    AfterSplit,
    DoubleTotals,
)
from pitboss.terms.naturals import SplitNatural
from pitboss.terms.player_hand import DECISIONS, DRAWING_STOPS, MUST_DRAW_BELOW, MUST_DRAW_UNLESS
from pitboss.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_DECISIONS,
    SPLIT_DECLINED,
    SPLIT_EQUAL,
    SPLIT_HANDS,
    AceCards,
    Declined,
    SplitAces,
)

Bar = Term[Any] | None
"""The term against something, or None where it may be done."""


def is_soft(hard: int, *, ace: bool) -> bool:
    """Whether an ace counts 11 in a hand that totals `hard` with every ace as 1."""
    return ace and hard <= 11


def dealer_draws(soft_17: DealerSoft17, total: int, *, soft: bool) -> bool:
    """Whether the dealer takes another card."""
    return total < 17 or (total == 17 and soft and soft_17 is DealerSoft17.HIT)


def natural(table: Table, *, cards: int, hard: int, ace: bool, split: bool) -> bool:
    """An ace and a ten-value card as the first two; after a split only where the book says so."""
    return cards == 2 and hard == 11 and ace and (not split or table.naturals.after_split is SplitNatural.NATURAL)


def bars_hit(table: Table, *, cards: int, total: int, split: bool, of_aces: bool) -> Bar:
    """A hand below 21 may draw, but a split ace has its one card."""
    if split and of_aces and cards > 1 and table.splitting.aces_cards is AceCards.ONE:
        return SPLIT_ACES_CARDS
    return DRAWING_STOPS if total >= 21 else None


def bars_stand(table: Table, *, total: int) -> Bar:
    """A hand below the book's least total must draw, double or split."""
    return MUST_DRAW_BELOW if total < table.must_draw_below else None


def bars_double(table: Table, *, cards: int, hard: int, soft: bool, is_natural: bool, split: bool, of_aces: bool) -> Bar:
    """The number of cards, the total, a natural, and split hands each have their rule; `of_aces` says that the first card is an ace."""
    doubling = table.doubling
    if not (doubling.on_split if split else doubling.offered):
        return SPLIT_DECISIONS if split else DECISIONS
    if is_natural and not doubling.natural:
        return DOUBLE_NATURAL
    if split and (doubling.after_split is AfterSplit.NO or (of_aces and doubling.after_split is AfterSplit.NOT_ACES)):
        return DOUBLE_AFTER_SPLIT
    if cards > doubling.most_cards:
        return DOUBLE_CARDS
    return None if is_natural or _doubles_on(doubling.totals, hard, soft=soft) else DOUBLE_TOTALS


def _doubles_on(totals: DoubleTotals, hard: int, *, soft: bool) -> bool:
    total = hard + 10 if soft else hard
    match totals:
        case DoubleTotals.HARD_9_TO_11:
            return not soft and total in (9, 10, 11)
        case DoubleTotals.NINE_TO_11_ACE_ONE:
            return total < 21 and hard in (9, 10, 11)
        case DoubleTotals.BELOW_21 | DoubleTotals.ANY:
            return total < 21


def bars_split(table: Table, *, cards: int, pair: bool, aces: bool, total: int, formed: int, declined: bool) -> Bar:
    """Two cards of one value, room for another hand, aces as the book allows, and no split of that value declined before.

    `formed` is how many hands the box has; `declined` that a pair of it was left together.
    """
    splitting = table.splitting
    if not (splitting.again if formed > 1 else splitting.offered):
        return SPLIT_DECISIONS if formed > 1 else DECISIONS
    if cards > 2 and declined and splitting.declined is Declined.BARS_AFTER_THIRD_CARD:
        return SPLIT_DECLINED
    if not pair:
        return SPLIT_EQUAL
    if splitting.must_draw_first and total < table.must_draw_below:
        return MUST_DRAW_UNLESS
    if aces and formed > 1 and splitting.aces is SplitAces.ONCE:
        return SPLIT_ACES
    if formed >= splitting.hands:
        return SPLIT_HANDS
    return SPLIT_DECLINED if declined and splitting.declined is Declined.BARS_THAT_VALUE else None
