"""Which hands may be doubled, what aces count in them, and whether a double may be taken back."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.law.values import Offer
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_NATURAL,
    DOUBLE_TOTALS,
    DOUBLE_WITHDRAWN,
    DOUBLE_WITHDRAWN_COUNTS,
    DOUBLE_WITHDRAWN_UNTIL,
    DOUBLED_ACE,
    DOUBLED_ACE_OF_OTHERS,
    PONTOON_DOUBLED_ACE,
    AfterSplit,
    DoubleCards,
    DoubledAce,
    DoubleFollowers,
    DoubleTotals,
    OthersAce,
    PontoonDoubledAce,
    WithdrawnCounts,
    WithdrawnUntil,
)
from pitboss.terms.player_hand import DECISIONS, Decision
from pitboss.terms.splitting import SPLIT_DECISIONS

MOST_CARDS = {DoubleCards.TWO: 2, DoubleCards.TWO_OR_THREE: 3, DoubleCards.ANY: 22}
"""Up to how many cards a hand may be doubled."""


class Doubling(NamedTuple):
    """Which hands may be doubled, what aces count in them, and whether a double may be taken back."""

    offered: bool
    on_split: bool
    cards: DoubleCards
    most_cards: int
    totals: DoubleTotals
    ace: DoubledAce | PontoonDoubledAce | None
    after_split: AfterSplit
    all_or_none: bool
    withdrawn: bool
    withdrawn_until: WithdrawnUntil | None
    withdrawn_counts: WithdrawnCounts | None
    ace_of_others: OthersAce | None

    natural: bool


def doubling_of(rules: Rules) -> Doubling:
    """Read them from the book."""
    return Doubling(
        offered=Decision.DOUBLE in rules[DECISIONS],
        on_split=Decision.DOUBLE in rules[SPLIT_DECISIONS],
        cards=rules[DOUBLE_CARDS],
        most_cards=MOST_CARDS[rules[DOUBLE_CARDS]],
        totals=rules[DOUBLE_TOTALS],
        ace=rules.get(PONTOON_DOUBLED_ACE) or rules.get(DOUBLED_ACE),
        after_split=rules[DOUBLE_AFTER_SPLIT],
        all_or_none=rules.get(DOUBLE_FOLLOWERS) is DoubleFollowers.ALL_OR_NONE,
        withdrawn=rules.get(DOUBLE_WITHDRAWN) is not None,
        withdrawn_until=rules.get(DOUBLE_WITHDRAWN_UNTIL),
        withdrawn_counts=rules.get(DOUBLE_WITHDRAWN_COUNTS),
        ace_of_others=rules.get(DOUBLED_ACE_OF_OTHERS),
        natural=rules.get(DOUBLE_NATURAL) is Offer.YES,
    )
