"""What a hand may do: each question answers None, or the reason and the rule against it.

`decide` and `lawful` both ask here, so that they cannot disagree.
"""

from __future__ import annotations

from typing import NamedTuple

from pitboss.play.count import is_natural, is_pair
from pitboss.play.predicates import bars_double, bars_hit, bars_split, bars_stand
from pitboss.play.state import Hand, Origin, Round
from pitboss.play.table import Table
from pitboss.terms.doubling import DOUBLE_AFTER_SPLIT, DOUBLE_CARDS, DOUBLE_NATURAL, AfterSplit
from pitboss.terms.player_hand import DECISIONS, DRAWING_STOPS, MUST_DRAW_UNLESS
from pitboss.terms.splitting import SPLIT_ACES, SPLIT_ACES_CARDS, SPLIT_DECISIONS, SPLIT_DECLINED, SPLIT_EQUAL, SPLIT_HANDS


class Objection(NamedTuple):
    """Why something may not be done, by which rule, and by which reading of it if it is in doubt."""

    reason: str
    rule: str
    reading: str = ""


def may_hit(table: Table, hand: Hand) -> Objection | None:
    """A hand below 21 may draw, but a split ace has its one card."""
    bar = bars_hit(table, cards=len(hand.cards), total=hand.total, split=hand.origin is Origin.SPLIT, of_aces=hand.cards[0].pips == 1)
    if bar is None:
        return None
    one_card = bar == SPLIT_ACES_CARDS
    return Objection("a split ace receives one card only" if one_card else f"a hand of {hand.total} may not draw", table.cite(bar))


def may_stand(table: Table, hand: Hand) -> Objection | None:
    """A hand below the book's least total must draw, double or split."""
    bar = bars_stand(table, total=hand.total)
    return Objection(f"a total of {hand.total} must draw until it is {table.must_draw_below} or more", table.cite(bar)) if bar else None


def may_double(table: Table, hand: Hand) -> Objection | None:
    """The number of cards, the total, a natural, and split hands each have their rule."""
    aces = hand.cards[0].pips == 1
    bar = bars_double(
        table,
        cards=len(hand.cards),
        hard=hand.hard,
        soft=hand.is_soft,
        is_natural=is_natural(hand, table),
        split=hand.origin is Origin.SPLIT,
        of_aces=aces,
    )
    if bar is None:
        return None
    rule, reading = table.cite(bar), table.reading(bar)
    if bar in (DECISIONS, SPLIT_DECISIONS):
        return Objection("such a hand may not be doubled in this game", rule, reading)
    if bar == DOUBLE_NATURAL:
        return Objection("a natural may not be doubled", rule or table.cite(DRAWING_STOPS), reading)
    if bar == DOUBLE_AFTER_SPLIT:
        if table.doubling.after_split is AfterSplit.NO:
            return Objection("a split hand may not be doubled", rule, reading)
        # whether their one card bars a double too is the doubt here; that other split hands may be doubled is another
        return Objection("split aces may not be doubled", rule, table.reading(SPLIT_ACES_CARDS))
    if bar == DOUBLE_CARDS:
        said = {2: "the first two cards", 3: "the first two or three cards"}[table.doubling.most_cards]
        return Objection(f"only {said} may be doubled", rule, reading)
    soft = "soft " if hand.is_soft else ""
    return Objection(f"a {soft}total of {hand.total} may not be doubled: {table.doubling.totals.gloss}", rule, reading)


def may_split(table: Table, state: Round, place: int) -> Objection | None:
    """Two cards of one value, room for another hand, aces as the book allows, and no split of that value declined before."""
    hand = state.hands[place]
    bar = bars_split(
        table,
        cards=len(hand.cards),
        pair=is_pair(hand),
        aces=hand.cards[0].pips == 1,
        total=hand.total,
        formed=sum(each.box == hand.box for each in state.hands),
        declined=hand.box in state.declined,
    )
    if bar is None:
        return None
    if bar == SPLIT_HANDS:
        return Objection(f"a box may be split into {table.splitting.hands} hands at most", table.splitting.hands_by)
    if bar == MUST_DRAW_UNLESS:
        said = f"a total of {hand.total} must draw until it is {table.must_draw_below} or more, unless it is doubled"
        return Objection(said, table.cite(bar), table.reading(bar))
    if bar == SPLIT_DECLINED and len(hand.cards) > 2:
        return Objection("the first two cards were left together: after a third card they may not be split", table.cite(bar))
    return Objection(NO_SPLIT.get(bar.name, "such a hand may not be split in this game"), table.cite(bar))


NO_SPLIT = {
    SPLIT_EQUAL.name: "only two cards of the same value may be split",
    SPLIT_ACES.name: "aces may be split only once",
    SPLIT_DECLINED.name: "a split of that value was declined in this round",
}
