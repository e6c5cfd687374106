"""The dealer's hand: when the dealer draws, and when not."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Term
from pitboss.law.values import Said, Word


class DealerSoft17(Word):
    """What the dealer does with a soft 17."""

    STAND = "stand", "draws to 16, stands on hard 17 to 21 and on soft 17 to 21"
    HIT = "hit", "draws to hard 16 and soft 17, stands on hard 17 to 21 and on soft 18 to 21"


DEALER_SOFT_17 = Term[DealerSoft17]("dealer-soft-17", "Does the dealer stand on or draw to a soft 17?", Chapter.DEALER)
DEALER_PLAYS = Statement(
    "dealer-plays",
    "When is the dealer's hand completed?",
    Chapter.DEALER,
    says=Said("after-all-hands", "when every player's hand is complete"),
)
DEALER_NO_EFFECT = Statement(
    "dealer-no-effect",
    "Does the dealer draw when it can change nothing?",
    Chapter.DEALER,
    says=Said(
        "no-card", "no card once every hand is decided and no card could change the result of a wager, insurance still open among them"
    ),
)
