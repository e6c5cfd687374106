"""Readings of our own that arose when rounds were played: what is lost, kept and insured.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

VIC = "VIC-2003-01"

OURS_PLAY_MONEY: tuple[Reading, ...] = (
    Reading(
        id="J9",
        document="NSW-BJ-CHALLENGE",
        rules={
            "11.6": "subject to 9.5, a dealer's blackjack after a split takes only the amount of the original wager",
            "15.1.1": "a player having blackjack, by what the dealer has",
        },
        beside={
            **alike("for a hand that is paid at once: E18", "9.6", "9.7"),
        },
        question="The first of several split hands is a blackjack that waits and wins at the end: do the others still lose one original?",
        decision="Yes: it had not been paid when the dealer made blackjack, and the amount is collected once from the hands still live.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("no: the hand that carried the original wager has won", "original-already-paid", "nor-after-a-natural"),),
    ),
    Reading(
        id="J10",
        document="ACT-2018-01",
        rules={
            "8.1(b)": "against an ace, wagers on a Blackjack are paid 1 to 1 at the player's request",
            "7.2": "others may be permitted to insure a wager its owner did not",
        },
        beside={
            "7.6(a)": "how insurance is lost",
            "8.1(a)": "for a dealer's card that nobody insures against",
        },
        question="Where even money returns insurance, does it also return what that player placed on another's wager in the same box?",
        decision="Yes, all insurance of that player on the box; the question arises only under the alternative reading of A8.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("only insurance on the player's own wager", "even-money", "own-insurance-returned"),),
    ),
    Reading(
        id="J11",
        document="NSW-STAR-BJ",
        rules={
            **alike("the wager of any player who committed the fraud may be forfeited", "18.5", "NSW-BJ-CHALLENGE 18.5"),
            **alike("any fraudulent act that affects the outcome", "18.4.2", "NSW-BJ-CHALLENGE 18.4.2"),
        },
        question="The wager of a player who committed the fraud may be forfeited: the main wager, or every wager of that round?",
        decision="Every wager that player has on the outcome, insurance and side bets with the main one.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the main wager only", "culprit-wager", "main-may-be-forfeited"),),
    ),
    Reading(
        id="J12",
        document="NSW-STAR-BJ",
        rules={
            "9.1.3": "a blackjack against a ten gets no payment until the final settlement",
            "9.1.2": "a blackjack against an ace is paid even money at the player's request, and that player's insurance is void",
            "15.1.1": "a blackjack wins 3 to 2 if the dealer has not blackjack too",
        },
        question="A blackjack against an ace whose player does not ask for evens: no rule says that it waits, only one against a ten.",
        decision="It waits likewise for the final settlement.",
        weight=Weight.PROCEDURE,
        alternatives=(),
    ),
    Reading(
        id="J13",
        document="NSW-STAR-BJ",
        rules={
            **alike(
                (
                    "where every effort to reconstruct fails, the round is void and all money returned, but an interim settlement "
                    "made to a player stands"
                ),
                "16.8",
                "NSW-BJ-CHALLENGE 16.8",
            ),
            **alike(
                "the round of a missing or foreign card is void and all money returned, but an interim settlement made to a player stands",
                "16.16.2",
                "NSW-BJ-CHALLENGE 16.15.2",
            ),
            "9.1": "headed interim settlement: what is paid on completion of the initial deal, before the subsequent one",
            "14.11": "Perfect Pairs is paid or collected on completion of the initial deal",
            "15.1": "the final settlement is of wagers remaining after the dealer's hand",
            **alike(
                "on an invalidated outcome all wagers may be refunded, and a culprit's may be forfeited", "18.5", "NSW-BJ-CHALLENGE 18.5"
            ),
            "NSW-BJ-CHALLENGE 8.1": "headed interim settlement: what is paid after the initial deal and before the final settlement",
            "NSW-BJ-CHALLENGE 9.6": "a total of 21 is paid 1 to 1 and removed, regardless of the dealer's card",
            "NSW-BJ-CHALLENGE 9.7": "five cards drawn without exceeding 21 are paid 1 to 1, regardless of the dealer's card",
            **alike("invalid, with no result", "1.1: void", "NSW-BJ-CHALLENGE 1.1: void"),
        },
        beside={
            **alike("the cards left, not the money of the round", "16.16.3", "NSW-BJ-CHALLENGE 16.15.3"),
        },
        question=(
            "All money of a void round goes back, but an interim settlement made to a player stands. Which payments are interim, "
            "and does that hold where the outcome is invalidated instead?"
        ),
        decision=(
            "Whatever is paid before the final settlement, which is of the wagers left once the dealer's hand is complete: a natural paid "
            "at once, even money, a side bet on the opening cards, in Challenge a 21 or five cards. What is won against the dealer's hand, "
            "insurance with it, goes back. An invalidated outcome is treated alike."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "only what the rule headed interim settlement pays: naturals and even money", "void-round-payments", "naturals-stand"
            ),
            Alternative("an invalidated outcome undoes every payment: 18.5 saves none", "invalidation-payments", "reversed"),
        ),
    ),
    Reading(
        id="J14",
        document=VIC,
        rules={
            "10.7.5": "the doubled part may be withdrawn if the hand is not over 21; the original wager is then removed",
            "7.5.5(i)": "a dealer's Blackjack after a split takes only the amount of the original wager",
            "10.7.3": "a dealer's Pontoon after a double takes only the original amount, not what doubling added",
            "10.7.5(a)": "each who wagers there may play or forfeit, whatever the caller decides",
            "7.5.5(h)": "a split hand over 21 loses its wager whatever the dealer's hand comes to",
        },
        beside={
            **alike("what a double pays", "10.7.4", "10.7.4(a)"),
            **alike("what may be split, and as what; not how it settles", "7.5.5(a)(i)", "7.5.5(c)(iii)", "7.5.5(e)", "7.5.5(g)"),
        },
        question=(
            "A pair is split, one hand doubled and its double taken back with the wager; then the dealer makes Pontoon. "
            "Splitting costs only an amount equal to the original wager: is the one given up part of that amount?"
        ),
        decision=(
            "No: the dealer removed that wager when the double was withdrawn, whatever the dealer's hand would be, as a bust hand is lost "
            "before it (A3). The hands still live lose one original amount besides."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("yes: one original amount in all", "double-withdrawn-counts", "towards-it"),),
    ),
    Reading(
        id="J15",
        document=VIC,
        rules={
            "10.7.2": "an ace in the first two cards of a double counts one, not eleven",
            "10.7.4(a)": "who does not double with the caller is paid 1 to 1, and is not eligible for other payout odds",
            "NSW-STAR-BJ 11.1.2": "an ace in the initial total of a double counts one, not eleven",
            "NSW-STAR-BJ 11.3": "the others on the area have the option to double; if they do not, still only one card is dealt",
        },
        beside={
            **alike("what a double pays, loses or gives up, not how it is counted", "10.7.3", "10.7.4", "10.7.5", "10.7.5(a)"),
            "NSW-STAR-BJ 11.1.1": "which hands may be doubled",
        },
        question="An ace of a doubled hand counts one. Does it for somebody on that hand who has not doubled?",
        decision=(
            "Yes: the value is that of an ace in the double, which is the hand's; it has one total, that is announced for everybody on it. "
            "What the rules keep for whoever does not double is the wager, not another count of the cards."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("no: for whoever has not doubled it counts one or eleven, as in any hand", "doubled-ace-of-others", "as-undoubled"),
        ),
    ),
    Reading(
        id="J16",
        document=VIC,
        rules={
            "7.3.2": "against a first ace all players with an initial wager may add an insurance wager",
            "7.3.2(a)": "insurance is made before the subsequent deal commences",
            "7.4.1(b)": "with Blackjack against an ace the player may ask to be paid an amount equal to the wager",
            "8.1 Table: Insurance (stake cap)": "the stake is not more than half the initial wager",
            "ACT-2018-01 7.1": "against an ace a player may insure, for at most half the initial wager",
            "ACT-2018-01 7.2": "others may be permitted to insure a wager its owner did not",
            "ACT-2018-01 8.1(b)": "against an ace, wagers on a Blackjack are paid 1 to 1 at the player's request",
        },
        beside={
            "ACT-2018-01 7.6(a)": "how insurance is lost",
            "ACT-2018-01 8.1(a)": "for a dealer's card that nobody insures against",
            "7.4.1(a)": "for a dealer's card that nobody insures against",
            "10.6.1(a)": "Pontoon is paid at once, and nobody there asks for evens",
            "8.1 Table: Insurance": "how insurance is said to win: A1",
        },
        question="A natural against an ace was paid at evens: may its wager be insured afterwards, while insurance is open?",
        decision=(
            "Yes: whoever has placed an initial wager may insure, and insurance is a bet of its own on the dealer's second card, which "
            "stands beside even money where it came first (A8). Which of the two was asked for first makes no difference."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("no: a wager that is paid and cleared away is insured no more", "insurance-after-even-money", "no"),),
    ),
    Reading(
        id="J17",
        document="ACT-2018-01",
        rules={
            "7.2": "others may be permitted to insure a wager its owner did not, with an order of preference",
            "7.2(a)": "first those with a wager in the same box, from front to back",
            "7.2(b)": "then those whose wager is closest to that box",
            "17.8": "the side bet may only be placed where a Blackjack wager lies on the box",
        },
        beside={
            "7.6(a)": "how insurance is lost",
        },
        question="Others may insure a wager left uninsured, those with a wager in the same box first. Is a side bet such a wager?",
        decision=(
            "No: insurance is of an initial wager and goes by the wagers in the boxes of the game, front to back; an optional wager lies "
            "in its own area and has no such place."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("any wager of the round will do", "insuring-another-needs", "any-wager"),),
    ),
)
