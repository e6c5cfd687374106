"""`pitboss rules why GAME TERM`: the clause, what it prevails over, and the rule that says so."""

from __future__ import annotations

import json

from tests.cli.shell import pitboss


def test_pontoon_and_the_soft_17() -> None:
    answer = pitboss("rules", "why", "vic-crown-pontoon", "dealer-soft-17")
    assert (answer.status, answer.err) == (0, "")
    assert "  by VIC-2003-01 10.10.1 in the book of Crown Pontoon" in answer.lines
    assert "  prevails over VIC-2003-01 7.5.6(a) in the book of Blackjack: stand" in answer.lines
    assert "    because of VIC-2003-01 10.1" in answer.lines


def test_json_has_the_same_steps() -> None:
    answer = pitboss("rules", "why", "vic-crown-pontoon", "dealer-soft-17", "--json")
    record = json.loads(answer.out)
    assert (record["value"], answer.err) == ("hit", "")
    assert [(step["rule"], step["says"], step["prevails_by"]) for step in record["steps"]] == [
        ("10.10.1", ["hit"], "VIC-2003-01 10.1"),
        ("7.5.6(a)", ["stand"], None),
    ]


def test_a_term_struck_out_says_what_it_prevails_over() -> None:
    answer = pitboss("rules", "why", "vic-crown-pontoon", "even-money")
    assert "  even-money = struck out" in answer.lines
    assert "VIC-2003-01 7.4.1(b) in the book of Blackjack" in answer.out


def test_a_choice_tells_what_may_be_elected() -> None:
    answer = pitboss("rules", "why", "act-blackjack", "dealer-soft-17", "--set", "dealer-soft-17=hit")
    assert "  dealer-soft-17 = hit: " in answer.out
    assert "  may be elected: stand or hit (--set dealer-soft-17=hit)" in answer.lines


def test_the_answer_of_an_earlier_day_says_that_it_is_read_back() -> None:
    answer = pitboss("rules", "why", "vic-crown-21", "dealer-soft-17", "--on", "2001-06-01")
    assert "VIC-2000-27 27.2.1" in answer.out
    assert "VIC-2000-27 27.1" in answer.out
    assert "[F1]" in answer.out
