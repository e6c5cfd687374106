"""The report of a run count by count."""

from __future__ import annotations

from typing import Any

from pitboss.cli.odds.figures import decimal, percent
from pitboss.cli.screen import Column, heading, say, table
from pitboss.cli.simulate.money import dollars, signed
from pitboss.law.values import Dollars
from pitboss.sim import CountLine, Dealing, Dealt, Tally, by_count
from pitboss.sim.planning import dealing_of

RAREST = 0.0005
"""Counts that come less often are left to the JSON."""
COLUMNS = (
    Column("count", right=True),
    Column("rounds", right=True),
    Column("of all", right=True),
    Column("mean stake", right=True),
    Column("expected value", right=True),
    Column("± for 95 in 100", right=True),
    Column("net, all bets", right=True),
)


def print_counts(dealt: Dealt, tally: Tally) -> None:
    """A line for each count that comes often enough to be told."""
    lines = by_count(dealt, tally)
    heading("By the count at which rounds were staked")
    shown = [line for line in lines if line.rounds and line.share >= RAREST]
    ends = (lines[0].count, lines[-1].count)
    table(COLUMNS, [_row(line, ends) for line in shown])
    left = sum(1 for line in lines if line.rounds) - len(shown)
    if left:
        say(f"and {left} more, each rarer (--json has them all)")
    watched = tally.dealt - tally.rounds
    if watched:
        say(f"{watched:,} of {tally.dealt:,} rounds were sat out")
    if dealing_of(dealt.game, dealt.plan) is Dealing.CONTINUOUS:
        say("Every round comes from a full pack, so that no stake can go by a count; insurance goes by the cards of its own round.")


def counts_record(dealt: Dealt, tally: Tally) -> list[dict[str, Any]]:
    """Every count as JSON carries it, the lowest first."""
    return [_record(line) for line in by_count(dealt, tally)]


def _row(line: CountLine, ends: tuple[int, int]) -> tuple[str, ...]:
    low, high = ends
    name = f"{_plus(line.count)}{' or less' if line.count == low else ' or more' if line.count == high else ''}"
    if line.ev is None or line.standard_error is None or line.confidence_95 is None:
        return name, f"{line.rounds:,}", percent(line.share), "–", "–", "–", "–"
    half = (line.confidence_95.high - line.confidence_95.low) / 2
    stake = str(Dollars(round(line.stake)))
    return name, f"{line.rounds:,}", percent(line.share), stake, decimal(line.ev, 6), f"{half:.6f}", signed(line.net)


def _plus(count: int) -> str:
    return f"{'−' if count < 0 else '+' if count else ''}{abs(count)}"


def _record(line: CountLine) -> dict[str, Any]:
    return {
        "count": line.count,
        "rounds": line.rounds,
        "played": line.played,
        "share": line.share,
        "stake": line.stake / 100,
        "ev": line.ev,
        "standard_error": line.standard_error,
        "confidence_95": None if line.confidence_95 is None else list(line.confidence_95),
        "net": dollars(line.net),
        "net_per_round": line.net_per_round / 100,
        "net_per_round_error": line.net_error / 100,
    }
