"""The chart on a sheet of A4, landscape."""

from __future__ import annotations

from itertools import combinations_with_replacement

from pitboss.odds.chart.grid import Measure, draw_section
from pitboss.odds.chart.key_block import KeyBlock
from pitboss.odds.chart.model import Chart
from pitboss.odds.chart.notes import Note
from pitboss.odds.chart.palette import HAIRLINE, INK, QUIET
from pitboss.odds.chart.paper import Face, Paper, width_of, wrapped
from pitboss.odds.chart.sections import Section
from pitboss.odds.records import Kind

WIDTH, HEIGHT = 297.0, 210.0
MARGIN = 12.0
BETWEEN = 9.0
HALF = (WIDTH - 2 * MARGIN - BETWEEN) / 2
TOP = 37.5
BAND = 6.0
TALLEST = 6.5
APART = 4.0
AIR = 5.2
SMALL = 6.6
LEADING = 3.15
UNDER = 8.2

Block = list[tuple[str, str, str]]
"""A note as lines: what it is about, what it says, where it is written."""


def draw_page(chart: Chart) -> Paper:
    """The whole chart on one sheet: hard totals on the left, soft totals and pairs on the right, the legend where it leaves most room."""
    paper = Paper(WIDTH, HEIGHT)
    _head(paper, chart)
    foot = _foot(paper, chart)
    left = [part for part in chart.sections if part.kind is Kind.HARD]
    right = [part for part in chart.sections if part.kind is not Kind.HARD]
    room = foot - TOP - APART
    beside = KeyBlock(chart.keys, chart.remarks, HALF, 2)
    across = KeyBlock(chart.keys, chart.remarks, WIDTH - 2 * MARGIN, 4)
    under_left = _row(room, left, right, beside.height + AIR)
    under_all = _row(room - across.height - AIR, left, right, 0.0)
    row = max(under_left, under_all)
    measure = Measure(width=HALF, label=23, row=row, band=min(BAND, row * 1.25), size=min(9.0, row * 1.6), small=min(6.6, row * 1.15))
    ends = [_column(paper, MARGIN + side * (HALF + BETWEEN), parts, chart, measure) for side, parts in enumerate((left, right))]
    if under_left >= under_all:
        beside.draw(paper, MARGIN, ends[0] + AIR)
    else:
        across.draw(paper, MARGIN, max(ends) + AIR)
    return paper


def _row(room: float, left: list[Section], right: list[Section], below_left: float) -> float:
    """How high a line may be: as high as the fuller half allows."""
    found = TALLEST
    for parts, below in ((left, below_left), (right, 0.0)):
        lines = sum(len(part.lines) for part in parts)
        found = min(found, (room - below - len(parts) * BAND - (len(parts) - 1) * APART) / max(lines, 1))
    return found


def _column(paper: Paper, x: float, parts: list[Section], chart: Chart, measure: Measure) -> float:
    y = TOP
    paper.write(x + measure.label, y - 1.6, "dealer's card", SMALL, QUIET)
    for part in parts:
        y = draw_section(paper, (x, y), part, chart.columns, measure) + APART
    return y - APART


def _head(paper: Paper, chart: Chart) -> None:
    right = WIDTH - MARGIN
    for figure in reversed(chart.figures):
        wide = max(width_of(figure.words, 7), width_of(figure.value, 15, Face.BOLD))
        paper.write(right, 20.5, figure.value, 15, INK, face=Face.BOLD, align="right")
        paper.write(right, 27, figure.words, 7, QUIET, align="right")
        right -= wide + 8
    paper.write(MARGIN, 20.5, chart.title, 23, INK, face=Face.BOLD)
    size, lines = _under(chart, right - MARGIN)
    for number, words in enumerate(lines):
        paper.write(MARGIN, 27 - (len(lines) - 1) * 1.4 + number * 3.2, words, size, QUIET)
    paper.rule((MARGIN, 30.5), (WIDTH - MARGIN, 30.5), INK, points=1.1)


def _under(chart: Chart, wide: float) -> tuple[float, list[str]]:
    """The line under the title: one line where it fits, else two smaller ones, as small as it takes."""
    said = "  ·  ".join(chart.under)
    if width_of(said, UNDER) <= wide:
        return UNDER, [said]
    size = 7.2
    while len(wrapped(said, wide, size)) > 2 and size > 4:
        size -= 0.4
    return size, wrapped(said, wide, size)


def _foot(paper: Paper, chart: Chart) -> float:
    """The rules in three columns above the last line; answers where they begin."""
    gap = 6.0
    wide = (WIDTH - 2 * MARGIN - 2 * gap) / 3
    blocks = [_note(chart, note, wide) for note in chart.notes]
    columns = _balanced(blocks)
    deep = max(sum(len(block) for block in column) for column in columns)
    last = wrapped(f"{chart.source} {chart.method}", WIDTH - 2 * MARGIN, 6.2)
    bottom = HEIGHT - 8.5 - (len(last) - 1) * 2.9
    top = bottom - 4.6 - deep * LEADING
    paper.rule((MARGIN, top - 4.4), (WIDTH - MARGIN, top - 4.4), HAIRLINE, points=0.6)
    for place, column in enumerate(columns):
        y = top
        for line in (line for block in column for line in block):
            _rich(paper, MARGIN + place * (wide + gap), y, line)
            y += LEADING
    for number, words in enumerate(last):
        paper.write(MARGIN, bottom + number * 2.9, words, 6.2, QUIET)
    return top - 4.4


def _balanced(blocks: list[Block]) -> list[list[Block]]:
    """The blocks in three columns, in their order, as even as that allows."""
    cuts = combinations_with_replacement(range(len(blocks) + 1), 2)
    ways = ([blocks[:one], blocks[one:two], blocks[two:]] for one, two in cuts)
    return min(ways, key=lambda columns: sorted((sum(map(len, column)) for column in columns), reverse=True))


def _note(chart: Chart, note: Note, wide: float) -> Block:
    """A note as lines: what it is about in bold, what it says, and in grey where."""
    indent = width_of(f"{note.about}  ", SMALL, Face.BOLD)
    cited = chart.cited(note)
    text = f"{note.words} ({cited})" if cited else note.words
    lines = wrapped(text, wide, SMALL, indent=indent)
    found: Block = []
    opened = False
    for number, line in enumerate(lines):
        head, bracket, tail = ("", "", line) if opened else _parted(line, cited)
        opened = opened or bool(bracket)
        found.append((note.about if number == 0 else "", head, bracket + tail))
    return found


def _parted(line: str, cited: str) -> tuple[str, str, str]:
    place = line.find(f"({cited.partition(' ')[0]}") if cited else -1
    return (line, "", "") if place < 0 else (line[:place], line[place], line[place + 1 :])


def _rich(paper: Paper, x: float, y: float, line: tuple[str, str, str]) -> None:
    about, words, cited = line
    if about:
        paper.write(x, y, about, SMALL, INK, face=Face.BOLD)
        x += width_of(f"{about}  ", SMALL, Face.BOLD)
    paper.write(x, y, words, SMALL, INK)
    paper.write(x + (width_of(words, SMALL) if words else 0), y, cited, SMALL, QUIET)
