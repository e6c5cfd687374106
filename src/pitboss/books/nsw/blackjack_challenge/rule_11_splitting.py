"""NSW-BJ-CHALLENGE rule 11: splitting."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.naturals import NATURAL_AFTER_SPLIT, SplitNatural
from pitboss.terms.player_hand import Decision
from pitboss.terms.settlement import DEALER_BLACKJACK_TAKES, ORIGINAL_ALREADY_PAID, OriginalPaid, Taken
from pitboss.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_DECISIONS,
    SPLIT_DECLINED,
    SPLIT_EQUAL,
    SPLIT_FOLLOWED_LATER,
    SPLIT_FOLLOWERS,
    SPLIT_HANDS,
    SPLIT_ORDER,
    SPLIT_WAGER,
    AceCards,
    Declined,
    FollowsLater,
    SplitAces,
    SplitFollowers,
)

RULE_11: tuple[Clause[Any], ...] = (
    state("11.1", SPLIT_EQUAL),
    state("11.1", SPLIT_WAGER, also=("11.4.1",)),
    state("11.2", SPLIT_ORDER),
    rule("11.3", SPLIT_DECISIONS, (Decision.STAND, Decision.DRAW, Decision.DOUBLE, Decision.SPLIT)),
    rule("11.3", SPLIT_ACES_CARDS, AceCards.AS_USUAL),
    rule("11.3.1", NATURAL_AFTER_SPLIT, SplitNatural.NATURAL),
    rule("11.4", SPLIT_HANDS, 3, also=("11.4.2",), note="at most 2 splits a box"),
    rule("11.4", SPLIT_ACES, SplitAces.LIKE_OTHERS),
    rule("11.4.3", SPLIT_DECLINED, Declined.BARS_AFTER_THIRD_CARD),
    rule("11.5", SPLIT_FOLLOWERS, SplitFollowers.RIDE_FIRST_HAND, also=("11.5.1", "11.5.2")),
    rule("11.4.3", SPLIT_FOLLOWED_LATER, FollowsLater.RIDES_TO_THE_END, also=("11.5",), reading="J4", or_else=(FollowsLater.EACH_SPLIT,)),
    rule(
        "11.6",
        ORIGINAL_ALREADY_PAID,
        OriginalPaid.STILL_COLLECTED,
        also=("9.6", "9.7"),
        reading="E18",
        or_else=(OriginalPaid.NOT_COLLECTED, OriginalPaid.NOR_AFTER_A_NATURAL),
    ),
    rule("11.6", DEALER_BLACKJACK_TAKES["split-hand"], Taken.ORIGINAL_ONLY),
)
