"""VIC-2000-26 rule 15.5: a card in the wrong place, as the rules stood before 2003."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.irregular_rounds import (
    MISPLACED_CARD,
    RECONSTRUCTION_BINDS,
    RECONSTRUCTION_BY,
    RECONSTRUCTION_DESPITE,
    RECONSTRUCTION_DUTY,
    RECONSTRUCTION_FROM,
    RECONSTRUCTION_OF,
    RECONSTRUCTION_UNTIL,
    RECONSTRUCTION_WITHOUT,
    Binds,
    Misplaced,
    Rebuilt,
    ReconstructionFrom,
    ReconstructionUntil,
    RetractedBox,
)
from pitboss.terms.powers import Duty, Power, Rank, Role

RECONSTRUCTION_NOTICE: tuple[Clause[Any], ...] = (
    # 15.5  A card in the wrong place (9.4 of the rules of 2003)
    rule("15.5", MISPLACED_CARD, Misplaced.RECONSTRUCTED, also=("Schedule: substitute rule 15.5",), reading="D2"),
    rule("15.5", RECONSTRUCTION_DUTY, Duty.MAY),
    rule("15.5", RECONSTRUCTION_BY, Power(Role.GAME_SUPERVISOR, Rank.OR_ABOVE)),
    rule("15.5", RECONSTRUCTION_OF, Rebuilt.HAND),
    rule("15.5", RECONSTRUCTION_FROM, ReconstructionFrom.INITIAL_DEAL_COMPLETE),
    rule("15.5", RECONSTRUCTION_UNTIL, ReconstructionUntil.FIRST_SETTLEMENT, reading="G11"),
    rule("15.5", RECONSTRUCTION_DESPITE, (), note="No settlement is excepted yet, not even that of Pontoon Pandemonium."),
    rule("15.5", RECONSTRUCTION_WITHOUT, RetractedBox.KEEPS_ITS_PLACE, reading="T8", or_else=(RetractedBox.MOVES_UP,)),
    rule("15.5", RECONSTRUCTION_BINDS, Binds.MAY_RETRACT, note="The wager is taken back from the playing area; 2003 says betting area."),
)
