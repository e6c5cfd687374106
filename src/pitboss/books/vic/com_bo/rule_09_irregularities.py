"""VIC-2000-29 rule 9 (Com-Bo): irregularities."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.devices import (
    DEVICE_FAULT,
    DEVICE_LOST_ROUND,
    DEVICE_LOST_STEPS,
    DEVICE_LOST_WHEN,
    DeviceFault,
    DeviceStep,
    LostWhen,
)
from pitboss.terms.irregular_cards import EXCESS_CARD, FACE_UP_CARD, CardFate
from pitboss.terms.irregular_display import (
    DISPLAY_FAULT_PLAY,
    DISPLAY_FAULT_SETTLEMENT,
    KEYPAD_ERROR,
    KEYPAD_ERROR_RECTIFIED_BY,
    KEYPAD_ERROR_TOLD_BY,
    KeypadCure,
)
from pitboss.terms.irregular_rounds import (
    MISPLACED_CARD,
    NOT_ENOUGH_CARDS,
    RECONSTRUCTION_DUTY,
    RECONSTRUCTION_IMPOSSIBLE,
    VOID_ROUND_WAGERS,
    WRONG_CARDS,
    WRONG_CARDS_WHEN,
    Misplaced,
    MoneyFate,
    RoundFate,
    WrongPack,
)
from pitboss.terms.powers import Duty, Power, Role

RULE_9: tuple[Clause[Any], ...] = (
    # 9.1  A card drawn in excess
    rule("9.1", EXCESS_CARD["unexposed"], CardFate.FIRST_OF_NEXT_ROUND),
    rule(
        "9.1",
        EXCESS_CARD["exposed"],
        CardFate.NEXT_CARD,
        also=("9.4(a)",),
        reading="G13",
        or_else=(CardFate.DISCARDED,),
    ),
    rule("9.1", EXCESS_CARD["last-round-of-shoe"], CardFate.SHUFFLED_IN, reading="G13"),
    # 9.2  A card in the wrong place
    rule("9.2", MISPLACED_CARD, Misplaced.MOVED),
    rule("9.2", RECONSTRUCTION_DUTY, Duty.MUST),
    # 9.3  Cards out of order
    rule("9.3", RECONSTRUCTION_IMPOSSIBLE, RoundFate.VOID),
    rule(
        "9.3",
        VOID_ROUND_WAGERS,
        MoneyFate.RETURNED,
        also=("9.5", "9.6", '1.1 "Void"'),
        note="The rules say void, which is invalid, and leave the return of the wager to be understood.",
    ),
    # 9.4  A card face up in the shoe
    rule("9.4(a)", FACE_UP_CARD["first-of-a-round"], CardFate.DISCARDED, also=("9.4",)),
    rule("9.4(b)", FACE_UP_CARD["later-in-a-round"], CardFate.PLAYED, also=("9.4",)),
    # 9.5  Not enough cards
    rule("9.5", NOT_ENOUGH_CARDS, RoundFate.VOID),
    # 9.6  The wrong number of cards
    rule("9.6", WRONG_CARDS_WHEN, (WrongPack.MISSING, WrongPack.EXTRA)),
    rule("9.6", WRONG_CARDS["current-round"], RoundFate.VOID),
    rule("9.6", WRONG_CARDS["previous-rounds"], RoundFate.STANDS, reading="D9", or_else=(RoundFate.VOID,)),
    # 9.7  The automatic shoe
    rule("9.7", DEVICE_FAULT, (DeviceFault.JAMS, DeviceFault.STOPS, DeviceFault.CYCLE_INCOMPLETE)),
    rule("9.7", DEVICE_LOST_WHEN, LostWhen.ANY),
    rule("9.7", DEVICE_LOST_STEPS["shuffle"], DeviceStep.RESHUFFLE),
    rule("9.7", DEVICE_LOST_ROUND, RoundFate.COMPLETED, reading="G14", or_else=(RoundFate.VOID,)),
    # 9.8  A result keyed wrongly
    rule("9.8(a)", KEYPAD_ERROR["before-deal-button"], KeypadCure.KEYED_AGAIN),
    rule("9.8(b)", KEYPAD_ERROR["after-deal-button"], KeypadCure.PIT_BOSS_RECTIFIES),
    rule("9.8(b)", KEYPAD_ERROR_TOLD_BY, (Role.DEALER, Role.GAME_SUPERVISOR)),
    rule("9.8(b)", KEYPAD_ERROR_RECTIFIED_BY, Power(Role.PIT_BOSS, duty=Duty.MUST), reading="D5"),
    # 9.9  The winning areas do not light
    state("9.9", DISPLAY_FAULT_SETTLEMENT),
    state("9.9", DISPLAY_FAULT_PLAY),
)
