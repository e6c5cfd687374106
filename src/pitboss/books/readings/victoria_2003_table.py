"""Readings of VIC-2003-01: void rounds, offices, words and diagrams.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

DOCUMENT = "VIC-2003-01"

VICTORIA_2003_TABLE: tuple[Reading, ...] = (
    Reading(
        id="A30",
        document=DOCUMENT,
        rules={
            "9.10": "a round that cannot be completed because the automatic shoe fails is void",
            "9.11": "two or more cards at once in no known order make the round void",
            "9.12": "what follows when the decks do not hold the correct cards",
            "9.12.2": "the round of the discovery is void and all monies of it are returned",
            '1.1 "Void"': "an invalid hand with no result",
        },
        beside={
            "9.12.3": "the rest of the shoe, not the money of the round",
        },
        question="A round is void: do payments already made at interim settlement stand?",
        decision="No: all money goes back both ways. New South Wales saves such payments in words that are missing here.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("what was paid at interim settlement stands", "void-round-payments", "stands"),),
    ),
    Reading(
        id="A31",
        document=DOCUMENT,
        rules={
            "9.9": "all cards in the discard holder are shuffled and cut by 4.1 and 4.2, and the round completed",
        },
        question="The discards are shuffled to finish a round: is a card burned?",
        decision="No: only the shuffle and the cut are called for.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a card is burned, as after every shuffle and cut", "not-enough-cards-burn", "yes"),),
    ),
    Reading(
        id="A32",
        document=DOCUMENT,
        rules={
            **alike("if those who progress from the table are determined", "16.3.5(a)", "VIC-2000-28 20.3.5(a)", "VIC-2000-29 10.3.5(a)"),
            **alike(
                "if the conditions turn chips into cash, if all the players at the table agree",
                "16.3.5(b)",
                "VIC-2000-28 20.3.5(b)",
                "VIC-2000-29 10.3.5(b)",
            ),
            **alike("if those who progress from the table are determined", "NSW-STAR-BJ 19.5.5.1", "NSW-BJ-CHALLENGE 19.5.5.1"),
            **alike(
                "if the conditions turn chips into cash, provided all at the table agree",
                "NSW-STAR-BJ 19.5.5.2",
                "NSW-BJ-CHALLENGE 19.5.5.2",
            ),
        },
        question="A tournament table may stop early if (a) and (b): are both always needed?",
        decision="That those who progress are known, always; that all at the table agree, only where the conditions turn chips into cash.",
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative("both conditions in every tournament", "tournament-early-conclusion/all-players-at-the-table-agree", "always"),
        ),
    ),
    Reading(
        id="A33",
        document=DOCUMENT,
        rules={
            "6.3": "personal limits may be agreed for a player, whose position is denoted by a marker; it does not say by whom",
            "6.4": "a Casino Supervisor may alter the limits of a table at any time, the minimum upward only after a sign for 20 minutes",
        },
        question="Who agrees a player's personal limits for the casino?",
        decision="A Casino Supervisor, who has the power over limits.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a Game Supervisor or above"),),
    ),
    Reading(
        id="A34",
        document=DOCUMENT,
        rules={
            "5.11": "a player may be limited by a Table Games Operations Manager to only one area and its minimum wager",
            "5.12": "a Table Games Operations Manager or above may restrict a player who missed a round to the minimum",
        },
        beside={
            "5.11.1": "whom that manager must tell",
        },
        question="Who is the Table Games Operations Manager, whom nothing defines?",
        decision="A rank above Casino Supervisor. Rule 5.12 is for that rank or above by its words, 5.11 by prudence.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("rule 5.11 is for that one office alone"),),
    ),
    Reading(
        id="A35",
        document=DOCUMENT,
        rules={
            "9.4": "cards may be put right before any settlement, that of a winning Pontoon Pandemonium wager excluded",
        },
        question="The base rule on misplaced cards speaks of paying Pontoon Pandemonium: what does that mean in Blackjack?",
        decision="Nothing: it applies where that game is in play.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the exception serves for any side bet that is settled early"),),
    ),
    Reading(
        id="A36",
        document=DOCUMENT,
        rules={
            '1.1 "Void"': "an invalid hand with no result",
            "5.6.4": "equal totals are void",
            "9.7": "a wager on an area that got no cards is void",
            "10.5.1(e)": "equal totals are void, except as 10.5.1(c) and (d) provide",
        },
        beside={
            "5.6.1": "a win",
        },
        question="Void is said of equal totals and of hands that should never have been: are they the same?",
        decision=(
            "No: a push is a result, whereas an annulled wager never was in play. The stake goes back in both cases; a push has its part "
            "in what the round pays to other wagers, the $50 of a Super Bonus."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "one word, one outcome: equal totals annul the wager, and nothing is paid to it for the round",
                "result/equal-totals",
                "void",
            ),
        ),
    ),
    Reading(
        id="A37",
        document=DOCUMENT,
        rules={
            "10.6.1(b)": (
                "a hand of 21 is announced, paid and removed before any further cards, under the heading of the interim settlement"
            ),
            "10.7.4": "winning doubled hands are paid 1 to 1 and no other odds of Table 1",
            "7.5.1(d)": "no card is drawn to a total of 21",
            "10.11.1": "winning wagers are paid by Table 1",
            "10.7.4(a)": "who did not double with the caller is paid 1 to 1, and no other odds",
        },
        beside={
            **alike(
                "insurance, a dealer's Pontoon and doubles given up, none of which a paid 21 waits for",
                "10.6.1(a)(i)",
                "10.7.3",
                "10.7.5",
                "10.7.5(a)",
            ),
        },
        question="Every 21 is paid at interim settlement, though most 21s are drawn later. When is it paid?",
        decision=(
            "Whenever it is reached; a doubled 21 too, at 1 to 1. The words leave no room for a 21 that waits: two cards of 21 are a "
            "Pontoon, which has a rule of its own, and the one exception is a Super Bonus hand, which has three cards."
        ),
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="A38",
        document=DOCUMENT,
        rules={
            "2.2": "the layout is marked much as in Diagram A",
            "10.3.1": "the layout is marked much as in Diagram C",
            "11.3.1": "the layout is marked much as in Diagram D",
            **alike("the layout is marked much as in Diagram B", "13.3.1", "15.3.1"),
            "VIC-2000-29 2.2": "the layout is marked much as in diagram A",
        },
        question="The diagrams of the layouts are missing from the text: what do they show?",
        decision="Layouts are drawn from what the rules require to be on them.",
        weight=Weight.PROCEDURE,
    ),
)
