"""The chart as lines of text, for a terminal."""

from __future__ import annotations

from textwrap import wrap

from pitboss.odds.chart.legend import legend
from pitboss.odds.chart.sections import sections
from pitboss.odds.records import Strategy

GAP = "  "
WIDEST = 100


def text_chart(strategy: Strategy) -> list[str]:
    """A strategy in text: the three parts one under the other with the same columns, then the legend.

    A column is as wide as its longest mark.
    """
    parts = sections(strategy)
    table: list[list[str]] = []
    for part in parts:
        table += [[]] if table else []
        table.append([part.title, *strategy.columns])
        table += [[f"{line.hand} ({line.total})" if line.total else line.hand, *(mark.text for mark in line.marks)] for line in part.lines]
    widths = [max(map(len, column)) for column in zip(*filter(None, table), strict=True)]
    lines = [GAP.join(word.ljust(wide) for word, wide in zip(row, widths, strict=False)).rstrip() for row in table]
    keys = legend(strategy, parts)
    reach = max((len(key.mark.text) for key in keys), default=0)
    told = (wrap(f"{key.mark.text.ljust(reach)}{GAP}{key.words}", WIDEST, subsequent_indent=" " * (reach + len(GAP))) for key in keys)
    return [*lines, "", *(line for words in told for line in words)]
