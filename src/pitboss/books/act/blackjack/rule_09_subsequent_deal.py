"""ACT-2018-01 rule 9: subsequent deal."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.law.values import Offer
from pitboss.terms.doubling import DOUBLE_NATURAL
from pitboss.terms.player_hand import (
    DECISIONS,
    DRAWING_STOPS,
    MUST_DRAW_BELOW,
    MUST_DRAW_UNLESS,
    PLAYER_21,
    Decision,
    DrawingStops,
    DrawsUnless,
    Player21,
)

RULE_9: tuple[Clause[Any], ...] = (
    rule(
        "9.1",
        DECISIONS,
        (Decision.SPLIT, Decision.DOUBLE, Decision.DRAW, Decision.STAND),
        also=("9.1(a)", "9.1(b)", "9.1(c)", "9.1(d)"),
    ),
    rule("9.2(a)", DRAWING_STOPS, DrawingStops.AT_21, also=("9.2",)),
    rule("9.2(a)", PLAYER_21, Player21.PLAYS_ON),
    rule("9.2(a)", DOUBLE_NATURAL, Offer.NO, reading="C3"),
    rule("9.2(b)", MUST_DRAW_BELOW, 12),
    rule(
        "9.2(b)",
        MUST_DRAW_UNLESS,
        DrawsUnless.DOUBLES_OR_SPLITS,
        also=("9.1(a)", "10.6"),
        reading="C5",
        or_else=(DrawsUnless.DOUBLES,),
    ),
)
