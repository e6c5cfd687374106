"""The report of what a run says of risk: an hour, falls, sessions, and the chance to lose a bankroll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pitboss.cli.odds.figures import percent
from pitboss.cli.screen import Column, heading, say, table
from pitboss.cli.simulate.money import signed
from pitboss.law.values import Dollars
from pitboss.sim.interval import Interval, Quantile
from pitboss.sim.risks import USUAL_ROUNDS_PER_HOUR, Pace, Risk, Ruin, Sessions
from pitboss.sim.walk import Stretch

USUAL_SESSION = 1000
TWO = (Column("risk"), Column("", right=True))


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked about risk: the rounds of an hour and of a session, and a bankroll in cents."""

    per_hour: float = USUAL_ROUNDS_PER_HOUR
    session: int | None = None
    bankroll: int | None = None


def pace_rows(pace: Pace) -> list[tuple[str, str]]:
    """The lines of an hour."""
    low, high = pace.confidence_95
    return [
        (f"won an hour, at {pace.rounds_per_hour:g} rounds", _money(pace.mean)),
        ("95 in 100 such intervals hold what an hour wins", f"{_money(low)} to {_money(high)}"),
        ("standard deviation of an hour", _plain(pace.standard_deviation)),
    ]


def print_risk(found: Risk) -> None:
    """Falls, sessions and ruin, as far as they were asked for."""
    if found.walk is not None:
        print()
        table(TWO, [*_walk_rows(found), *_ruin_rows(found)])
    if found.sessions is not None:
        print()
        _print_sessions(found.sessions)


def risk_record(found: Risk) -> dict[str, Any]:
    """Risk as JSON carries it, in dollars."""
    pace = found.pace
    record: dict[str, Any] = {
        "per_hour": {
            "rounds": pace.rounds_per_hour,
            "win": pace.mean / 100,
            "standard_error": pace.standard_error / 100,
            "confidence_95": _dollars(pace.confidence_95),
            "standard_deviation": pace.standard_deviation / 100,
            "rounds_to_one_deviation": pace.rounds_to_one_deviation,
        }
    }
    if found.walk is not None:
        record["drawdown"] = {"run": _stretch(found.walk), **(_sessions(found.sessions) if found.sessions else {})}
    if found.ruin is not None:
        record["ruin"] = _ruin(found.ruin)
    return record


def _money(cents: float) -> str:
    return signed(round(cents))


def _plain(cents: float) -> str:
    return str(Dollars(round(cents)))


def _walk_rows(found: Risk) -> list[tuple[str, str]]:
    assert found.walk is not None, "asked for"
    rows = [("deepest fall of the run, all bets", str(Dollars(found.walk.fall))), ("lowest point of the run", _money(found.walk.low))]
    steady = found.pace.rounds_to_one_deviation
    if steady is not None:
        rows.append(("rounds until the mean win is one standard deviation", f"{steady:,.0f}"))
    return rows


def _ruin_rows(found: Risk) -> list[tuple[str, str]]:
    ruin = found.ruin
    if ruin is None:
        return []
    rows = [(f"a bankroll of {Dollars(ruin.bankroll)} lost", "")]
    if ruin.simulated is not None and ruin.simulated_95 is not None:
        rows.append(("  within a session, simulated", _chance(ruin.simulated, ruin.simulated_95)))
    rows.append(("  within a session, reckoned for a walk without steps", _chance(ruin.reckoned, ruin.reckoned_95)))
    rows.append(("  ever, reckoned for a walk without steps", _chance(ruin.forever, ruin.forever_95)))
    return rows


def _chance(chance: float, interval: Interval) -> str:
    return f"{percent(chance)} ({percent(interval.low)} to {percent(interval.high)})"


def _print_sessions(found: Sessions) -> None:
    heading(f"{found.sessions:,} sessions of {found.rounds:,} rounds")
    low, high = found.confidence_95
    say(f"mean {_money(found.mean)} ({_money(low)} to {_money(high)}), standard deviation {Dollars(round(found.standard_deviation))}")
    results = {each.part: each for each in found.nets}
    columns = (Column("of sessions", right=True), Column("ended at or below", right=True), Column("deepest fall at most", right=True))
    falls = {each.part: each for each in found.falls}
    parts = sorted({*results, *falls})
    table(columns, [(f"{100 * part:g} %", _quantile(results.get(part), _money), _quantile(falls.get(part), _plain)) for part in parts])


def _quantile(found: Quantile | None, money: Callable[[float], str]) -> str:
    return "" if found is None else f"{money(found.value)} ({money(found.interval.low)} to {money(found.interval.high)})"


def _dollars(interval: Interval) -> list[float]:
    return [interval.low / 100, interval.high / 100]


def _stretch(walk: Stretch) -> dict[str, float]:
    return {"net": walk.net / 100, "high": walk.high / 100, "low": walk.low / 100, "deepest": walk.fall / 100}


def _sessions(found: Sessions) -> dict[str, Any]:
    return {
        "session_rounds": found.rounds,
        "sessions": found.sessions,
        "mean": found.mean / 100,
        "confidence_95": _dollars(found.confidence_95),
        "standard_deviation": found.standard_deviation / 100,
        "results": [_part(each) for each in found.nets],
        "falls": [_part(each) for each in found.falls],
    }


def _part(each: Quantile) -> dict[str, Any]:
    return {"part": each.part, "value": each.value / 100, "confidence_95": _dollars(each.interval)}


def _ruin(ruin: Ruin) -> dict[str, Any]:
    return {
        "bankroll": ruin.bankroll / 100,
        "session_rounds": ruin.session,
        "simulated": ruin.simulated,
        "simulated_95": None if ruin.simulated_95 is None else list(ruin.simulated_95),
        "reckoned": ruin.reckoned,
        "reckoned_95": list(ruin.reckoned_95),
        "forever": ruin.forever,
        "forever_95": list(ruin.forever_95),
    }
