"""A strategy written as CSV is the same strategy when it is read."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from pitboss.law.refusal import Malformed
from pitboss.odds.chart.sheet import TOTALS, cell_text, read_cell, read_csv, write_csv
from pitboss.odds.records import COLUMNS, Action, Cell, Kind, Row, Strategy
from tests.odds.chart.made_up import BASIC, PONTOON, strategy

ROWS = [Row(kind, total) for kind in Kind for total in TOTALS[kind]]
HEAD = f"hand,{','.join(COLUMNS)}\n"

cells = st.builds(Cell, st.lists(st.sampled_from(Action), min_size=1, max_size=8).map(tuple), st.sampled_from(Action))


@st.composite
def strategies(draw: st.DrawFn) -> Strategy:
    columns = draw(st.lists(st.sampled_from(COLUMNS), min_size=1, unique=True).map(tuple))
    rows = draw(st.lists(st.sampled_from(ROWS), unique=True, max_size=12).map(tuple))
    return Strategy(columns, rows, {(row, column): draw(cells) for row in rows for column in columns})


@given(cells)
def test_any_cell_comes_back(cell: Cell) -> None:
    assert read_cell(cell_text(cell)) == cell


@given(cells, cells)
def test_different_cells_have_different_texts(one: Cell, other: Cell) -> None:
    assert (cell_text(one) == cell_text(other)) == (one == other)


@given(strategies())
def test_any_strategy_comes_back(play: Strategy) -> None:
    assert read_csv(write_csv(play), "s.csv") == play


@pytest.mark.parametrize("text", [BASIC, PONTOON])
def test_play_that_looks_real_comes_back(text: str) -> None:
    assert read_csv(write_csv(strategy(text)), "s.csv") == strategy(text)


def test_it_is_written_as_people_write_it() -> None:
    lines = write_csv(strategy(BASIC)).splitlines()
    assert lines[0] == "hand,2,3,4,5,6,7,8,9,T,A"
    assert lines[7] == "hard 10,D,D,D,D,D,D,D,D,H,H"
    assert "soft 18,S,Ds,Ds,Ds,Ds,S,S,H,H,H" in lines
    assert "pair 8,P,P,P,P,P,P,P,P,Rp,Rp" in lines
    assert lines[-1] == "pair A,P,P,P,P,P,P,P,P,P,P"


def test_a_spreadsheet_may_have_touched_it() -> None:
    text = "\ufeff" + write_csv(strategy(BASIC)).replace("\n", "\r\n") + "\r\n,,,,,,,,,,\r\n"
    assert read_csv(text, "s.csv") == strategy(BASIC)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "s.csv is empty: its first line is hand,2,3,4,5,6,7,8,9,T,A"),
        ("2,3,4\n", "s.csv line 1 is '2,3,4': it should be hand,2,3,4,5,6,7,8,9,T,A"),
        ("hand,2,2\n", "s.csv line 1 is 'hand,2,2'"),
        ("hand\n", "s.csv line 1 is 'hand'"),
        (HEAD + "hard 16,H\n", "s.csv line 2 has 1 answers for hard 16, and there are 10 dealer's cards"),
        (HEAD + "hard 99" + ",H" * 10, "s.csv line 2 is for 'hard 99': a hand is written hard 16, soft 18, pair 8, pair T or pair A"),
        (HEAD + "16" + ",H" * 10, "s.csv line 2 is for '16'"),
        (HEAD + "pair 1" + ",H" * 10, "s.csv line 2 is for 'pair 1'"),
        (HEAD + ("hard 16" + ",H" * 10 + "\n") * 2, "s.csv line 3 has hard 16 again"),
        (
            HEAD + "hard 16" + ",H" * 9 + ",X",
            "s.csv line 2, hard 16 against A says 'X': write H hit, S stand, D double, P split or R surrender",
        ),
        (HEAD + "hard 16" + ",H" * 9 + ",", "against A says ''"),
        (HEAD + "hard 16" + ",H" * 9 + ",h", "against A says 'h'"),
        (HEAD + "hard 16" + ",H" * 9 + ",Dx", "against A says 'Dx'"),
    ],
)
def test_what_cannot_be_read_is_told(text: str, said: str) -> None:
    with pytest.raises(Malformed) as told:
        read_csv(text, "s.csv")
    assert said in told.value.sentence


@given(st.text(max_size=200))
def test_nonsense_is_malformed_and_nothing_worse(text: str) -> None:
    with pytest.raises(Malformed):
        read_csv(text, "s.csv")
