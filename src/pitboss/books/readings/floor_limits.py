"""Readings of our own that arose on the floor: limits, signs, markers and restrictions. Their ids begin with R."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

RULES = "VIC-2003-01"
STAR = "NSW-STAR-BJ"
CAPITAL = "ACT-2018-01"

FLOOR_LIMITS: tuple[Reading, ...] = (
    Reading(
        id="R1",
        document=RULES,
        rules={
            "6.1": "the dealer must ensure the display of the signs that the Act asks for",
            "6.5": "the limits per betting area are shown on a notice at the table",
            "Footnote 2: s 66(1)(d)": "the operator must have a sign with the minimum and maximum displayed at each table",
            "ACT-2018-01 3.1": "the operator shall have a sign at the table with the limits per box",
            **alike("the operator shall display the limits of the side bet on a sign", "ACT-2018-01 17.7", "ACT-2018-01 17.19"),
            **alike("a sign at the table shall show the limits of each playing area", "NSW-STAR-BJ 6.1", "NSW-BJ-CHALLENGE 6.1"),
            "NSW-STAR-BJ 14.5": "a sign shall show the amount of an optional wager",
            "NSW-BJ-CHALLENGE 13.2": "a sign shall show the amount of an Any Pairs wager",
            "NSW-BJ-CHALLENGE 14.3": "a sign shall show the amount of a Perfect Pairs wager",
        },
        question="The limits must be on a sign at the table. What becomes of a table for which nobody has set any in the record?",
        decision=(
            "The sign must hang there, and a breach is not presumed: until limits have been set the record does not hold what it says, so "
            "no wager is measured by it. Once limits have been set, or the sign was looked for and found missing, no round begins without "
            "the sign and no side bet without its own."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no table may open before its sign is up"),),
    ),
    Reading(
        id="R2",
        document=STAR,
        rules={
            **alike(
                "the minimum may be raised at any time, provided any player already playing may continue at the old one",
                "6.5.1",
                "NSW-BJ-CHALLENGE 6.5.1",
            ),
            **alike("new players arriving after the change keep the new minimum", "6.6.2", "NSW-BJ-CHALLENGE 6.5.4"),
        },
        beside={
            **alike("nobody keeps an old minimum: it rises for all after its sign or notice", "VIC-2003-01", "ACT-2018-01"),
        },
        question="The minimum is raised at once and a player already playing keeps the old one: who is already playing?",
        decision="Everybody who has come to the table and not left it, with or without a wager in the last round.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("only those with a wager in the round in play or the last one", "protected-players", "old-minimum-if-wagered"),
        ),
    ),
    Reading(
        id="R3",
        document=RULES,
        rules={
            "6.2.2": "an individual wager above the maximum is paid or collected to the maximum",
            "6.5": "the notice shows the limits per betting area",
            "ACT-2018-01 3.5": "wagers above the maximum are paid or collected only to the maximum",
            **alike("who controls the area has the first option on the whole maximum", "NSW-STAR-BJ 6.1.1", "NSW-BJ-CHALLENGE 6.1.1"),
        },
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
        rules={
            **alike(
                "a Gaming Manager may extend that to all further shoes where the player misses a round", "5.11", "NSW-BJ-CHALLENGE 5.11"
            ),
            **alike("who misses a round of a shoe may be restricted to the minimum until it is completed", "5.10", "NSW-BJ-CHALLENGE 5.10"),
        },
        beside={
            **alike("5.12 and 4.7 hold a player for one shoe and no longer", "VIC-2003-01", "ACT-2018-01"),
        },
        question="A player may be held to the minimum in all further shoes where he or she misses a round: from when in such a shoe?",
        decision="From the first round of that shoe that the player misses; until then, and in a shoe without a missed round, freely.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("from the first card of every further shoe, whether a round of it is missed or not"),),
    ),
    Reading(
        id="R5",
        document=STAR,
        rules={
            "14.5": "a sign shall show the amount of an optional wager",
            "NSW-BJ-CHALLENGE 13.2": "a sign shall show the amount of an Any Pairs wager",
            "NSW-BJ-CHALLENGE 14.3": "a sign shall show the amount of a Perfect Pairs wager",
            **alike("the operator shall display the limits of the side bet on a sign", "ACT-2018-01 17.7", "ACT-2018-01 17.19"),
            "VIC-2003-01 6.2.1": (
                "an individual wager below the minimum for a particular bet is settled once, and further ones are returned "
                "regardless of the result"
            ),
            "VIC-2003-01 6.2.2": "an individual wager above the maximum is paid or collected to the maximum",
            "ACT-2018-01 3.4": "wagers below the minimum are at first settled, and the owner told that further ones are returned",
            "ACT-2018-01 3.5": "wagers above the displayed maximum are settled only to the maximum",
            **alike("a wager found below the minimum after the first card is valid", "6.2", "NSW-BJ-CHALLENGE 6.2"),
            **alike("wagers together above the maximum of a playing area are settled to the maximum", "6.3", "NSW-BJ-CHALLENGE 6.3"),
            "VIC-2003-01 1.4.1": "a bet is the outcome on which a wager may be placed",
        },
        question="The sign shows the amount or the limits of a side bet, and nothing says what becomes of one outside them. What does?",
        decision=(
            "In New South Wales it is not taken before the first card: a sign with one amount takes that amount and no other, one with two "
            "whatever lies between, and the rules on main wagers outside the limits speak of the playing area there. In the ACT it is "
            "settled as a main wager is: 3.4 and 3.5 say wagers below the minimum and above the displayed maximum, and name no box. "
            "Victoria's rule 6.2 speaks of any wager on a particular bet and leaves no such doubt."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("in New South Wales too it is settled as a main wager outside the limits is", "side-bet-outside-limits", "as-main"),
            Alternative("in the ACT too it is not taken before the first card", "side-bet-outside-limits", "not-taken"),
        ),
    ),
    Reading(
        id="R6",
        document=RULES,
        rules={
            "6.2.1": (
                "a wager below the minimum is settled once, and the owner told that further ones are returned regardless of the result"
            ),
            "ACT-2018-01 3.4": "wagers below the minimum are at first settled, and the owner told that further ones are returned",
            "VIC-2000-29 6.2(a)": (
                "a wager below the minimum is settled once, and the owner told that further ones are returned regardless of the result"
            ),
        },
        beside={
            **alike("for a wager over the maximum", "6.2.2", "VIC-2000-29 6.2(b)"),
            **alike("6.2 makes a dealt wager valid, however often", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="A player who was warned wagers below the minimum again and gets it back: before the deal, or after the result?",
        decision=(
            "On a box it is dealt to and goes back after the result, with all that doubling or splitting added, since it is returned "
            "whatever the result: Victoria says so, and the ACT is read alike. It wins and loses nothing. At Com-Bo, where no hand "
            "depends on it, it goes back when betting ends."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("it goes back before the first card, and its owner has no hand", "under-minimum-again", "returned-undealt"),
        ),
    ),
    Reading(
        id="R7",
        document=STAR,
        rules={
            **alike(
                "a player may be allowed above the maximum, with a sign denoting that player's new minimum and maximum",
                "6.7",
                "NSW-BJ-CHALLENGE 6.6",
            ),
            "ACT-2018-01 3.2": "a player may be allowed above the box maximum, with a marker beside the box",
            "VIC-2000-29 6.4": "a player may be allowed above the maximum, with a marker beside the area",
            "VIC-2003-01 6.3": "limits that differ from both on the sign may be agreed for a player",
        },
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
        rules={
            "4.6": "others may wager there too, provided all wagers together do not exceed the stated maximum",
            "3.5": "wagers above the displayed maximum are settled only to the maximum",
            "3.2": "a player may be allowed above the box maximum, with a marker beside the box",
        },
        beside={
            "4.5": "how many may share the box",
            **alike("has no such condition on those who wager beside a personal limit", "VIC-2003-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
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
