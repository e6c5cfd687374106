"""`pitboss odds price GAME`: the words of the command. The work is in `price_report`, imported only when it is asked for."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.words import Draft, Json, On, Set

Game = Annotated[
    str | None,
    typer.Argument(
        metavar="GAME", help="A game or side bet, such as vic-crown-pontoon.", show_default=False, autocompletion=completing.books
    ),
]
Notice = Annotated[
    str | None,
    typer.Option(
        "--notice",
        metavar="DOCUMENT",
        help="What a document did: --notice VIC-2000-27.",
        show_default=False,
        autocompletion=completing.documents,
    ),
]
Fresh = Annotated[bool, typer.Option("--fresh", help="Work the prices out anew, not from the file kept with the program.")]
Everything = Annotated[bool, typer.Option("--all", help="Every game and side bet, at every number of decks.")]
Write = Annotated[bool, typer.Option("--write", help="With --all: work everything out and write the file kept with the program.")]


def price(
    game: Game = None,
    *,
    notice: Notice = None,
    on: On = None,
    draft: Draft = None,
    settings: Set = [],  # noqa: B006
    fresh: Fresh = False,
    everything: Everything = False,
    write: Write = False,
    json: Json = False,
) -> None:
    """Price the rules: each clause against what it displaced, each option and reading against its alternatives, one at a time."""
    from pitboss.cli.drafting import draft_called
    from pitboss.cli.odds.price_report import Asked, report

    report(Asked(game, notice, on, tuple(settings), draft_called(draft), fresh=fresh, everything=everything, write=write, json=json))
