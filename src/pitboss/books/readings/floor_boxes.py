"""Readings of our own that arose on the floor: boxes, seats, wagers and side-bet places. Their ids begin with Q."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

VICTORIA = "VIC-2003-01"
STAR = "NSW-STAR-BJ"

FLOOR_BOXES: tuple[Reading, ...] = (
    Reading(
        id="Q1",
        document=STAR,
        rules={
            "14.6": "optional wagers may be limited to players who have also placed an initial wager under rule 5",
            "NSW-BJ-CHALLENGE 13.3": "Any Pairs may be limited to players who have also placed an initial wager under rule 5",
            "NSW-BJ-CHALLENGE 14.4": "Perfect Pairs may be limited to players who have also placed an initial wager under rule 5",
            **alike(
                "where they are not, there must be at least one initial wager in the playing area",
                "14.7",
                "NSW-BJ-CHALLENGE 13.4",
                "NSW-BJ-CHALLENGE 14.5",
            ),
        },
        beside={
            "VIC-2003-01": "11.5.2, 13.5.2 and 15.4.2 ask for the player's own wager, each for each",
            "ACT-2018-01": "17.8 and 17.20 ask what lies on the box: C12",
        },
        question="Side bets may be confined to players who also have a main wager: on the same playing area, or anywhere at the table?",
        decision="Anywhere at the table: the words ask who the player is, not where the wager lies.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only on a playing area where the player has a main wager"),),
    ),
    Reading(
        id="Q2",
        document=VICTORIA,
        rules={
            **alike(
                "a seated player who misses three rounds with all other seats in use may be required to vacate the seat",
                "17.8",
                "ACT-2018-01 16.6",
            ),
            **alike(
                "a player who misses three rounds with all other seats or positions in use may be required to vacate",
                "NSW-STAR-BJ 18.9",
                "NSW-BJ-CHALLENGE 18.9",
            ),
        },
        question="A player sits out three rounds while all other seats are in use: in all three rounds? And what is a position?",
        decision=(
            "In all three and when the player is moved: one round with a seat free starts the count again. A position is a box and its "
            "seat; who stands behind a box has none of his or her own."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("it is enough that the other seats are in use when the player is asked to move"),),
    ),
    Reading(
        id="Q3",
        document=STAR,
        rules={
            **alike("the player may be required to vacate seat or position", "18.9", "NSW-BJ-CHALLENGE 18.9"),
            **alike("the player may be required to vacate that seat", "VIC-2003-01 17.8", "ACT-2018-01 16.6"),
        },
        question="An idle player gives up seat or position: may the player stand behind another's box instead?",
        decision="Not without coming to the table again: seat and position both are given up. Elsewhere only the seat is.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the player may stay and stand"),),
    ),
    Reading(
        id="Q4",
        document=STAR,
        rules={
            **alike("a series of playing areas may be reserved for a player by a casino supervisor", "5.13", "NSW-BJ-CHALLENGE 5.13"),
        },
        beside={
            **alike("reserves no areas", "VIC-2003-01", "ACT-2018-01"),
        },
        question="A series of playing areas may be reserved for a player: may a single one?",
        decision="No: a series is two or more. A player who wants one area sits down at it.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("one area is the shortest series"),),
    ),
    Reading(
        id="Q5",
        document=VICTORIA,
        rules={
            "5.10": "more than one area may be had provided there are seats enough for patron demand",
            "5.10.1": "at full patronage a player may only call where seated or otherwise entitled to control",
            "ACT-2018-01 4.4": "with too few vacant boxes for demand a player who decides on more than one gives up control of a box",
            **alike(
                "with too few seats for demand a player with more than one area gives up an area", "NSW-STAR-BJ 5.8", "NSW-BJ-CHALLENGE 5.8"
            ),
        },
        question="How does a table know that demand exceeds its seats, so that several boxes are given up or not called?",
        decision="By somebody who asked for a seat, was told that none is free, and waits; as many boxes are wanted as people wait.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("as soon as every seat is taken"),),
    ),
    Reading(
        id="Q6",
        document=VICTORIA,
        rules={
            "5.13": "a wager may be refused before the initial deal if a win could not be paid exactly in chips",
            "VIC-2000-29 5.7": "a wager may be refused before the cards are dealt if a win could not be paid exactly in chips",
        },
        beside={
            "ACT-2018-01": "refuses no wager for want of chips: C18",
            **alike("5.9 pays the next higher amount and refuses nothing", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="A wager may be refused if a win could not be paid exactly: by which win is that judged?",
        decision="By any win the bet can have from the deal: evens and a natural, or every line that the bet has in the pay table.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("by evens only, since a natural is not to be expected"),),
    ),
    Reading(
        id="Q7",
        document=STAR,
        rules={
            **alike("wagers are placed in chips or promotional tokens", "5.1", "NSW-BJ-CHALLENGE 5.1"),
            **alike(
                "once the first card is out nobody may handle, increase or withdraw a wager that is not settled, "
                "except as the rules provide",
                "5.3",
                "NSW-BJ-CHALLENGE 5.3",
            ),
        },
        beside={
            "VIC-2003-01": "tokens are changed into chips first, by 5.3",
            "ACT-2018-01": "4.2 knows chips alone",
        },
        question="A wager with promotional tokens in it is split: with which hand do the tokens go?",
        decision=(
            "With the first hand, where the original wager lies; a second wager is made in chips. They cannot be moved to whichever hand "
            "does better: no wager is handled before it is settled (5.3)."
        ),
        weight=Weight.RARE_MONEY,
    ),
)
