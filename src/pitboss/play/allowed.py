"""What a hand may do: each question answers None, or the reason and the rule against it.

`decide` and `lawful` both ask here, so that they cannot disagree.
"""

from __future__ import annotations

from typing import NamedTuple

from pitboss.play.count import is_natural, is_pair
from pitboss.play.state import Hand, Origin, Round
from pitboss.play.table import Table
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_CARDS,
    DOUBLE_NATURAL,
    DOUBLE_TOTALS,
    AfterSplit,
    DoubleCards,
    DoubleTotals,
)
from pitboss.terms.player_hand import DRAWING_STOPS, MUST_DRAW_BELOW, MUST_DRAW_UNLESS
from pitboss.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_DECLINED,
    SPLIT_EQUAL,
    AceCards,
    Declined,
    SplitAces,
)


class Objection(NamedTuple):
    """Why something may not be done, by which rule, and by which reading of it if it is in doubt."""

    reason: str
    rule: str
    reading: str = ""


def may_hit(table: Table, hand: Hand) -> Objection | None:
    """A hand below 21 may draw, but a split ace has its one card."""
    if _one_card_ace(table, hand):
        return Objection("a split ace receives one card only", table.cite(SPLIT_ACES_CARDS))
    if hand.total >= 21:
        return Objection(f"a hand of {hand.total} may not draw", table.cite(DRAWING_STOPS))
    return None


def may_stand(table: Table, hand: Hand) -> Objection | None:
    """A hand below the book's least total must draw, double or split."""
    if hand.total < table.must_draw_below:
        return Objection(f"a total of {hand.total} must draw until it is {table.must_draw_below} or more", table.cite(MUST_DRAW_BELOW))
    return None


def may_double(table: Table, hand: Hand) -> Objection | None:
    """The number of cards, the total, a natural, and split hands each have their rule."""
    natural = is_natural(hand, table)
    if natural and not table.doubling.natural:
        return Objection(
            "a natural may not be doubled", table.cite(DOUBLE_NATURAL) or table.cite(DRAWING_STOPS), table.reading(DOUBLE_NATURAL)
        )
    if hand.origin is Origin.SPLIT and table.doubling.after_split is AfterSplit.NO:
        return Objection("a split hand may not be doubled", table.cite(DOUBLE_AFTER_SPLIT), table.reading(DOUBLE_AFTER_SPLIT))
    if hand.origin is Origin.SPLIT and hand.cards[0].pips == 1 and table.doubling.after_split is AfterSplit.NOT_ACES:
        doubted = table.reading(
            SPLIT_ACES_CARDS
        )  # whether their one card bars a double too; that other split hands may be is another doubt
        return Objection("split aces may not be doubled", table.cite(DOUBLE_AFTER_SPLIT), doubted)
    most = {DoubleCards.TWO: 2, DoubleCards.TWO_OR_THREE: 3, DoubleCards.ANY: 22}[table.doubling.cards]
    if len(hand.cards) > most:
        said = {2: "the first two cards", 3: "the first two or three cards"}[most]
        return Objection(f"only {said} may be doubled", table.cite(DOUBLE_CARDS), table.reading(DOUBLE_CARDS))
    return None if natural else _double_total(table, hand)


def _double_total(table: Table, hand: Hand) -> Objection | None:
    lawful = hand.total < 21
    match table.doubling.totals:
        case DoubleTotals.HARD_9_TO_11:
            lawful = not hand.is_soft and hand.total in (9, 10, 11)
        case DoubleTotals.NINE_TO_11_ACE_ONE:
            lawful = lawful and hand.hard in (9, 10, 11)
        case DoubleTotals.BELOW_21 | DoubleTotals.ANY:
            pass
    if lawful:
        return None
    soft = "soft " if hand.is_soft else ""
    said = f"a {soft}total of {hand.total} may not be doubled: {table.doubling.totals.gloss}"
    return Objection(said, table.cite(DOUBLE_TOTALS), table.reading(DOUBLE_TOTALS))


def may_split(table: Table, state: Round, place: int) -> Objection | None:
    """Two cards of one value, room for another hand, aces as the book allows, and no split of that value declined before."""
    hand = state.hands[place]
    if len(hand.cards) > 2 and hand.box in state.declined and table.splitting.declined is Declined.BARS_AFTER_THIRD_CARD:
        return Objection("the first two cards were left together: after a third card they may not be split", table.cite(SPLIT_DECLINED))
    if not is_pair(hand):
        return Objection("only two cards of the same value may be split", table.cite(SPLIT_EQUAL))
    if table.splitting.must_draw_first and hand.total < table.must_draw_below:
        said = f"a total of {hand.total} must draw until it is {table.must_draw_below} or more, unless it is doubled"
        return Objection(said, table.cite(MUST_DRAW_UNLESS), table.reading(MUST_DRAW_UNLESS))
    formed = sum(each.box == hand.box for each in state.hands)
    aces = hand.cards[0].pips == 1
    if aces and formed > 1 and table.splitting.aces is SplitAces.ONCE:
        return Objection("aces may be split only once", table.cite(SPLIT_ACES))
    if formed >= table.splitting.hands:
        return Objection(f"a box may be split into {table.splitting.hands} hands at most", table.splitting.hands_by)
    if hand.box in state.declined and table.splitting.declined is Declined.BARS_THAT_VALUE:
        return Objection("a split of that value was declined in this round", table.cite(SPLIT_DECLINED))
    return None


def _one_card_ace(table: Table, hand: Hand) -> bool:
    return hand.origin is Origin.SPLIT and len(hand.cards) > 1 and hand.cards[0].pips == 1 and table.splitting.aces_cards is AceCards.ONE
