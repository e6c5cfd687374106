"""What commands print: tables that line up within 100 columns, bold only on a terminal, or one JSON document.

Tables are laid out here rather than by rich: a book has hundreds of lines, and this is what a person waits for.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

WIDEST = 100
GAP = "  "
NARROWEST = 6
GLUED = "\0%"
"""A per cent sign, which stays with its number."""


@dataclass(frozen=True, slots=True)
class Column:
    """A heading, and how wide its column is: as wide as its words, or a share of what the others leave."""

    heading: str
    share: int = 0
    right: bool = False


def say(*lines: str) -> None:
    """Print lines, wrapped to the width of the page with their indent kept."""
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()))
        for number, part in enumerate(_wrapped(line.strip(), page_width() - len(indent) - 2)):
            print(f"{indent}{'  ' if number else ''}{part}")


def heading(words: str) -> None:
    """Print a heading, bold on a terminal unless NO_COLOR asks for none."""
    bold = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    print(f"\033[1m{words}\033[0m" if bold else words)


def table(columns: Sequence[Column], rows: Iterable[Sequence[str]], *, between: str = "") -> None:
    """Print a table: a heading line, then the rows, long words wrapped inside their column; `between` follows each row."""
    body = [tuple(row) for row in rows]
    widths = _widths(columns, body)
    for line in _lines([column.heading for column in columns], columns, widths):
        heading(line)
    lines = [line for row in body for line in (*_lines(row, columns, widths), *([between.rstrip("\n")] if between else []))]
    sys.stdout.write("\n".join(lines) + "\n" if lines else "")


def page_width() -> int:
    """At most 100 columns, and no more than the terminal has."""
    return min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST) if sys.stdout.isatty() else WIDEST


def answer_json(document: object) -> None:
    """Print exactly one JSON document."""
    json.dump(document, sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


def _widths(columns: Sequence[Column], body: Sequence[Sequence[str]]) -> list[int]:
    """As wide as its words where there is room; otherwise what the narrow columns leave is shared among the wide ones."""
    widths = [max([len(column.heading), *(len(row[place]) for row in body)]) for place, column in enumerate(columns)]
    wide = [place for place, column in enumerate(columns) if column.share]
    while wide:
        free = page_width() - len(GAP) * (len(columns) - 1) - sum(width for place, width in enumerate(widths) if place not in wide)
        shares = sum(columns[place].share for place in wide)
        room = {place: max(NARROWEST, free * columns[place].share // shares) for place in wide}
        content = [place for place in wide if widths[place] <= room[place]]
        if not content:
            return [room.get(place, width) for place, width in enumerate(widths)]
        wide = [place for place in wide if place not in content]
    return widths


def _lines(row: Sequence[str], columns: Sequence[Column], widths: Sequence[int]) -> Iterator[str]:
    cells = [list(_wrapped(cell, width)) for cell, width in zip(row, widths, strict=True)]
    for number in range(max(map(len, cells))):
        yield _line([cell[number] if number < len(cell) else "" for cell in cells], columns, widths)


def _line(cells: Sequence[str], columns: Sequence[Column], widths: Sequence[int]) -> str:
    laid = [cell.rjust(width) if column.right else cell.ljust(width) for cell, column, width in zip(cells, columns, widths, strict=True)]
    return GAP.join(laid).rstrip()


def _wrapped(text: str, width: int) -> Iterator[str]:
    """Break a text into lines at its spaces, and inside a word, at a hyphen or a slash, only where the word is wider than the column."""
    if len(text) <= width:
        yield text
        return
    for line in _broken(text.replace(" %", GLUED), width):
        yield line.replace(GLUED, " %")


def _broken(text: str, width: int) -> Iterator[str]:
    line = ""
    for given in text.split():
        word = given
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = ""
        while len(word) > width:
            cut = max(word.rfind("-", 0, width), word.rfind("/", 0, width)) + 1 or width
            yield word[:cut]
            word = word[cut:]
        line = f"{line} {word}" if line else word
    if line:
        yield line
