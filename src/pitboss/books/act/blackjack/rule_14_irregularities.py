"""ACT-2018-01 rule 14: irregularities."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.absence import ABSENT_PLAYER, ABSENT_PLAYER_DIRECTION, ABSENT_PLAYER_WAIT, Absence, AbsentPlay, Wait
from pitboss.terms.irregular_cards import BURNED_IN_ERROR, EXCESS_CARD, EXCESS_CARD_TO_DEALER, FACE_UP_CARD, CardFate
from pitboss.terms.irregular_rounds import (
    FOUND_TOO_LATE,
    MISPLACED_CARD,
    NOT_ENOUGH_CARDS,
    NOT_ENOUGH_CARDS_BURN,
    NOT_ENOUGH_CARDS_FROM,
    NOT_SHUFFLED,
    RECONSTRUCTION_CARDS,
    RECONSTRUCTION_DUTY,
    RECONSTRUCTION_FROM,
    RECONSTRUCTION_OF,
    RECONSTRUCTION_UNTIL,
    VOID_ROUND_LOST_WAGERS,
    VOID_ROUND_PAYMENTS,
    VOID_ROUND_WAGERS,
    Burn,
    ExtraCards,
    Misplaced,
    MoneyFate,
    Rebuilt,
    ReconstructionFrom,
    ReconstructionUntil,
    RoundFate,
)
from pitboss.terms.powers import Duty, Power, Precondition, Role

RULE_14: tuple[Clause[Any], ...] = (
    # 14.1  A card face up in the shoe
    rule("14.1", FACE_UP_CARD["first-of-a-round"], CardFate.DISCARDED),
    rule("14.1", FACE_UP_CARD["later-in-a-round"], CardFate.DISCARDED),
    # 14.2  A card drawn in error
    rule("14.2", EXCESS_CARD["exposed"], CardFate.NEXT_CARD),
    rule("14.2", EXCESS_CARD["unexposed"], CardFate.NEXT_CARD),
    rule("14.2", BURNED_IN_ERROR, CardFate.DISCARDED),
    # 14.3  A card drawn to the dealer's hand against rule 12
    rule("14.3", EXCESS_CARD_TO_DEALER["hand-incomplete", "exposed"], CardFate.DISCARDED),
    rule("14.3", EXCESS_CARD_TO_DEALER["hand-incomplete", "unexposed"], CardFate.DISCARDED, reading="C10", or_else=(CardFate.NEXT_CARD,)),
    rule("14.3", EXCESS_CARD_TO_DEALER["hand-complete", "exposed"], CardFate.DISCARDED),
    rule("14.3", EXCESS_CARD_TO_DEALER["hand-complete", "unexposed"], CardFate.DISCARDED, reading="C10", or_else=(CardFate.NEXT_CARD,)),
    # 14.4 and 14.5  A card in the wrong place
    rule("14.4", MISPLACED_CARD, Misplaced.RECONSTRUCTED),
    rule("14.4", RECONSTRUCTION_DUTY, Duty.MUST),
    rule("14.4", RECONSTRUCTION_OF, Rebuilt.HAND),
    rule("14.4", RECONSTRUCTION_FROM, ReconstructionFrom.FIRST_CARD, also=("A: Round of play",)),
    rule(
        "14.4",
        RECONSTRUCTION_UNTIL,
        ReconstructionUntil.NEXT_ROUND,
        also=("14.5", "A: Round of play"),
        reading="H3",
        or_else=(ReconstructionUntil.ROUND_ENDS,),
    ),
    rule("14.4", RECONSTRUCTION_CARDS, ExtraCards.FROM_SHOE, reading="T4", or_else=(ExtraCards.NONE,)),
    rule("14.5", FOUND_TOO_LATE["faulty-round"], RoundFate.VOID),
    rule("14.5", FOUND_TOO_LATE["later-rounds"], RoundFate.STANDS),
    rule("A: Void", VOID_ROUND_WAGERS, MoneyFate.RETURNED, also=("14.5", "16.3")),
    rule("A: Void", VOID_ROUND_LOST_WAGERS, MoneyFate.RETURNED, also=("14.5", "16.3")),
    rule("A: Void", VOID_ROUND_PAYMENTS, MoneyFate.REVERSED, also=("14.5", "16.3")),
    # 14.6  Not enough cards (18.1: not with an automated shoe)
    rule("14.6", NOT_ENOUGH_CARDS, RoundFate.COMPLETED),
    state("14.6", NOT_ENOUGH_CARDS_FROM),
    rule("14.6", NOT_ENOUGH_CARDS_BURN, Burn.NO, reading="C6"),
    # 14.7  The player who is not there
    rule(
        "14.7",
        ABSENT_PLAYER,
        AbsentPlay(
            acts_when=(Absence.ABSENT, Absence.FAILS_TO_ACT),
            directed_by=Role.DEALER,
            draws_until_hard=12,
            draws_until_soft=None,
        ),
        reading="C11",
        or_else=(AbsentPlay(acts_when=(Absence.ABSENT,), directed_by=Role.DEALER, draws_until_hard=12, draws_until_soft=None),),
    ),
    rule("14.7", ABSENT_PLAYER_WAIT, Wait.WARNING, reading="C11"),
    rule(
        "14.7",
        ABSENT_PLAYER_DIRECTION,
        Power(Role.DEALER, needs=(Precondition.PLAYER_ABSENT_OR_SILENT,), duty=Duty.MUST),
        reading="C11",
    ),
    # 14.8  Dealing went on after the cutting card (18.1: not with an automated shoe)
    rule("14.8", NOT_SHUFFLED["previous-rounds"], RoundFate.STANDS),
    rule("14.8", NOT_SHUFFLED["current-round"], RoundFate.COMPLETED),
)
