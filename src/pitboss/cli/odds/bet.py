"""A bet that cards alone decide, as JSON and on a page: its lines, its edge, and how it was counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from pitboss.cli.odds.figures import edge, odds, one_in, percent, ratio
from pitboss.cli.screen import Column, say, table
from pitboss.odds.records import BetOdds, Chance

LINES = (
    Column("line"),
    Column("pays", right=True),
    Column("chance", right=True),
    Column("exactly", right=True),
    Column("one in", right=True),
    Column("rule", share=1),
)


def bet_record(bet: BetOdds) -> dict[str, Any]:
    """A bet's figures: numbers, and beside them exact fractions as text."""
    return {
        "ev": float(bet.ev),
        "house_edge": -float(bet.ev),
        "variance": float(bet.variance),
        "standard_deviation": float(bet.variance) ** 0.5,
        "exact": {"ev": str(bet.ev), "house_edge": str(-bet.ev), "variance": str(bet.variance)},
        "lines": [_line_record(line) for line in bet.lines],
    }


def _line_record(line: Chance) -> dict[str, Any]:
    return {
        "line": line.line,
        "pays": _number(line.pays),
        "probability": float(line.probability),
        "exact_probability": str(line.probability),
        "rule": line.rule,
    }


def _number(value: Fraction) -> int | float:
    return value.numerator if value.denominator == 1 else float(value)


def print_bet(bet: BetOdds) -> None:
    """Print a bet with its pay table."""
    say(edge(bet.ev), f"standard deviation {float(bet.variance) ** 0.5:.4f} of the wager", "")
    lost = 1 - sum((line.probability for line in bet.lines), Fraction(0))
    rows = [
        (line.line, odds(line.pays), percent(line.probability), ratio(line.probability), one_in(line.probability), line.rule)
        for line in bet.lines
    ]
    table(LINES, [*rows, ("otherwise", "loses", percent(lost), ratio(lost), one_in(lost), "")])
    say("", *bet.method)


BETS = (
    Column("bet", share=1),
    Column("house edge", right=True),
    Column("exactly", right=True),
    Column("deviation", right=True),
    Column("wins", right=True),
)


def print_bets(bets: Sequence[BetOdds] | Mapping[str, BetOdds]) -> None:
    """Print several bets, a line each."""
    named = bets.items() if isinstance(bets, Mapping) else [(bet.bet, bet) for bet in bets]
    table(
        BETS,
        [
            (
                name,
                percent(-bet.ev),
                ratio(-bet.ev),
                f"{float(bet.variance) ** 0.5:.3f}",
                percent(sum((line.probability for line in bet.lines if line.pays > 0), Fraction(0)), 3),
            )
            for name, bet in named
        ],
    )
