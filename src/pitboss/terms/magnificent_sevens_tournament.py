"""The Magnificent Sevens Tournament: how entries are earned, when it is held, its schedule and its prizes."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import ByField, Dollars, Said, Word
from pitboss.terms.patterns import Pattern
from pitboss.terms.tournament_play import Setter
from pitboss.terms.tournaments import Substitutes


class M7SideBet(Word):
    """What a Magnificent Sevens win inside the tournament pays."""

    TOURNAMENT_CHIPS = "tournament-chips", "its odds, in tournament chips"
    NOT_PAID = "not-paid", "nothing; only the Blackjack hands count"


class M7FurtherEntry(Word):
    """Whether three suited sevens inside the tournament earn another entry."""

    NONE = "none", "no entry: it was not a wager for money at a gaming table"
    EARNED = "earned", "an entry in a later tournament"


M7_ENTRY_VERSION = Term[tuple[int, ...]]("m7-entry-version", "Which version of the pay table gives an entry?", Chapter.TOURNAMENTS)
M7_ENTRY_CARDS = Term[Pattern]("m7-entry-cards", "Which cards of the side bet earn an entry?", Chapter.TOURNAMENTS)
M7_ENTRIES_EARNED = Term[int]("m7-entries-earned", "How many entries does such a hand earn?", Chapter.TOURNAMENTS)
M7_PRIZE_SOURCE = Statement(
    "m7-prize-source",
    "What do the entrants play for?",
    Chapter.TOURNAMENTS,
    says=Said("table-3", "the prize pools of Table 3, for the winners of Table 1"),
)
M7_SIDE_BET = Term[M7SideBet]("m7-tournament-win", "What does a Magnificent Sevens win in the tournament pay?", Chapter.TOURNAMENTS)
M7_FURTHER_ENTRY = Term[M7FurtherEntry](
    "m7-further-entry", "Do three suited sevens in the tournament earn another entry?", Chapter.TOURNAMENTS
)
M7_INTERVAL_DAYS = Term[int]("m7-interval-days", "How many days lie between tournaments?", Chapter.TOURNAMENTS)
M7_INTERVAL_TIMING = Statement(
    "m7-interval-timing",
    "How exact is that interval?",
    Chapter.TOURNAMENTS,
    says=Said("about", "about that long after the last, heats and final together"),
)
M7_TOO_FEW = Statement(
    "m7-too-few-entries",
    "What if there are not enough entries?",
    Chapter.TOURNAMENTS,
    says=Said("deferred", "the tournament waits until the entries reach a field of the schedule"),
)
M7_EXCESS = Statement(
    "m7-excess-entries",
    "What becomes of entries beyond the field?",
    Chapter.TOURNAMENTS,
    says=Said("carried-over", "they stay good for the next tournament"),
)
M7_STRUCTURE = Statement(
    "m7-structure",
    "How does the tournament run?",
    Chapter.TOURNAMENTS,
    says=Said("heats-then-final", "heats knock players out until their winners meet in a final"),
)
M7_BONUS = Term[Dollars]("m7-bonus", "What bonus does every entrant get when the tournament starts?", Chapter.TOURNAMENTS)
M7_SHOES = Table[int | Setter]("m7-shoes", "How many shoes does each table play?", Chapter.TOURNAMENTS)
M7_SUBSTITUTES = Term[Substitutes](
    "m7-substitutes", "Who may play in the place of a player with several entries in a heat?", Chapter.TOURNAMENTS
)
M7_FIELDS = Term[tuple[int, ...]]("m7-fields", "For how many entrants is there a schedule?", Chapter.TOURNAMENTS)
M7_SCHEDULE = Table[ByField]("m7-schedule", "How many, by the number of entrants?", Chapter.TOURNAMENTS)
"""Keyed by round and line. Tables are those of the whole round, all heats together; a field that has ended has no column."""
M7_PRIZES = Table[ByField]("m7-prizes", "How many dollars, by the number of entrants?", Chapter.TOURNAMENTS)
