"""Pay tables and schedules: every column of every line against the inventory, and the sums that must come out."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from pitboss.books import LIBRARY
from pitboss.law.inventory import Row, inventory
from pitboss.law.values import MONEY_BACK, ByDecks, ByField, ByTable, Dollars, Odds, Prizes, Word
from pitboss.terms.pandemonium import PANDEMONIUM_LINES, PANDEMONIUM_POSSIBILITIES, PANDEMONIUM_PRIZES
from pitboss.terms.pontoon import BonusLine
from tests.law.figures import clauses_at
from tests.support import own_law, own_rules

AT = clauses_at(LIBRARY)
ROWS = inventory()
DECKS = re.compile(r"decks_(\d)|(one)_deck|(eight)_decks")


def odds(text: str) -> Odds | None:
    """Odds as the inventory writes them."""
    if text == "N/A":
        return None
    return MONEY_BACK if text == "money back" else Odds(*map(int, text.split(":")))


def answers(row: Row) -> list[object]:
    return [value for _, answer in AT[row.citation] for value in answer.allowed]


def columns(row: Row, key: re.Pattern[str]) -> dict[int, str]:
    """The columns of a line: the number in each key that fits, and the cell."""
    words = {"one": 1, "eight": 8}
    fits = [(key.fullmatch(name), value) for name, value in row.facts]
    return {words.get(cell := next(filter(None, found.groups())), 0) or int(cell): value for found, value in fits if found}


def lines(key: re.Pattern[str]) -> list[Row]:
    return [row for row in ROWS if columns(row, key)]


@pytest.mark.parametrize("row", lines(DECKS), ids=lambda row: row.citation)
def test_odds_by_decks(row: Row) -> None:
    wanted = {decks: odds(cell) for decks, cell in columns(row, DECKS).items()}
    assert [dict(value.columns) for value in answers(row) if isinstance(value, ByDecks)] == [wanted]


PAYTABLE = re.compile(r"paytable_(\d)")


@pytest.mark.parametrize("row", lines(PAYTABLE), ids=lambda row: row.citation)
def test_odds_by_paytable(row: Row) -> None:
    wanted = {table: odds(cell) for table, cell in columns(row, PAYTABLE).items()}
    assert [dict(value.columns) for value in answers(row) if isinstance(value, ByTable)] == [wanted]


FIELD = re.compile(r"field_(\d+)")


@pytest.mark.parametrize("row", lines(FIELD), ids=lambda row: row.citation)
def test_schedule_by_field(row: Row) -> None:
    wanted = {field: int(cell) if cell.isdigit() else cell for field, cell in columns(row, FIELD).items()}
    found = [dict(value.columns) for value in answers(row) if isinstance(value, ByField)]
    assert [{field: cell for field, cell in each.items() if cell != ""} for each in found] == [wanted]


ODDS = [row for row in ROWS if re.fullmatch(r"\d+:\d+", dict(row.facts).get("odds", ""))]
IN_WORDS = {"VIC-2003-01 10.7.4(a)": "who stays is paid 1 to 1"}  # the odds are part of a longer answer


@pytest.mark.parametrize("row", ODDS, ids=lambda row: row.citation)
def test_odds_of_one_line(row: Row) -> None:
    if row.citation in IN_WORDS:
        assert any(isinstance(value, Word) and IN_WORDS[row.citation] in value.gloss for value in answers(row))
        return
    lines = [value.odds if isinstance(value, BonusLine) else value for value in answers(row)]
    assert {value for value in lines if isinstance(value, Odds)} == {odds(dict(row.facts)["odds"])}


PRIZE = re.compile(r"11\.6\.3\([a-e]\) Table (\d): ([\d,]+) x \$([\d,]+)")


@pytest.mark.parametrize("row", [row for row in ROWS if PRIZE.fullmatch(row.rule)], ids=lambda row: row.citation)
def test_prizes_of_pandemonium(row: Row) -> None:
    found = PRIZE.fullmatch(row.rule)
    assert found
    table, possibilities, prize = (int(each.replace(",", "")) for each in found.groups())
    assert answers(row) == [Prizes(possibilities, Dollars.of(prize))]
    assert [answer.term.name.split("/")[1] for _, answer in AT[row.citation]] == [str(table)]


@pytest.mark.parametrize("table", range(1, 6))
def test_possibilities_add_up_and_prizes_fall_from_line_to_line(table: int) -> None:
    pandemonium = own_rules("vic-pontoon-pandemonium")
    prizes = [pandemonium[PANDEMONIUM_PRIZES[table, line]] for line in range(1, pandemonium[PANDEMONIUM_LINES[table]] + 1)]
    assert sum(line.possibilities for line in prizes) == pandemonium[PANDEMONIUM_POSSIBILITIES[table]]
    assert [line.prize for line in prizes] == sorted((line.prize for line in prizes), reverse=True)
    # readings.md, A25: the mean prize of every table is $20.38 or $20.39 for each dollar.
    mean = Fraction(sum(line.possibilities * line.prize.cents for line in prizes), sum(line.possibilities for line in prizes))
    assert round(mean) in (2038, 2039)


def test_no_line_of_pandemonium_is_left_over() -> None:
    law = own_law("vic-pontoon-pandemonium")
    printed = [row for row in ROWS if PRIZE.fullmatch(row.rule)]
    assert len([term for term in law if PANDEMONIUM_PRIZES.key(term)]) == len(printed) == 10 + 4 * 7


@pytest.mark.parametrize("field", [49, 98, 147, 196])
def test_prizes_of_the_tournament_add_up_to_the_pool(field: int) -> None:
    pool = {row.rule.rpartition(": ")[2]: columns(row, FIELD) for row in lines(FIELD) if "prize pool" in row.rule}
    assert sum(int(prizes[field]) for place, prizes in pool.items() if place != "Prize pool") == int(pool["Prize pool"][field])
