"""Magnificent Sevens: sevens among a box's first three cards, in one of two versions."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word


class SevensSuits(Word):
    """Which suits tell two sevens of one suit from two of mixed suits."""

    THE_SEVENS = "the-sevens", "the suits of the 2 sevens; a third card does not matter"
    ALL_THREE = "all-three", "the suits of the first 3 cards: without a third card of the same suit, 2 sevens are mixed"


class VersionChange(Word):
    """What a change of version takes."""

    NOTICE_DISPLAYED = "notice-displayed", "a notice of the change on display for a reasonable period beforehand"
    PLAYERS_TOLD = "players-told", "the players are told that version 2 is coming"
    NOTICE_GIVEN = "notice-given", "notice is given that version 1 is coming"
    ENTRIES_NONE_OR_FINAL = "entries-none-or-final", "not while a tournament is part filled: no entry won yet, or the final one decided"
    NOMINATED_DATE = "nominated-date", "at a date and time named beforehand"
    ALL_CLOSED = "all-closed", "all Magnificent Sevens games close for a reasonable period, then open again in the new version"


MAGNIFICENT_SEVENS_SUITS = Term[SevensSuits](
    "magnificent-sevens-suits", "Which cards must be of one suit for 2 sevens to pay as suited?", Chapter.SIDE_BETS
)
MAGNIFICENT_SEVENS_SPLIT = Statement(
    "magnificent-sevens-split",
    "Which cards count when 2 sevens are split?",
    Chapter.SIDE_BETS,
    says=Said("next-card", "7 7 and the next card that the box gets, whichever of the split hands it falls to"),
)
MAGNIFICENT_SEVENS_SPLIT_PAYS_BY = Statement(
    "magnificent-sevens-split-pays-by",
    "Which pay table settles the side bet on split sevens?",
    Chapter.SIDE_BETS,
    says=Said("version-in-play", "the table of the version in play, though the rule names Table 1 alone"),
)
MAGNIFICENT_SEVENS_VERSION = Term[int]("version", "Which version of Magnificent Sevens is in play?", Chapter.SIDE_BETS)
MAGNIFICENT_SEVENS_VERSION_AT = Statement(
    "version-at",
    "Which tables play the version?",
    Chapter.SIDE_BETS,
    says=Said("all-tables", "1 version at a time, the same at all Magnificent Sevens tables"),
)
MAGNIFICENT_SEVENS_VERSION_CHANGE = Table[VersionChange]("version-change", "What does a change of version take?", Chapter.SIDE_BETS)
"""Keys: notice; and the change, `1-to-2` or `2-to-1`, with notice, when or closure."""
