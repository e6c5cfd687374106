"""ACT-2018-01 rule 10: splitting."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.naturals import NATURAL_AFTER_SPLIT, SplitNatural
from pitboss.terms.player_hand import Decision
from pitboss.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_CALLER_DECLINES,
    SPLIT_DECISIONS,
    SPLIT_EQUAL,
    SPLIT_FOLLOWED_LATER,
    SPLIT_FOLLOWERS,
    SPLIT_HANDS,
    SPLIT_ORDER,
    SPLIT_WAGER,
    AceCards,
    FollowsLater,
    SplitAces,
    SplitFollowers,
)

RULE_10: tuple[Clause[Any], ...] = (
    state("A: Split", SPLIT_EQUAL),
    state("A: Split", SPLIT_WAGER),
    state("10.1", SPLIT_CALLER_DECLINES),
    rule("10.2", SPLIT_FOLLOWERS, SplitFollowers.RIDE_FIRST_HAND, also=("10.2(a)", "10.2(b)")),
    rule("10.2", SPLIT_FOLLOWED_LATER, FollowsLater.EACH_SPLIT, reading="J4", or_else=(FollowsLater.RIDES_TO_THE_END,)),
    rule("10.3", SPLIT_HANDS, 4),
    rule("10.3", SPLIT_ACES, SplitAces.ONCE),
    state("10.4", SPLIT_ORDER),
    rule("10.5", SPLIT_ACES_CARDS, AceCards.ONE, reading="C4"),
    rule("10.6", SPLIT_DECISIONS, (Decision.SPLIT, Decision.DOUBLE, Decision.DRAW, Decision.STAND)),
    rule("10.7", NATURAL_AFTER_SPLIT, SplitNatural.TWENTY_ONE),
)
