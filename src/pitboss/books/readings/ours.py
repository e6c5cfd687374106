"""Readings of our own about the documents themselves: what is missing from them, and when they speak.

A rule of another document is written with that document's key before it; the key alone means the whole of it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

OURS: tuple[Reading, ...] = (
    Reading(
        id="F1",
        document="VIC-2003-01",
        rules={
            "Schedule: Substitution": "for the rules of Blackjack the text of 2003 is substituted, whole",
            "VIC-2000-26 Schedule: substitute rule 15.5": "a new rule 15.5 alone",
            "VIC-2000-27 Schedule 1: substitute rule 6.1": "a new rule 6.1 alone",
            "VIC-2000-27 Schedule 2: insert rule 27": "rule 27, Crown 21, is added",
            "VIC-2000-28 Schedule: substitute rule 20": "a new rule 20 alone",
            "VIC-2000-28 Schedule: substitute Table 2 in rule 22.6.2": "a new Table 2 in rule 22.6.2 alone",
        },
        question=(
            "From 4.00 am on 15 December 2000 to 6.00 am on 6 February 2003 only the rules that notices 26 to 28 put in are held. "
            "What were the rest of the Blackjack rules?"
        ),
        decision=(
            "Rules 1 to 9, 16 and 17 of 2003 are read back over that time, save where a notice of 2000 gives the earlier words. "
            "Otherwise nothing would be answered; there is no other answer by which a wager would be paid."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("nothing is answered for that time"),),
    ),
    Reading(
        id="F2",
        document="ACT-2018-01",
        rules={
            "Instrument 2": "it commences on the day after notification",
            "Instrument 4": "it approves the rules of Blackjack set out in the schedule",
        },
        question="The approval commences the day after it is notified, and the text does not say when that was. When did it commence?",
        decision=(
            "At the start of 18 October 2018 in Canberra: it is read as notified on the day it is dated, 17 October 2018. A later day "
            "would leave the time before it without an answer, and change none after it."
        ),
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("not before a notification date is found in the legislation register"),),
    ),
    Reading(
        id="F3",
        document="NSW-STAR-BJ",
        rules={
            "NSW-BJ-CHALLENGE": "neither document has a date anywhere",
        },
        question="The New South Wales documents carry no date: when are they in force?",
        decision="At every moment that is asked about. Otherwise nothing would be answered; no other text is held that might answer.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("nothing is answered for a moment that is named"),),
    ),
    Reading(
        id="F4",
        document="VIC-2003-01",
        rules={
            "Schedule: Substitution": "for the rules of Blackjack the text of 2003 is substituted, whole",
            "14.1": "the rules of Blackjack apply to Crown Blackjack where not inconsistent",
            "14.2.1(a)": "at Crown Blackjack the dealer draws until hard 17 to 21 or soft 18 to 21",
            "VIC-2000-27 27.1": "the rules of Blackjack apply to Crown 21 where not inconsistent",
            "VIC-2000-27 27.2.1": "at Crown 21 the dealer draws until hard 17 to 21 or soft 18 to 21",
        },
        question="The rules substituted in 2003 do not name Crown 21: what became of it?",
        decision="The name ended at 6.00 am on 6 February 2003, and Crown Blackjack, with the same dealer's rule, replaced it (see D10).",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("Crown 21 ended and nothing replaced it; Crown Blackjack is a new game"),),
    ),
    Reading(
        id="F5",
        document="VIC-2003-01",
        rules={
            "Footnote 1: approval 24 April 1997 (S44)": "the game was approved by notices published on 24 April 1997",
            "Footnote 1: 30 April 1998 notice (G17)": "amended by a notice dated 30 April 1998",
            "VIC-2000-30 Notice (a)": "the approval by notice 23 of 2000, published on 10 November 2000, is revoked",
            "VIC-2000-31 Footnote 1: approval, Notice 20 of 1999 (S147)": (
                "Rapid Roulette was approved by notice 20 of 1999, published on 5 October 1999"
            ),
        },
        question="Documents known only by name: who made them, and from when did they operate?",
        decision="The Authority that made the notices we hold; from the start of the day each was published or, failing that, dated.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("their moment is unknown, and the register names them without one"),),
    ),
    Reading(
        id="F6",
        document="ACT-2018-01",
        rules={
            "Instrument 3": "NI2017-244, notified on 18 May 2017, is revoked",
        },
        question="The approval of 2018 revokes NI2017-244 without saying what that was. What was it?",
        decision="The earlier approval of the same game, operating from the day it was notified, 18 May 2017.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("an instrument about something else, so that nothing is known of Blackjack before 2018"),),
    ),
)
