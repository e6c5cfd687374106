"""Tables as Markdown writes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: int = 0) -> str:
    """A table; the last so many columns hold numbers and stand to the right.

    >>> print(table(["decks", "edge"], [["8", "0.54 %"]], numbers=1), end="")
    | decks | edge |
    |---|--:|
    | 8 | 0.54 % |
    """
    rules = ["--:" if place >= len(headings) - numbers else "---" for place in range(len(headings))]
    lines = [_line(headings), f"|{'|'.join(rules)}|", *(_line(row) for row in rows)]
    return "".join(f"{line}\n" for line in lines)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(_cell(cell) for cell in cells)} |"


def _cell(text: str) -> str:
    """A cell that says nothing to Markdown: a bar would end it, an asterisk would slant it."""
    return text.replace("|", "\\|").replace("*", "\\*")
