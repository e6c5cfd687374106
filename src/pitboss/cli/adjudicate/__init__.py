"""`pitboss adjudicate FILE`: the words of the command. The work is in `report`, imported only when it is asked for."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli.words import Draft, Json, On

File = Annotated[str, typer.Argument(metavar="FILE", help="A round, or several, in YAML or JSON; - is stdin.", show_default=False)]
Explain = Annotated[bool, typer.Option("--explain", help="Tell each round step by step, with its rules.")]
Under = Annotated[
    str | None, typer.Option("--under", metavar="GAME[,GAME…]", help="Settle the same cards and decisions under other games too.")
]


def adjudicate(  # noqa: PLR0917
    file: File, json: Json = False, on: On = None, draft: Draft = None, explain: Explain = False, under: Under = None
) -> None:
    """Play rounds from their cards and decisions, and settle every wager by its rule."""
    from pitboss.cli.adjudicate.report import Asked, answer_file  # the engine and YAML are not for `pitboss rules` to wait for
    from pitboss.cli.drafting import draft_called

    games = () if under is None else tuple(game.strip() for game in under.split(","))
    status = answer_file(file, Asked(json, explain, games, on, draft_called(draft)))
    if status:
        raise typer.Exit(status)
