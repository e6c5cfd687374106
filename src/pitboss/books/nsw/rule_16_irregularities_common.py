"""NSW-STAR-BJ and NSW-BJ-CHALLENGE rule 16: what both say under the same number, 16.1 to 16.12."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.absence import ABSENT_PLAYER, ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT, Absence, AbsentPlay, Wait
from pitboss.terms.irregular_cards import (
    EXCESS_CARD,
    EXCESS_CARD_REFUSED,
    EXCESS_CARD_REFUSED_BY_ALL,
    EXCESS_CARD_TO_DEALER,
    FACE_UP_CARD,
    FACE_UP_SUSPECT_CHECK,
    HELD_CARD,
    HELD_CARD_COUNTED,
    CardFate,
)
from pitboss.terms.irregular_rounds import (
    AFTER_VOID_ROUND,
    FOUND_TOO_LATE,
    MISPLACED_CARD,
    NO_WAGERS,
    NOT_ENOUGH_CARDS,
    NOT_ENOUGH_CARDS_BURN,
    NOT_ENOUGH_CARDS_FROM,
    RECONSTRUCTION_BINDS,
    RECONSTRUCTION_CARDS,
    RECONSTRUCTION_DUTY,
    RECONSTRUCTION_FROM,
    RECONSTRUCTION_IMPOSSIBLE,
    RECONSTRUCTION_OF,
    RECONSTRUCTION_TOLD_TO,
    RECONSTRUCTION_UNTIL,
    VOID_AUTHORISED_BY,
    Binds,
    Burn,
    ExtraCards,
    Misplaced,
    Rebuilt,
    ReconstructionFrom,
    ReconstructionUntil,
    RoundFate,
)
from pitboss.terms.powers import Duty, Power, Precondition, Role

RULE_16_COMMON: tuple[Clause[Any], ...] = (
    # 16.1  A card face up in the shoe or device
    rule("16.1", FACE_UP_CARD["first-of-a-round"], CardFate.DISCARDED),
    rule("16.1", FACE_UP_CARD["later-in-a-round"], CardFate.DISCARDED),
    rule(
        "16.1.1",
        FACE_UP_SUSPECT_CHECK,
        Power(Role.CASINO_SUPERVISOR, needs=(Precondition.REASONABLE_GROUNDS, Precondition.ROUND_COMPLETE)),
    ),
    # 16.2 to 16.6  A card dealt in error
    rule("16.2", EXCESS_CARD["exposed"], CardFate.NEXT_CARD),
    rule("16.2", EXCESS_CARD["unexposed"], CardFate.NEXT_CARD),
    state("16.3", EXCESS_CARD_REFUSED),
    rule("16.4", EXCESS_CARD_REFUSED_BY_ALL, CardFate.DEALERS_NEXT_CARD),
    rule("16.2", EXCESS_CARD_TO_DEALER["hand-incomplete", "exposed"], CardFate.NEXT_CARD),
    rule("16.5", EXCESS_CARD_TO_DEALER["hand-complete", "exposed"], CardFate.DISCARDED),
    rule("16.6", EXCESS_CARD_TO_DEALER["hand-incomplete", "unexposed"], CardFate.FIRST_OF_NEXT_ROUND, also=("16.2",), reading="H23"),
    rule("16.6", EXCESS_CARD_TO_DEALER["hand-complete", "unexposed"], CardFate.FIRST_OF_NEXT_ROUND, also=("16.2",), reading="H23"),
    state("16.6", HELD_CARD),
    state("16.6", HELD_CARD_COUNTED),
    # 16.7  A round without wagers
    rule("16.7", NO_WAGERS["round"], RoundFate.VOID),
    rule("16.7", NO_WAGERS["exposed-cards"], CardFate.DISCARDED),
    # 16.8  A card dealt wrongly
    rule("16.8", MISPLACED_CARD, Misplaced.RECONSTRUCTED),
    rule("16.8", RECONSTRUCTION_DUTY, Duty.MUST),
    rule("16.8", RECONSTRUCTION_OF, Rebuilt.ROUND),
    rule("16.8", RECONSTRUCTION_FROM, ReconstructionFrom.FIRST_CARD),
    rule("16.8", RECONSTRUCTION_UNTIL, ReconstructionUntil.NEXT_ROUND),
    rule("16.8", RECONSTRUCTION_TOLD_TO, Role.DEALER),
    rule("16.8", RECONSTRUCTION_BINDS, Binds.ALL_BOUND),
    rule("16.8", RECONSTRUCTION_IMPOSSIBLE, RoundFate.VOID),
    rule("16.8", RECONSTRUCTION_CARDS, ExtraCards.FROM_SHOE, reading="T4", or_else=(ExtraCards.NONE,)),
    rule("16.8", VOID_AUTHORISED_BY, Power(Role.CASINO_SUPERVISOR, duty=Duty.MUST)),
    rule("16.8", FOUND_TOO_LATE["faulty-round"], RoundFate.STANDS, also=("18.12",), reading="H24", or_else=(RoundFate.VOID,)),
    rule("16.8", FOUND_TOO_LATE["later-rounds"], RoundFate.STANDS, reading="H24"),
    state("16.8.1", AFTER_VOID_ROUND),
    # 16.9  Not enough cards
    rule("16.9", NOT_ENOUGH_CARDS, RoundFate.COMPLETED),
    state("16.9", NOT_ENOUGH_CARDS_FROM),
    rule("16.9", NOT_ENOUGH_CARDS_BURN, Burn.NO, reading="E32", or_else=(Burn.YES,)),
    # 16.10  The player who does not decide
    rule(
        "16.10",
        ABSENT_PLAYER,
        AbsentPlay(
            acts_when=(Absence.FAILS_TO_ACT, Absence.REFUSES, Absence.ABSENT),
            directed_by=Role.DEALER,
            draws_until_hard=12,
            draws_until_soft=None,
        ),
    ),
    rule("16.10", ABSENT_PLAYER_WAIT, Wait.REASONABLE_TIME, reading="P2", or_else=(Wait.REASONABLE_TIME_IF_THERE,)),
    rule(
        "16.10",
        ABSENT_PLAYER_DIRECTION,
        Power(Role.DEALER, needs=(Precondition.PLAYER_ABSENT_OR_SILENT,), duty=Duty.MUST),
    ),
)
