"""Into how many hands a box may be split."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.terms.player_hand import DECISIONS, MUST_DRAW_UNLESS, Decision, DrawsUnless
from pitboss.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_AGAIN_PERMITTED_BY,
    SPLIT_DECISIONS,
    SPLIT_DECLINED,
    SPLIT_FOLLOWED_LATER,
    SPLIT_FOLLOWERS,
    SPLIT_HANDS,
    AceCards,
    Declined,
    FollowsLater,
    SplitAces,
    SplitFollowers,
)


class Splitting(NamedTuple):
    """Into how many hands a box may be split."""

    hands: int
    hands_by: str
    aces: SplitAces
    aces_cards: AceCards
    declined: Declined | None
    all_or_none: bool
    must_draw_first: bool
    followed_later: FollowsLater | None
    offered: bool
    again: bool


def splitting_of(rules: Rules) -> Splitting:
    """Read them from the book; a split that is permitted again is a choice beside those that the book gives split hands."""
    return Splitting(
        hands=rules[SPLIT_HANDS],
        hands_by=_hands_by(rules),
        aces=rules[SPLIT_ACES],
        aces_cards=rules[SPLIT_ACES_CARDS],
        declined=rules.get(SPLIT_DECLINED),
        must_draw_first=rules.get(MUST_DRAW_UNLESS) is DrawsUnless.DOUBLES,
        all_or_none=rules.get(SPLIT_FOLLOWERS) is SplitFollowers.ALL_OR_NONE,
        followed_later=rules.get(SPLIT_FOLLOWED_LATER),
        offered=Decision.SPLIT in rules[DECISIONS],
        again=Decision.SPLIT in rules[SPLIT_DECISIONS] or rules.get(SPLIT_AGAIN_PERMITTED_BY) is not None,
    )


def _hands_by(rules: Rules) -> str:
    """The rule on how many hands there may be: where more are permitted than the first one says, the last, which permits them."""
    ruling = rules.why(SPLIT_HANDS)
    return ruling.citations[0] if rules[SPLIT_HANDS] == ruling.clause.allowed[0] else ruling.citations[-1]
