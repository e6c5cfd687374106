"""What to stake at each count: the optimal ramp within a table's limits and chips, and what it comes to.

Three things are put together. How often each count comes: the count after so many cards is taken as normal about its mean with its exact
variance, over every depth down to the cut, its steps whole. What a unit is worth there: exact analysis of the mean shoe at five counts,
with a curve through them, the play going by the count. How it spreads: the variance of a round from the full shoe.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from math import exp, floor, inf

from pitboss.count.composition import DECK, Counted
from pitboss.law.refusal import Malformed
from pitboss.law.rules import Rules
from pitboss.odds.analysis import analyse, worth
from pitboss.sim.risks import ruined_ever, ruined_within

POINTS = (-8, -4, 0, 4, 8)
"""The counts at which the shoe is analysed, by the size of Hi-Lo's tags."""
SIDE = 12
"""Counts further out are taken together with the last."""
USUAL_DEVIATION = (40 / 52) ** 0.5
DEPTHS = 60
HOURS = 100


@dataclass(frozen=True)
class Limits:
    """What may be staked, in cents: at least, at most, and in chips of; and the money there is."""

    bankroll: int
    minimum: int
    maximum: int
    chip: int

    def __post_init__(self) -> None:
        if min(self.bankroll, self.minimum, self.maximum, self.chip) <= 0:
            raise Malformed("money", "bankroll, minimum, maximum and chip are all more than nothing")
        if self.minimum > self.maximum:
            raise Malformed("limits", f"the minimum of ${self.minimum / 100:.2f} is above the maximum of ${self.maximum / 100:.2f}")


@dataclass(frozen=True)
class CountShare:
    """One count: how often a round is dealt at it, and what a unit staked is worth there."""

    count: int
    share: float
    ev: float


@dataclass(frozen=True)
class Staked:
    """The stake at one count, in cents; 0 is sat out."""

    count: int
    share: float
    ev: float
    stake: int


@dataclass(frozen=True)
class Outlook:
    """A ramp and what it comes to. Amounts are cents. `score` is what $10,000 wins in 100 rounds staked best for that ramp's shape,
    `n0` the rounds until what is won is one standard deviation, `di` a thousand times the mean over the deviation of a round."""

    steps: tuple[Staked, ...]
    mean: float
    variance: float
    kelly: float
    bankroll: int

    @property
    def di(self) -> float:
        """The desirability index."""
        return 1000 * self.mean / self.variance**0.5 if self.variance > 0 else 0.0

    @property
    def score(self) -> float:
        """The square of the desirability index, nothing where nothing is won."""
        return self.di**2 if self.mean > 0 else 0.0

    @property
    def n0(self) -> float:
        """The rounds until the mean is one standard deviation; endless where nothing is won."""
        return self.variance / self.mean**2 if self.mean > 0 else inf

    @property
    def certainty_equivalent(self) -> float:
        """What a round is worth to who stakes this part of Kelly's: the mean less what its risk costs."""
        return self.mean - self.variance / (2 * self.kelly * self.bankroll)

    def ruin_ever(self) -> float:
        """The chance that the bankroll is ever lost."""
        return ruined_ever(self.bankroll, self.mean, self.variance)

    def ruin_before(self, goal: int) -> float:
        """The chance that it is lost before so much is won."""
        if self.variance <= 0:
            return 0.0 if self.mean > 0 else 1.0
        if abs(self.mean) < 1e-12:
            return goal / (goal + self.bankroll)
        power = -2 * self.mean / self.variance
        whole = exp(min(power * (self.bankroll + goal), 700.0))
        return min(1.0, max(0.0, (exp(min(power * self.bankroll, 700.0)) - whole) / (1 - whole)))

    def ruin_within(self, rounds: int) -> float:
        """The chance that it is lost within so many rounds."""
        return ruined_within(rounds, self.bankroll, self.mean, self.variance)


