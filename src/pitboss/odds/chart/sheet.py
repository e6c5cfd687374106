"""The play as a CSV file: one row a hand, one column a dealer's card; written to be read back exactly.

A cell is a capital letter for two cards, one for three, and so on, the last of them holding for any more: `S`, `SSH`, `DDH`. A small letter
at the end says what to do where a double, a surrender or a split is not allowed; without one it is the last capital that needs no
leave, or hit: `D` gives way to a hit, `Ds` to standing, `DH` is a double with two cards and a hit with three.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO

from pitboss.law.refusal import Malformed, listed
from pitboss.odds.chart.marks import LETTERS
from pitboss.odds.records import COLUMNS, Action, Cell, Kind, Row, Strategy

CORNER = "hand"
SETTLED = (Action.HIT, Action.STAND)
"""What a hand may always do."""
ACTIONS = {letter: action for action, letter in LETTERS.items()}
ACE, TEN = 1, 10
TOTALS = {Kind.HARD: range(2, 22), Kind.SOFT: range(12, 22), Kind.PAIR: range(ACE, TEN + 1)}


def cell_text(cell: Cell) -> str:
    """A cell as text that `read_cell` reads back.

    >>> cell_text(Cell((Action.STAND, Action.STAND, Action.HIT), Action.HIT)), cell_text(Cell((Action.DOUBLE,), Action.STAND))
    ('SSH', 'Ds')
    """
    capitals = "".join(LETTERS[action] for action in cell.by_cards)
    return capitals if cell.otherwise is _usual(cell.by_cards) else capitals + LETTERS[cell.otherwise].lower()


def read_cell(text: str) -> Cell:
    """A cell from its text; ValueError where it is none."""
    small = text[-1:] if text[-1:].islower() else ""
    capitals = text.removesuffix(small)
    if not capitals or not set(capitals) <= ACTIONS.keys() or not {small.upper()} <= ACTIONS.keys() | {""}:
        raise ValueError(text)
    by_cards = tuple(ACTIONS[letter] for letter in capitals)
    return Cell(by_cards, ACTIONS[small.upper()] if small else _usual(by_cards))


def write_csv(strategy: Strategy) -> str:
    """A strategy as a CSV file."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([CORNER, *strategy.columns])
    writer.writerows([str(row), *(cell_text(strategy[row, column]) for column in strategy.columns)] for row in strategy.rows)
    return out.getvalue()


def read_csv(text: str, name: str) -> Strategy:
    """A strategy from a CSV file; `name` is how messages call the file."""
    lines = _lines(text.removeprefix("\ufeff"), name)
    if not lines:
        raise Malformed("strategy", f"{name} is empty: its first line is {CORNER},{','.join(COLUMNS)}")
    columns = _columns(lines[0][1], name)
    cells: dict[tuple[Row, str], Cell] = {}
    rows: list[Row] = []
    for number, (hand, *answers) in lines[1:]:
        row = _row(hand, f"{name} line {number}")
        if row in rows:
            raise Malformed("strategy", f"{name} line {number} has {row} again")
        if len(answers) != len(columns):
            raise Malformed(
                "strategy", f"{name} line {number} has {len(answers)} answers for {row}, and there are {len(columns)} dealer's cards"
            )
        rows.append(row)
        for column, answer in zip(columns, answers, strict=True):
            cells[row, column] = _cell(answer, f"{name} line {number}, {row} against {column}")
    return Strategy(columns, tuple(rows), cells)


def _lines(text: str, name: str) -> list[tuple[int, list[str]]]:
    """The lines that say anything, with their numbers."""
    try:
        return [(number, line) for number, line in enumerate(csv.reader(text.splitlines()), 1) if any(line)]
    except csv.Error as fault:
        raise Malformed("strategy", f"{name} is no CSV file: {fault}") from None


def _usual(by_cards: Sequence[Action]) -> Action:
    """What stands in for the rest unless a small letter says otherwise."""
    return next((action for action in reversed(by_cards) if action in SETTLED), Action.HIT)


def _columns(line: Sequence[str], name: str) -> tuple[str, ...]:
    corner, *columns = (word.strip() for word in line)
    if corner != CORNER or not columns or not set(columns) <= set(COLUMNS) or len(set(columns)) != len(columns):
        raise Malformed("strategy", f"{name} line 1 is {','.join(line)!r}: it should be {CORNER},{','.join(COLUMNS)}")
    return tuple(columns)


def _row(text: str, where: str) -> Row:
    for kind in Kind:
        for total in TOTALS[kind]:
            if text.strip() == str(Row(kind, total)):
                return Row(kind, total)
    raise Malformed("strategy", f"{where} is for {text!r}: a hand is written hard 16, soft 18, pair 8, pair T or pair A")


def _cell(text: str, where: str) -> Cell:
    try:
        return read_cell(text.strip())
    except ValueError:
        said = listed([f"{letter} {action}" for action, letter in LETTERS.items()], "or")
        raise Malformed("strategy", f"{where} says {text!r}: write {said}, a letter a number of cards") from None
