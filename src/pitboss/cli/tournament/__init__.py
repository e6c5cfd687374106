"""`pitboss tournament`: what conditions lack, and how a structure behaves when bots play it."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.help import command, examples
from pitboss.cli.words import Json, On

File = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        help="Conditions in YAML or JSON, or one of Pitboss's own such as star-cup; - is stdin.",
        show_default=False,
        autocompletion=completing.papers,
    ),
]
Times = Annotated[int, typer.Option("--times", min=1, help="How many tournaments.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same figures on any number of workers.")]
Workers = Annotated[int, typer.Option("--workers", min=0, help="Processes; 0 is one for each core.")]
Tempers = Annotated[str, typer.Option("--tempers", help="How the bots wager, in turn.")]

app = typer.Typer(
    help="Tournaments: conditions checked by rule, and structures played by bots.", epilog=examples("pitboss tournament check star-cup")
)
app.callback()(lambda: None)


@command(app, "check", "pitboss tournament check star-cup")
def check(file: File, on: On = None, json: Json = False) -> None:
    """Say what conditions lack, each with the rule that asks for it."""
    from pitboss.cli.tournament.checking import answer_check  # the engine and YAML are not for `pitboss rules` to wait for

    status = answer_check(file, on, in_json=json)
    if status:
        raise typer.Exit(status)


@command(
    app,
    "simulate",
    "pitboss tournament simulate star-cup --times 10 --seed 7",
    short="Let bots play it many times: length, fairness, cost.",
)
def simulate(  # noqa: PLR0917 (Typer reads the command line off the parameters)
    file: File,
    times: Times = 1,
    seed: Seed = 1,
    workers: Workers = 0,
    tempers: Tempers = "steady,chaser,correlated",
    on: On = None,
    json: Json = False,
) -> None:
    """Play a whole tournament with bots, many times over: length, fairness by seat, play-offs and cost."""
    from pitboss.cli.tournament.simulating import answer_simulate

    answer_simulate(file, on, times=times, seed=seed, workers=workers, tempers=tempers, in_json=json)
