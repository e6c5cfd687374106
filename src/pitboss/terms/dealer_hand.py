"""The dealer's hand: when the dealer draws, and when not."""

from __future__ import annotations

from pitboss.law.term import Chapter, Term
from pitboss.law.values import Word


class DealerSoft17(Word):
    """What the dealer does with a soft 17."""

    STAND = "stand", "draws to 16, stands on hard 17 to 21 and on soft 17 to 21"
    HIT = "hit", "draws to hard 16 and soft 17, stands on hard 17 to 21 and on soft 18 to 21"


class DealerPlays(Word):
    """When the dealer's hand is completed."""

    AFTER_ALL_HANDS = "after-all-hands", "when every player's hand is complete"


class NoEffect(Word):
    """Whether the dealer draws cards that change nothing."""

    NO_CARD = (
        "no-card",
        "no card once every hand is decided and no card could change the result of a wager, insurance still open among them",
    )


DEALER_SOFT_17 = Term[DealerSoft17]("dealer-soft-17", "Does the dealer stand on or draw to a soft 17?", Chapter.DEALER)
DEALER_PLAYS = Term[DealerPlays]("dealer-plays", "When is the dealer's hand completed?", Chapter.DEALER)
DEALER_NO_EFFECT = Term[NoEffect]("dealer-no-effect", "Does the dealer draw when it can change nothing?", Chapter.DEALER)
