"""`pitboss rules GAME`: a book at a moment, with elections, as a table and as JSON."""

from __future__ import annotations

import json

import pytest

from pitboss.books import LIBRARY
from tests.cli.shell import pitboss, within
from tests.support import own_law


@pytest.mark.parametrize("game", LIBRARY.names)
def test_every_book_is_printed_with_value_document_and_rule(game: str) -> None:
    answer = pitboss("rules", game)
    law = own_law(game)
    assert (answer.status, answer.err) == (0, "")
    assert answer.lines[0] == f"{law.book.name} ({game})"
    assert {ruling.document for ruling in law.values()} <= {word.rstrip("*") for line in answer.lines for word in line.split()}
    assert {term.chapter.value for term in law} <= set(answer.lines)


@pytest.mark.parametrize("game", LIBRARY.names)
def test_json_carries_every_term_with_its_source(game: str) -> None:
    answer = within("rules", game, "--json")
    record = json.loads(answer.out)
    assert (answer.status, answer.err) == (0, "")
    assert {term["term"] for term in record["terms"]} == {term.name for term in own_law(game)}
    assert all(term["document"] and term["rule"] for term in record["terms"])
    assert all((term["value"] is None) == term["struck_out"] for term in record["terms"])


def test_show_is_the_same_question() -> None:
    assert pitboss("rules", "show", "act-blackjack").out == pitboss("rules", "act-blackjack").out


def test_options_may_stand_before_the_game() -> None:
    after = pitboss("rules", "vic-crown-21", "--on", "2001-01-01", "--json")
    assert json.loads(after.out)["on"] == "2001-01-01T00:00:00"
    assert pitboss("rules", "--on", "2001-01-01", "--json", "vic-crown-21").out == after.out
    assert pitboss("rules", "--json", "vic-crown-21", "--on", "2001-01-01").out == after.out


def test_crown_21_is_refused_a_minute_before_it_commences() -> None:
    answer = pitboss("rules", "vic-crown-21", "--on", "2000-12-15T03:59")
    assert (answer.status, answer.out) == (1, "")
    assert "VIC-2000-27" in answer.err
    assert "commences at 4.00 am on 15 December 2000 in Melbourne" in answer.err


def test_crown_21_plays_from_4_am() -> None:
    answer = pitboss("rules", "vic-crown-21", "--on", "2000-12-15T04:00")
    line = next(line for line in answer.lines if line.startswith("dealer-soft-17 "))
    assert (answer.status, answer.err) == (0, "")
    assert answer.lines[1] == "as in force at 4.00 am on 15 December 2000 in Melbourne"
    assert line.split()[1] == "hit:"
    assert {"VIC-2000-27", "27.2.1"} <= set(line.split())


def test_what_is_read_back_is_marked_and_explained() -> None:
    answer = pitboss("rules", "vic-crown-21", "--on", "2000-12-15T04:00")
    assert "VIC-2003-01*" in answer.out
    assert any(line.startswith("*: read back, standing for") for line in answer.lines)
    assert "VIC-2003-01*" not in pitboss("rules", "vic-crown-pontoon").out


@pytest.mark.parametrize("moment", ["2003-02-06T06:00", "2003-02-06T06:01", "2024-01-01"])
def test_crown_21_names_what_replaced_it(moment: str) -> None:
    answer = pitboss("rules", "vic-crown-21", "--on", moment)
    assert (answer.status, answer.out) == (1, "")
    assert "ended at 6.00 am on 6 February 2003 in Melbourne" in answer.err
    assert "VIC-2003-01" in answer.err
    assert "vic-crown-blackjack" in answer.err


def test_crown_21_plays_until_the_last_minute() -> None:
    assert pitboss("rules", "vic-crown-21", "--on", "2003-02-06T05:59").status == 0


def test_an_offset_is_read_on_the_clock_of_the_jurisdiction() -> None:
    refused = pitboss("rules", "vic-crown-21", "--on", "2000-12-14T16:59Z")
    assert (refused.status, "3.59 am on 15 December 2000" in refused.err) == (1, True)
    assert pitboss("rules", "vic-crown-21", "--on", "2000-12-14T17:00Z").status == 0


def test_an_election_changes_the_value_and_shows_the_others() -> None:
    plain, elected = (pitboss("rules", "act-blackjack", *words) for words in ((), ("--set", "dealer-soft-17=hit", "--set", "decks=6")))
    assert "dealer-soft-17" in plain.out
    assert value(plain.lines, "decks") == "8 (or 4, 5, 6, 7)"
    assert value(elected.lines, "decks") == "6 (or 4, 5, 7, 8)"
    assert value(elected.lines, "dealer-soft-17").startswith("hit: ")


def test_money_in_json_has_two_decimals() -> None:
    record = json.loads(pitboss("rules", "vic-blackjack", "--set", "smallest-chip=2.5", "--json").out)
    chip = next(term for term in record["terms"] if term["term"] == "smallest-chip")
    assert chip["value"] == "2.50"
    assert record["options"]["smallest-chip"] == {"default": "0.50", "values": ["0.50"], "open": True}


def test_an_election_that_is_not_allowed_is_refused_with_its_rule() -> None:
    answer = pitboss("rules", "nsw-star-blackjack", "--set", "decks=4")
    assert (answer.status, answer.out) == (1, "")
    assert answer.err == "pitboss: decks=4 is not allowed by NSW-STAR-BJ 3.1: it may be 8 or 6\n"


def value(lines: list[str], term: str) -> str:
    """The first line of a term's value in the printed table."""
    line = next(line for line in lines if line.startswith(f"{term} "))
    return line.removeprefix(term).strip().split("  ")[0]


def test_an_option_of_a_side_bet_is_taken_with_its_game() -> None:
    shown = pitboss("rules", "vic-crown-pontoon", "--set", "pandemonium-stake=kept", "--set", "decks=6")
    assert shown.status == 0
    assert "elected for vic-pontoon-pandemonium: pandemonium-stake = kept" in shown.out
    refused = pitboss("rules", "vic-crown-pontoon", "--set", "pandemonium-stake=lost")
    assert (refused.status, refused.out) == (1, "")
    assert "pandemonium-stake=lost is not allowed by VIC-2003-01 11.6.3" in refused.err
    assert pitboss("rules", "vic-blackjack", "--set", "pandemonium-stake=kept").status == 2
