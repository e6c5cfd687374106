"""What happens when a result is keyed wrongly or the lights of the table fail."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.powers import Power, Role


class KeypadCure(Word):
    """How a result keyed wrongly is put right."""

    KEYED_AGAIN = "keyed-again", "the dealer keys the right result"
    PIT_BOSS_RECTIFIES = "pit-boss-rectifies", "the pit boss is told and puts it right"


KEYPAD_ERROR = Table[KeypadCure](
    "keypad-error", "A wrong result was keyed: how is it put right, by when it is found?", Chapter.IRREGULARITIES
)
"""Lines: before-deal-button, after-deal-button."""

KEYPAD_ERROR_RECTIFIED_BY = Term[Power](
    "keypad-error-rectified-by", "Who puts a wrong result right once the deal button has been pressed?", Chapter.IRREGULARITIES
)
KEYPAD_ERROR_TOLD_BY = Term[tuple[Role, ...]](
    "keypad-error-told-by", "Who reports a wrong result once the deal button has been pressed?", Chapter.IRREGULARITIES
)
DISPLAY_FAULT_SETTLEMENT = Statement(
    "display-fault-settlement",
    "The lights do not show the winning areas: what is the round settled by?",
    Chapter.IRREGULARITIES,
    says=Said("cards-on-layout", "the 5 cards on the layout, by their order and face value"),
)
DISPLAY_FAULT_PLAY = Statement(
    "display-fault-play",
    "The lights do not show the winning areas: may play go on?",
    Chapter.IRREGULARITIES,
    says=Said("until-rectified", "no further round until the fault has been put right"),
)
