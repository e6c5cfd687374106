"""`pitboss count`: the counter's kit. The work is in modules imported only when they are asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.first_word import GameFirst
from pitboss.cli.help import command, examples
from pitboss.cli.words import Draft, Json, On, Set

Game = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help="A game with hands to play, such as vic-blackjack; `pitboss rules` lists them.",
        show_default=False,
        autocompletion=completing.games,
    ),
]
System = Annotated[
    str, typer.Option("--system", metavar="SYSTEM", help='What every card counts: hi-lo, tags as in "2-6:1, 7-9:0, 10-A:-1", or a file.')
]
Left = Annotated[
    int | None,
    typer.Option("--cards-left", metavar="N", help="The moment it is for; half the pack unless given.", show_default=False),
]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE.csv", help="A file for `simulate --strategy-from`.", show_default=False)]
Depth = Annotated[float, typer.Option("--penetration", metavar="P", help="The part of the pack that is dealt.")]
Bankroll = Annotated[str, typer.Option("--bankroll", metavar="DOLLARS", help="The money there is to lose.")]
Least = Annotated[str, typer.Option("--minimum", metavar="DOLLARS", help="The table's minimum.")]
Most = Annotated[str, typer.Option("--maximum", metavar="DOLLARS", help="The table's maximum.")]
Chip = Annotated[str, typer.Option("--chip", metavar="DOLLARS", help="Stakes are whole chips of this value.")]
Kelly = Annotated[float, typer.Option("--kelly", metavar="F", help="The part of Kelly's stake: 0.5 for half.")]
PerHour = Annotated[float, typer.Option("--rounds-per-hour", metavar="N", help="For what an hour brings.")]
LeaveBelow = Annotated[
    int | None, typer.Option("--leave-below", metavar="COUNT", help="Sit out below this count (wonging).", show_default=False)
]
Goal = Annotated[str | None, typer.Option("--goal", metavar="DOLLARS", help="Ruin before so much is won.", show_default=False)]
Hours = Annotated[float, typer.Option("--hours", metavar="N", help="Ruin within so many hours.")]
Level = Annotated[int, typer.Option("--level", metavar="L", help="The largest whole number that a card may count.")]

app = typer.Typer(
    cls=GameFirst,
    help="The counter's kit. `pitboss count GAME` says what each card is worth and how well a system tells it "
    "(its options: `pitboss count show --help`).",
    epilog=examples("pitboss count vic-blackjack --system hi-lo", "pitboss count best vic-blackjack --level 2"),
)
app.callback()(lambda: None)


@command(app, "show", "pitboss count vic-blackjack --system zen", short="What each card is worth, and how well a system tells it.")
def show(game: Game, system: System = "hi-lo", settings: Set = [], on: On = None, draft: Draft = None, json: Json = False) -> None:  # noqa: B006, PLR0917
    """Say how each card that leaves the shoe changes the player's value, and how well a system's tags tell it."""
    from pitboss.cli.count.kit import Words, opened
    from pitboss.cli.count.shown import answer

    answer(opened(Words(game, settings, on, draft), system), as_json=json)


@command(
    app,
    "indices",
    "pitboss count indices act-blackjack --system hi-lo --out index.csv",
    short="When to depart from the chart.",
)
def indices(  # noqa: PLR0917
    game: Game,
    system: System = "hi-lo",
    settings: Set = [],  # noqa: B006
    on: On = None,
    draft: Draft = None,
    left: Left = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Work out every departure from the chart by exact analysis of the shoe that each count leaves on the mean."""
    from pitboss.cli.count.departures import answer
    from pitboss.cli.count.kit import Words, opened

    answer(opened(Words(game, settings, on, draft), system), left, out, as_json=json)


@command(
    app,
    "ramp",
    "pitboss count ramp vic-blackjack --system hi-lo --penetration 0.75 --bankroll 20000 --minimum 15 --maximum 500 --chip 5",
    short="How much to stake at each count, and what it comes to.",
)
def ramp(  # noqa: PLR0917
    game: Game,
    system: System = "hi-lo",
    settings: Set = [],  # noqa: B006
    on: On = None,
    draft: Draft = None,
    penetration: Depth = 0.75,
    bankroll: Bankroll = "10000",
    minimum: Least = "10",
    maximum: Most = "500",
    chip: Chip = "5",
    kelly: Kelly = 1.0,
    per_hour: PerHour = 80.0,
    leave_below: LeaveBelow = None,
    goal: Goal = None,
    hours: Hours = 100.0,
    json: Json = False,
) -> None:
    """Find the stakes that Kelly's rule, or a part of it, asks for within a table's limits and chips, and the risk that goes with them."""
    from pitboss.cli.count.kit import Words, opened
    from pitboss.cli.count.stakes import Asked, answer

    money = (bankroll, minimum, maximum, chip)
    answer(
        opened(Words(game, settings, on, draft), system), Asked(penetration, money, kelly, per_hour, leave_below, goal, hours), as_json=json
    )


@command(app, "best", "pitboss count best vic-crown-blackjack --level 1", short="The tags of a level that tell the most.")
def best(game: Game, level: Level = 1, settings: Set = [], on: On = None, draft: Draft = None, json: Json = False) -> None:  # noqa: B006, PLR0917
    """Find the whole-number tags with the highest betting correlation."""
    from pitboss.cli.count.kit import Words, opened
    from pitboss.cli.count.levels import answer

    answer(opened(Words(game, settings, on, draft), None), level, as_json=json)
