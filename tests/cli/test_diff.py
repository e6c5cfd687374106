"""`pitboss rules diff GAME GAME`: every term on which two books differ."""

from __future__ import annotations

import json

from tests.cli.shell import pitboss


def test_blackjack_and_crown_blackjack_differ_in_one_term() -> None:
    answer = pitboss("rules", "diff", "vic-blackjack", "vic-crown-blackjack")
    assert (answer.status, answer.err) == (0, "")
    assert [line.split()[0] for line in answer.lines if line[:1].strip()] == ["Term", "dealer-soft-17", "1"]
    assert "7.5.6(a)" in answer.out
    assert "14.2.1(a)" in answer.out
    assert answer.lines[-1] == "1 term differs"


def test_json_names_both_books() -> None:
    answer = pitboss("rules", "diff", "vic-blackjack", "vic-crown-blackjack", "--on", "2004-01-01", "--json")
    assert json.loads(answer.out) == [
        {
            "term": "dealer-soft-17",
            "vic-blackjack": {"values": ["stand"], "document": "VIC-2003-01", "rule": "7.5.6(a)"},
            "vic-crown-blackjack": {"values": ["hit"], "document": "VIC-2003-01", "rule": "14.2.1(a)"},
            "on": "2004-01-01T00:00:00",
            "instruments": {"vic-blackjack": ["VIC-2003-01"], "vic-crown-blackjack": ["VIC-2003-01"]},
        }
    ]


def test_a_book_does_not_differ_from_itself() -> None:
    assert pitboss("rules", "diff", "act-blackjack", "act-blackjack").lines[-1] == "0 terms differ"


def test_two_documents_of_different_places() -> None:
    found = {each["term"] for each in json.loads(pitboss("rules", "diff", "act-blackjack", "nsw-star-blackjack", "--json").out)}
    assert {"decks", "dealer-soft-17", "insurance-against-ten", "split-hands"} <= found


def test_defined_words_are_compared_when_asked_for() -> None:
    plain = json.loads(pitboss("rules", "diff", "act-blackjack", "nsw-star-blackjack", "--json").out)
    fuller = json.loads(pitboss("rules", "diff", "act-blackjack", "nsw-star-blackjack", "--definitions", "--json").out)
    assert len(fuller) > len(plain)
    assert {each["term"].split("/")[0] for each in fuller if each not in plain} == {"defines", "definitions-yield"}


def test_on_a_day_when_one_is_not_in_force_the_question_is_refused() -> None:
    answer = pitboss("rules", "diff", "vic-blackjack", "vic-crown-21", "--on", "2004-01-01")
    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith("pitboss: Crown 21 ended at 6.00 am on 6 February 2003")
