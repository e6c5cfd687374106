"""Doubts about promotional prizes, met when they were made to run: decided, with what else the words could mean."""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

STAR = "NSW-STAR-BJ"

PROMOTIONS: tuple[Reading, ...] = (
    Reading(
        id="V1",
        document=STAR,
        rules={
            **alike("prizes may not include more than 20 litres of liquor", "20.5.4", "NSW-BJ-CHALLENGE 20.5.4"),
        },
        question="Prizes may not hold more than 20 litres of liquor: each prize, or all prizes of a promotion together?",
        decision="Each prize by itself, with everything that belongs to it. Exactly 20 litres are allowed.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("all prizes of one promotion added up"),),
    ),
    Reading(
        id="V2",
        document=STAR,
        rules={
            **alike(
                "the Authority has full details of the terms at least 24 hours before a promotion commences",
                "20.9",
                "NSW-BJ-CHALLENGE 20.9",
            ),
            **alike("after it has commenced, terms are changed only with the Authority's approval", "20.9.1", "NSW-BJ-CHALLENGE 20.9.1"),
        },
        question="The Authority has the terms 24 hours before commencement: when is that, and what of terms changed in between?",
        decision=(
            "It commences when entries are first taken. A change before that starts the 24 hours anew, since the Authority would otherwise "
            "not have had the full terms for a day."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative("the first version counts, and a change before the promotion commences is merely sent on"),
            Alternative("it commences when it is first advertised"),
        ),
    ),
    Reading(
        id="V3",
        document=STAR,
        rules={
            **alike("the terms give the closing date and time for entries", "20.7.6", "NSW-BJ-CHALLENGE 20.7.6"),
        },
        question="Is an entry received in the very second of closing time in time?",
        decision="Yes. The draw is made after that second.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no: entries close as that second begins"),),
    ),
    Reading(
        id="V4",
        document=STAR,
        rules={
            **alike(
                "reasonable endeavours to notify a winner within 2 days, face to face, by mail, telephone or email",
                "20.8",
                "NSW-BJ-CHALLENGE 20.8",
            ),
        },
        question="The operator must make reasonable endeavours to tell a winner: when is it enough?",
        decision="When the winner was reached or has claimed, or every means that the terms name was tried within the two days.",
        weight=Weight.PROCEDURE,
        alternatives=(
            Alternative("one attempt by any one means"),
            Alternative("attempts on both days"),
            Alternative("all four means, whatever the terms name"),
        ),
    ),
    Reading(
        id="V5",
        document=STAR,
        rules={
            **alike("the winner of a cash prize greater than $10,000 may choose how it is paid", "20.4", "NSW-BJ-CHALLENGE 20.4"),
            **alike("a winner may be given the option of a cash alternative", "20.3", "NSW-BJ-CHALLENGE 20.3"),
        },
        question="Does a winner who takes more than $10,000 as the cash alternative to a thing choose how it is paid?",
        decision="Yes: once it is taken in cash it is a cash prize.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("no: the prize that was offered was no cash prize"),),
    ),
    Reading(
        id="V6",
        document=STAR,
        rules={
            **alike("a scrutineer oversees draws where an individual prize is over $10,000", "20.2", "NSW-BJ-CHALLENGE 20.2"),
        },
        question="A scrutineer watches where an individual prize is over $10,000: what of several prizes, and of a prize drawn again?",
        decision=(
            "Each prize that one person wins is measured by itself. Where one is over, the scrutineer watches the whole draw, and again "
            "when that prize is drawn anew."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only the drawing of that one prize is watched"),),
    ),
    Reading(
        id="V7",
        document=STAR,
        rules={
            **alike("the terms state the criteria for entry", "20.7.3", "NSW-BJ-CHALLENGE 20.7.3"),
            **alike("the operator nominates a scrutineer to oversee a large draw", "20.2", "NSW-BJ-CHALLENGE 20.2"),
            **alike("the operator decides disputes about prizes, finally", "20.11", "NSW-BJ-CHALLENGE 20.11"),
        },
        question="May somebody who runs a promotion, approves it, watches its draw, draws or pays enter it, or watch what he or she runs?",
        decision=(
            "No, also not after leaving the duty: nobody decides about a prize that he or she may win, and whoever has an entry takes no "
            "part in running it. Whoever watches the draw has no other part."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("yes: the criteria are for the terms, and no rule bars anybody but the scrutineer's independence"),),
    ),
    Reading(
        id="V8",
        document=STAR,
        rules={
            **alike("the terms state in what manner prizes are awarded", "20.7.1", "NSW-BJ-CHALLENGE 20.7.1"),
            **alike("after commencement, terms are changed only with the Authority's approval", "20.9.1", "NSW-BJ-CHALLENGE 20.9.1"),
        },
        question="The Authority approves other prizes after the draw was committed to: what becomes of the commitment?",
        decision=(
            "It no longer holds, and the draw is committed to anew while entries are open. Once they are closed, the prizes of a draw that "
            "was committed to stay what they are."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the first commitment holds, and the prizes are whatever the terms say at the draw"),),
    ),
)
