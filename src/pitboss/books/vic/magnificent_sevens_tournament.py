"""VIC-2003-01 rule 13.9: the Magnificent Sevens Tournament, and the entry that Table 1 of rule 13.8.1 gives."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import ByField, Dollars
from pitboss.terms.magnificent_sevens_tournament import (
    M7_BONUS,
    M7_ENTRIES_EARNED,
    M7_ENTRY_CARDS,
    M7_ENTRY_VERSION,
    M7_EXCESS,
    M7_FIELDS,
    M7_FURTHER_ENTRY,
    M7_INTERVAL_DAYS,
    M7_INTERVAL_TIMING,
    M7_PRIZE_SOURCE,
    M7_PRIZES,
    M7_SCHEDULE,
    M7_SHOES,
    M7_SIDE_BET,
    M7_STRUCTURE,
    M7_SUBSTITUTES,
    M7_TOO_FEW,
    M7FurtherEntry,
    M7SideBet,
)
from pitboss.terms.patterns import OneSuit, Ranks
from pitboss.terms.tournament_conditions import PREVAILS, TOURNAMENT_CONDITIONS, Prevails, Required
from pitboss.terms.tournament_play import (
    CHIP_ALLOTMENT,
    ELIMINATED_APART,
    PLAYERS_A_TABLE,
    SESSION_WINNER,
    TIE_BREAK,
    TIE_CHIPS,
    TIE_CONTESTANTS,
    Apart,
    Setter,
    TieBreak,
    TieChips,
)
from pitboss.terms.tournaments import (
    ENTRIES_ALLOWED,
    ENTRY_FEE,
    ENTRY_REQUIRES,
    TOURNAMENT_GAME,
    EntriesAllowed,
    EntryFee,
    EntryStep,
    Substitutes,
    TournamentGame,
)

SHARED = (TieBreak.PRIZES_SHARED,)

RULE_13_9: tuple[Clause[Any], ...] = (
    # 13.8.1 Table 1, the note marked with an asterisk
    rule(
        "13.8.1 Table 1: * free entry",
        ENTRY_REQUIRES,
        (EntryStep.THREE_SUITED_SEVENS,),
        also=('13.2.1 "Magnificent Sevens Tournament"', "13.9.3"),
    ),
    rule(
        "13.8.1 Table 1: * free entry",
        M7_ENTRY_VERSION,
        (1,),
        also=('13.2.1 "Magnificent Sevens Tournament"',),
        reading="G33",
        or_else=((1, 2),),
    ),
    rule(
        "13.8.1 Table 1: * free entry",
        M7_ENTRY_CARDS,
        Ranks("777") & OneSuit(),
        also=('13.2.1 "Magnificent Sevens Tournament"',),
    ),
    rule("13.8.1 Table 1: * free entry", M7_ENTRIES_EARNED, 1),
    rule("13.8.1 Table 1: * free entry", ENTRY_FEE, EntryFee.FREE),
    # 13.9 Magnificent Sevens Tournament
    rule("13.9.1", PREVAILS["tournament-rules"], Prevails.MAGNIFICENT_SEVENS_TOURNAMENT),
    rule("13.9.2", TOURNAMENT_GAME, TournamentGame.MAGNIFICENT_SEVENS),
    rule("13.9.2", M7_SIDE_BET, M7SideBet.TOURNAMENT_CHIPS, reading="A18", or_else=(M7SideBet.NOT_PAID,)),
    rule("13.9.2", M7_FURTHER_ENTRY, M7FurtherEntry.NONE, reading="A18", or_else=(M7FurtherEntry.EARNED,)),
    state("13.9.3", M7_PRIZE_SOURCE),
    rule("13.9.4", M7_INTERVAL_DAYS, 100),
    state("13.9.4", M7_INTERVAL_TIMING),
    state("13.9.4", M7_TOO_FEW, also=("13.9.6",), reading="A17"),
    state("13.9.4", M7_EXCESS, also=("13.9.6",), reading="A17"),
    state("13.9.5", M7_STRUCTURE),
    rule("13.9.5(a)", M7_BONUS, Dollars.of(770), note="a payment worth that much in cash"),
    state("13.9.5(b)", CHIP_ALLOTMENT, note="afresh for each heat and for the final"),
    state("13.9.5(c)", SESSION_WINNER),
    rule("13.9.5(c)", M7_SHOES["final"], Setter.CONDITIONS, also=("13.9.5(g)",), reading="G25"),
    rule("13.9.5(c)", ELIMINATED_APART, Apart.CHIPS_ALONE, also=("13.9.5(d)",), reading="U2", or_else=(Apart.LATER_IS_AHEAD,)),
    rule("13.9.5(d)", TIE_BREAK["session"], TieBreak.ADDITIONAL_HANDS),
    state("13.9.5(d)", TIE_CONTESTANTS, also=("13.9.5(e)",)),
    rule("13.9.5(d)", TIE_CHIPS["at-least-the-table-minimum-left"], TieChips.OWN_CHIPS, also=("13.9.5(e)",)),
    rule("13.9.5(d)", TIE_CHIPS["under-the-table-minimum"], TieChips.SAME_ALLOTMENT, also=("13.9.5(e)",)),
    rule("13.9.5(e)", TIE_BREAK["final-first-place"], TieBreak.PLAY_OFF_OF_ONE_SHOE),
    rule("13.9.5(e)", TIE_BREAK["final-first-place-after-the-play-off"], TieBreak.ADDITIONAL_HANDS, reading="A16", or_else=SHARED),
    rule("13.9.5(f)", TIE_BREAK["final-lower-places"], TieBreak.ADDITIONAL_HANDS, reading="A16", or_else=SHARED),
    rule("13.9.5(g)", PLAYERS_A_TABLE, 7),
    rule("13.9.5(g)", M7_SHOES["heat"], 3),
    # 13.9.6 Table 3: schedule
    rule("13.9.6", M7_FIELDS, (49, 98, 147, 196), reading="A17"),
    # round 1
    rule(
        "13.9.6 Table 3 schedule line 1: Eligible entrants",
        M7_SCHEDULE["round-1", "eligible-entrants"],
        ByField(((49, 49), (98, 98), (147, 147), (196, 196))),
    ),
    rule("13.9.6 Table 3 schedule line 2: Tables", M7_SCHEDULE["round-1", "tables"], ByField(((49, 7), (98, 14), (147, 21), (196, 28)))),
    rule("13.9.6 Table 3 schedule line 3: Heats", M7_SCHEDULE["round-1", "heats"], ByField(((49, 1), (98, 2), (147, 3), (196, 4)))),
    rule(
        "13.9.6 Table 3 schedule line 4: Progress/table",
        M7_SCHEDULE["round-1", "progress-from-each-table"],
        ByField(((49, 1), (98, 3), (147, 4), (196, 5))),
    ),
    rule(
        "13.9.6 Table 3 schedule line 5: Other top chip holders to progress",
        M7_SCHEDULE["round-1", "other-top-chip-holders"],
        ByField(((49, 0), (98, 7), (147, 14), (196, 7))),
        reading="A19",
    ),
    rule(
        "13.9.6 Table 3 schedule line 6: Entrants in subsequent round",
        M7_SCHEDULE["round-1", "entrants-in-next-round"],
        ByField(((49, 7), (98, 49), (147, 98), (196, 147))),
    ),
    # round 2
    rule("13.9.6 Table 3 schedule line 7: Tables", M7_SCHEDULE["round-2", "tables"], ByField(((49, 1), (98, 7), (147, 14), (196, 21)))),
    rule(
        "13.9.6 Table 3 schedule line 8: Heats", M7_SCHEDULE["round-2", "heats"], ByField(((49, "complete"), (98, 1), (147, 2), (196, 3)))
    ),
    rule(
        "13.9.6 Table 3 schedule line 9: Progress/table",
        M7_SCHEDULE["round-2", "progress-from-each-table"],
        ByField(((98, 1), (147, 3), (196, 4))),
    ),
    rule(
        "13.9.6 Table 3 schedule line 10: Other top chip holders to progress",
        M7_SCHEDULE["round-2", "other-top-chip-holders"],
        ByField(((98, 0), (147, 7), (196, 14))),
        reading="A19",
    ),
    rule(
        "13.9.6 Table 3 schedule line 11: Entrants in subsequent round",
        M7_SCHEDULE["round-2", "entrants-in-next-round"],
        ByField(((98, 7), (147, 49), (196, 98))),
    ),
    # round 3
    rule("13.9.6 Table 3 schedule line 12: Tables", M7_SCHEDULE["round-3", "tables"], ByField(((98, 1), (147, 7), (196, 14)))),
    rule("13.9.6 Table 3 schedule line 13: Heats", M7_SCHEDULE["round-3", "heats"], ByField(((98, "complete"), (147, 1), (196, 2)))),
    rule(
        "13.9.6 Table 3 schedule line 14: Progress/table", M7_SCHEDULE["round-3", "progress-from-each-table"], ByField(((147, 1), (196, 3)))
    ),
    rule(
        "13.9.6 Table 3 schedule line 15: Other top chip holders to progress",
        M7_SCHEDULE["round-3", "other-top-chip-holders"],
        ByField(((147, 0), (196, 7))),
        reading="A19",
    ),
    rule(
        "13.9.6 Table 3 schedule line 16: Entrants in subsequent round",
        M7_SCHEDULE["round-3", "entrants-in-next-round"],
        ByField(((147, 7), (196, 49))),
    ),
    # round 4
    rule("13.9.6 Table 3 schedule line 17: Tables", M7_SCHEDULE["round-4", "tables"], ByField(((147, 1), (196, 7)))),
    rule("13.9.6 Table 3 schedule line 18: Heats", M7_SCHEDULE["round-4", "heats"], ByField(((147, "complete"), (196, 1)))),
    rule("13.9.6 Table 3 schedule line 19: Progress/table", M7_SCHEDULE["round-4", "progress-from-each-table"], ByField(((196, 1),))),
    rule(
        "13.9.6 Table 3 schedule line 20: Entrants in subsequent round",
        M7_SCHEDULE["round-4", "entrants-in-next-round"],
        ByField(((196, 7),)),
    ),
    # round 5
    rule("13.9.6 Table 3 schedule line 21: Tables", M7_SCHEDULE["round-5", "tables"], ByField(((196, 1),))),
    rule(
        "13.9.6 Table 3 schedule line 22: Progress/table", M7_SCHEDULE["round-5", "progress-from-each-table"], ByField(((196, "complete"),))
    ),
    rule(
        "13.9.6 Table 3 schedule line 5: Other top chip holders to progress",
        TIE_BREAK["other-top-chip-holders"],
        TieBreak.ADDITIONAL_HANDS,
        also=(
            "13.9.6 Table 3 schedule line 10: Other top chip holders to progress",
            "13.9.6 Table 3 schedule line 15: Other top chip holders to progress",
        ),
        reading="A19",
    ),
    # 13.9.6 Table 3: prize pool
    rule(
        "13.9.6 Table 3 prize pool: Prize pool",
        M7_PRIZES["pool"],
        ByField(((49, 370_000), (98, 740_000), (147, 1_110_000), (196, 1_480_000))),
    ),
    rule("13.9.6 Table 3 prize pool: First", M7_PRIZES["first"], ByField(((49, 250_000), (98, 500_000), (147, 750_000), (196, 1_000_000)))),
    rule("13.9.6 Table 3 prize pool: Second", M7_PRIZES["second"], ByField(((49, 50_000), (98, 100_000), (147, 150_000), (196, 200_000)))),
    rule("13.9.6 Table 3 prize pool: Third", M7_PRIZES["third"], ByField(((49, 25_000), (98, 50_000), (147, 75_000), (196, 100_000)))),
    rule("13.9.6 Table 3 prize pool: Fourth", M7_PRIZES["fourth"], ByField(((49, 15_000), (98, 30_000), (147, 45_000), (196, 60_000)))),
    rule("13.9.6 Table 3 prize pool: Fifth", M7_PRIZES["fifth"], ByField(((49, 10_000), (98, 20_000), (147, 30_000), (196, 40_000)))),
    rule("13.9.6 Table 3 prize pool: Sixth", M7_PRIZES["sixth"], ByField(((49, 10_000), (98, 20_000), (147, 30_000), (196, 40_000)))),
    rule("13.9.6 Table 3 prize pool: Seventh", M7_PRIZES["seventh"], ByField(((49, 10_000), (98, 20_000), (147, 30_000), (196, 40_000)))),
    # 13.9.7 Substitution
    rule("13.9.7(a)", M7_SUBSTITUTES, Substitutes.FOR_SEVERAL_ENTRIES, reading="G31"),
    rule("13.9.7(a)", ENTRIES_ALLOWED, EntriesAllowed.ONE_FOR_EACH_EARNED),
    rule("13.9.7(b)", TOURNAMENT_CONDITIONS["substitution"], Required.ALWAYS),
)
