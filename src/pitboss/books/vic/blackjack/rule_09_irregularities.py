"""VIC-2003-01 rule 9: irregularities."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.devices import DEVICE_LOST_ROUND, DEVICE_LOST_WHEN, SIMULTANEOUS_CARDS, LostWhen
from pitboss.terms.irregular_cards import (
    EXCESS_CARD,
    EXCESS_CARD_TO_DEALER,
    FACE_UP_CARD,
    MISSED_BURN,
    MISSED_BURN_FIRST_ROUND,
    CardFate,
)
from pitboss.terms.irregular_hands import (
    BOX_WITH_ONE_CARD,
    BOX_WITH_ONE_CARD_CHOOSER,
    BOX_WITH_ONE_CARD_SIDE_BETS,
    BOX_WITHOUT_CARDS,
    DEALER_WITHOUT_CARD,
    DEALER_WITHOUT_CARD_CURES,
    FAULTY_DEAL_NOTICED,
    HAND_ON_EMPTY_BOX,
    OPTION_NOT_GIVEN,
    OPTION_NOT_GIVEN_UNTIL,
    Chooser,
    DealerCardCure,
    LateSideBet,
    ShortBoxCure,
    SkippedUntil,
)
from pitboss.terms.irregular_rounds import (
    FOUND_TOO_LATE,
    MISPLACED_CARD,
    NOT_ENOUGH_CARDS,
    NOT_ENOUGH_CARDS_BURN,
    NOT_ENOUGH_CARDS_FROM,
    RECONSTRUCTION_BINDS,
    RECONSTRUCTION_BY,
    RECONSTRUCTION_DESPITE,
    RECONSTRUCTION_DUTY,
    RECONSTRUCTION_FROM,
    RECONSTRUCTION_OF,
    RECONSTRUCTION_UNTIL,
    RECONSTRUCTION_WITHOUT,
    VOID_ROUND_LOST_WAGERS,
    VOID_ROUND_PAYMENTS,
    VOID_ROUND_WAGERS,
    WRONG_CARDS,
    WRONG_CARDS_CHECK,
    WRONG_CARDS_WHEN,
    Binds,
    Burn,
    Misplaced,
    MoneyFate,
    PackCheck,
    Rebuilt,
    ReconstructionFrom,
    ReconstructionUntil,
    RetractedBox,
    RoundFate,
    WrongPack,
)
from pitboss.terms.powers import Duty, Power, Rank, Role

RULE_9: tuple[Clause[Any], ...] = (
    # 9.1  No card was burned
    state("9.1", MISSED_BURN, reading="A11"),
    rule("9.1.1", MISSED_BURN_FIRST_ROUND, Power(Role.GAME_SUPERVISOR, Rank.OR_ABOVE), reading="G10"),
    # 9.2  A card face up in the shoe
    rule("9.2", FACE_UP_CARD["first-of-a-round"], CardFate.DISCARDED),
    rule("9.2", FACE_UP_CARD["later-in-a-round"], CardFate.DISCARDED),
    # 9.3  A card drawn in excess
    rule("9.3", EXCESS_CARD["exposed"], CardFate.NEXT_CARD),
    rule("9.3", EXCESS_CARD["unexposed"], CardFate.NEXT_CARD),
    rule("9.3", EXCESS_CARD_TO_DEALER["hand-incomplete", "exposed"], CardFate.NEXT_CARD),
    rule("9.3", EXCESS_CARD_TO_DEALER["hand-incomplete", "unexposed"], CardFate.NEXT_CARD),
    rule("9.3(a)", EXCESS_CARD_TO_DEALER["hand-complete", "exposed"], CardFate.DISCARDED),
    rule("9.3", EXCESS_CARD_TO_DEALER["hand-complete", "unexposed"], CardFate.NEXT_CARD, also=("9.3(a)",)),
    # 9.4  A card in the wrong place
    rule("9.4", MISPLACED_CARD, Misplaced.RECONSTRUCTED),
    rule("9.4", RECONSTRUCTION_DUTY, Duty.MAY),
    rule("9.4", RECONSTRUCTION_BY, Power(Role.GAME_SUPERVISOR, Rank.OR_ABOVE)),
    rule("9.4", RECONSTRUCTION_OF, Rebuilt.HAND),
    rule("9.4", RECONSTRUCTION_FROM, ReconstructionFrom.INITIAL_DEAL_COMPLETE),
    rule("9.4", RECONSTRUCTION_UNTIL, ReconstructionUntil.FIRST_SETTLEMENT, reading="G11"),
    rule("9.4", RECONSTRUCTION_DESPITE, ("pontoon-pandemonium",), reading="A35"),
    rule("9.4", RECONSTRUCTION_WITHOUT, RetractedBox.KEEPS_ITS_PLACE, reading="T8", or_else=(RetractedBox.MOVES_UP,)),
    rule("9.4", RECONSTRUCTION_BINDS, Binds.MAY_RETRACT),
    # 9.5  A hand dealt where there is no wager
    rule("9.5", HAND_ON_EMPTY_BOX, CardFate.DISCARDED),
    state("9.5", FAULTY_DEAL_NOTICED, also=("9.6", "9.7")),
    # 9.6  The dealer has no first card
    rule("9.6", DEALER_WITHOUT_CARD, Chooser.PLAYER_DECIDING),
    rule("9.6", DEALER_WITHOUT_CARD_CURES, (DealerCardCure.HAND_FIRST, DealerCardCure.DEALER_FIRST), also=("9.6.1", "9.6.2")),
    # 9.7  A wager without cards
    rule("9.7", BOX_WITHOUT_CARDS, (ShortBoxCure.VOID_WAGER,), reading="A36"),
    rule("9.7(a)", BOX_WITH_ONE_CARD, (ShortBoxCure.RETRACT, ShortBoxCure.SECOND_CARD_IN_TURN)),
    rule("9.7(a)", BOX_WITH_ONE_CARD_CHOOSER, Chooser.PLAYER_OF_BOX),
    rule(
        "9.7(a)",
        BOX_WITH_ONE_CARD_SIDE_BETS,
        LateSideBet.WAITS,
        reading="T5",
        or_else=(LateSideBet.JACKPOT_RETURNED, LateSideBet.RETURNED),
    ),
    # 9.8  A decision not asked for, or wrongly acted on
    state("9.8", OPTION_NOT_GIVEN),
    rule(
        "9.8",
        OPTION_NOT_GIVEN_UNTIL,
        SkippedUntil.NEXT_ROUND,
        also=("9.8(a)", "7.5.7(a)"),
        reading="T9",
        or_else=(SkippedUntil.CARDS_TAKEN_UP,),
    ),
    rule("9.8(a)", FOUND_TOO_LATE["later-rounds"], RoundFate.STANDS),
    rule("9.8(a)", FOUND_TOO_LATE["faulty-round"], RoundFate.STANDS, reading="G12", or_else=(RoundFate.VOID,)),
    # 9.9  Not enough cards
    rule("9.9", NOT_ENOUGH_CARDS, RoundFate.COMPLETED),
    state("9.9", NOT_ENOUGH_CARDS_FROM),
    rule("9.9", NOT_ENOUGH_CARDS_BURN, Burn.NO, reading="A31", or_else=(Burn.YES,)),
    # 9.10 and 9.11  The automatic shoe
    rule("9.10", DEVICE_LOST_WHEN, LostWhen.ROUND),
    rule("9.10", DEVICE_LOST_ROUND, RoundFate.VOID),
    state("9.11", SIMULTANEOUS_CARDS),
    # 9.12  The wrong cards
    rule("9.12", WRONG_CARDS_WHEN, (WrongPack.MISSING, WrongPack.EXTRA, WrongPack.FOREIGN)),
    rule("9.12.1", WRONG_CARDS["previous-rounds"], RoundFate.STANDS),
    rule("9.12.2", WRONG_CARDS["current-round"], RoundFate.VOID),
    rule("9.12.2", VOID_ROUND_WAGERS, MoneyFate.RETURNED, also=("9.10", "9.11"), reading="A30"),
    rule("9.12.2", VOID_ROUND_LOST_WAGERS, MoneyFate.RETURNED, also=("9.10", "9.11"), reading="A30"),
    rule("9.12.2", VOID_ROUND_PAYMENTS, MoneyFate.REVERSED, also=("9.10", "9.11"), reading="A30", or_else=(MoneyFate.STANDS,)),
    rule("9.12.3", WRONG_CARDS["rest-of-shoe"], RoundFate.VOID),
    rule("9.12.3", WRONG_CARDS_CHECK, PackCheck.REMOVED),
)
