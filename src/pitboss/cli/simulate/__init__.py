"""`pitboss simulate GAME --rounds N`: the words of the command. The work is in `run` and `report`, imported only when it is asked for."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.words import Json, Set


class Cards(StrEnum):
    """How the cards come."""

    SHOE = "shoe"
    CONTINUOUS = "continuous"


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game, such as vic-blackjack; `pitboss rules` lists them.",
        show_default=False,
        autocompletion=completing.games,
    ),
]
Rounds = Annotated[
    str | None, typer.Option("--rounds", metavar="N", help="How many rounds: 1000000 or 1e6; with --until-se, at most.", show_default=False)
]
Seed = Annotated[int, typer.Option("--seed", min=0, help="Where chance begins: the same seed gives the same figures.")]
Penetration = Annotated[float, typer.Option("--penetration", help="The part of the shoe in front of the cutting card.")]
DealtHow = Annotated[
    Cards | None,
    typer.Option("--dealing", help="From a shoe, or every round from a full pack; else as the rules have it.", show_default=False),
]
Boxes = Annotated[int, typer.Option("--boxes", help="Boxes played, all by one player.")]
Stake = Annotated[str, typer.Option("--stake", metavar="DOLLARS", help="The wager on each box.")]
SideBets = Annotated[
    list[str],
    typer.Option(
        "--side-bet", metavar="NAME[:DOLLARS]", help="Make a side bet on every box, for the stake unless told.", show_default=False
    ),
]
Strategy = Annotated[
    str | None,
    typer.Option("--strategy", metavar="FILE.csv", help="A chart that `pitboss strategy` wrote, mimic or never-bust.", show_default=False),
]
Insurance = Annotated[bool, typer.Option("--insurance", help="Insure every hand that may be insured.")]
EvenMoney = Annotated[bool, typer.Option("--even-money", help="Take even money for every natural against an ace.")]
Until = Annotated[
    float | None, typer.Option("--until-se", metavar="X", help="Stop when the standard error is X or less.", show_default=False)
]
Workers = Annotated[int, typer.Option("--workers", metavar="W", help="Processes that deal; the figures are the same for any number.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on from where the same run was stopped.")]
Plot = Annotated[
    Path | None, typer.Option("--plot", metavar="FILE", help="Draw how it converged and was spread: .svg or .png.", show_default=False)
]
Parquet = Annotated[
    Path | None, typer.Option("--parquet", metavar="FILE", help="Write every round, cards and all, to a Parquet file.", show_default=False)
]


def simulate(
    game: GameName,
    *,
    rounds: Rounds = None,
    seed: Seed = 1,
    settings: Set = [],  # noqa: B006
    penetration: Penetration = 0.75,
    dealing: DealtHow = None,
    boxes: Boxes = 1,
    stake: Stake = "10",
    side_bets: SideBets = [],  # noqa: B006
    strategy: Strategy = None,
    insurance: Insurance = False,
    even_money: EvenMoney = False,
    until: Until = None,
    workers: Workers = 1,
    resume: Resume = False,
    plot: Plot = None,
    parquet: Parquet = None,
    json: Json = False,
) -> None:
    """Play a game millions of times and say what came of it, with the error that so many rounds leave."""
    from pitboss.cli.simulate.files import require_places
    from pitboss.cli.simulate.length import length
    from pitboss.cli.simulate.request import Written, request
    from pitboss.cli.simulate.run import run

    asked = length(rounds, until)
    require_places(plot, parquet, asked)
    habits = tuple(word for word, chosen in (("insurance", insurance), ("even-money", even_money)) if chosen)
    how = None if dealing is None else str(dealing)
    written = Written(game, tuple(settings), penetration, how, boxes, stake, tuple(side_bets), strategy, habits)
    run(request(written), asked, seed, workers=workers, resume=resume, plot=plot, parquet=parquet, as_json=json)
