"""`pitboss draft`: the drafting table. Rules that nobody made yet, in a file: begun, checked, priced and tried on what was played."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.help import command, examples
from pitboss.cli.words import Json, On

File = Annotated[str, typer.Argument(metavar="FILE", help="A draft in YAML; - is stdin.", show_default=False)]
Over = Annotated[
    str,
    typer.Option(
        "--over",
        metavar="GAME",
        help="The game or side bet that the draft stands over.",
        show_default=False,
        autocompletion=completing.books,
    ),
]
Full = Annotated[bool, typer.Option("--full", help="By every number of decks and every option as well.")]

Store = Annotated[
    str,
    typer.Option("--store", metavar="URL", help="sqlite:///PATH or postgresql://…; else as `pitboss settings` has it.", show_default=False),
]

app = typer.Typer(
    help="The drafting table: write rules that nobody made yet, see what is wrong with them and what they would be worth.",
    epilog=examples("pitboss draft new --over vic-blackjack", "pitboss draft price docs/examples/drafts/six-to-five.yaml"),
)
app.callback()(lambda: None)


@command(app, "new", "pitboss draft new --over vic-blackjack", short="Begin a draft, with comments.")
def new(over: Over) -> None:
    """Print the beginning of a draft over a book, with comments that say what may be written; put it into a file with > FILE."""
    from pitboss.cli.draft.beginning import begin

    begin(over)


@command(app, "check", "pitboss draft check docs/examples/drafts/six-to-five.yaml", short="Everything wrong with a draft, at once.")
def check(file: File, on: On = None, json: Json = False) -> None:
    """Say everything that is wrong with a draft, with line and column; status 1 if anything is."""
    from pitboss.cli.draft.checking import answer_check

    if answer_check(file, on, as_json=json):
        raise typer.Exit(1)


@command(app, "price", "pitboss draft price docs/examples/drafts/six-to-five.yaml", short="What a draft is worth, clause by clause.")
def price(file: File, on: On = None, full: Full = False, json: Json = False) -> None:
    """Say what each clause of a draft is worth alone, what all are worth together, and which plays of basic strategy change."""
    from pitboss.cli.draft.pricing import answer_price

    answer_price(file, on, full=full, as_json=json)


@command(
    app,
    "effect",
    "pitboss draft effect docs/examples/drafts/six-to-five.yaml",
    short="Whose money in the logged rounds would have been otherwise.",
)
def effect(file: File, store: Store = "", json: Json = False) -> None:
    """Play the rounds of every logged table again under a draft, and say whose money would have been otherwise, by which rule."""
    from pitboss.cli.draft.effect import answer_effect

    answer_effect(file, store, as_json=json)
