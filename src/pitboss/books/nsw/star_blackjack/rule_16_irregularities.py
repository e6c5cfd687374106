"""NSW-STAR-BJ rule 16: irregularities."""

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
from pitboss.terms.irregular_hands import INSURANCE_NOT_OFFERED, INSURANCE_OMISSION_TOLD_BY, OmissionTold
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
    # 16.1 to 16.10  As in Blackjack Challenge
    *RULE_16_COMMON,
    # 16.1.1  Which cards may be taken out and checked
    rule("16.1.1", FACE_UP_SUSPECT_SOURCES, (CardDevice.SHUFFLING_DEVICE,)),
    # 16.3  A hand that must draw and the card dealt in error
    rule("16.3", EXCESS_CARD_MUST_DRAW, OfferedToDraw.TAKES_IT, also=("10.2",), reading="T2", or_else=(OfferedToDraw.DRAWS_PAST_IT,)),
    # 16.8 and 16.16.2  The money of a void round
    rule("16.8", VOID_ROUND_WAGERS, MoneyFate.RETURNED, also=("16.16.2",)),
    rule("16.8", VOID_ROUND_LOST_WAGERS, MoneyFate.RETURNED, also=("16.16.2",), reading="E13", or_else=(MoneyFate.STAYS_LOST,)),
    rule("16.8", VOID_ROUND_PAYMENTS, MoneyFate.STANDS, also=("16.16.2",), reading="J13", or_else=(MoneyFate.NATURALS_STAND,)),
    # 16.11  The cards were not cut
    rule("16.11", NOT_CUT["previous-rounds"], RoundFate.STANDS),
    rule("16.11", NOT_CUT["current-round"], RoundFate.COMPLETED),
    rule("16.11", NOT_CUT["then"], Omitted.SHUFFLE_AND_CUT),
    # 16.12  No card was burned
    state("16.12", MISSED_BURN),
    # 16.13  Insurance was not offered
    state("16.13", INSURANCE_NOT_OFFERED),
    rule(
        "16.13",
        INSURANCE_OMISSION_TOLD_BY,
        OmissionTold.DEALER,
        reading="T11",
        or_else=(OmissionTold.SUPERVISOR, OmissionTold.ANY_PLAYER),
    ),
    # 16.14  No shuffle after the cutting card
    rule("16.14", NOT_SHUFFLED["previous-rounds"], RoundFate.STANDS),
    rule("16.14", NOT_SHUFFLED["current-round"], RoundFate.COMPLETED),
    rule("16.14", NOT_SHUFFLED["then"], Omitted.SHUFFLE_AND_CUT),
    # 16.15  The device was not reloaded
    rule("16.15", NOT_RELOADED, Omitted.HOLD_IN_RACK),
    # 16.16  A card missing, or a foreign card
    rule("16.16", WRONG_CARDS_WHEN, (WrongPack.MISSING, WrongPack.FOREIGN)),
    rule("16.16.1", WRONG_CARDS["previous-rounds"], RoundFate.STANDS),
    rule("16.16.2", WRONG_CARDS["current-round"], RoundFate.VOID),
    rule("16.16.3", WRONG_CARDS["rest-of-shoe"], RoundFate.VOID),
    rule("16.16.3", WRONG_CARDS_CHECK, PackCheck.CHECKED_AT_TABLE),
    rule("16.16.4", WRONG_CARDS_NOTIFIED, (Role.SURVEILLANCE, Role.INSPECTOR)),
    # 16.17  A burned card
    rule("16.17", BURNED_CARD, CardFate.DISCARDED),
    rule("16.17", BURNED_IN_ERROR, CardFate.DISCARDED, reading="E3"),
)
