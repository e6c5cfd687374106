"""Readings of our own that arose when rounds were played: bonuses, splits that sharers follow, and the jackpot button.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

VIC = "VIC-2003-01"

OURS_PLAY_BONUS: tuple[Reading, ...] = (
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
            "VIC-2000-28 22.6.2 Table 2: Super Bonus ($50 to other wagers)": (
                "all other original wagers of a round with a Super Bonus winner, won or lost, are eligible for $50"
            ),
        },
        question="A stake under two dollars lies on the hand that wins a Super Bonus for a larger one: what does it get?",
        decision="It has no tier, so it is another original wager of the round and gets fifty dollars.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("nothing: it is on the winning hand and not another", "super-bonus-too-small", "nothing"),),
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
            "Nor in New South Wales: a player, not only the one who calls, who abstains from splitting the first two cards may not split "
            "after a third, and the card that makes the pair again is the third of the box. A hand left together and drawn to could "
            "not be split anyhow. In the ACT yes: nothing there bars it, and the choice is put whenever the one who decides splits."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("each split is a choice of its own: the rules on abstaining mean the caller", "split-followed-later", "each-split"),
            Alternative("who let one split pass rides to the end in the ACT too", "split-followed-later", "rides-to-the-end"),
        ),
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
)
