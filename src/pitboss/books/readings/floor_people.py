"""Readings of our own that arose on the floor: powers, notices, closure, disputes and conduct. Their ids begin with P."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

RULES = "VIC-2003-01"
STAR = "NSW-STAR-BJ"

FLOOR_PEOPLE: tuple[Reading, ...] = (
    Reading(
        id="P1",
        document=RULES,
        rules={
            "13.7.3": "the change must have been on a notice for a reasonable period",
            **alike("games are closed down for a reasonable period before they open again", "13.7.3(a)", "13.7.3(b)"),
        },
        beside={
            **alike("has no bet with versions to change between", "ACT-2018-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="The notice of a change of version stands for a reasonable period, and the tables close for one: how long is that?",
        decision="As long as the people there think right, but not no time at all; the product records both lengths.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("twenty minutes, as for a closure and for a higher minimum"),),
    ),
    Reading(
        id="P2",
        document=RULES,
        rules={
            "7.5.3": (
                "of a player who was asked and does not act, a Game Supervisor or above may direct, after a reasonable time, how "
                "the hand is played"
            ),
            "7.5.3(a)": "who refuses or fails to act",
            "7.5.3(b)": "who is not present",
            **alike(
                "who fails to decide in a reasonable period, refuses, or is not present: cards are dealt until the total exceeds 11",
                "NSW-STAR-BJ 16.10",
                "NSW-BJ-CHALLENGE 16.10",
            ),
        },
        beside={
            **alike("how the hand is then played", "7.5.3(d)", "7.5.3(f)"),
            "ACT-2018-01": "14.7 names no wait, and only a player who is not present: C11",
        },
        question="A hand is played for its player after a reasonable time: also where the player is away, and how long is it?",
        decision=(
            "Also then, since a player may be back at once. Its length is for the people at the table: somebody on duty says that the wait "
            "has begun, and it is not over in the same second."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "in New South Wales the wait is for a player who is there; the hand of one who is not is played at once",
                "absent-player-wait",
                "reasonable-time-if-there",
            ),
        ),
    ),
    Reading(
        id="P3",
        document=RULES,
        rules={
            "17.2.1": "a Casino Supervisor may declare any wager of a player who broke the rules void",
            '1.1 "Void"': "an invalid hand with no result",
            "ACT-2018-01 16.2(a)": "the operator may declare any wager made by a player void",
            "ACT-2018-01 A: Void": "neither side wins, and chips wagered or paid are returned as if the round had never occurred",
            **alike("any wager made by the person may be declared void", "NSW-STAR-BJ 18.3.1", "NSW-BJ-CHALLENGE 18.3.1"),
            **alike("invalid, with no result", "NSW-STAR-BJ 1.1: void", "NSW-BJ-CHALLENGE 1.1: void"),
            "17.2.3": "money won while in possession of a prohibited device may be seized",
        },
        beside={
            **alike("what becomes of the player", "17.2.2", "ACT-2018-01 16.2(b)", "NSW-STAR-BJ 18.3.2", "NSW-BJ-CHALLENGE 18.3.2"),
            **alike("what becomes of device and person", "17.2.5", "NSW-STAR-BJ 18.3.4", "NSW-BJ-CHALLENGE 18.3.4"),
        },
        question="Any wager made by a person who broke the rules may be declared void: also one that was decided earlier in the round?",
        decision=(
            "In the ACT yes: there void means that chips wagered or paid go back as if the round had never been, so every wager of that "
            "player in the round does, until its cards are taken up. Elsewhere void means without a result. A wager that has one, and was "
            "paid or taken, is over, and Victoria has the seizure of winnings beside it: there only what is undecided becomes void, and so "
            "does a wager that is undecided again because the round goes back to an earlier decision."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("every wager of the round is void, and what was paid or taken on it goes back", "wagers-voided", "of-the-round"),
            Alternative("only what is undecided becomes void", "wagers-voided", "undecided"),
        ),
    ),
    Reading(
        id="P4",
        document=RULES,
        rules={
            "17.2.2": "the player may be excluded from further participation in the game",
            "7.5.3": (
                "of a player who was asked and does not act, a Game Supervisor or above may direct, after a reasonable time, how "
                "the hand is played"
            ),
            "ACT-2018-01 16.2(b)": "the player may be excluded from further participation",
            "ACT-2018-01 14.7": "the hand of a player who is not present is dealt cards until it exceeds 11",
            **alike("the person may be excluded from further participation", "NSW-STAR-BJ 18.3.2", "NSW-BJ-CHALLENGE 18.3.2"),
            **alike(
                "who fails to decide in a reasonable period, refuses, or is not present: cards are dealt until the total exceeds 11",
                "NSW-STAR-BJ 16.10",
                "NSW-BJ-CHALLENGE 16.10",
            ),
        },
        beside={
            **alike(
                "a power of its own over the wager: P3", "17.2.1", "ACT-2018-01 16.2(a)", "NSW-STAR-BJ 18.3.1", "NSW-BJ-CHALLENGE 18.3.1"
            ),
            **alike("what becomes of winnings, device and person", "17.2.3", "17.2.5", "NSW-STAR-BJ 18.3.4", "NSW-BJ-CHALLENGE 18.3.4"),
        },
        question="A player is excluded from further play, or leaves, with a wager on the layout: is that wager still played, and by whom?",
        decision=(
            "Before the first card the wager of an excluded player goes back, since to be dealt in would be further play. After it the "
            "wager stays, unless it is declared void, and its owner takes no further part: nobody adds chips for that person or decides, "
            "and the hand goes the way of a player who is not there. So does the hand of whoever has left, until he or she comes back. A "
            "prize that is already won and only waits for its button is still drawn."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("the wager is played without its owner in either case", "excluded-wager", "as-absent"),
            Alternative("the wager is void in either case", "excluded-wager", "void"),
        ),
    ),
    Reading(
        id="P5",
        document=STAR,
        rules={
            **alike(
                "a table may be closed after a sign with the proposed time has been up for at least 20 minutes",
                "18.8",
                "NSW-BJ-CHALLENGE 18.8",
            ),
            "VIC-2003-01 17.7": "a table may be closed after a sign with the proposed time has been up for at least 20 minutes",
        },
        beside={
            "ACT-2018-01": "15.2 asks for notice and not for a sign with a time: H5",
        },
        question="The sign shows the proposed time of closure: may the table close at another time?",
        decision="Later, yes; earlier, no, even where the twenty minutes have passed: players were told otherwise.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("at any time once the sign has stood for twenty minutes"),),
    ),
    Reading(
        id="P6",
        document=RULES,
        rules={
            "17.9": "complainants in all unresolved disputes are told of the Director and their right to consult",
            "17.10": "the Casino Supervisor's decision is final, subject to review by the Director if requested",
            **alike(
                "any person not satisfied with the operator's decision is told of the right to complain to an inspector",
                "NSW-STAR-BJ 18.13",
                "NSW-BJ-CHALLENGE 18.13",
            ),
        },
        beside={
            "ACT-2018-01": "16.4 has a review on request and no duty to tell of it",
        },
        question="Complainants in unresolved disputes are told of the regulator: when is a dispute unresolved?",
        decision=(
            "Until the person who raised it accepts a decision. The product tells a person who is not satisfied at once, and everybody who "
            "is left when the table closes."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only after the Casino Supervisor has decided and the person still objects"),),
    ),
    Reading(
        id="P7",
        document=RULES,
        rules={
            "17.2.3": (
                "money won by the player while in possession of a prohibited device may be seized, until an investigation is complete"
            ),
        },
        beside={
            **alike("other powers over wager and person", "17.2.1", "17.2.2", "17.2.5"),
            **alike("gives no power to seize winnings", "ACT-2018-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="What a player has won while in possession of a banned device may be seized. Since when was it held, and do losses count?",
        decision=(
            "The log tells since when: from the moment the device was found, or from the round that the report of it names, until it is "
            "taken away; how long a pocket held it before that, only a person can say. What each winning wager won may be seized, as far "
            "as it still stands and once only; what the player lost in the same time is no part of what was won."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("only what is left after losses in the same time", "winnings-counted", "after-losses"),),
    ),
    Reading(
        id="P8",
        document=STAR,
        rules={
            **alike("a dispute goes to a Gaming Supervisor first, subject to review if requested", "18.12", "NSW-BJ-CHALLENGE 18.12"),
            "VIC-2003-01 17.10": "the Casino Supervisor's decision is final, subject to review by the Director if requested",
            "ACT-2018-01 16.4": "the operator's decision is final, subject to review if requested",
        },
        question="The decision of a dispute is subject to a review if one is requested: by whom?",
        decision="By a party: the person who raised the dispute, or a player with a wager in the round that it is about.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("by anybody at the table"),),
    ),
)
