"""VIC-2003-01 rule 13: Magnificent Sevens, over Blackjack or Crown Blackjack."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.blackjack import BLACKJACK
from pitboss.books.vic.documents import VIC_2003_01
from pitboss.books.vic.magnificent_sevens_tournament import RULE_13_9
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, again, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Span
from pitboss.terms.definitions import DEFINES
from pitboss.terms.equipment import BOXES, LAYOUT_AREAS, LAYOUT_DIAGRAM, LAYOUT_LIKENESS, LAYOUT_MARKS, SIDE_BET_BOXES, Area
from pitboss.terms.magnificent_sevens import (
    MAGNIFICENT_SEVENS_SPLIT,
    MAGNIFICENT_SEVENS_SPLIT_PAYS_BY,
    MAGNIFICENT_SEVENS_SUITS,
    MAGNIFICENT_SEVENS_VERSION,
    MAGNIFICENT_SEVENS_VERSION_AT,
    MAGNIFICENT_SEVENS_VERSION_CHANGE,
    SevensSuits,
    VersionChange,
)
from pitboss.terms.patterns import Count, First, OneSuit, Ranks
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    SIDE_BET_CHANCE,
    SIDE_BET_DEADLINE,
    SIDE_BET_HANDS,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_LOSES,
    SIDE_BET_MEDIUM,
    SIDE_BET_OTHERWISE,
    SIDE_BET_PAYS,
    SIDE_BET_PLACE,
    SIDE_BET_REQUIRES,
    SIDE_BET_SETTLED,
    SIDE_BET_THEN,
    SIDE_BETS_ON_SEVERAL_BOXES,
    SIDE_BETS_PER_WAGER,
    ByAnswer,
    JudgedOn,
    MainWager,
    Settled,
    SideDeadline,
    Then,
    decks_4_to_8,
)

RULE_13: tuple[Clause[Any], ...] = (
    # 13.2 Additional definitions
    rule(
        '13.2.1 "Magnificent Sevens wager"', DEFINES["magnificent-sevens"], "an optional stake beside the main one, in a space of its own"
    ),
    rule(
        '13.2.1 "Magnificent Sevens Tournament"',
        DEFINES["magnificent-sevens-tournament"],
        "a tournament for those who were dealt 7 7 7 of one suit while they had a valid Magnificent Sevens wager",
        reading="G33",
    ),
    # 13.3 Equipment
    rule("13.3.1", LAYOUT_DIAGRAM, ("B",), reading="A38"),
    again("13.3.1", LAYOUT_LIKENESS),
    again("13.3.1(a)", BOXES),
    rule("13.3.1(b)", LAYOUT_AREAS["magnificent-sevens"], Area.IF_OFFERED),
    rule("13.3.1(b)", SIDE_BET_BOXES, Span(1, 9)),
    again("13.3.1(c)", LAYOUT_MARKS),
    # 13.4 Placement of wagers: what wins and what loses
    rule("13.4.1(a)", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_3, also=("13.4.1(b)",), reading="A15"),
    rule("13.4.2(a)", SIDE_BET_LOSES["first-card"], First(1, ~Ranks("7")), reading="A15"),
    rule("13.4.2(b)", SIDE_BET_LOSES["second-card"], First(1, Ranks("7")) & First(2, ~Ranks("77")), reading="A15"),
    rule("13.4.2(a)", SIDE_BET_OTHERWISE, Result.LOSE, also=("13.4.2(b)",)),
    # 13.5 Dealing the game
    rule("13.5.1", SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_DEALT),
    state("13.5.1", SIDE_BET_CHANCE),
    state("13.5.1", SIDE_BET_MEDIUM, reading="G30"),
    state("13.5.1", SIDE_BET_PLACE),
    rule("13.5.2", SIDE_BET_REQUIRES, MainWager.OWN),
    rule("13.5.3", SIDE_BETS_PER_WAGER, 1),
    state("13.5.3", SIDE_BETS_ON_SEVERAL_BOXES),
    # 13.6 Splitting
    state("13.6.1", MAGNIFICENT_SEVENS_SPLIT, reading="A15"),
    state("13.6.1(a)", MAGNIFICENT_SEVENS_SPLIT_PAYS_BY, reading="A14"),
    rule("13.6.1(a)", SIDE_BET_SETTLED, Settled.AS_SOON_AS_DECIDED, reading="G19"),
    rule("13.6.1(a)", SIDE_BET_THEN, Then.HAND_COMPLETED),
    # 13.7 Versions of play
    rule("13.7.1", MAGNIFICENT_SEVENS_VERSION, 1, 2, also=("13.7.1(a)", "13.7.1(b)", "13.8.1")),
    state("13.7.2", MAGNIFICENT_SEVENS_VERSION_AT),
    rule("13.7.3", MAGNIFICENT_SEVENS_VERSION_CHANGE["notice"], VersionChange.NOTICE_DISPLAYED),
    rule("13.7.3(a)", MAGNIFICENT_SEVENS_VERSION_CHANGE["1-to-2", "notice"], VersionChange.PLAYERS_TOLD),
    rule("13.7.3(a)", MAGNIFICENT_SEVENS_VERSION_CHANGE["1-to-2", "when"], VersionChange.ENTRIES_NONE_OR_FINAL),
    rule("13.7.3(a)", MAGNIFICENT_SEVENS_VERSION_CHANGE["1-to-2", "closure"], VersionChange.ALL_CLOSED),
    rule("13.7.3(b)", MAGNIFICENT_SEVENS_VERSION_CHANGE["2-to-1", "notice"], VersionChange.NOTICE_GIVEN),
    rule("13.7.3(b)", MAGNIFICENT_SEVENS_VERSION_CHANGE["2-to-1", "when"], VersionChange.NOMINATED_DATE),
    rule("13.7.3(b)", MAGNIFICENT_SEVENS_VERSION_CHANGE["2-to-1", "closure"], VersionChange.ALL_CLOSED),
    # 13.8 Settlement: the hands of both tables
    rule(
        "13.4.1(a)",
        SIDE_BET_HANDS["three-sevens-same-suit"],
        Ranks("777") & OneSuit(),
        also=("13.8.1 Table 1: Three Sevens same suit", "13.8.1 Table 2: Three Sevens same suit"),
        reading="A13",
    ),
    rule(
        "13.4.1(a)",
        SIDE_BET_HANDS["three-sevens-mixed-suits"],
        Ranks("777") & ~OneSuit(),
        also=("13.8.1 Table 1: Three Sevens mixed suits", "13.8.1 Table 2: Three Sevens mixed suits"),
        reading="A13",
    ),
    rule(
        "13.4.1(b)",
        SIDE_BET_HANDS["two-sevens-same-suit"],
        ByAnswer(
            MAGNIFICENT_SEVENS_SUITS,
            (
                (SevensSuits.THE_SEVENS, First(2, Ranks("77") & OneSuit()) & ~Ranks("777")),
                (SevensSuits.ALL_THREE, First(2, Ranks("77")) & Count(3) & OneSuit() & ~Ranks("777")),
            ),
        ),
        also=("13.8.1 Table 1: Two Sevens same suit", "13.8.1 Table 2: Two Sevens same suit"),
        reading="A13",
    ),
    rule(
        "13.4.1(b)",
        SIDE_BET_HANDS["two-sevens-mixed-suit"],
        ByAnswer(
            MAGNIFICENT_SEVENS_SUITS,
            (
                (SevensSuits.THE_SEVENS, First(2, Ranks("77") & ~OneSuit()) & ~Ranks("777")),
                (SevensSuits.ALL_THREE, First(2, Ranks("77")) & ~(Count(3) & OneSuit()) & ~Ranks("777")),
            ),
        ),
        also=("13.8.1 Table 1: Two Sevens mixed suit", "13.8.1 Table 2: Two Sevens mixed suit"),
        reading="A13",
    ),
    rule(
        "13.4.1(b)",
        MAGNIFICENT_SEVENS_SUITS,
        SevensSuits.THE_SEVENS,
        also=(
            "13.8.1 Table 1: Two Sevens same suit",
            "13.8.1 Table 2: Two Sevens same suit",
            "13.8.1 Table 1: Two Sevens mixed suit",
            "13.8.1 Table 2: Two Sevens mixed suit",
        ),
        reading="A13",
        or_else=(SevensSuits.ALL_THREE,),
    ),
    # Table 1: version 1; the columns are 4, 5, 6, 7 and 8 decks
    rule(
        "13.8.1 Table 1: Three Sevens same suit",
        SIDE_BET_PAYS[1, "three-sevens-same-suit"],
        decks_4_to_8(7770, 7770, 7770, 7770, 7770),
        note="A free entry to a tournament comes with it: see the note under the table.",
    ),
    rule(
        "13.8.1 Table 1: Three Sevens mixed suits",
        SIDE_BET_PAYS[1, "three-sevens-mixed-suits"],
        decks_4_to_8(950, 750, 650, 550, 500),
    ),
    rule("13.8.1 Table 1: Two Sevens same suit", SIDE_BET_PAYS[1, "two-sevens-same-suit"], decks_4_to_8(150, 150, 150, 150, 150)),
    rule("13.8.1 Table 1: Two Sevens mixed suit", SIDE_BET_PAYS[1, "two-sevens-mixed-suit"], decks_4_to_8(50, 50, 50, 50, 50)),
    # Table 2: version 2
    rule(
        "13.8.1 Table 2: Three Sevens same suit",
        SIDE_BET_PAYS[2, "three-sevens-same-suit"],
        decks_4_to_8(16_000, 16_000, 16_000, 16_000, 16_000),
        note="No entry to a tournament comes with it.",
    ),
    rule(
        "13.8.1 Table 2: Three Sevens mixed suits",
        SIDE_BET_PAYS[2, "three-sevens-mixed-suits"],
        decks_4_to_8(950, 750, 650, 550, 500),
    ),
    rule("13.8.1 Table 2: Two Sevens same suit", SIDE_BET_PAYS[2, "two-sevens-same-suit"], decks_4_to_8(150, 150, 150, 150, 150)),
    rule("13.8.1 Table 2: Two Sevens mixed suit", SIDE_BET_PAYS[2, "two-sevens-mixed-suit"], decks_4_to_8(50, 50, 50, 50, 50)),
)

MAGNIFICENT_SEVENS = Book(
    id="vic-magnificent-sevens",
    name="Magnificent Sevens",
    jurisdiction=Jurisdiction.VIC,
    family=Family.SIDE_BET,
    over=BLACKJACK,
    prevails_by="13.1",
    instruments=(Instrument(VIC_2003_01, (*RULE_13, *RULE_13_9)),),
    offered_with=("vic-blackjack", "vic-crown-blackjack"),
)
