"""Readings of our own that arose on the floor: shuffle, cut, burn, checks and devices. Their ids begin with S."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

RULES = "VIC-2003-01"
CAPITAL = "ACT-2018-01"
STAR = "NSW-STAR-BJ"

FLOOR_CARDS: tuple[Reading, ...] = (
    Reading(
        id="S1",
        document=RULES,
        rules={
            "4.2.1": "the dealer may offer the stack; just at the beginning of the game, to the first player to arrive",
            "4.2.2": "where no player accepts it, a Game Supervisor or Casino Supervisor cuts",
            "ACT-2018-01 5.2": "the cards are offered to a player to be cut, in an order of preference",
            "ACT-2018-01 5.2 closing words": "where no player wishes to, a casino supervisor cuts",
            **alike("where no player accepts it, a casino supervisor cuts", "NSW-STAR-BJ 4.4", "NSW-BJ-CHALLENGE 4.6"),
        },
        question="A stack is made ready before any player has come to the table. Who cuts it?",
        decision=(
            "A supervisor, who is the only one that the words name, or the first player who comes, if the dealer waits. That nobody has "
            "accepted is true of an empty table too. The dealer may as well, which goes beyond the words: they give the dealer no cut. It "
            "is a convenience of the record, so that a table can be made ready by one person; a house that keeps to the letter elects so."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only a supervisor: no player has accepted the cut", "cut-at-empty-table", "supervisor"),),
    ),
    Reading(
        id="S2",
        document=RULES,
        rules={
            "4.2.1(c)": "after a cutting card on the dealer's hand, the player farthest to the dealer's right cuts",
            "4.2.2": "after a refusal each player is offered the cut, clockwise; if no player accepts, a supervisor cuts",
            "ACT-2018-01 5.2(c)": "after a cutting card on the dealer's hand, the player farthest to the dealer's right cuts",
            "ACT-2018-01 5.2(d)": "otherwise each player is asked, clockwise",
            **alike(
                "after a refusal each player is offered the cut, clockwise; if no player accepts, a supervisor cuts",
                "NSW-STAR-BJ 4.4",
                "NSW-BJ-CHALLENGE 4.6",
            ),
        },
        question="The cut goes clockwise round the table, and begins at the dealer's far right. Where do players who stand come in?",
        decision="By seats: the highest number is the far right. Those who stand are asked after everybody seated, as they arrived.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only players who are seated are asked"), Alternative("who stands is asked with the box wagered on")),
    ),
    Reading(
        id="S3",
        document=RULES,
        rules={
            **alike(
                "the player on whose area the cutting card came in the last round cuts",
                "4.2.1(b)",
                "ACT-2018-01 5.2(b)",
                "NSW-STAR-BJ 4.3.2",
                "NSW-BJ-CHALLENGE 4.5.2",
            ),
            "5.9": "where several wager on an area, the one whose wager is nearest the dealer calls",
        },
        question="The player on whose area the cutting card came is to cut, and several have wagered there. Which of them?",
        decision="The one who calls the decisions on that area. If that player has left, the next one clockwise from the area.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the player seated there, even if another calls"),),
    ),
    Reading(
        id="S4",
        document=STAR,
        rules={
            **alike("the dealer offers the cut to a player, by a list", "4.3", "NSW-BJ-CHALLENGE 4.5"),
            **alike("a casino supervisor may direct a shuffle after a round", "4.1.4", "NSW-BJ-CHALLENGE 4.4.4"),
        },
        beside={
            "VIC-2003-01": "G29 decides it there",
            "ACT-2018-01": "5.2(d) serves for every other case",
        },
        question="The list of who cuts has no case for a shuffle that a casino supervisor directed after a round. Who is offered it?",
        decision="The player at the dealer's far right, as in every case of the list where no area received the cutting card.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the casino supervisor cuts, since no player is designated"),),
    ),
    Reading(
        id="S5",
        document=CAPITAL,
        rules={
            "2.4": "a marked or damaged card may be changed at any time, all the cards after any round",
            "VIC-2003-01 4.4.2": "the Casino Supervisor has any or all unfit cards replaced, provided no hand is in progress",
            "VIC-2000-29 3.3": "unfit cards may be changed after any round, provided no hand is in progress",
        },
        beside={
            **alike("cards are replaced at the completion of a round, by 3.5 and 3.6", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="A damaged card may be changed at any time. Does the hand or the shoe that it belongs to change?",
        decision=(
            "No: a like card takes its place wherever it lies, and only all the cards together wait for the end of the round. That is for "
            "the ACT. In Victoria, and at Com-Bo, one card waits as all do while a hand is in progress."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a card of the layout is changed after the round only"),),
    ),
    Reading(
        id="S6",
        document=RULES,
        rules={
            **alike("shuffle immediately when a Casino Supervisor finds the sequence abnormal", "4.1.1(d)", "VIC-2000-29 4.1(d)"),
            **alike("shuffle at other times when a Casino Supervisor sees reasonable cause", "4.1.1(e)", "VIC-2000-29 4.1(g)"),
            "4.1.1(c)": "shuffle at the end of the round in which the cutting card is exposed",
            "VIC-2000-29 4.1(f)": "shuffle whenever the decks have been dropped or mishandled",
        },
        beside={
            "4.1.1(a)": "between games",
            "ACT-2018-01": "no shuffle on a supervisor's opinion",
            **alike("4.1.4 and 4.4.4 say after a round", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="A supervisor finds the order abnormal, or other cause to shuffle, in the middle of a round. What is shuffled, and when?",
        decision=(
            "For an abnormal order at once: the shoe and the discards together, while the layout stays; they are cut, no card is burned, "
            "and the round goes on. It cannot mean once the round is over: for that 4.1.1(c) has words. For other cause, where "
            "the rule does not say immediately, after the round."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("only what is left in the shoe is shuffled", "shuffled-in-a-round", "shoe-alone"),),
    ),
    Reading(
        id="S7",
        document=RULES,
        rules={
            **alike("an approved automatic shoe shuffles continuously", "4.1.1(f)", "VIC-2000-29 4.1(e)"),
            "ACT-2018-01 18.1": "with an automated shoe rule 5 is replaced by 18.2",
            **alike("the discards go into the device at the completion of the initial deal", "NSW-STAR-BJ 7.2", "NSW-BJ-CHALLENGE 7.2"),
        },
        beside={
            "4.1.1(a)": "between games",
        },
        question="An automatic shoe shuffles without pause. When do the discards go back into it?",
        decision="Between rounds; New South Wales alone names a moment in the round, the end of the initial deal.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("at any time, also while a round is being played", "discards-reloaded", "at-any-time"),),
    ),
    Reading(
        id="S8",
        document=CAPITAL,
        rules={
            "2.3": "before the start of a round the operator determines two things",
            "2.3(b)": "the approved shuffle",
            "5.1": "the dealer shuffles for each new shoe",
        },
        beside={
            **alike("leaves no shuffle for the operator to determine", "VIC-2003-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
        },
        question="The operator determines the approved shuffle before a round. Must that be done anew for every round?",
        decision="No: what was determined last stands, at first the shuffle of the approved procedures that the table was opened with.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no round may begin before the operator has named the shuffle for it"),),
    ),
    Reading(
        id="S9",
        document=RULES,
        rules={
            **alike(
                "shuffle when a round would begin with the cutting card",
                "4.1.1(b)",
                "NSW-STAR-BJ 4.1.2",
                "NSW-BJ-CHALLENGE 4.4.2",
                "VIC-2000-29 4.1(b)",
            ),
            **alike("shuffle at the end of the round in which the cutting card is exposed", "4.1.1(c)", "VIC-2000-29 4.1(c)"),
            "ACT-2018-01 5.4(a)": "shuffle when a round would begin with the cutting card",
            "ACT-2018-01 5.4(b)": "or at the end of the round during which it is drawn",
            **alike("shuffle at the end of the round in which the cutting card is drawn", "NSW-STAR-BJ 4.1.3", "NSW-BJ-CHALLENGE 4.4.3"),
        },
        beside={
            **alike("between games", "4.1.1(a)", "NSW-STAR-BJ 4.1.1", "NSW-BJ-CHALLENGE 4.4.1"),
        },
        question="When has the cutting card come: with the last card before it, or with the first one behind it?",
        decision=(
            "When it would be drawn: on the hand that the card behind it goes to. If a round ends with the last card before it, it is the "
            "first card of the next round. Either way the cards are shuffled before that round; only who is offered the cut depends on it."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("with the last card before it, since it can then be seen in the mouth of the shoe"),),
    ),
    Reading(
        id="S10",
        document="VIC-2003-01",
        rules={
            "3.2.5": "the cards are checked before gaming begins, and counted when it ends",
            "ACT-2018-01 2.2": "the dealer checks the cards one by one before gaming begins, and when or after it ends",
            **alike(
                "a dealer, a casino supervisor or a deck-checking device checks the cards before they are used at a table",
                "NSW-STAR-BJ 3.3",
                "NSW-BJ-CHALLENGE 3.4",
            ),
            "VIC-2000-29 3.2": "the cards are checked before gaming begins and when it ends",
        },
        question="Cards are checked before gaming or before use: what must there be on record before a table deals?",
        decision=(
            "The word of somebody who may check them, before they are first shuffled. Who opens the table gives it by opening; where that "
            "is not one whom the document lets check, the dealer checks them in so many words. A table that has dealt is not asked again."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a check is recorded by itself, apart from the opening, each time"),),
    ),
)
