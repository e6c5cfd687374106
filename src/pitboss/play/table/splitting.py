"""Into how many hands a box may be split."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.terms.splitting import SPLIT_ACES, SPLIT_ACES_CARDS, SPLIT_DECLINED, SPLIT_HANDS, AceCards, Declined, SplitAces


class Splitting(NamedTuple):
    """Into how many hands a box may be split."""

    hands: int
    aces: SplitAces
    aces_cards: AceCards
    declined: Declined | None


def splitting_of(rules: Rules) -> Splitting:
    """Read them from the book."""
    return Splitting(
        hands=rules[SPLIT_HANDS],
        aces=rules[SPLIT_ACES],
        aces_cards=rules[SPLIT_ACES_CARDS],
        declined=rules.get(SPLIT_DECLINED),
    )
