"""Readings of our own that arose on the floor: powers, notices, closure, disputes and conduct. Their ids begin with P."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

RULES = "VIC-2003-01"
STAR = "NSW-STAR-BJ"

FLOOR_PEOPLE: tuple[Reading, ...] = (
    Reading(
        id="P1",
        document=RULES,
        rules=("13.7.3", "13.7.3(a)", "13.7.3(b)"),
        question="The notice of a change of version stands for a reasonable period, and the tables close for one: how long is that?",
        decision="As long as the people there think right, but not no time at all; the product records both lengths.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("twenty minutes, as for a closure and for a higher minimum"),),
    ),
    Reading(
        id="P2",
        document=RULES,
        rules=("7.5.3", "7.5.3(a)", "7.5.3(b)", "NSW-STAR-BJ 16.10", "NSW-BJ-CHALLENGE 16.10"),
        question="A hand is played for its player after a reasonable time: also where the player is away, and how long is it?",
        decision=(
            "Also then, since a player may be back at once. Its length is for the people at the table: somebody on duty says that the wait "
            "has begun, and it is not over in the same second."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("in New South Wales the wait is for a player who is there; the hand of one who is not is played at once"),
        ),
    ),
    Reading(
        id="P3",
        document=RULES,
        rules=("17.2.1", "ACT-2018-01 16.2(a)", "NSW-STAR-BJ 18.3.1", "NSW-BJ-CHALLENGE 18.3.1"),
        question="Any wager made by a person who broke the rules may be declared void: also one that was decided earlier in the round?",
        decision="No: what is open becomes void and goes back. A wager that was paid or taken is over, and no words undo it.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("every wager of the round is void, and what was paid or taken on it is reversed"),),
    ),
    Reading(
        id="P4",
        document=RULES,
        rules=("17.2.2", "ACT-2018-01 16.2(b)", "NSW-STAR-BJ 18.3.2", "NSW-BJ-CHALLENGE 18.3.2"),
        question="A player is excluded from further play with a wager on the layout: is that wager still played?",
        decision=(
            "Before the first card it goes back, since to be dealt in would be further play. After it the hand is played out, unless the "
            "wager is declared void as well."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the wager is played in either case"), Alternative("the wager is void in either case")),
    ),
    Reading(
        id="P5",
        document=STAR,
        rules=("18.8", "VIC-2003-01 17.7", "NSW-BJ-CHALLENGE 18.8"),
        question="The sign shows the proposed time of closure: may the table close at another time?",
        decision="Later, yes; earlier, no, even where the twenty minutes have passed: players were told otherwise.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("at any time once the sign has stood for twenty minutes"),),
    ),
    Reading(
        id="P6",
        document=RULES,
        rules=("17.9", "17.10"),
        question="Complainants in unresolved disputes are told of the regulator: when is a dispute unresolved?",
        decision=(
            "Until the person who raised it accepts a decision. The product tells a person who is not satisfied at once, and everybody who "
            "is left when the table closes."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only after the Casino Supervisor has decided and the person still objects"),),
    ),
)
