"""A run by the count at which its rounds were staked: how often each count comes, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from pitboss.sim.block import Dealt
from pitboss.sim.interval import Interval, about
from pitboss.sim.kernel import layout
from pitboss.sim.tally import Tally


@dataclass(frozen=True)
class CountLine:
    """The rounds at one count. `share` is of all rounds dealt; `played` are those not sat out; `stake` is the mean of what was on all boxes
    together, in cents. `ev`, its error and interval are of the main wager per unit staked, None where nothing was; `net` counts every
    bet, in cents. `first` and `last` stand for lower and for higher counts too.
    """

    count: int
    rounds: int
    played: int
    share: float
    stake: float
    ev: float | None
    standard_error: float | None
    confidence_95: Interval | None
    net: int
    net_per_round: float
    net_error: float


def by_count(dealt: Dealt, tally: Tally) -> tuple[CountLine, ...]:
    """Every count that the plan tells apart, the lowest first."""
    counts = dealt.plan.betting.counts(dealt.game.table.pack)
    return tuple(_line(count, row, tally.dealt) for count, row in zip(counts, tally.sums, strict=True))


def _line(count: int, row: tuple[int, ...], dealt: int) -> CountLine:
    played, rounds = row[layout.ROUNDS], row[layout.ROUNDS] + row[layout.WATCHED]
    staked, net, squares = row[layout.OF_BETS : layout.OF_BETS + 3]
    ev = error = interval = None
    if staked:
        unit = staked / played
        ev = net / staked
        error = _error(net, squares, played) / unit
        interval = about(ev, error)
    each = row[layout.NET] / played if played else 0.0
    off = _error(row[layout.NET], row[layout.SQUARES], played)
    return CountLine(
        count=count,
        rounds=rounds,
        played=played,
        share=rounds / dealt if dealt else 0.0,
        stake=staked / played if played else 0.0,
        ev=ev,
        standard_error=error,
        confidence_95=interval,
        net=row[layout.NET],
        net_per_round=each,
        net_error=off,
    )


def _error(total: int, squares: int, rounds: int) -> float:
    """The standard error of the mean of so many rounds."""
    return sqrt(max(squares / rounds - (total / rounds) ** 2, 0.0) / rounds) if rounds else 0.0
