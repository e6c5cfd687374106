"""Readings of our own about the documents themselves: what is missing from them, and when they speak.

A rule of another document is written with that document's key before it; the key alone means the whole of it.
"""

from __future__ import annotations

from pitboss.law.reading import Alternative, Reading, Weight

OURS: tuple[Reading, ...] = (
    Reading(
        id="F1",
        document="VIC-2003-01",
        rules=(
            "Schedule: Substitution",
            "VIC-2000-26 Schedule: substitute rule 15.5",
            "VIC-2000-27 Schedule 1: substitute rule 6.1",
            "VIC-2000-27 Schedule 2: insert rule 27",
            "VIC-2000-28 Schedule: substitute rule 20",
            "VIC-2000-28 Schedule: substitute Table 2 in rule 22.6.2",
        ),
        question=(
            "From 4.00 am on 15 December 2000 to 6.00 am on 6 February 2003 only the rules that notices 26 to 28 put in are held. "
            "What were the rest of the Blackjack rules?"
        ),
        decision="Rules 1 to 9, 16 and 17 of 2003 are read back over that time, save where a notice of 2000 gives the earlier words.",
        weight=Weight.MONEY,
        alternatives=(Alternative("nothing is answered for that time"),),
    ),
    Reading(
        id="F2",
        document="ACT-2018-01",
        rules=("Instrument 2", "Instrument 4"),
        question="The approval commences the day after it is notified, and the text does not say when that was. When did it commence?",
        decision="At the start of 18 October 2018 in Canberra: it is read as notified on the day it is dated, 17 October 2018.",
        weight=Weight.MONEY,
        alternatives=(Alternative("not before a notification date is found in the legislation register"),),
    ),
    Reading(
        id="F3",
        document="NSW-STAR-BJ",
        rules=("NSW-BJ-CHALLENGE",),
        question="The New South Wales documents carry no date: when are they in force?",
        decision="At every moment that is asked about.",
        weight=Weight.MONEY,
        alternatives=(Alternative("nothing is answered for a moment that is named"),),
    ),
    Reading(
        id="F4",
        document="VIC-2003-01",
        rules=("Schedule: Substitution", "14.1", "14.2.1(a)", "VIC-2000-27 27.1", "VIC-2000-27 27.2.1"),
        question="The rules substituted in 2003 do not name Crown 21: what became of it?",
        decision="The name ended at 6.00 am on 6 February 2003, and Crown Blackjack, with the same dealer's rule, replaced it (see D10).",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("Crown 21 ended and nothing replaced it; Crown Blackjack is a new game"),),
    ),
    Reading(
        id="F5",
        document="VIC-2003-01",
        rules=(
            "Footnote 1: approval 24 April 1997 (S44)",
            "Footnote 1: 30 April 1998 notice (G17)",
            "VIC-2000-30 Notice (a)",
            "VIC-2000-31 Footnote 1: approval, Notice 20 of 1999 (S147)",
        ),
        question="Documents known only by name: who made them, and from when did they operate?",
        decision="The Authority that made the notices we hold; from the start of the day each was published or, failing that, dated.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("their moment is unknown, and the register names them without one"),),
    ),
    Reading(
        id="F6",
        document="ACT-2018-01",
        rules=("Instrument 3",),
        question="The approval of 2018 revokes NI2017-244 without saying what that was. What was it?",
        decision="The earlier approval of the same game, operating from the day it was notified, 18 May 2017.",
        weight=Weight.PROCEDURE,
        alternatives=(Alternative("an instrument about something else, so that nothing is known of Blackjack before 2018"),),
    ),
)
