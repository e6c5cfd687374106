"""The drafting table at the command line: every question takes a draft, every answer says that it is one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.shell import ROOT, Answer, within

DRAFTS = ROOT / "docs" / "examples" / "drafts"
SIX_TO_FIVE = str(DRAFTS / "six-to-five.yaml")
ON = ("--on", "2026-01-01")
EDGE = 0.020341858621942523
"""Six decks, 6 to 5, soft 17 hit, no hole card: a natural against an ace still takes 1 to 1, which is more than 6 to 5 is worth there."""


def answered(*words: str) -> Any:
    answer = within(*words, "--json")
    assert answer.status == 0, answer.err
    return json.loads(answer.out)


def marked(found: Any) -> None:
    assert found["draft"] == "six-to-five"
    assert len(found["draft_hash"]) == 64
    assert "draft:six-to-five" in found["instruments"]


def test_rules_under_a_draft_are_marked() -> None:
    found = answered("rules", "vic-blackjack", *ON, "--draft", SIX_TO_FIVE)
    marked(found)
    terms = {each["term"]: each for each in found["terms"]}
    assert (terms["natural-pays"]["value"], terms["natural-pays"]["document"]) == ("6 to 5", "draft:six-to-five")
    assert terms["decks"]["value"] == 6
    page = within("rules", "vic-blackjack", *ON, "--draft", SIX_TO_FIVE).out
    assert "DRAFT six-to-five, no document" in page


def test_why_tells_what_the_draft_prevails_over() -> None:
    found = answered("rules", "why", "vic-blackjack", "natural-pays", *ON, "--draft", SIX_TO_FIVE)
    marked(found)
    assert [step["document"] for step in found["steps"]] == ["draft:six-to-five", "VIC-2003-01"]


def test_a_game_that_stands_on_the_drafts_book_is_read_under_it_too() -> None:
    found = answered("rules", "why", "vic-crown-blackjack", "natural-pays", *ON, "--draft", SIX_TO_FIVE)
    marked(found)
    assert found["value"] == "6 to 5"


def test_a_game_that_does_not_stand_on_it_is_refused() -> None:
    answer = within("rules", "act-blackjack", "--draft", SIX_TO_FIVE)
    assert (answer.status, answer.out) == (1, "")
    assert "the draft six-to-five stands over vic-blackjack, and act-blackjack does not stand on that" in answer.err


def test_diff_shows_what_a_draft_changes() -> None:
    found = answered("rules", "diff", "vic-blackjack", *ON, "--draft", SIX_TO_FIVE)
    assert {each["term"] for each in found} == {"natural-pays", "dealer-soft-17"}
    assert found[0]["draft"] == "six-to-five"


def test_odds_and_strategy_of_a_draft_are_marked() -> None:
    found = answered("odds", "vic-blackjack", *ON, "--draft", SIX_TO_FIVE)
    marked(found)
    assert found["house_edge"] == pytest.approx(EDGE, abs=5e-9)
    page = within("strategy", "vic-blackjack", *ON, "--draft", SIX_TO_FIVE).out
    assert "draft six-to-five" in page


def test_a_draft_is_simulated_and_marked() -> None:
    found = answered("simulate", "vic-blackjack", *ON, "--draft", SIX_TO_FIVE, "--rounds", "20000")
    marked(found)
    assert found["options"]["decks"] == 6


def test_a_round_is_settled_under_a_draft(tmp_path: Path) -> None:
    written = tmp_path / "round.yaml"
    written.write_text(
        "game: vic-blackjack\nboxes: [{box: 1, wagers: [{player: ann, stake: 50}]}]\ncards: [AH, 9D, KC]\n", encoding="utf-8"
    )
    plain, drafted = answered("adjudicate", str(written), *ON), answered("adjudicate", str(written), *ON, "--draft", SIX_TO_FIVE)
    marked(drafted)
    assert "draft" not in plain
    assert (plain["net"], drafted["net"]) == ({"ann": "75.00"}, {"ann": "60.00"})
    assert drafted["settlements"][0]["rules"] == ["7.4.1(a)", "draft:six-to-five 1"]


def test_a_day_is_played_under_a_draft() -> None:
    marked(answered("floor", "day", "vic-blackjack", "--on", "2003-06-01", "--draft", SIX_TO_FIVE))


def test_a_new_side_bet_is_asked_after_played_and_simulated(tmp_path: Path) -> None:
    """21+3 as it was first sold, 9 to 1 for every hand of its table, costs 3.2386 % in six decks (Wizard of Odds, 21+3, version 1)."""
    three_card = str(DRAFTS / "three-card.yaml")
    found = answered("odds", "vic-blackjack", *ON, "--draft", three_card)
    assert found["side_bets"]["three-card"] == pytest.approx(-0.032386, abs=5e-7)
    written = tmp_path / "round.yaml"
    written.write_text(
        "game: vic-blackjack\nside-bets: {three-card: {}}\n"
        "boxes: [{box: 1, wagers: [{player: ann, stake: 50, side: {three-card: 5}}]}]\n"
        "cards: [7H, 8H, 9H, KC]\ndecisions: [{box: 1, do: stand}]\n",
        encoding="utf-8",
    )
    settled = answered("adjudicate", str(written), *ON, "--draft", three_card)
    side = next(each for each in settled["settlements"] if each["bet"] == "three-card")
    assert (side["odds"], side["net"]) == ("9:1", "45.00")


def test_a_draft_that_cannot_be_read_says_so_with_its_line(tmp_path: Path) -> None:
    written = tmp_path / "bad.yaml"
    written.write_text("draft: bad\nover: vic-blackjack\nclauses:\n  - {rule: a, term: natural-pays, value: much}\n", encoding="utf-8")
    answer = within("odds", "vic-blackjack", "--draft", str(written))
    assert answer.status == 2
    assert "line 4, column 42: rule a: natural-pays cannot be 'much' (accepted: odds, such as 6 to 5)" in answer.err


def test_check_says_nothing_is_wrong() -> None:
    answer = within("draft", "check", SIX_TO_FIVE, *ON)
    assert (answer.status, answer.err) == (0, "")
    assert "nothing is wrong with the draft six-to-five over vic-blackjack" in " ".join(answer.out.split())


def test_two_readings_are_shown_side_by_side_with_the_price_of_each() -> None:
    answer = within("draft", "check", str(DRAFTS / "two-readings.yaml"), *ON, "--json")
    assert answer.status == 1
    found = json.loads(answer.out)
    assert {"kind", "clause", "line", "says", "instead"} <= found["findings"][0].keys()
    (pair,) = found["conflicts"]
    three_to_two, six_to_five = (side["house_edge"] for side in pair["sides"])
    assert six_to_five - three_to_two == pytest.approx(0.013, abs=0.0005)


def test_a_draft_is_priced_clause_by_clause() -> None:
    found = answered("draft", "price", SIX_TO_FIVE, *ON)
    marked(found)
    pays, soft = found["clauses"]
    assert pays["change"] == pytest.approx(-0.0130, abs=2e-4)
    assert soft["change"] == pytest.approx(-0.0022, abs=2e-4)
    assert found["after"]["house_edge"] == pytest.approx(EDGE, abs=5e-9)
    assert {"hand": "hard 11", "dealer": "A", "before": "hit", "after": "double else hit"} in found["chart"]


def test_a_new_draft_is_a_sound_draft(tmp_path: Path) -> None:
    begun: Answer = within("draft", "new", "--over", "vic-crown-pontoon")
    assert begun.status == 0
    written = tmp_path / "new.yaml"
    written.write_text(begun.out, encoding="utf-8")
    assert within("draft", "check", str(written)).status == 0
    assert "pontoon-pays/five-card-21" in begun.out


def test_terms_tell_what_a_draft_may_write_and_who_acts_on_it() -> None:
    rows = {row["term"]: row for row in answered("rules", "terms", "vic-blackjack", *ON)}
    assert set(rows["natural-pays"]) == {"term", "chapter", "question", "value", "accepts", "spent_by"}
    assert rows["dealer-soft-17"]["accepts"] == ["stand", "hit"]
    assert {"play", "odds", "sim"} <= set(rows["dealer-soft-17"]["spent_by"])
    assert rows["backs"]["spent_by"] == []
    assert rows["decks"]["value"] == 8
