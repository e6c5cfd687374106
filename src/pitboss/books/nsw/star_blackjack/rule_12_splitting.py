"""NSW-STAR-BJ rule 12: splitting."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.naturals import NATURAL_AFTER_SPLIT, SplitNatural
from pitboss.terms.player_hand import Decision
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.terms.settlement import DEALER_BLACKJACK_TAKES, Taken
from pitboss.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARD_LAID,
    SPLIT_ACES_CARDS,
    SPLIT_AGAIN_PERMITTED_BY,
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

RULE_12: tuple[Clause[Any], ...] = (
    state("12.1", SPLIT_EQUAL),
    state("12.1", SPLIT_WAGER, also=("12.5.2",), note="also on a third hand (hand 3)"),
    state("12.2", SPLIT_ORDER),
    rule("12.3", SPLIT_DECISIONS, (Decision.STAND, Decision.DRAW, Decision.DOUBLE)),
    rule("12.3.1", SPLIT_ACES_CARDS, AceCards.ONE, also=("12.5.4",)),
    state("12.3.1", SPLIT_ACES_CARD_LAID, also=("12.5.4",)),
    rule("12.3.2", NATURAL_AFTER_SPLIT, SplitNatural.TWENTY_ONE),
    rule("12.4", SPLIT_HANDS, 2, 3, also=("12.5", "12.5.3"), note="3 where a Gaming Manager permits it at the table"),
    rule("12.4", SPLIT_ACES, SplitAces.LIKE_OTHERS, also=("12.5.4",)),
    rule("12.5", SPLIT_AGAIN_PERMITTED_BY, Power(Role.GAMING_MANAGER, needs=(Precondition.PLAYERS_TOLD_BEFORE_PLAY,)), also=("12.5.1",)),
    rule("12.5.5", SPLIT_DECLINED, Declined.BARS_AFTER_THIRD_CARD, note="where splitting again is permitted"),
    rule("12.6", SPLIT_FOLLOWERS, SplitFollowers.RIDE_FIRST_HAND, also=("12.6.1", "12.6.2")),
    rule("12.7", DEALER_BLACKJACK_TAKES["split-hand"], Taken.ORIGINAL_ONLY),
    rule("12.5.5", SPLIT_FOLLOWED_LATER, FollowsLater.RIDES_TO_THE_END, also=("12.6",), reading="J4", or_else=(FollowsLater.EACH_SPLIT,)),
)
