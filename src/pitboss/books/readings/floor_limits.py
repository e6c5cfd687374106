"""Readings of our own that arose on the floor: limits, signs, markers and restrictions. Their ids begin with R."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

RULES = "VIC-2003-01"
STAR = "NSW-STAR-BJ"
CAPITAL = "ACT-2018-01"

FLOOR_LIMITS: tuple[Reading, ...] = (
    Reading(
        id="R1",
        document=RULES,
        rules=("6.1", "6.5", "Footnote 2: s 66(1)(d)", "ACT-2018-01 3.1", "ACT-2018-01 17.7", "NSW-STAR-BJ 6.1", "NSW-STAR-BJ 14.5"),
        question="The limits must be on a sign at the table. What becomes of a table for which nobody has set any?",
        decision=(
            "It plays without limits, since no rule fixes a figure: training and private tables need none. Once limits have been set, or "
            "the sign was looked for and found missing, no round begins without the sign and no side bet without its own."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no table may open before its sign is up"),),
    ),
    Reading(
        id="R2",
        document=STAR,
        rules=("6.5.1", "6.6.2", "NSW-BJ-CHALLENGE 6.5.1", "NSW-BJ-CHALLENGE 6.5.4"),
        question="The minimum is raised at once and a player already playing keeps the old one: who is already playing?",
        decision="Everybody who has come to the table and not left it, with or without a wager in the last round.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("only those with a wager in the round in play or the last one"),),
    ),
    Reading(
        id="R3",
        document=RULES,
        rules=("6.2.2", "6.5", "ACT-2018-01 3.5"),
        question="A box holds its maximum already and another player wants to wager on it: is that wager taken and cut to nothing?",
        decision=(
            "It is not taken: nothing of it could be settled, and a player without a wager must not come to call the hand. Where whoever "
            "calls has the first claim, it is taken, because who calls is seen only when betting ends."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("it is taken, and all of it goes back when betting ends"),),
    ),
    Reading(
        id="R4",
        document=STAR,
        rules=("5.11", "5.10", "NSW-BJ-CHALLENGE 5.11", "NSW-BJ-CHALLENGE 5.10"),
        question="A player may be held to the minimum in all further shoes where he or she misses a round: from when in such a shoe?",
        decision="From the first round of that shoe that the player misses; until then, and in a shoe without a missed round, freely.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("from the first card of every further shoe, whether a round of it is missed or not"),),
    ),
    Reading(
        id="R5",
        document=STAR,
        rules=("14.5", "NSW-BJ-CHALLENGE 13.2", "NSW-BJ-CHALLENGE 14.3", "ACT-2018-01 17.7", "ACT-2018-01 17.19"),
        question="The sign shows the amount or the limits of a side bet, and nothing says what becomes of one outside them. What does?",
        decision=(
            "It is not taken before the first card. A sign with one amount takes that amount and no other; one with two takes whatever "
            "lies between. The rules on main wagers outside the limits speak of the box there and are not stretched to side bets. "
            "Victoria's rule 6.2 speaks of any wager on a particular bet and leaves no such doubt."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("it is settled as a main wager outside the limits is", "side-bet-outside-limits", "as-main"),),
    ),
    Reading(
        id="R6",
        document=RULES,
        rules=("6.2.1", "ACT-2018-01 3.4", "VIC-2000-29 6.2(a)"),
        question="A player who was warned wagers below the minimum again and gets it back: before the deal, or after the result?",
        decision=(
            "On a box it is dealt to and goes back after the result, with all that doubling or splitting added, since it is returned "
            "whatever the result; it wins and loses nothing. At Com-Bo, where no hand depends on it, it goes back when betting ends."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("it goes back before the first card, and its owner has no hand"),),
    ),
    Reading(
        id="R7",
        document=STAR,
        rules=("6.7", "NSW-BJ-CHALLENGE 6.6", "ACT-2018-01 3.2", "VIC-2000-29 6.4", "VIC-2003-01 6.3"),
        question="A player may be let go above the maximum. May the player's own minimum be lower than the sign's, and for how long?",
        decision=(
            "No lower: the rule lets wagers exceed the maximum and no more, though the player's own minimum may be higher. It lasts while "
            "the marker stands and the player stays; Victoria's rule 6.3 speaks of both limits, and there either may differ."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a sign with a new minimum may show any figure"),),
    ),
    Reading(
        id="R8",
        document=CAPITAL,
        rules=("4.6", "3.5", "3.2"),
        question=(
            "Others may wager beside a personal limit provided that all wagers together do not exceed the box's stated maximum: is a wager "
            "that would exceed it refused, or cut as any wager above the maximum is?"
        ),
        decision=(
            "Refused: keeping within the maximum is the condition on which others may wager there at all, and 3.5 settles wagers that may "
            "be made. The holder of the limit, who comes later, is refused in the same way, as H8 has it."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "it is taken, and what exceeds the maximum beside the holder's wager goes back under 3.5",
                "personal-limits-others",
                "cut-to-box-maximum",
            ),
        ),
    ),
)
