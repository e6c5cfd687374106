"""The three parts of a chart: hard totals, soft totals and pairs, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from pitboss.odds.chart.marks import Mark, marks
from pitboss.odds.records import Kind, Row, Strategy

TITLES: Mapping[Kind, str] = {Kind.HARD: "Hard totals", Kind.SOFT: "Soft totals", Kind.PAIR: "Pairs"}
ACE = 11


@dataclass(frozen=True, slots=True)
class Line:
    """One line: the hand, for one soft hand its total beside it, and a mark for every dealer's card."""

    rows: tuple[Row, ...]
    hand: str
    total: str
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One part of a chart."""

    kind: Kind
    title: str
    lines: tuple[Line, ...]


def sections(strategy: Strategy, *, ten: str = "T") -> tuple[Section, ...]:
    """A strategy laid out: equal lines at either end of the hard and of the soft totals become one; `ten` names a ten-value card."""
    shown = marks(strategy)
    found: list[Section] = []
    for kind, title in TITLES.items():
        rows = [row for row in strategy.rows if row.kind is kind]
        body = {row: tuple(shown[row, column] for column in strategy.columns) for row in rows}
        lines = [Line(group, *_names(group, ten), body[group[0]]) for group in _grouped(rows, body, kind)]
        if lines:
            found.append(Section(kind, title, tuple(lines)))
    return tuple(found)


def _grouped(rows: Sequence[Row], body: Mapping[Row, tuple[Mark, ...]], kind: Kind) -> Iterator[tuple[Row, ...]]:
    """The rows as lines: neighbours that say the same are one line at the two ends, where nobody looks for an exception."""
    runs = [tuple(group) for _, group in groupby(rows, key=lambda row: body[row])]
    for place, run in enumerate(runs):
        if kind is not Kind.PAIR and place in (0, len(runs) - 1):
            yield run
        else:
            yield from ((row,) for row in run)


def _names(rows: tuple[Row, ...], ten: str) -> tuple[str, str]:
    """What a line is called, and the total of a soft hand."""
    first, last = rows[0], rows[-1]
    if first.kind is Kind.PAIR:
        card = _card(first.total, ten)
        return f"{card},{card}", ""
    totals = _span(first.total, last.total)
    if first.kind is Kind.HARD:
        return totals, ""
    others = [f"A,{_card(row.total - ACE, ten)}" for row in (first, last)]
    return (others[0], totals) if len(rows) == 1 else ("–".join(others), "")


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _card(value: int, ten: str) -> str:
    return {1: "A", 10: ten}.get(value, str(value))


def all_marks(parts: Iterable[Section]) -> tuple[Mark, ...]:
    """Every mark that a chart shows, once each."""
    return tuple(dict.fromkeys(mark for part in parts for line in part.lines for mark in line.marks))
