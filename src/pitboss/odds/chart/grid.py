"""One part of a chart drawn on paper: a dark band with the dealer's cards, and a line a hand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pitboss.odds.chart.marks import Mark
from pitboss.odds.chart.palette import BAND, HAIRLINE, INK, PAINTS, PAPER, QUIET
from pitboss.odds.chart.paper import Face, Paper, middle, width_of
from pitboss.odds.chart.sections import Line, Section


@dataclass(frozen=True, slots=True)
class Measure:
    """The measures of a grid in millimetres, and of its type in points."""

    width: float
    label: float
    row: float
    band: float
    size: float
    small: float
    gap: float = 0.25

    @property
    def inset(self) -> float:
        """How far a chip stays away from the edge of its place."""
        return (self.row - self.gap) * 0.13

    def cell(self, columns: int) -> float:
        """How wide a place is."""
        return (self.width - self.label) / columns

    def height(self, section: Section) -> float:
        """How high a part is, band and all."""
        return self.band + self.row * len(section.lines)


def draw_section(paper: Paper, at: tuple[float, float], section: Section, columns: tuple[str, ...], measure: Measure) -> float:
    """Draw a part at its upper left corner; answers where it ends."""
    x, y = at
    wide = measure.cell(len(columns))
    paper.box(x, y, measure.width, measure.band, BAND)
    base = middle(y, measure.band, measure.size)
    room = measure.label - measure.gap * 10
    size = min(measure.size * 0.92, measure.size * room / width_of(section.title, measure.size, Face.BOLD))
    paper.write(x + measure.gap * 6, middle(y, measure.band, size), section.title, size, PAPER, face=Face.BOLD)
    for place, column in enumerate(columns):
        size = measure.size if len(column) < 3 else measure.small
        paper.write(x + measure.label + wide * (place + 0.5), base, column, size, PAPER, face=Face.BOLD, align="center")
    top = y + measure.band
    for line in section.lines:
        _draw_line(paper, (x, top), line, wide, measure)
        top += measure.row
    return top


def _draw_line(paper: Paper, at: tuple[float, float], line: Line, wide: float, measure: Measure) -> None:
    x, y = at
    base = middle(y, measure.row, measure.size)
    paper.write(x + measure.gap * 6, base, line.hand, measure.size, INK, face=Face.BOLD)
    paper.write(x + measure.label - measure.gap * 6, base, line.total, measure.small, QUIET, align="right")
    paper.rule((x, y + measure.row), (x + measure.label, y + measure.row), HAIRLINE, points=0.4)
    for place, mark in enumerate(line.marks):
        draw_mark(paper, (x + measure.label + wide * place, y), mark, wide, measure)


def draw_mark(paper: Paper, at: tuple[float, float], mark: Mark, wide: float, measure: Measure) -> None:
    """Draw one place: the letter on its colour, and for more cards a chip each in the colour of what is right then."""
    x, y = at[0] + measure.gap / 2, at[1] + measure.gap / 2
    across, down = wide - measure.gap, measure.row - measure.gap
    fitted = _fitted(mark, across, measure)
    paint = PAINTS[mark.action]
    paper.box(x, y, across, down, paint.fill)
    chips = _chips(mark, fitted)
    taken = sum(chips) + fitted.inset * len(chips)
    _draw_head(paper, (x + (across - taken) / 2, middle(y, down, fitted.size)), mark, paint.ink, fitted)
    left = x + across - taken
    for later, tail, chip in zip(mark.later, mark.tails, chips, strict=True):
        paint = PAINTS[later.action]
        paper.chip(left, y + measure.inset, chip, down - 2 * measure.inset, paint.fill)
        paper.write(left + chip / 2, middle(y, down, fitted.small), tail, fitted.small, paint.ink, face=Face.BOLD, align="center")
        left += chip + fitted.inset


def _fitted(mark: Mark, across: float, measure: Measure) -> Measure:
    """The measure, smaller where a long mark would not fit its place."""
    chips = _chips(mark, measure)
    needed = sum(_head_widths(mark, measure)) + sum(chips) + measure.inset * (len(chips) + 2)
    share = across / needed
    if share >= 1:
        return measure
    return replace(measure, row=measure.row * share, size=measure.size * share, small=measure.small * share)


def _chips(mark: Mark, measure: Measure) -> list[float]:
    return [width_of(tail, measure.small, Face.BOLD) + 1.7 * measure.inset for tail in mark.tails]


def _head_widths(mark: Mark, measure: Measure) -> tuple[float, float]:
    capital, small = mark.head[:1], mark.head[1:]
    return width_of(capital, measure.size, Face.BOLD), width_of(small, measure.small) if small else 0.0


def _draw_head(paper: Paper, at: tuple[float, float], mark: Mark, ink: str, measure: Measure) -> None:
    """The capital, and the small letter after it."""
    widths = _head_widths(mark, measure)
    x = at[0] - sum(widths) / 2
    paper.write(x, at[1], mark.head[:1], measure.size, ink, face=Face.BOLD)
    paper.write(x + widths[0], at[1], mark.head[1:], measure.small, ink)
