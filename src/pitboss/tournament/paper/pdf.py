"""Conditions as a PDF, page by page, for the notice board and the hands of each player."""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

from pitboss.law.rules import Rules
from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.printing import page

WIDTH, LINES = 92, 62
"""Characters across and lines down a page of A4."""
A4 = (8.27, 11.69)


def laid_out(text: str) -> list[list[str]]:
    """A page of Markdown as lines of plain text, so many to a page.

    >>> laid_out("# Cup\\n\\n- one")
    [['Cup', '', '- one']]
    """
    lines: list[str] = []
    for line in text.splitlines():
        plain = line.lstrip("# ").replace("**", "")
        lines += wrap(plain, WIDTH, subsequent_indent="  ") or [""]
    return [lines[first : first + LINES] for first in range(0, len(lines), LINES)]


def write_pdf(rules: Rules, conditions: Conditions, file: Path) -> None:
    """Write the conditions to a file."""
    from matplotlib.backends.backend_pdf import PdfPages  # imported only where a page is drawn
    from matplotlib.figure import Figure

    with PdfPages(file) as pages:
        for lines in laid_out(page(rules, conditions)):
            figure = Figure(figsize=A4)
            figure.text(0.08, 0.95, "\n".join(lines), va="top", ha="left", family="monospace", size=8)
            pages.savefig(figure)
