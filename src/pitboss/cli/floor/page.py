"""A day as a person reads it: time, who asked, what happened and by which rule; money at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pitboss.books import LIBRARY
from pitboss.cli.screen import Column, heading, say, table
from pitboss.floor.clock import clock
from pitboss.floor.dayfile import Day, DayFile
from pitboss.money.cents import dollars

COLUMNS = (Column("time"), Column("who"), Column("what happens", share=3), Column("by", share=1))


def print_day(written: DayFile, day: Day, marks: Sequence[str] = ()) -> None:
    """Print a day; the marks say of which day its law is, where that is not today."""
    heading(f"A day of {LIBRARY.book(written.game).name} ({written.game})")
    say(*marks)
    table(COLUMNS, list(_rows(day)))
    print()
    table((Column("money at the end"), Column("", right=True)), [(account, dollars(cents)) for account, cents in day.money.items()])


def _rows(day: Day) -> Iterator[tuple[str, str, str, str]]:
    """One line for each thing that happened; time and name only where they change."""
    shown = ("", "")
    for step in day.steps:
        lines = [(told.said, "; ".join(told.rules)) for told in step.told]
        if step.refusal:
            lines.append((f"Refused: {step.refusal.sentence.removesuffix(f' ({step.refusal.rule})')}.", step.refusal.rule))
        for said, rules in lines:
            now = (clock(step.entry.at), step.entry.by)
            time = "" if now[0] == shown[0] else now[0]
            yield time, "" if now == shown else now[1], said, rules
            shown = now
