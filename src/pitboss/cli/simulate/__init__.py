"""`pitboss simulate GAME --rounds N`: the words of the command. The work is in `run` and `report`, imported only when it is asked for."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from pitboss.cli import completing
from pitboss.cli.cluster import TlsCa, TlsCert, TlsKey
from pitboss.cli.drafting import draft_called
from pitboss.cli.words import Draft, Json, On, Set


class Cards(StrEnum):
    """How the cards come."""

    SHOE = "shoe"
    CONTINUOUS = "continuous"


class LeftHow(StrEnum):
    """How the decks left are reckoned."""

    EXACT = "exact"
    HALF = "half"
    WHOLE = "whole"
    NONE = "none"


class RoundedHow(StrEnum):
    """How a count is rounded."""

    FLOOR = "floor"
    TRUNCATE = "truncate"
    NEAREST = "nearest"


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
        "--side-bet",
        metavar="NAME[:DOLLARS][@COUNT]",
        help="Make a side bet on every box, for the stake unless told; with @COUNT, from that count on.",
        show_default=False,
    ),
]
Strategy = Annotated[
    str | None,
    typer.Option("--strategy", metavar="FILE.csv", help="A chart that `pitboss strategy` wrote, mimic or never-bust.", show_default=False),
]
Insurance = Annotated[bool, typer.Option("--insurance", help="Insure every hand that may be insured.")]
EvenMoney = Annotated[bool, typer.Option("--even-money", help="Take even money for every natural against an ace.")]
Count = Annotated[
    str | None,
    typer.Option("--count", metavar="SYSTEM", help="Count: hi-lo, ko, zen …, tags (2-6:1,7-9:0,10-A:-1), or a file.", show_default=False),
]
RampWords = Annotated[
    str | None,
    typer.Option("--ramp", metavar="STEPS", help="Units staked from each count on, as in 1:1,2:2,3:4, or a file.", show_default=False),
]
Left = Annotated[
    LeftHow | None,
    typer.Option("--decks-left", help="What a running count is divided by; none to leave it as it is.", show_default=False),
]
Rounded = Annotated[RoundedHow | None, typer.Option("--rounding", help="How a count becomes a whole number.", show_default=False)]
Enter = Annotated[int | None, typer.Option("--enter", metavar="COUNT", help="Watch, and sit down at this count.", show_default=False)]
Leave = Annotated[int | None, typer.Option("--leave", metavar="COUNT", help="Get up below this count.", show_default=False)]
InsuranceFrom = Annotated[
    int | None, typer.Option("--insurance-from", metavar="COUNT", help="Insure from this count on.", show_default=False)
]
EvensFrom = Annotated[
    int | None, typer.Option("--even-money-from", metavar="COUNT", help="Take even money from this count on.", show_default=False)
]
ChartsFrom = Annotated[
    list[str],
    typer.Option(
        "--strategy-from",
        metavar="COUNT:FILE.csv",
        help="Places of the chart that change from a count on; may be repeated.",
        show_default=False,
    ),
]
SeeBurn = Annotated[bool, typer.Option("--see-burn", help="Ask to see the burned card, where it is shown to who asks.")]
Bankroll = Annotated[
    str | None, typer.Option("--bankroll", metavar="DOLLARS", help="How likely is it to be lost, and how far it falls.", show_default=False)
]
Session = Annotated[
    int | None, typer.Option("--session", metavar="ROUNDS", help="The rounds of a session, for falls and ruin.", show_default=False)
]
PerHour = Annotated[float, typer.Option("--rounds-per-hour", metavar="N", help="For what an hour wins.")]
Until = Annotated[
    float | None, typer.Option("--until-se", metavar="X", help="Stop when the standard error is X or less.", show_default=False)
]
Workers = Annotated[int, typer.Option("--workers", metavar="W", help="Processes that deal; the figures are the same for any number.")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Let a cluster deal, such as tcp://127.0.0.1:8786.", show_default=False),
]
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
    on: On = None,
    draft: Draft = None,
    penetration: Penetration = 0.75,
    dealing: DealtHow = None,
    boxes: Boxes = 1,
    stake: Stake = "10",
    side_bets: SideBets = [],  # noqa: B006
    strategy: Strategy = None,
    insurance: Insurance = False,
    even_money: EvenMoney = False,
    count: Count = None,
    ramp: RampWords = None,
    decks_left: Left = None,
    rounding: Rounded = None,
    enter: Enter = None,
    leave: Leave = None,
    insurance_from: InsuranceFrom = None,
    even_money_from: EvensFrom = None,
    charts: ChartsFrom = [],  # noqa: B006
    see_burn: SeeBurn = False,
    bankroll: Bankroll = None,
    session: Session = None,
    per_hour: PerHour = 80,
    until: Until = None,
    workers: Workers = 1,
    cluster: Cluster = None,
    tls_ca: TlsCa = None,
    tls_cert: TlsCert = None,
    tls_key: TlsKey = None,
    resume: Resume = False,
    plot: Plot = None,
    parquet: Parquet = None,
    json: Json = False,
) -> None:
    """Play a game millions of times and say what came of it, with the error that so many rounds leave."""
    from pitboss.cli.simulate.counting import Counting
    from pitboss.cli.simulate.dealers import Dealers
    from pitboss.cli.simulate.files import require_places
    from pitboss.cli.simulate.length import length
    from pitboss.cli.simulate.request import Written, asked_risk, request
    from pitboss.cli.simulate.run import run
    from pitboss.sim.cluster_address import Address, Tls

    asked = length(rounds, until)
    require_places(plot, parquet, asked)
    tls = Tls.of(tls_ca, tls_cert, tls_key)
    dealers = Dealers(workers, None if cluster is None else Address.of(cluster, tls))
    habits = tuple(word for word, chosen in (("insurance", insurance), ("even-money", even_money)) if chosen)
    how = None if dealing is None else str(dealing)
    counting = Counting(count, ramp, decks_left, rounding, enter, leave, insurance_from, even_money_from, tuple(charts), see_burn)
    risk = asked_risk(per_hour, session, bankroll, counting)
    under, bets = draft_called(draft), tuple(side_bets)
    written = Written(game, tuple(settings), on, penetration, how, boxes, stake, bets, strategy, habits, counting, risk, under)
    run(request(written), asked, seed, dealers=dealers, resume=resume, plot=plot, parquet=parquet, as_json=json)
