"""Risks: how far a bankroll falls, how likely it is lost, what an hour brings. What was simulated is told apart from what is reckoned."""

from __future__ import annotations

from dataclasses import dataclass
from math import erfc, exp, sqrt

from pitboss.law.refusal import Malformed
from pitboss.sim.interval import Interval, Quantile, about, of_share, quantile
from pitboss.sim.kernel import layout
from pitboss.sim.tally import Tally
from pitboss.sim.walk import Stretch

USUAL_ROUNDS_PER_HOUR, MOST_PER_HOUR = 80, 100_000
PARTS = (0.5, 0.75, 0.9, 0.95, 0.99)
"""The quantiles of falls and results that are told."""


@dataclass(frozen=True)
class Pace:
    """What an hour brings, in cents, by rounds dealt, those sat out too; and how many rounds it takes until what is won on the mean is as
    much as one standard deviation, None where nothing is won."""

    rounds_per_hour: float
    mean: float
    standard_error: float
    confidence_95: Interval
    standard_deviation: float
    rounds_to_one_deviation: float | None


@dataclass(frozen=True)
class Ruin:
    """A bankroll and the chance that it is lost within a session of so many rounds: as often as it was in those simulated, and as it is
    reckoned for a walk without steps; and reckoned for a player who never stops. The intervals of what is reckoned are those of the
    mean it hangs on.
    """

    bankroll: int
    session: int
    simulated: float | None
    simulated_95: Interval | None
    reckoned: float
    reckoned_95: Interval
    forever: float
    forever_95: Interval


@dataclass(frozen=True)
class Sessions:
    """Sessions of so many rounds: how many there were, the mean and the deviation of what they came to, quantiles of that and of the
    deepest fall in each, in cents."""

    rounds: int
    sessions: int
    mean: float
    confidence_95: Interval
    standard_deviation: float
    nets: tuple[Quantile, ...]
    falls: tuple[Quantile, ...]


@dataclass(frozen=True)
class Risk:
    """What a run says of risk. `walk` is the whole run in one: where it led, its highest and lowest, and its deepest fall."""

    pace: Pace
    walk: Stretch | None
    sessions: Sessions | None
    ruin: Ruin | None


def risk(tally: Tally, session: int | None = None, bankroll: int | None = None, per_hour: float = USUAL_ROUNDS_PER_HOUR) -> Risk:
    """Read a tally; sessions are as long as the plan had them, amounts in cents."""
    if bankroll is not None and bankroll <= 0:
        raise Malformed("bankroll", "a bankroll is more than nothing: write an amount such as 5000")
    require_pace(per_hour)
    walk = tally.walk
    told = _sessions(tally, session) if walk is not None and session and walk.sessions else None
    ruin = None if bankroll is None or session is None else _ruin(tally, session, bankroll)
    return Risk(pace_of(tally, per_hour), None if walk is None else walk.whole, told, ruin)


def require_pace(per_hour: float) -> None:
    """Refuse an hour that nobody deals."""
    if not 0 < per_hour <= MOST_PER_HOUR:
        raise Malformed("rounds-per-hour", f"{per_hour:g} rounds an hour cannot be dealt: give a number such as {USUAL_ROUNDS_PER_HOUR}")


def pace_of(tally: Tally, per_hour: float = USUAL_ROUNDS_PER_HOUR) -> Pace:
    """What an hour brings."""
    mean, variance = moments(tally)
    error = sqrt(variance / max(tally.dealt, 1))
    return Pace(
        rounds_per_hour=per_hour,
        mean=per_hour * mean,
        standard_error=per_hour * error,
        confidence_95=about(per_hour * mean, per_hour * error),
        standard_deviation=sqrt(per_hour * variance),
        rounds_to_one_deviation=variance / mean**2 if mean > 0 else None,
    )


def moments(tally: Tally) -> tuple[float, float]:
    """The mean and the variance of a round that was dealt, all bets together, in cents."""
    dealt = max(tally.dealt, 1)
    mean = tally.whole(layout.NET) / dealt
    return mean, max(tally.whole(layout.SQUARES) / dealt - mean**2, 0.0)


def _sessions(tally: Tally, session: int) -> Sessions:
    assert tally.walk is not None, "sessions are kept with the walk"
    nets, falls, count = tally.walk.nets, tally.walk.falls, tally.walk.sessions
    mean = sum(net * often for net, often in nets.items()) / count
    variance = sum(net**2 * often for net, often in nets.items()) / count - mean**2
    return Sessions(
        rounds=session,
        sessions=count,
        mean=mean,
        confidence_95=about(mean, sqrt(max(variance, 0.0) / count)),
        standard_deviation=sqrt(max(variance, 0.0)),
        nets=tuple(quantile(nets, part) for part in sorted({*PARTS, *(round(1 - part, 6) for part in PARTS)})),
        falls=tuple(quantile(falls, part) for part in PARTS),
    )


def _ruin(tally: Tally, session: int, bankroll: int) -> Ruin:
    mean, variance = moments(tally)
    off = about(mean, sqrt(variance / max(tally.dealt, 1)))
    walk = tally.walk
    tries = walk.sessions if walk is not None else 0
    lost = sum(often for low, often in walk.lows.items() if low <= -bankroll) if walk is not None else 0
    return Ruin(
        bankroll=bankroll,
        session=session,
        simulated=lost / tries if tries else None,
        simulated_95=of_share(lost, tries) if tries else None,
        reckoned=ruined_within(session, bankroll, mean, variance),
        reckoned_95=Interval(*(ruined_within(session, bankroll, each, variance) for each in (off.high, off.low))),
        forever=ruined_ever(bankroll, mean, variance),
        forever_95=Interval(*(ruined_ever(bankroll, each, variance) for each in (off.high, off.low))),
    )


def ruined_within(rounds: int, bankroll: float, mean: float, variance: float) -> float:
    """The chance that a walk without steps, of this mean and variance a round, loses a bankroll within so many rounds.

    >>> round(ruined_within(10_000, 100.0, 0.0, 1.0), 4)
    0.3173
    """
    if variance <= 0:
        return float(-mean * rounds >= bankroll)
    spread = sqrt(variance * rounds)
    straight = _below((-bankroll - mean * rounds) / spread)
    power = -2 * mean * bankroll / variance
    turned = _below((-bankroll + mean * rounds) / spread)
    return min(straight + (exp(min(power, 700.0)) * turned if turned else 0.0), 1.0)


def ruined_ever(bankroll: float, mean: float, variance: float) -> float:
    """The chance that such a walk ever loses a bankroll: certain unless something is won on the mean."""
    if mean <= 0:
        return 1.0 if variance > 0 or mean < 0 else 0.0
    return exp(-2 * mean * bankroll / variance) if variance > 0 else 0.0


def _below(deviations: float) -> float:
    """The part of a normal distribution that lies below."""
    return erfc(-deviations / sqrt(2)) / 2
