"""NSW-BJ-CHALLENGE rule 9: subsequent deal."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Odds, Offer
from pitboss.terms.doubling import DOUBLE_NATURAL
from pitboss.terms.player_hand import (
    BUSTED_HAND,
    DECISIONS,
    DRAWING_STOPS,
    FIVE_CARDS,
    FIVE_CARDS_PAY,
    HAND_SIGNALS,
    MUST_DRAW_BELOW,
    PLAYER_21,
    PLAYER_21_PAYS,
    TOTALS_ANNOUNCED,
    Busted,
    Decision,
    DrawingStops,
    Player21,
    Signal,
)

RULE_9: tuple[Clause[Any], ...] = (
    rule(
        "9.1",
        DECISIONS,
        (Decision.DOUBLE, Decision.SPLIT, Decision.STAND, Decision.DRAW),
        also=("9.1.1", "9.1.2", "9.1.3", "9.1.4"),
    ),
    rule("9.2", MUST_DRAW_BELOW, 12),
    rule("9.3", DRAWING_STOPS, DrawingStops.BELOW_21_ONLY),
    rule("9.3", DOUBLE_NATURAL, Offer.NO, also=("10.1",), reading="H41", or_else=(Offer.YES,)),
    rule("9.4", HAND_SIGNALS, (Signal.SCRATCH_TAP_KNOCK_DRAWS, Signal.HORIZONTAL_STANDS, Signal.OTHER_ACCEPTED)),
    state("9.4", TOTALS_ANNOUNCED, also=("9.1",)),
    rule("9.5", BUSTED_HAND, Busted.LOSES_AT_ONCE),
    rule("9.6", PLAYER_21, Player21.WINS_AT_ONCE, reading="E15"),
    rule("9.6", PLAYER_21_PAYS, Odds(1)),
    state("9.7", FIVE_CARDS),
    rule("9.7", FIVE_CARDS_PAY, Odds(1)),
)
