"""Readings of our own in the rules of New South Wales: people, limits and accidents, in both documents.

A rule of another document is written with that document's key before it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight, alike

STAR = "NSW-STAR-BJ"

OURS_NSW_TABLE: tuple[Reading, ...] = (
    Reading(
        id="H15",
        document=STAR,
        rules={
            **alike(
                "on an invalidated outcome all wagers may be refunded, and a culprit's may be forfeited", "18.5", "NSW-BJ-CHALLENGE 18.5"
            ),
            **alike("a casino supervisor may invalidate an outcome for a disturbance or a fraud", "18.4", "NSW-BJ-CHALLENGE 18.4"),
        },
        question="Wagers on an invalidated outcome may be refunded: what happens when nobody has said so?",
        decision="They are refunded, unless the casino supervisor directs otherwise or has a culprit's wager forfeited.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("they are kept unless the casino supervisor directs a refund", "refund-after-invalidation", "if-directed"),
        ),
    ),
    Reading(
        id="H16",
        document=STAR,
        rules={
            **alike("nobody shall use or control a device at or near a table", "18.1", "NSW-BJ-CHALLENGE 18.1"),
            **alike("where satisfied of that, a casino supervisor may do what follows", "18.3", "NSW-BJ-CHALLENGE 18.3"),
            **alike(
                "have a person in possession of a prohibited device detained until an inspector or the police attend",
                "18.3.4",
                "NSW-BJ-CHALLENGE 18.3.4",
            ),
        },
        question="Using or controlling a device is banned, while a person in possession of one may be detained: is possession enough?",
        decision="No: the device must have been used or controlled, and then whoever has it may be detained.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("having a device at or near a table is enough"),),
    ),
    Reading(
        id="H17",
        document=STAR,
        rules={
            **alike("a Gaming Supervisor decides first, subject to review by a casino supervisor", "18.12", "NSW-BJ-CHALLENGE 18.12"),
            **alike(
                "anybody in a managerial capacity, Gaming Supervisors included",
                "1.1: casino supervisor",
                "NSW-BJ-CHALLENGE 1.1: casino supervisor",
            ),
        },
        question="A Gaming Supervisor decides first and a casino supervisor reviews, but every Gaming Supervisor is one. Who reviews?",
        decision="Another person than decided first, of higher rank where there is one on duty.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("any casino supervisor, also the one who decided"),),
    ),
    Reading(
        id="H18",
        document=STAR,
        rules={
            **alike("of travel: what is included, with a list", "20.7.11.3(ii)", "NSW-BJ-CHALLENGE 20.7.11.3(ii)"),
            **alike("of real estate: what is included, with a list", "20.7.11.4(vi)", "NSW-BJ-CHALLENGE 20.7.11.4(vi)"),
        },
        question="The terms say what travel or real estate includes, with a list: must each thing listed be mentioned?",
        decision="Yes: of each the terms say whether it is included.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("only what is included need be named; the list gives examples"),),
    ),
    Reading(
        id="H19",
        document=STAR,
        rules={
            **alike("reasonable endeavours to notify a winner within 2 days of the draw", "20.8", "NSW-BJ-CHALLENGE 20.8"),
        },
        question="A winner is to be told within two days of the draw: how are they counted?",
        decision="By the end of the second day after the day of the draw.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("within forty-eight hours"), Alternative("within two working days")),
    ),
    Reading(
        id="H20",
        document=STAR,
        rules={
            **alike("a patron is told as soon as practicable why a prize is refused", "20.10", "NSW-BJ-CHALLENGE 20.10"),
            **alike("details of denied claims for a prize over $100 are retained", "20.10.1", "NSW-BJ-CHALLENGE 20.10.1"),
        },
        question="Denied claims for a prize over $100 are kept on record: what is measured, and for how long?",
        decision="The value of the prize claimed, if more than $100; without end. Everybody refused is told why, whatever the prize.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("the amount claimed, where it is less than the prize"),),
    ),
    Reading(
        id="H21",
        document=STAR,
        rules={
            **alike("a second player may wager up to what the caller leaves of the maximum", "6.1.2", "NSW-BJ-CHALLENGE 6.1.2"),
            **alike("a third player may wager up to what those two leave", "6.1.3", "NSW-BJ-CHALLENGE 6.1.3"),
            **alike(
                "where together they are over the maximum, 6.1.1 to 6.1.3 determine each player's share", "6.3.1", "NSW-BJ-CHALLENGE 6.3.1"
            ),
            **alike("the others' wagers stand in a line behind the caller's", "5.7.2", "NSW-BJ-CHALLENGE 5.7.2"),
        },
        question="After the player who calls, a second and a third player share what is left of the maximum: who is second?",
        decision="The one whose wager lies next from the dealer's side, where the dealer has them lined up.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the one who wagered next", "shared-maximum-order", "as-placed"),),
    ),
    Reading(
        id="H22",
        document=STAR,
        rules={
            **alike("wagers on more than one area may be permitted", "5.8", "NSW-BJ-CHALLENGE 5.8"),
            **alike("a casino supervisor may restrict how many share an area", "5.4", "NSW-BJ-CHALLENGE 5.4"),
            **alike("a casino supervisor may reserve areas for a player", "5.13", "NSW-BJ-CHALLENGE 5.13"),
        },
        question="Some player wants several playing areas, for which leave may be given: by whom?",
        decision="By a casino supervisor, who also says how many share an area and reserves areas.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("by the dealer, as long as seats are free"),),
    ),
    Reading(
        id="H23",
        document=STAR,
        rules={
            "16.2": "subject to 16.5, a card dealt in error is dealt as though it were the next card",
            **alike("an exposed card dealt in error to the dealer's completed hand is burned", "16.5", "NSW-BJ-CHALLENGE 16.5"),
            **alike(
                "an unexposed card dealt in error to the dealer's hand is the first card of the next round", "16.6", "NSW-BJ-CHALLENGE 16.6"
            ),
            "NSW-BJ-CHALLENGE 16.2": "a card dealt or burned in error is, subject to 16.5, dealt as though it were the next card",
        },
        question="A card dealt in error is the next card, subject to 16.5 only; 16.6 holds an unseen card to the dealer back. Which?",
        decision="16.6, which is the particular rule: both 16.5 and 16.6 are exceptions to 16.2.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("to the letter: an unseen card dealt to the dealer before the players are done is the next card"),),
    ),
    Reading(
        id="H24",
        document=STAR,
        rules={
            **alike(
                (
                    "for an error notified before the next round commences: every effort to reconstruct, else void, with interim "
                    "settlements standing"
                ),
                "16.8",
                "NSW-BJ-CHALLENGE 16.8",
            ),
            **alike(
                "a complaint goes to a Gaming Supervisor first, then to a casino supervisor for review", "18.12", "NSW-BJ-CHALLENGE 18.12"
            ),
        },
        question="A card dealt wrongly comes to notice once the next round has begun: what becomes of the faulty round?",
        decision="Its result stands, as do later ones: nothing upsets it. It is logged, and a complaint goes the way of 18.12.",
        weight=Weight.RARE_MONEY,
        alternatives=(Alternative("the faulty round is void, as in the ACT", "found-too-late/faulty-round", "void"),),
    ),
    Reading(
        id="H25",
        document=STAR,
        rules={
            **alike(
                "somebody disadvantaged: the round ends, and each player must have the amount wagered returned",
                "17.4",
                "NSW-BJ-CHALLENGE 17.4",
            ),
            **alike(
                "in a round void because every effort to reconstruct failed, an interim settlement stands", "16.8", "NSW-BJ-CHALLENGE 16.8"
            ),
        },
        question="A round is broken off because a failed device put someone at a disadvantage: do payments made in it stand?",
        decision="Yes: every amount wagered goes back, and no rule has a player give back what was paid.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative("no: 16.8 saves interim payments in so many words and 17.4 does not", "device-disadvantage-payments", "reversed"),
        ),
    ),
    Reading(
        id="H26",
        document=STAR,
        rules={
            **alike("17.2 and 17.3 apply if all the conditions listed are satisfied", "17.1", "NSW-BJ-CHALLENGE 17.1"),
            **alike("somebody disadvantaged: the round ends and the amount wagered must be returned", "17.4", "NSW-BJ-CHALLENGE 17.4"),
            **alike("no other device, or cards that cannot be moved: what follows applies", "17.5", "NSW-BJ-CHALLENGE 17.5"),
        },
        beside={
            **alike("for the case in which all the conditions hold", "17.2", "17.3", "NSW-BJ-CHALLENGE 17.2", "NSW-BJ-CHALLENGE 17.3"),
        },
        question="Somebody is disadvantaged and no other device is at hand: is the round broken off, or finished for those who stay?",
        decision="Broken off: first comes whether anybody is disadvantaged, then whether cards can be moved, then whether any is damaged.",
        weight=Weight.RARE_MONEY,
        alternatives=(
            Alternative(
                "finished from a card shoe for those who do not take their wagers back",
                "device-cases",
                "no-transfer, disadvantaged, cards-damaged, cards-undamaged",
            ),
        ),
    ),
    Reading(
        id="H27",
        document=STAR,
        rules={
            "4.9": "the first card from the shoe or device is burned face down and not exposed",
            "NSW-BJ-CHALLENGE 4.9": "the first card dealt is burned face down and not exposed",
            "NSW-BJ-CHALLENGE 4.9.1": "with a shuffling device, before the start of play",
            "NSW-BJ-CHALLENGE 4.9.2": "with a card shoe, following each shuffle and cut",
        },
        question="The first card from the shoe or device is burned: when, and how often?",
        decision="As Challenge says it: after each shuffle and cut with a shoe, once before play starts with a shuffling device.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("once, when the game starts, with either"),),
    ),
)
