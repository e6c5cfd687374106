"""Readings of our own that arose on the floor: shuffle, cut, burn, checks and devices. Their ids begin with S."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

RULES = "VIC-2003-01"
CAPITAL = "ACT-2018-01"
STAR = "NSW-STAR-BJ"

FLOOR_CARDS: tuple[Reading, ...] = (
    Reading(
        id="S1",
        document=RULES,
        rules=("4.2.1", "4.2.2", "ACT-2018-01 5.2", "ACT-2018-01 5.2 closing words", "NSW-STAR-BJ 4.4", "NSW-BJ-CHALLENGE 4.6"),
        question="A stack is made ready before any player has come to the table. Who cuts it?",
        decision="The dealer: the supervisor cuts where players were asked and none would, and here is nobody to ask.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the supervisor: no player has accepted the cut"),),
    ),
    Reading(
        id="S2",
        document=RULES,
        rules=("4.2.1(c)", "4.2.2", "ACT-2018-01 5.2(c)", "ACT-2018-01 5.2(d)", "NSW-STAR-BJ 4.4", "NSW-BJ-CHALLENGE 4.6"),
        question="The cut goes clockwise round the table, and begins at the dealer's far right. Where do players who stand come in?",
        decision="By seats: the highest number is the far right. Those who stand are asked after everybody seated, as they arrived.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only players who are seated are asked"), Alternative("who stands is asked with the box wagered on")),
    ),
    Reading(
        id="S3",
        document=RULES,
        rules=("4.2.1(b)", "5.9", "ACT-2018-01 5.2(b)", "NSW-STAR-BJ 4.3.2", "NSW-BJ-CHALLENGE 4.5.2"),
        question="The player on whose area the cutting card came is to cut, and several have wagered there. Which of them?",
        decision="The one who calls the decisions on that area. If that player has left, the next one clockwise from the area.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the player seated there, even if another calls"),),
    ),
    Reading(
        id="S4",
        document=STAR,
        rules=("4.3", "4.1.4", "NSW-BJ-CHALLENGE 4.5", "NSW-BJ-CHALLENGE 4.4.4"),
        question="The list of who cuts has no case for a shuffle that a casino supervisor directed after a round. Who is offered it?",
        decision="The player at the dealer's far right, as in every case of the list where no area received the cutting card.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the casino supervisor cuts, since no player is designated"),),
    ),
    Reading(
        id="S5",
        document=CAPITAL,
        rules=("2.4", "VIC-2003-01 4.4.2", "VIC-2000-29 3.3"),
        question="A damaged card may be changed at any time. Does the hand or the shoe that it belongs to change?",
        decision="No: a like card takes its place wherever it lies. Only all the cards together wait for the end of the round.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("a card of the layout is changed after the round only"),),
    ),
    Reading(
        id="S6",
        document=RULES,
        rules=("4.1.1(d)", "4.1.1(e)", "VIC-2000-29 4.1(d)", "VIC-2000-29 4.1(g)", "VIC-2000-29 4.1(f)"),
        question="A supervisor finds the order abnormal, or other cause to shuffle, in the middle of a round. What is shuffled, and when?",
        decision=(
            "For an abnormal order at once: the shoe and the discards together, while the layout stays; they are cut, no card is burned, "
            "and the round goes on. For other cause, where the rule does not say immediately, after the round."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("only what is left in the shoe is shuffled"),
            Alternative("immediately means as soon as the round is over"),
        ),
    ),
    Reading(
        id="S7",
        document=RULES,
        rules=("4.1.1(f)", "VIC-2000-29 4.1(e)", "ACT-2018-01 18.1"),
        question="An automatic shoe shuffles without pause. When do the discards go back into it?",
        decision="Between rounds; New South Wales alone names a moment in the round, the end of the initial deal.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("at any time, also while a round is being played"),),
    ),
    Reading(
        id="S8",
        document=CAPITAL,
        rules=("2.3", "2.3(b)", "5.1"),
        question="The operator determines the approved shuffle before a round. Must that be done anew for every round?",
        decision="No: what was determined last stands, at first the shuffle of the approved procedures that the table was opened with.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no round may begin before the operator has named the shuffle for it"),),
    ),
    Reading(
        id="S9",
        document=RULES,
        rules=("4.1.1(b)", "4.1.1(c)", "ACT-2018-01 5.4(a)", "ACT-2018-01 5.4(b)", "NSW-STAR-BJ 4.1.2", "NSW-STAR-BJ 4.1.3"),
        question="When has the cutting card come: with the last card before it, or with the first one behind it?",
        decision=(
            "When it would be drawn: on the hand that the card behind it goes to. If a round ends with the last card before it, it is the "
            "first card of the next round."
        ),
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("with the last card before it, since it can then be seen in the mouth of the shoe"),),
    ),
)