def shares(counted: Counted, penetration: float) -> dict[int, float]:
    """How often a round is dealt at each whole count, rounded down, with the cards cut so deep."""
    if not 0 < penetration < 1:
        raise Malformed("penetration", f"a penetration of {penetration:g} cannot be: write the part of the pack dealt, such as 0.75")
    size = counted.pack.decks * (DECK - 4 * len(counted.pack.removed))
    spread, scale = counted.deviation(), counted.tags.scale
    found: dict[int, float] = {}
    for step in range(DEPTHS):
        gone = round(penetration * size * (step + 0.5) / DEPTHS)
        left = size - gone
        mean = gone * sum(float(tag) for tag in counted.tags.of_card) / len(counted.tags.of_card)
        variance = spread**2 * gone * left / (size - 1)
        weights = (
            {at: exp(-((at / scale - mean) ** 2) / (2 * variance)) for at in _near(mean * scale, 5 * scale * variance**0.5)}
            if variance
            else {0: 1.0}
        )
        whole = sum(weights.values())
        for at, weight in weights.items():
            running = float(counted.tags.begins(counted.pack.decks)) + at / scale
            count = floor(running if counted.running else running * DECK / left + 1e-9)
            found[count] = found.get(count, 0.0) + weight / whole / DEPTHS
    return found


def _near(middle: float, reach: float) -> Iterable[int]:
    return range(floor(middle - reach), floor(middle + reach) + 2)


def outlook_of_counts(rules: Rules, counted: Counted, penetration: float) -> tuple[tuple[CountShare, ...], float]:
    """Every count with its share and its worth, and the variance of a unit."""
    often = shares(counted, penetration)
    size = counted.pack.decks * (DECK - 4 * len(counted.pack.removed))
    left = round(size * (1 - penetration / 2))
    stretch = counted.deviation() / USUAL_DEVIATION
    middle = float(counted.tags.begins(counted.pack.decks)) if counted.running else 0.0
    points = [Fraction(middle + each * stretch).limit_denominator(100) for each in POINTS]
    values = [worth(rules, counted.shoe(point, left)) for point in points]
    edge = round(SIDE * stretch)
    taken: dict[int, float] = {}
    for count, share in often.items():
        at = max(floor(middle) - edge, min(floor(middle) + edge, count))
        taken[at] = taken.get(at, 0.0) + share
    at_half = {count: _through([float(point) for point in points], values, count + 0.5) for count in sorted(taken)}
    return tuple(CountShare(count, taken[count], ev) for count, ev in at_half.items()), analyse(rules).variance


def _through(points: list[float], values: list[float], at: float) -> float:
    """The curve through the points (Lagrange), at a place between or just beside them."""
    total = 0.0
    for place, (here, value) in enumerate(zip(points, values, strict=True)):
        for other, there in enumerate(points):
            if other != place:
                value *= (at - there) / (here - there)  # noqa: PLW2901
        total += value
    return total


def best_ramp(counts: Iterable[CountShare], variance: float, limits: Limits, kelly: float = 1.0, leave_below: int | None = None) -> Outlook:
    """The stake at each count that Kelly's rule, or a part of it, asks for: the edge over the variance times the bankroll, in whole chips
    and within the limits; below `leave_below` rounds are sat out."""
    if not 0 < kelly <= 1:
        raise Malformed("kelly", f"{kelly:g} of Kelly cannot be staked: write a part above 0 and up to 1, such as 0.5")
    steps = tuple(
        Staked(
            each.count,
            each.share,
            each.ev,
            0 if leave_below is not None and each.count < leave_below else _stake(each.ev, variance, limits, kelly),
        )
        for each in counts
    )
    mean = sum(each.share * each.stake * each.ev for each in steps)
    square = sum(each.share * each.stake**2 * (variance + each.ev**2) for each in steps)
    return Outlook(steps, mean, max(square - mean**2, 0.0), kelly, limits.bankroll)


def _stake(ev: float, variance: float, limits: Limits, kelly: float) -> int:
    wanted = kelly * limits.bankroll * ev / variance
    chips = round(wanted / limits.chip) * limits.chip
    return int(max(limits.minimum, min(limits.maximum, chips)))
