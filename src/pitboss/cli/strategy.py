"""`pitboss strategy GAME [--out FILE]`: the computed play of a game as a chart on the screen or in a file."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.words import Draft, On, Set
from pitboss.law.refusal import Malformed, listed

if TYPE_CHECKING:
    from pitboss.law.rules import Rules
    from pitboss.odds.chart.files import Form
    from pitboss.odds.chart.model import Chart
    from pitboss.odds.records import Analysis


class By(StrEnum):
    """What the play looks at."""

    TOTALS = "totals"
    CARDS = "cards"


Game = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game, such as vic-crown-pontoon; `pitboss rules` lists them.",
        show_default=False,
        autocompletion=completing.games,
    ),
]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Write it to a file: .svg, .pdf, .png, .html or .csv.", show_default=False)
]
Card = Annotated[bool, typer.Option("--card", help="Draw the wallet card alone (.svg, .pdf or .png).")]
ByWhat = Annotated[By, typer.Option("--by", help="Play by totals, or add the hands whose exact cards are better played otherwise.")]


def strategy(  # noqa: PLR0917
    game: Game,
    settings: Set = [],  # noqa: B006
    on: On = None,
    draft: Draft = None,
    out: Out = None,
    card: Card = False,
    by: ByWhat = By.TOTALS,
) -> None:
    """Say how a game is best played under its options, as a chart to print, to carry or to read by a program."""
    from pitboss.odds.chart.files import form_of

    form = None if out is None else form_of(out)
    _require_sense(form, card=card, by=by)
    if out is not None:
        _require_place(out)
    rules = _rules(game, settings, on, draft)
    from pitboss.odds.analysis import analyse  # the kernels are not for a wrong word to wait for
    from pitboss.odds.chart.model import chart as chart_of

    analysis = analyse(rules)
    chart = chart_of(analysis, rules)
    if out is None or form is None:
        _print(chart, analysis, by)
    else:
        _write(out, _file(chart, analysis, form, card=card, by=by))
        print(f"{out}: {'wallet card' if card else 'strategy'} of {chart.title}, {', '.join(chart.played)}")


def _rules(game: str, settings: list[str], on: str | None, draft: str | None) -> Rules:
    from pitboss.cli.answers import asked, elected
    from pitboss.cli.drafting import draft_called
    from pitboss.cli.gaming_table import game_called
    from pitboss.law.book import Family

    book = game_called(game)
    if book.family is not Family.BLACKJACK:
        raise Malformed(
            "game", f"{book.name} leaves nothing to decide and has no strategy: name a game with hands to play, such as vic-blackjack"
        )
    return elected(asked(book, on, draft_called(draft)), settings)


def _require_sense(form: Form | None, *, card: bool, by: By) -> None:
    from pitboss.odds.chart.files import ON_PAPER, Form

    if card and form not in ON_PAPER:
        forms = listed([f".{each}" for each in ON_PAPER], "or")
        raise Malformed("card", f"--card is drawn on paper: give it a file ending in {forms}, as in --out card.pdf")
    if by is By.CARDS and form not in (None, Form.HTML):
        raise Malformed("by", f"--by cards is a list beside the chart, which .{form} has no room for: leave out --out, or write to .html")


def _require_place(out: Path) -> None:
    if not os.path.isdir(out.parent):
        raise Malformed("file", f"--out {out}: there is no folder {str(out.parent)!r} to write it in")
    if os.path.isdir(out):  # Path.is_dir raises where a name is too long
        raise Malformed("file", f"--out {out} is a folder: name a file in it")


def _file(chart: Chart, analysis: Analysis, form: Form, *, card: bool, by: By) -> bytes:
    from pitboss.odds.chart.files import ON_PAPER, Drawing, picture, written

    if form in ON_PAPER:
        return picture(chart, form, Drawing.CARD if card else Drawing.CHART)
    return written(chart, analysis.strategy, form, analysis.departures if by is By.CARDS else ())


def _write(out: Path, content: bytes) -> None:
    try:
        out.write_bytes(content)
    except OSError as fault:
        raise Malformed("file", f"--out {out} cannot be written: {(fault.strerror or str(fault)).lower()}") from None


def _print(chart: Chart, analysis: Analysis, by: By) -> None:
    from pitboss.cli.screen import heading, say
    from pitboss.odds.chart.model import departures_told
    from pitboss.odds.chart.text import text_chart

    heading(chart.title)
    say(" · ".join(chart.under), "; ".join(f"{figure.words} {figure.value}" for figure in chart.figures), "")
    for line in text_chart(analysis.strategy):
        print(line)
    say(*chart.remarks, "")
    for note in chart.notes:
        say(f"{note.about}: {note.words}{f' ({chart.cited(note)})' if note.rules else ''}")
    if by is By.CARDS:
        told = departures_told(analysis.departures)
        say(
            "",
            "Better by exact cards:" if told else "No hand is better played otherwise by its exact cards.",
            *(f"  {line}" for line in told),
        )
