"""`pitboss odds price` and the prices in the readings, as a person and a program meet them."""

from __future__ import annotations

import json
import sys
from subprocess import run
from typing import Any

import pytest

from pitboss.odds.price.stored import stored
from tests.cli.shell import within

WIDEST = 100


def records(*words: str) -> Any:
    answer = within(*words, "--json")
    assert answer.status == 0, answer.err
    return json.loads(answer.out)


@pytest.mark.parametrize("game", ["vic-crown-pontoon", "vic-crown-com-bo", "nsw-star-blackjack", "act-pairs-play"])
def test_a_sheet_lines_up_within_a_hundred_columns(game: str) -> None:
    answer = within("odds", "price", game)
    assert answer.status == 0
    assert max(map(len, answer.lines)) <= WIDEST
    assert answer.lines[-1].strip().endswith("so instead.")


def test_the_largest_price_comes_first_within_its_kind() -> None:
    answer = within("odds", "price", "vic-vegas-blackjack")
    clauses = answer.lines[answer.lines.index("Its own clauses, against what they displaced") :]
    priced = [line.split()[0] for line in clauses[2:] if " %" in line]
    assert priced[:4] == ["surrender-against-", "double-totals", "decks", "surrender-against,"]
    assert any(line.startswith("No price: it does not change what the cards pay: ") for line in answer.lines)


def test_a_program_reads_every_price_with_both_rules() -> None:
    (sheet,) = records("odds", "price", "vic-crown-21")
    assert (sheet["game"], sheet["decks"]) == ("vic-crown-21", 8)
    clause = next(each for each in sheet["prices"] if each["subject"] == "clause")
    assert clause["terms"] == ["dealer-soft-17"]
    assert (clause["rule"], clause["instead_rule"]) == ("VIC-2000-27 27.2.1", "VIC-2003-01 7.5.6(a)")
    assert clause["difference"] == pytest.approx(clause["ev_instead"] - clause["ev"])
    assert sheet["ev"]["main"] == clause["ev"]


def test_side_bets_come_with_their_game() -> None:
    sheets = records("odds", "price", "vic-crown-pontoon")
    assert [sheet["game"] for sheet in sheets] == ["vic-crown-pontoon", "vic-pontoon-pandemonium"]


def test_a_side_bet_goes_by_either_of_its_names() -> None:
    assert within("odds", "price", "lucky-lucky").out == within("odds", "price", "nsw-star-lucky-lucky").out != ""


def test_what_is_kept_is_what_is_worked_out_with_an_election() -> None:
    """A side bet's election makes the prices be worked out anew; the others stay as they are kept."""
    sheets = records("odds", "price", "nsw-star-lucky-lucky", "--set", "paytable=2")
    table = {each["instead"]: each["difference"] for each in sheets[0]["prices"] if each["terms"] == ["paytable"]}
    kept = {
        price.instead: price
        for price in stored()
        if price.game == "nsw-star-lucky-lucky" and price.subject == "option" and price.decks == 8
    }
    two = kept["2"].difference
    assert two is not None
    assert table["1"] == pytest.approx(-float(two))


def test_everything_is_told_from_the_file() -> None:
    sheets = records("odds", "price", "--all")
    assert sum(len(sheet["prices"]) for sheet in sheets) == len(stored())
    assert within("odds", "price", "--all").status == 0


def test_a_moment_has_its_own_prices() -> None:
    (sheet,) = records("odds", "price", "vic-crown-21", "--on", "2001-06-01")
    kept = next(price for price in stored() if price.game == "vic-crown-21" and price.subject == "clause")
    clause = next(each for each in sheet["prices"] if each["subject"] == "clause")
    assert clause["difference"] == pytest.approx(float(kept.difference or 0), abs=1e-9)


def test_notice_27_of_2000_took_a_fifth_of_a_per_cent() -> None:
    answer = within("odds", "price", "--notice", "VIC-2000-27")
    assert answer.status == 0
    assert max(map(len, answer.lines)) <= WIDEST
    assert "dealer-soft-17  stand   hit    −0.2200 %  VIC-2000-27 27.2.1" in answer.lines
    record = records("odds", "price", "--notice", "vic-2000-27")
    crown = next(book for book in record["books"] if book["game"] == "vic-crown-21")
    assert (crown["on"], crown["instruments"]) == ("2000-12-15T04:00:00", ["VIC-2003-01", "VIC-2000-26", "VIC-2000-27", "VIC-2000-28"])
    assert crown["whole"]["main"] == pytest.approx(-0.0022, abs=5e-6)


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("VIC-2000-26", "9 terms do not change what the cards pay"),
        ("VIC-2000-28", "51 terms do not change what the cards pay"),
        ("VIC-2000-29", "high-run-4, low-run-4: −10.8722 % to the player"),
        ("VIC-2000-30", "87 games"),
        ("VIC-2000-31", "Rapid Roulette: no game of these books, so there is nothing to price."),
        ("VIC-1999-01", "is known only by name"),
    ],
)
def test_a_notice_says_honestly_what_there_is_to_price(key: str, said: str) -> None:
    answer = within("odds", "price", "--notice", key)
    assert answer.status == 0
    assert said in answer.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("", "nothing is named: write a game, --notice with a document such as VIC-2000-27, or --all"),
        ("vic-blackjack --all", "GAME and --all do not go together"),
        ("vic-blackjack --write", "--write goes with --all"),
        ("--notice VIC-2000-27 --set decks=6", "--set goes with a game, not with --notice"),
        ("--all --on 2001-01-01 --set decks=6", "--set and --on go with a game, not with --all"),
        ("vic-blakjack", "there is no game 'vic-blakjack'; the nearest"),
        ("perfect-pairs", "perfect-pairs is in several documents: write vic-perfect-pairs, act-perfect-pairs"),
        ("--notice VIC-2000-72", "--notice: there is no document 'VIC-2000-72'; the nearest"),
        ("vic-blackjack --set deck=6", "has no option 'deck'"),
    ],
)
def test_what_cannot_be_read_is_one_sentence(words: str, said: str) -> None:
    answer = within("odds", "price", *words.split())
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith("pitboss: ")
    assert len(answer.err.splitlines()) == 1
    assert said in answer.err


def test_a_reading_shows_its_prices() -> None:
    answer = within("rules", "readings", "D6")
    assert "    vic-crown-com-bo, com-bo: −56.7304 % with 8 decks, −59.1405 % with 1 deck" in answer.lines
    (reading,) = records("rules", "readings", "A25")
    (price, *_) = reading["alternatives"][0]["prices"]
    assert (price["game"], price["decks"], price["bet"]) == ("vic-pontoon-pandemonium", 8, "pontoon-pandemonium")
    assert price["difference"] < -0.04


def test_the_register_has_a_column_of_prices() -> None:
    answer = within("rules", "readings")
    assert answer.lines[0].split() == ["Id", "Document", "Touches", "Decided", "Price"]
    assert max(map(len, answer.lines)) <= WIDEST


@pytest.mark.parametrize("words", ["rules readings", "odds price vic-blackjack", "odds price --notice VIC-2000-29"])
def test_neither_kernels_nor_arrays_are_imported_for_what_is_kept(words: str) -> None:
    program = f"""
import sys
sys.argv = ["pitboss", *{words.split()!r}]
from pitboss.cli.main import run
try:
    run()
finally:
    heavy = [name for name in ("numba", "numpy", "matplotlib", "polars") if name in sys.modules]
    print("heavy", heavy, file=sys.stderr)
"""
    done = run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300, check=False)
    assert done.stderr.splitlines()[-1] == "heavy []"
