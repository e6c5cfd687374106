"""Readings of NSW-STAR-BJ and NSW-BJ-CHALLENGE: 21, aces, tricks and doubles.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17

STAR = "NSW-STAR-BJ"
CHALLENGE = "NSW-BJ-CHALLENGE"

NEW_SOUTH_WALES_HANDS: tuple[Reading, ...] = (
    Reading(
        id="E15",
        document=CHALLENGE,
        rules={
            "9.6": "a total of 21 is paid 1 to 1 and removed, regardless of the dealer's card",
            "8.1.2": "a blackjack against an ace or ten gets no payment until the final settlement",
            "8.1.1": "a blackjack against another card is paid 2 to 1 at once",
        },
        question="A 21 is paid 1 to 1 at once, whatever the dealer shows: also a blackjack?",
        decision="No: blackjack waits against an ace or ten-value card; the rule is for 21 drawn.",
        weight=Weight.MONEY,
        alternatives=(
            Alternative(
                "to the letter: a blackjack against an ace or ten-value card is paid 1 to 1 at once", "natural-waits", "paid-as-21"
            ),
        ),
    ),
    Reading(
        id="E16",
        document=CHALLENGE,
        rules={
            "3.2.1": "an ace is worth 11 or 1",
            "9.2": "a total less than 12 must draw until it is 12 or more",
            "12.2": "at 16 or less the dealer must draw until 17 or more; at 17 to 21 no card is drawn",
            "2.2.2.2": "the layout says that the dealer must stand on 17 and draw to 16",
            "3.2": "the values of the cards follow",
        },
        question="An ace is 11 or 1 and nothing is said of soft totals: how is a hand counted, and does the dealer draw on soft 17?",
        decision="The best total not over 21; the dealer stands on every 17.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("the dealer may count the ace as one and draw on soft 17", supposes=((DEALER_SOFT_17, DealerSoft17.HIT),)),
        ),
    ),
    Reading(
        id="E17",
        document=CHALLENGE,
        rules={
            "10.1": "a player may double on the first two or first three cards",
            "10.2": "who doubles receives one more card",
            "9.7": "five cards drawn without exceeding 21 are paid 1 to 1, regardless of the dealer's card",
            "10.3": "only one card is dealt, whether the others double or not",
        },
        question="Can a hand doubled on three cards go on to be a five-card trick?",
        decision="No: it ends at four cards.",
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="E18",
        document=CHALLENGE,
        rules={
            "11.6": "subject to 9.5, a dealer's blackjack after a split takes only the amount of the original wager",
            "9.6": "a total of 21 is paid 1 to 1 and removed, regardless of the dealer's card",
            "9.7": "five cards drawn without exceeding 21 are paid 1 to 1 and removed, regardless of the dealer's card",
        },
        question="The dealer makes blackjack after a split of which one hand was already paid: what is collected?",
        decision="What was paid stands; the original amount is collected once from the rest.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("nothing more is collected if the hand paid carried the original wager", "original-already-paid", "not-collected"),
        ),
    ),
    Reading(
        id="E19",
        document=STAR,
        rules={
            "11.1.1": "the first two cards must total 9, 10 or 11",
            "11.1.2": "an ace in the initial total of a double counts one, not eleven",
            "10.3": "additional cards may be taken below 21, but a player having blackjack or a total of 21 may not draw additional cards",
            "11.2": "the one additional card of a double is laid face up and sideways",
        },
        question="An ace counts one for doubling, so that ace and ten make 11: may a blackjack be doubled?",
        decision=(
            "No: a blackjack takes no card. The words leave no room: additional cards are barred to it, and the card of a double is "
            "called an additional card."
        ),
        weight=Weight.PROCEDURE,
    ),
)
