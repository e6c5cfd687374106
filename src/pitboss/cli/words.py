"""The words that several sub-commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli import completing

Game = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game or side bet, such as vic-crown-pontoon; `pitboss rules` lists them.",
        show_default=False,
        autocompletion=completing.books,
    ),
]
On = Annotated[
    str | None,
    typer.Option("--on", metavar="WHEN", help="The moment, on the clock of the game's jurisdiction: 2000-12-15T04:00.", show_default=False),
]
Draft = Annotated[
    str | None,
    typer.Option("--draft", metavar="FILE", help="Read the game under a draft: rules that nobody made yet.", show_default=False),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Set = Annotated[
    list[str],
    typer.Option(
        "--set", metavar="OPTION=VALUE", help="Elect an option: --set decks=6.", show_default=False, autocompletion=completing.elections
    ),
]
