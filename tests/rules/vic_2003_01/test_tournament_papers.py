"""VIC-2003-01 rule 16: conditions that pass the check can be played."""

from __future__ import annotations

from tests.tournament import paper_cases as cases
from tests.tournament.heats import VIC as BOOK


def test_16_2_1_c__a_compulsory_wager_has_a_minimum() -> None:
    cases.no_minimum_is_a_gap_where_every_round_must_be_wagered_on(BOOK, "16.2.1(c)")


def test_16_2_1_d__a_session_has_an_end_and_a_field_adds_up() -> None:
    cases.a_shoe_that_never_ends_is_a_gap(BOOK, "16.2.1(d)")
    cases.every_field_between_adds_up(BOOK, "16.2.1(d)")
    cases.bots_say_what_they_cannot_play(BOOK)
