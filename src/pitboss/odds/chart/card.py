"""The wallet card: both sides of a bank card beside each other, to be cut out and folded."""

from __future__ import annotations

from pitboss.odds.chart.grid import Measure, draw_section
from pitboss.odds.chart.legend import Key
from pitboss.odds.chart.model import Chart
from pitboss.odds.chart.palette import HAIRLINE, INK, QUIET
from pitboss.odds.chart.paper import Face, Paper, width_of, wrapped
from pitboss.odds.chart.sections import Section
from pitboss.odds.records import Kind

WIDTH, HEIGHT = 85.6, 54.0
"""A bank card, in millimetres (ISO/IEC 7810 ID-1)."""
SHEET = (297.0, 210.0)
BLEED = 9.0
INSIDE = 2.4
MARKS = 4.0
TINY = 4.1
LEADING = 1.8
TALLEST = 3.15
ACROSS = WIDTH - 2 * INSIDE


def draw_card(chart: Chart) -> Paper:
    """The card alone, with its crop marks."""
    paper = Paper(2 * WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
    _draw_sides(paper, (BLEED, BLEED), chart)
    return paper


def draw_card_sheet(chart: Chart) -> Paper:
    """The card in the middle of a sheet of A4."""
    paper = Paper(*SHEET)
    at = ((SHEET[0] - 2 * WIDTH) / 2, (SHEET[1] - HEIGHT) / 2)
    _draw_sides(paper, at, chart)
    below = at[1] + HEIGHT + BLEED + 4
    paper.write(SHEET[0] / 2, below, "Print at full size, cut along the marks, fold in the middle.", 8, QUIET, align="center")
    return paper


def _draw_sides(paper: Paper, at: tuple[float, float], chart: Chart) -> None:
    front = [part for part in chart.sections if part.kind is Kind.HARD]
    back = [part for part in chart.sections if part.kind is not Kind.HARD]
    _draw_front(paper, at, chart, front)
    _draw_back(paper, (at[0] + WIDTH, at[1]), chart, back)
    _crop_marks(paper, at)


def _draw_front(paper: Paper, at: tuple[float, float], chart: Chart, parts: list[Section]) -> None:
    x, y = at[0] + INSIDE, at[1] + INSIDE
    right = x + ACROSS
    figure = chart.figures[0]
    paper.write(x, y + 2.9, chart.title, 9, INK, face=Face.BOLD)
    paper.write(right, y + 2.9, figure.value, 7.5, INK, face=Face.BOLD, align="right")
    left = right - width_of(f"{figure.value}  ", 7.5, Face.BOLD)
    paper.write(left, y + 2.9, figure.words, 4.6, QUIET, align="right")
    foot = wrapped(small_print(chart), ACROSS, TINY)
    bottom = at[1] + HEIGHT - INSIDE - (len(foot) - 1) * LEADING
    _stack(paper, (x, y + 4.6), parts, chart, bottom - 2.4)
    for number, words in enumerate(foot):
        paper.write(x, bottom + number * LEADING, words, TINY, QUIET)


def _draw_back(paper: Paper, at: tuple[float, float], chart: Chart, parts: list[Section]) -> None:
    x, y = at[0] + INSIDE, at[1] + INSIDE
    lines = _key_lines(chart)
    bottom = at[1] + HEIGHT - INSIDE - (len(lines) - 1) * LEADING
    _stack(paper, (x, y), parts, chart, bottom - 2.4)
    for number, line in enumerate(lines):
        across = x
        for key in line:
            paper.write(across, bottom + number * LEADING, key.mark.text, TINY, INK, face=Face.BOLD)
            across += width_of(f"{key.mark.text} ", TINY, Face.BOLD)
            paper.write(across, bottom + number * LEADING, _short(key), TINY, INK)
            across += width_of(f"{_short(key)}    ", TINY)


def _stack(paper: Paper, at: tuple[float, float], parts: list[Section], chart: Chart, bottom: float) -> None:
    """The parts of a side one under the other, filling it."""
    lines = sum(len(part.lines) for part in parts)
    apart = 0.7
    row = min(TALLEST, (bottom - at[1] - apart * (len(parts) - 1)) / (lines + len(parts) * 1.1))
    measure = Measure(width=ACROSS, label=13, row=row, band=row * 1.1, size=row * 2.1, small=row * 1.55, gap=0.16)
    x, y = at
    for part in parts:
        y = draw_section(paper, (x, y), part, chart.columns, measure) + apart


def small_print(chart: Chart) -> str:
    """What a card says of its game: the document, the decks, the options and how the dealer plays."""
    dealer = next((note.words.partition(";")[0] for note in chart.notes if note.about == "Dealer"), "")
    return "  ·  ".join((chart.document, *chart.played, *([f"the dealer {dealer}"] if dealer else [])))


def _short(key: Key) -> str:
    return key.words.replace("; if not allowed,", ", else")


def _key_lines(chart: Chart) -> list[list[Key]]:
    """The keys in lines, none of them broken."""
    lines: list[list[Key]] = [[]]
    used = 0.0
    for key in chart.keys:
        needed = width_of(f"{key.mark.text} ", TINY, Face.BOLD) + width_of(_short(key), TINY)
        if lines[-1] and used + needed > ACROSS:
            lines.append([])
            used = 0.0
        lines[-1].append(key)
        used += needed + width_of("    ", TINY)
    return lines


def _crop_marks(paper: Paper, at: tuple[float, float]) -> None:
    """Short lines outside every corner, and a dotted one where the card is folded."""
    x, y = at
    for across in (x, x + 2 * WIDTH):
        for end, away in ((y, -1), (y + HEIGHT, 1)):
            out = -1 if across == x else 1
            paper.rule((across, end + away * 2), (across, end + away * (2 + MARKS)), INK, points=0.35)
            paper.rule((across + out * 2, end), (across + out * (2 + MARKS), end), INK, points=0.35)
    for end, away in ((y, -1), (y + HEIGHT, 1)):
        paper.rule((x + WIDTH, end + away * 2), (x + WIDTH, end + away * (2 + MARKS)), INK, points=0.35, dash=":")
    paper.rule((x + WIDTH, y), (x + WIDTH, y + HEIGHT), HAIRLINE, points=0.25, dash=":")
