"""NSW-BJ-CHALLENGE rule 16: irregularities."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.rule_16_irregularities_common import RULE_16_COMMON
from pitboss.law.clause import Clause, rule, state
from pitboss.terms.equipment import CardDevice
from pitboss.terms.irregular_cards import (
    BURNED_CARD,
    BURNED_IN_ERROR,
    EXCESS_CARD_MUST_DRAW,
    FACE_UP_SUSPECT_SOURCES,
    MISSED_BURN,
    CardFate,
    OfferedToDraw,
)
from pitboss.terms.irregular_rounds import (
    NOT_CUT,
    NOT_RELOADED,
    NOT_SHUFFLED,
    VOID_ROUND_LOST_WAGERS,
    VOID_ROUND_PAYMENTS,
    VOID_ROUND_WAGERS,
    WRONG_CARDS,
    WRONG_CARDS_CHECK,
    WRONG_CARDS_NOTIFIED,
    WRONG_CARDS_WHEN,
    MoneyFate,
    Omitted,
    PackCheck,
    RoundFate,
    WrongPack,
)
from pitboss.terms.powers import Role

RULE_16: tuple[Clause[Any], ...] = (
    # 16.1 to 16.10  As in Star Blackjack
    *RULE_16_COMMON,
    # 16.1.1  Which cards may be taken out and checked
    rule("16.1.1", FACE_UP_SUSPECT_SOURCES, (CardDevice.SHUFFLING_DEVICE, CardDevice.SHOE)),
    # 16.2  A card burned in error
    rule("16.2", BURNED_IN_ERROR, CardFate.NEXT_CARD, also=("16.16",), reading="E3", or_else=(CardFate.DISCARDED,)),
    # 16.3  A hand that must draw and the card dealt in error
    rule("16.3", EXCESS_CARD_MUST_DRAW, OfferedToDraw.TAKES_IT, also=("9.2",), reading="T2", or_else=(OfferedToDraw.DRAWS_PAST_IT,)),
    # 16.8 and 16.15.2  The money of a void round
    rule("16.8", VOID_ROUND_WAGERS, MoneyFate.RETURNED, also=("16.15.2",)),
    rule("16.8", VOID_ROUND_LOST_WAGERS, MoneyFate.RETURNED, also=("16.15.2",), reading="E13", or_else=(MoneyFate.STAYS_LOST,)),
    rule("16.8", VOID_ROUND_PAYMENTS, MoneyFate.STANDS, also=("16.15.2",), reading="J13", or_else=(MoneyFate.NATURALS_STAND,)),
    # 16.11  The cards were not cut
    rule("16.11", NOT_CUT["previous-rounds"], RoundFate.STANDS, reading="E4"),
    rule("16.11", NOT_CUT["current-round"], RoundFate.COMPLETED, reading="E4"),
    rule("16.11", NOT_CUT["then"], Omitted.SHUFFLE_AND_CUT, reading="E4"),
    # 16.12  No card was burned
    state("16.12", MISSED_BURN, reading="E4"),
    # 16.13  No shuffle after the cutting card
    rule("16.13", NOT_SHUFFLED["previous-rounds"], RoundFate.STANDS),
    rule("16.13", NOT_SHUFFLED["current-round"], RoundFate.COMPLETED),
    rule("16.13", NOT_SHUFFLED["then"], Omitted.SHUFFLE_AND_CUT),
    # 16.14  The device was not reloaded
    rule("16.14", NOT_RELOADED, Omitted.HOLD_IN_RACK),
    # 16.15  A card missing, or a foreign card
    rule("16.15", WRONG_CARDS_WHEN, (WrongPack.MISSING, WrongPack.FOREIGN)),
    rule("16.15.1", WRONG_CARDS["previous-rounds"], RoundFate.STANDS),
    rule("16.15.2", WRONG_CARDS["current-round"], RoundFate.VOID),
    rule("16.15.3", WRONG_CARDS["rest-of-shoe"], RoundFate.VOID),
    rule("16.15.3", WRONG_CARDS_CHECK, PackCheck.CHECKED_AT_TABLE),
    rule("16.15.4", WRONG_CARDS_NOTIFIED, (Role.SURVEILLANCE, Role.INSPECTOR)),
    # 16.16  A burned card
    rule("16.16", BURNED_CARD, CardFate.DISCARDED, also=("16.2",), reading="E3"),
)
