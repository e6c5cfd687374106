"""Readings of VIC-2003-01: Magnificent Sevens and its tournament.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

DOCUMENT = "VIC-2003-01"

VICTORIA_2003_SEVENS: tuple[Reading, ...] = (
    Reading(
        id="A13",
        document=DOCUMENT,
        rules={
            **alike(
                "first two cards sevens and all three cards of one suit: 150 to 1",
                "13.8.1 Table 1: Two Sevens same suit",
                "13.8.1 Table 2: Two Sevens same suit",
            ),
            **alike(
                "first two cards sevens and all three cards not of one suit: 50 to 1",
                "13.8.1 Table 1: Two Sevens mixed suit",
                "13.8.1 Table 2: Two Sevens mixed suit",
            ),
            "13.4.1(b)": "wins if the first two cards are both sevens and the wager has not won by (a)",
            "13.4.1(a)": "wins if the first three cards are all sevens",
            **alike(
                "first three cards sevens and all of one suit",
                "13.8.1 Table 1: Three Sevens same suit",
                "13.8.1 Table 2: Three Sevens same suit",
            ),
            **alike(
                "first three cards sevens and all three not of one suit",
                "13.8.1 Table 1: Three Sevens mixed suits",
                "13.8.1 Table 2: Three Sevens mixed suits",
            ),
        },
        question="Two sevens pay by whether all three cards are of one suit: which cards count?",
        decision=(
            "The two sevens: 150 to 1 suited, 50 to 1 mixed; the third card does not matter. A player who stands has no third card, the "
            "lines are titled two sevens, and the parent game pays so. Three mixed sevens are any three not all of one suit."
        ),
        weight=Weight.MONEY,
        alternatives=(
            Alternative("to the letter: the suited line needs all three cards in one suit", "magnificent-sevens-suits", "all-three"),
        ),
    ),
    Reading(
        id="A14",
        document=DOCUMENT,
        rules={
            "13.6.1(a)": "split sevens are settled by the odds of Table 1 as soon as there is a result",
        },
        question="Split sevens are settled by Table 1: also where version 2 is played?",
        decision="By the table of the version in play.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("always by Table 1"),),
    ),
    Reading(
        id="A15",
        document=DOCUMENT,
        rules={
            "13.4.2(a)": "loses if the first card dealt to the player who wagers is not a seven",
            "13.4.2(b)": "loses if that first card is a seven but the second is not",
            "13.4.1(a)": "wins if the first three cards of the betting area are all sevens",
            "13.4.1(b)": "wins if the first two cards of the betting area are both sevens and the wager has not won by (a)",
            "13.6.1": "where sevens are split, those two and the next card to the player decide",
        },
        beside={
            **alike("other side bets, which go by the player's hand as well and are settled with the box", "11.4.1(a)", "15.5.1(a)"),
        },
        question="Magnificent Sevens is decided by the cards of the player who wagers: whose are they where three share a box?",
        decision=(
            "The box's cards decide every such wager on it; the third card is the next one dealt to the box. The words leave no room for "
            "the caller's wager alone: what wins is said of the cards of the betting area and of any such wager on it."
        ),
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="A16",
        document=DOCUMENT,
        rules={
            "13.9.5(c)": "the highest chip count at the end of the shoes wins the table",
            "13.9.5(d)": "a tie in a heat is broken by additional hands for those tied only",
            "13.9.5(e)": "a tie in the final is played off over one shoe by those tied only; if still unbroken, (c) is applied",
            "13.9.5(f)": "a tie for second, third place and so on goes by (c)",
        },
        question="A tie after the play-off, and ties for lower places, go by (c), which only counts chips. By what are they broken?",
        decision="By (d): the tied players play further hands until one is ahead.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "chips are counted once, and those still equal after the play-off for first place share the places' prizes",
                "tournament-tie/final-first-place-after-the-play-off",
                "prizes-shared",
            ),
            Alternative(
                "chips are counted once, and those equal for a lower place share the places' prizes",
                "tournament-tie/final-lower-places",
                "prizes-shared",
            ),
        ),
    ),
    Reading(
        id="A17",
        document=DOCUMENT,
        rules={
            "13.9.3": "eligible entrants play in a tournament with the prize pools of Table 3",
            "13.9.4": "it is held about every 100 days, or later if there are too few entries",
            "13.9.5": "heats are reduced by elimination to the players of the final",
            "13.9.6": "schedules and prize pools are those of Table 3",
            "13.9.6 Table 3 schedule line 1: Eligible entrants": "49, 98, 147 or 196 entrants",
        },
        beside={
            "13.9.1": "brings in the general rules of tournaments, which set no numbers",
        },
        question="Schedules exist for 49, 98, 147 and 196 entrants only: what of other numbers?",
        decision=(
            "No tournament is scheduled until a listed number is reached; entries beyond it are carried to the next. To run the next "
            "smaller schedule when the time has come, and let the rest wait, is the same: it is put off only while entries are too few "
            "for any. Which of the numbers reached is played, and when, is for the conditions to state."
        ),
        weight=Weight.PROCEDURE,
    ),
    Reading(
        id="A18",
        document=DOCUMENT,
        rules={
            "13.9.2": "the game of the tournament is Magnificent Sevens itself",
            '13.2.1 "Magnificent Sevens wager"': "a wager beside the original Blackjack one, in its own space",
            '13.2.1 "Magnificent Sevens Tournament"': "for those who were dealt three suited sevens with a valid wager on them",
        },
        beside={
            "13.9.1": "brings in the general rules of tournaments, which do not know this bet",
        },
        question="In a Magnificent Sevens Tournament, does three suited sevens pay and earn another entry?",
        decision="It pays, in tournament chips; it earns no entry, because entries come from wagers at a gaming table.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("it earns an entry in the next tournament too", "m7-further-entry", "earned"),
            Alternative("it pays nothing: only the Blackjack hands count", "m7-tournament-win", "not-paid"),
        ),
    ),
    Reading(
        id="A19",
        document=DOCUMENT,
        rules={
            "13.9.6 Table 3 schedule line 5: Other top chip holders to progress": (
                "of 49, 98, 147 or 196 entrants, 0, 7, 14 or 7 others with the most chips go on"
            ),
            "13.9.6 Table 3 schedule line 10: Other top chip holders to progress": (
                "in the second round 0, 7 or 14 others with the most chips go on"
            ),
            "13.9.6 Table 3 schedule line 15: Other top chip holders to progress": (
                "in the third round 0 or 7 others with the most chips go on"
            ),
        },
        question="The other top chip holders who progress: out of which players, and what if they tie?",
        decision=(
            "The highest counts among all of that round who did not qualify at their table; ties go to further hands, 13.9.5(d). The "
            "figures leave no room for each heat by itself: 7 do not come evenly out of two heats or four, nor 14 out of three."
        ),
        weight=Weight.PROCEDURE,
    ),
)
