"""`pitboss floor`: tables over a whole day. `day` plays a day that was written down."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.help import command, examples
from pitboss.cli.words import Draft, Json, On

File = Annotated[
    str,
    typer.Argument(
        metavar="DAY",
        help="A day in YAML or JSON, or one of Pitboss's own such as vic-blackjack; - is stdin.",
        show_default=False,
        autocompletion=completing.days,
    ),
]

app = typer.Typer(
    help="A table over a day: who asked what, what happened, and by which rule.", epilog=examples("pitboss floor day faulty-deal")
)
app.callback()(lambda: None)


@command(
    app,
    "day",
    "pitboss floor day faulty-deal",
    "pitboss floor day vic-blackjack --json",
    short="Play a written day and tell it, every step with its rule.",
)
def day(file: File, on: On = None, draft: Draft = None, json: Json = False) -> None:
    """Play a written day at a table and tell it, every step with its rule; money at the end."""
    from pitboss.cli.drafting import draft_called
    from pitboss.cli.floor.report import answer_day  # the engine and YAML are not for `pitboss rules` to wait for

    status = answer_day(file, on, draft_called(draft), in_json=json)
    if status:
        raise typer.Exit(status)
