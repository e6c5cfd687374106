"""Readings of our own that arose when rounds were played: what the documents do not say about things happening together."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

VIC = "VIC-2003-01"

OURS_PLAY: tuple[Reading, ...] = (
    Reading(
        id="J1",
        document=VIC,
        rules={
            **alike(
                "all other original wagers of a round with a Super Bonus winner, won or lost, are eligible for $50",
                "10.11.1 Table 1: Super Bonus ($50 to other wagers)",
                "VIC-2000-28 22.6.2 Table 2: Super Bonus ($50 to other wagers)",
            ),
        },
        question="Two hands of one round win a Super Bonus: does each winner also get the fifty dollars of the other, and the rest twice?",
        decision=(
            "No to both: the fifty dollars are for all other original wagers of the round, and a wager that has won a Super Bonus is not "
            "another, on one hand (A24) or on two. Whoever has won none gets them once, when all hands are complete and the winners known."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("each winner gets the fifty dollars of the other, the rest get them once", "super-bonus-several", "winners-too"),
            Alternative("everybody gets fifty dollars for each winning hand of another", "super-bonus-several", "for-each-hand"),
        ),
    ),
    Reading(
        id="J2",
        document=VIC,
        rules={
            "10.11.1 Table 1: Super Bonus ($1,000 tier)": "$1,000 for a bet of $2 to $24",
            "10.11.1 Table 1: Super Bonus ($50 to other wagers)": (
                "all other original wagers of a round with a Super Bonus winner, won or lost, are eligible for $50"
            ),
        },
        question="A stake under two dollars lies on the hand that wins a Super Bonus for a larger one: what does it get?",
        decision="It has no tier, so it is another original wager of the round and gets fifty dollars.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("nothing: it is on the winning hand and not another"),),
    ),
    Reading(
        id="J3",
        document=VIC,
        rules={
            "17.4": "when an outcome is invalidated, all wagers of the players on that result are refunded",
            "17.3": "the outcome of a game may be invalidated by a Casino Supervisor",
            **alike("a round that cannot be completed, or its order not be determined, is void", "9.10", "9.11"),
            "9.12.2": "a round with incorrect cards is void, and all money of it is returned",
            '1.1 "Void"': "an invalid hand with no result",
        },
        beside={
            "9.12.3": "the rest of the shoe, not the money of the round",
        },
        question="An outcome is invalidated after a wager of the round has been paid: does the payment go back?",
        decision="Yes, as in a void round (A30): all wagers are refunded, and what was paid on them is reversed.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("what was paid stands", "void-round-payments", "stands"),),
    ),
    Reading(
        id="J4",
        document="ACT-2018-01",
        rules={
            "10.2": "when the one who decides splits, the others may split or have the wager on the first hand",
            **alike(
                "when the caller splits, the others either add a like wager or have theirs on the first hand",
                "NSW-STAR-BJ 12.6",
                "NSW-BJ-CHALLENGE 11.5",
            ),
            **alike(
                "who abstains from splitting the first two cards may not split after a third",
                "NSW-STAR-BJ 12.5.5",
                "NSW-BJ-CHALLENGE 11.4.3",
            ),
            "VIC-2003-01 7.5.5(e)": "whoever leaves a hand unsplit may not split another of that value that forms",
            "VIC-2003-01 7.5.5(a)(i)": "each split hand must carry an amount equal to the player's own original wager",
        },
        beside={
            "10.1": "for a box that is not split",
            **alike(
                "into how many hands, in what order and as what, for all on the box alike",
                "10.3",
                "NSW-STAR-BJ 12.4",
                "NSW-BJ-CHALLENGE 11.2",
                "VIC-2003-01 7.5.5(c)(iii)",
                "VIC-2003-01 7.5.5(g)",
                "VIC-2003-01 7.5.5(i)",
            ),
        },
        question="A sharer who did not follow the first split rides on the first hand. That hand is split again: may he or she follow now?",
        decision=(
            "Not in Victoria: who elects not to split may split no further hand of that value (7.5.5(e)), and that is said of each player. "
            "Elsewhere yes: the rules on sharers put the choice whenever the caller splits, and those on abstaining from the first two "
            "cards are about a hand that was left together and drawn to."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("who let one split pass rides to the end everywhere", "split-followed-later", "rides-to-the-end"),),
    ),
    Reading(
        id="J5",
        document=VIC,
        rules={
            "11.6.4(b)": "who declines the button may name somebody else to press, who has no winning wager on it",
        },
        question="May a player be nominated to press whose own winning wager has been drawn and paid already?",
        decision="No: he or she has a winning wager in that round, drawn or not.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("yes, once it is paid"),),
    ),
    Reading(
        id="J6",
        document=VIC,
        rules={
            "11.6.5": (
                "who has Pontoon without a valid side wager may ask for or be offered the button; pushed in such an instance, the "
                "result is void"
            ),
            "11.7.1": (
                "activated otherwise while being offered to an entitled player, that player must have the option to accept the "
                "result or press again"
            ),
            "11.7.2": "activated otherwise than while being offered, the result is void",
            '1.1 "Void"': "an invalid hand with no result",
        },
        question="Somebody with a Pontoon and no side bet presses while the button is offered to another: void, or the other's to keep?",
        decision=(
            "The other's, who keeps that draw or presses again: 11.7.1 gives that choice whoever else set the button off, and 11.6.5 is "
            "only of a press for which that player had asked or been offered the button, when it is offered to nobody with a wager."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "void: the rule on a Pontoon without the side bet is the more specific",
                "jackpot-pressed-otherwise/without-wager-during-offer",
                "void",
            ),
        ),
    ),
    Reading(
        id="J7",
        document=VIC,
        rules={
            "11.6.4(a)": "who controls the area presses first, then the others in the order of their wagers",
            "11.7.1": (
                "activated otherwise while being offered to an entitled player, that player must have the option to accept the "
                "result or press again"
            ),
            "11.7.2": "activated otherwise than while being offered, the result is void",
        },
        beside={
            **alike("for a player who declines the button", "11.6.4(b)", "11.6.4(c)"),
        },
        question="A winner presses before his or her turn: refused, or an activation that the player whose turn it is may keep?",
        decision=(
            "An activation like any other by somebody not entitled just then: the player to whom the button was being offered keeps that "
            "draw or presses again. The order of pressing says whose turn it is, and the winner out of turn still has a press."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "void: the order of pressing is fixed, and the player whose turn it is presses",
                "jackpot-pressed-otherwise/out-of-turn",
                "void",
            ),
        ),
    ),
    Reading(
        id="J8",
        document=VIC,
        rules={
            "11.6.4": "each player with a valid wager on a shared area has a press",
            "11.6.4(a)": "within the area who controls it presses first, then the others in the order of their wagers",
        },
        question="Pontoons on several boxes win: the order of pressing is given within a box only. Which box is first?",
        decision="The boxes press in the order in which they were dealt.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("in any order that the dealer chooses"),),
    ),
    Reading(
        id="J9",
        document="NSW-BJ-CHALLENGE",
        rules={
            "11.6": "subject to 9.5, a dealer's blackjack after a split takes only the amount of the original wager",
            "15.1.1": "a player having blackjack, by what the dealer has",
        },
        question="The first of several split hands is a blackjack that waits and wins at the end: do the others still lose one original?",
        decision="Yes: it had not been paid when the dealer made blackjack, and the amount is collected once from the hands still live.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("no: the hand that carried the original wager has won"),),
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
        alternatives=(Alternative("only insurance on the player's own wager"),),
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
        alternatives=(Alternative("the main wager only"),),
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
            Alternative("only what the rule headed interim settlement pays: naturals and even money"),
            Alternative("an invalidated outcome undoes every payment: 18.5 saves none", "invalidation-payments", "reversed"),
        ),
    ),
    Reading(
        id="J14",
        document=VIC,
        rules={
            "10.7.5": "if a doubled portion is withdrawn, the dealer removes the original wager",
            "7.5.5(i)": "against a dealer's Blackjack a player who has split loses only as much as the original wager",
            "10.7.3": "against a dealer's Pontoon only as much as the original wager is collected of a double",
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
            "10.7.2": "an ace among the first two cards of a double is worth one",
            "10.7.4(a)": "who does not double in line with the controlling player wins at evens",
            "NSW-STAR-BJ 11.1.2": "an ace in the total on which a double begins is worth one and not eleven",
            "NSW-STAR-BJ 11.3": "others on the area may double too; if they do not, the hand still gets one card only",
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
            "7.3.2": "against an ace all who have placed an initial wager may make a further one on the second card",
            "7.4.1(b)": "a Blackjack against an ace is paid at evens if its player asks for it",
            "8.1 Table: Insurance (stake cap)": "insurance is at most half of the amount placed as the initial wager",
            "ACT-2018-01 7.1": "against an ace a player may wager on a dealer's Blackjack, at most half of the initial wager",
            "ACT-2018-01 8.1(b)": "a Blackjack against an ace is paid at evens at the player's request",
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
            "7.2": "other players may be permitted to insure what a player leaves uninsured, up to half of that original wager",
            "7.2(a)": "first comes the player with a wager in the same box, from front to back",
            "7.2(b)": "then the player with a wager closest to that box, from front to back",
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
