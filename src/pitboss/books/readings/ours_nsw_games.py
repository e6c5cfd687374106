"""Readings of our own in the rules of New South Wales: each game by itself, and tournaments.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

STAR = "NSW-STAR-BJ"
CHALLENGE = "NSW-BJ-CHALLENGE"

OURS_NSW_GAMES: tuple[Reading, ...] = (
    Reading(
        id="H28",
        document=CHALLENGE,
        rules={
            "4.3": "pre-shuffled cards may be riffled before they go into the multishuffler or are cut",
            "4.4": "with a card shoe the dealer shuffles by hand",
            "1.1: multishuffler": "a machine that shuffles four, six or eight decks",
        },
        beside={
            "4.1": "for a shuffling device",
        },
        question="Pre-shuffled cards may be riffled before they go into the multishuffler, but a shoe is shuffled by hand. Is there one?",
        decision="Not as the shuffle of the game: a card shoe is filled with cards shuffled by hand. The words of 4.3 are kept.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a multishuffler may shuffle for a card shoe, as in Star Blackjack"),),
    ),
    Reading(
        id="H29",
        document=CHALLENGE,
        rules={
            "3.1": "six or eight decks of 52; no cutting card is mentioned",
            "4.4.2": "shuffle when the cutting card comes as the first card of a round",
            "4.7": "with a card shoe the cut is made by placing the cutting card",
            "4.8": "with a card shoe the dealer puts the cutting card in again",
        },
        question="The pack is described without a cutting card, and rule 4 uses one: does it belong to the pack?",
        decision="Yes, one, where cards are dealt from a card shoe.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("one with a shuffling device too, as in Star Blackjack"),),
    ),
    Reading(
        id="H30",
        document=STAR,
        rules={
            "3.8": "nobody handles the cards other than as 3.6.2 provides",
            "3.7": "where 3.6.2 applies the player may handle the cards, but not away from the table",
            "3.6.2": "the first two cards may be dealt face down, and must be exposed before a third",
        },
        question="Nobody handles the cards but as 3.6.2 provides, which speaks of the deal; 3.7 speaks of handling. Which is meant?",
        decision="3.7, where 3.6.2 applies: a player may handle cards dealt face down.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("to the letter: a player may only turn up the two cards before a third"),),
    ),
    Reading(
        id="H31",
        document=STAR,
        rules={
            "14.8": "up to three optional wagers are allowed per playing area",
            "14.4": "more than one optional wager may be offered, with an area for each type",
            "NSW-BJ-CHALLENGE 13.5": "up to three Any Pairs wagers are allowed per playing area",
            "NSW-BJ-CHALLENGE 14.6": "up to three Perfect Pairs wagers are allowed per playing area",
        },
        question="Up to three optional wagers are allowed on a playing area: of each kind, or in all?",
        decision="Of each kind: each kind has an area of its own, and Challenge, with the same words, counts each by itself.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("to the letter: three in all", "side-bets-counted", "all-kinds"),),
    ),
    Reading(
        id="H32",
        document=STAR,
        rules={
            "14.15": "a total of 19, 20 or 21 as Pay Table 1, 2 or 3 specifies wins",
            "14.16": "what does not win by Pay Table 1, 2 or 3 loses",
            "14.2": "whether optional wagers are offered is at the discretion of the operator",
            "14.3": "what a player may elect is to place one that is offered",
            "14.5": "the amount of an optional wager is shown on a sign",
            "3.2.1": "an ace is worth 11, except 1 where 11 would pass 21",
        },
        question="Lucky Lucky is paid by table 1, 2 or 3: who chooses it? And what does an ace count among the three cards?",
        decision=(
            "The house elects the table before the round, by default the first: it is the operator that offers the wager (14.2), and "
            "all that a player may elect is to place it (14.3). An ace counts as in a hand: 11, or 1 if 11 passes 21."
        ),
        weight=Weight.RARE_MONEY,
    ),
    Reading(
        id="H33",
        document=STAR,
        rules={
            "11.1.2": "an ace in the initial total of a double counts one, not eleven",
            "3.2.1": "an ace is worth 11, except as rule 11.1 provides",
            "11.1.1": "the first two cards must total 9, 10 or 11",
        },
        question="An ace in the initial total of a double counts one: only to see whether the hand may be doubled, or to the end?",
        decision="To the end: 3.2.1 excepts it from counting 11. An ace drawn to the double counts as usual.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("only to see whether the hand totals 9, 10 or 11", "doubled-ace", "one-to-qualify"),),
    ),
    Reading(
        id="H34",
        document=CHALLENGE,
        rules={
            "10.4": "subject to 9.5, a dealer's blackjack after a double takes only the amount of the original wager",
            "11.6": "subject to 9.5, a dealer's blackjack after a split takes only the amount of the original wager",
            "15.1.4": "a total equal to or less than the dealer's loses",
            "9.5": "any wager on a hand over 21 loses",
            "15.1.1": "a player having blackjack is paid by what the dealer has",
        },
        question=(
            "On the dealer's blackjack only the original amount is collected after a double or split, and no rule says what becomes of "
            "the added wagers, though lower and equal totals lose. What does?"
        ),
        decision=(
            "They go back to the player: the dealer shall only collect the original amount, and what loses is collected, so that they "
            "cannot lose by the general line on totals. What has bust before is lost besides, since both rules yield to 9.5."
        ),
        weight=Weight.MONEY,
        alternatives=(
            Alternative(
                "the original amount is not collected on top of what bust, only the greater of the two",
                "dealer-blackjack-collects",
                "original-or-busted",
            ),
        ),
    ),
    Reading(
        id="H35",
        document=STAR,
        rules={
            **alike(
                "the conditions give how tables, order, pass cards and undisclosed wagers work", "19.4.2(f)", "NSW-BJ-CHALLENGE 19.4.2(f)"
            ),
            **alike("if the tournament provides for pass cards, each gets the same number", "19.7.1", "NSW-BJ-CHALLENGE 19.7.1"),
            **alike("a tournament may provide for undisclosed wagers, as many as its terms determine", "19.8.1", "NSW-BJ-CHALLENGE 19.8.1"),
            **alike("an order of wagering may be provided for, as the terms determine", "19.9.1", "NSW-BJ-CHALLENGE 19.9.1"),
        },
        question="The conditions state how wagering order, pass cards and undisclosed wagers work: also in a tournament without them?",
        decision="No: only where the tournament has them. How tables and areas are allotted is always stated.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the conditions always state it, if only to say that there are none"),),
    ),
    Reading(
        id="H36",
        document=STAR,
        rules={
            **alike("who fails to wager on each round is disqualified unless a pass card was played", "19.6.4", "NSW-BJ-CHALLENGE 19.6.4"),
            **alike("who cannot wager the minimum is eliminated", "19.6.13", "NSW-BJ-CHALLENGE 19.6.13"),
            **alike("who cannot make a wager up to the minimum has it void and is eliminated", "19.6.14", "NSW-BJ-CHALLENGE 19.6.14"),
            **alike("no entry fee is refunded unless the conditions of entry permit it", "19.3.2", "NSW-BJ-CHALLENGE 19.3.2"),
            **alike(
                "who is disqualified for breaking the rules of the game or tournament shall have no refund",
                "19.5.7",
                "NSW-BJ-CHALLENGE 19.5.7",
            ),
            **alike("who is disqualified for breaking any of these rules has no refund", "19.11.4", "NSW-BJ-CHALLENGE 19.11.4"),
            **alike(
                "who is absent may be disqualified, and then has no refund unless the manager approves", "19.5.6", "NSW-BJ-CHALLENGE 19.5.6"
            ),
        },
        beside={
            **alike(
                "they deny the refund in so many words",
                "19.6.3",
                "NSW-BJ-CHALLENGE 19.6.3",
                "19.6.5",
                "NSW-BJ-CHALLENGE 19.6.5",
                "19.6.7",
                "NSW-BJ-CHALLENGE 19.6.7",
            ),
            **alike("for a tournament that is cancelled", "19.3.4", "NSW-BJ-CHALLENGE 19.3.4"),
            **alike(
                "duties and disputes, not the fee",
                "19.6.6",
                "NSW-BJ-CHALLENGE 19.6.6",
                "19.6.10",
                "NSW-BJ-CHALLENGE 19.6.10",
                "19.11.1",
                "NSW-BJ-CHALLENGE 19.11.1",
                "19.11.2",
                "NSW-BJ-CHALLENGE 19.11.2",
            ),
        },
        question="Other rules that put a player out deny the entry fee in so many words; these three are silent. Is it refunded?",
        decision=(
            "To a player who will not wager never: that breaks a rule, and whoever is disqualified for that has no refund. To one who has "
            "too few chips, and breaks none, only as the conditions of entry allow: 19.3.2 lets them permit it, and nothing bars it."
        ),
        weight=Weight.RARE_MONEY,
    ),
    Reading(
        id="H37",
        document=STAR,
        rules={
            **alike("the Tournament Manager's decision is final, and play waits for it", "19.11.2", "NSW-BJ-CHALLENGE 19.11.2"),
            **alike("a dispute goes to a Gaming Supervisor first, subject to review", "18.12", "NSW-BJ-CHALLENGE 18.12"),
            **alike(
                "the operator's decision is final; who is not satisfied is told of the right to complain to an inspector",
                "18.13",
                "NSW-BJ-CHALLENGE 18.13",
            ),
        },
        question="In a tournament the Tournament Manager's decision is final, elsewhere the operator's: may a player still complain?",
        decision="The Manager decides tournament disputes. The right to complain to an inspector comes from an Act, so it is still stated.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the operator has the last word in tournaments too"),),
    ),
    Reading(
        id="H38",
        document=STAR,
        rules={
            "19.9.3": "subject to rules 7 and 10, the deal may commence with the player holding the marker",
            **alike("the deal starts from the left; no bet once the first card is out", "7.1", "NSW-BJ-CHALLENGE 7.1"),
            **alike("decisions begin from the left", "10.1", "NSW-BJ-CHALLENGE 9.1"),
            "NSW-BJ-CHALLENGE 19.9.3": "subject to rules 7 and 9, the deal may commence with the player holding the marker",
        },
        question="Dealing may begin at the marker, yet subject to the rules that begin from the left. Where does it begin?",
        decision="At the marker, where the Tournament Manager so chooses; those rules govern all the rest of the deal.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("from the left always, so that the marker orders wagers only"),),
    ),
    Reading(
        id="H39",
        document=CHALLENGE,
        rules={
            "3.9": "nobody shall handle, remove or alter any cards",
        },
        question="No person may handle the cards, and no exception is made for those who deal and check them. Who is meant?",
        decision="Everybody but staff on duty.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("everybody but the dealer"),),
    ),
    Reading(
        id="H40",
        document=CHALLENGE,
        rules={
            "2.2.3": "where either pair bet is offered the layout has an area for it",
            "13.1": "Any Pairs is played on a layout like diagram B",
            "14.1": "the operator may offer Perfect Pairs",
            "14.2": "Perfect Pairs is played on a layout like diagram C",
            "2.2.2.3": "where Any Pairs is offered, the layout has an area for it",
        },
        question="Any Pairs and Perfect Pairs have a diagram each, and nothing says whether a table may offer both. May it?",
        decision="Yes, where the layout has an area for each.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no: no diagram shows both areas"),),
    ),
    Reading(
        id="H41",
        document=CHALLENGE,
        rules={
            "10.1": "a player may double on the first two or first three cards",
            "9.3": "cards may be drawn, subject to rules 10 and 11, whenever the total is less than 21",
            "8.1.2": "a blackjack against an ace or ten gets no payment until the final settlement",
        },
        beside={
            "8.1.1": "for a blackjack that does not wait",
        },
        question="Any first two cards may be doubled: also a blackjack that waits for the dealer's hand?",
        decision="No: a card is drawn only to a total below 21.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("to the letter of the doubling rule: it may, and is then no blackjack", "double-natural", "yes"),),
    ),
    Reading(
        id="H42",
        document=STAR,
        rules={
            "15.1.1": "a blackjack wins 3 to 2 if the dealer has not blackjack too",
            "15.1.6": "a dealer's blackjack takes from a total of 21 or less an amount equal to the original wager",
            "15.1.8": "blackjack against blackjack is a stand-off",
            "15.1.9": "the same total as the dealer's is a stand-off",
            "NSW-BJ-CHALLENGE 15.1.1": "a player having blackjack, by what the dealer has",
            "NSW-BJ-CHALLENGE 15.1.1.2": "against a dealer's blackjack, by the rank of the ten",
            "NSW-BJ-CHALLENGE 15.1.4": "a total equal to or less than the dealer's loses",
            **alike("what is left after the dealer's hand is settled as follows", "15.1", "NSW-BJ-CHALLENGE 15.1"),
            "NSW-BJ-CHALLENGE 15.1.1.1": "when the dealer has not blackjack, 2 to 1",
        },
        beside={
            **alike("for totals that differ", "15.1.3", "15.1.7"),
        },
        question="A player's blackjack is also a total of 21, of which other lines say that it loses or stands off. Which line applies?",
        decision=(
            "The lines on blackjack, always: the others are for hands that are none. Were they for a blackjack too, it would both win and "
            "stand off against a drawn 21, and both stand off and lose against a blackjack; the lines that name it could never apply alone."
        ),
        weight=Weight.MONEY,
    ),
)
