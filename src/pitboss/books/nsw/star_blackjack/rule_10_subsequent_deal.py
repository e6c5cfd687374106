"""NSW-STAR-BJ rule 10: subsequent deal."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Offer
from pitboss.terms.doubling import DOUBLE_NATURAL
from pitboss.terms.player_hand import (
    BUSTED_HAND,
    DECISIONS,
    DRAWING_STOPS,
    HAND_SIGNALS,
    MUST_DRAW_BELOW,
    PLAYER_21,
    TOTALS_ANNOUNCED,
    Busted,
    Decision,
    DrawingStops,
    Player21,
    Signal,
)

RULE_10: tuple[Clause[Any], ...] = (
    rule(
        "10.1",
        DECISIONS,
        (Decision.DOUBLE, Decision.SPLIT, Decision.STAND, Decision.DRAW),
        also=("10.1.1", "10.1.2", "10.1.3", "10.1.4"),
    ),
    rule("10.2", MUST_DRAW_BELOW, 12),
    rule("10.3", DRAWING_STOPS, DrawingStops.AT_21),
    rule("10.3", PLAYER_21, Player21.PLAYS_ON),
    rule("10.3", DOUBLE_NATURAL, Offer.NO, also=("11.1.1", "11.1.2"), reading="E19"),
    rule("10.4", HAND_SIGNALS, (Signal.SCRATCH_TAP_KNOCK_DRAWS, Signal.HORIZONTAL_STANDS, Signal.OTHER_ACCEPTED)),
    state("10.4", TOTALS_ANNOUNCED, also=("10.1",)),
    rule("10.5", BUSTED_HAND, Busted.LOSES_AT_ONCE),
)
