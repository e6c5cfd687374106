"""A tally: what was kept of some rounds, in whole numbers, so that any two tallies of a plan add up to that of all their rounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from operator import add

from pitboss.sim.kernel import layout
from pitboss.sim.planning import Planned
from pitboss.sim.tables import Numbers
from pitboss.sim.walk import Walk

Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Tally:
    """`sums` has a row for each count and columns as the kernels lay them out; `results` a row for each stake and a column for each
    result of a hand; `spread` how often a round came to so many cents; `walk` the way of the money, where it was asked for.

    Numbers are Python's own: they never overflow, and adding them up in whatever order gives the same.
    """

    sums: Rows
    results: Rows
    spread: Mapping[int, int]
    walk: Walk | None = None

    def __add__(self, other: Tally) -> Tally:
        spread = dict(Counter(self.spread) + Counter(other.spread))
        walk = self.walk + other.walk if self.walk is not None and other.walk is not None else None
        return Tally(_added(self.sums, other.sums), _added(self.results, other.results), spread, walk)

    @property
    def rounds(self) -> int:
        """How many rounds were played, those sat out not counted."""
        return self.whole(layout.ROUNDS)

    @property
    def dealt(self) -> int:
        """How many rounds were dealt, those sat out too."""
        return self.rounds + self.whole(layout.WATCHED)

    def whole(self, column: int) -> int:
        """A column added up over every count."""
        return sum(row[column] for row in self.sums)

    def of_bet(self, bet: int) -> tuple[int, int, int]:
        """Of one kind of bet: cents staked, net cents, and the squares of each round's net cents."""
        first = layout.OF_BETS + 3 * bet
        return self.whole(first), self.whole(first + 1), self.whole(first + 2)

    def variance_of(self, bet: int) -> float:
        """The variance of what a round's bet came to less what its stake is worth on the mean, in cents: at one stake that is the variance
        of its net, and at several it is what the error of the value hangs on. Rounds at one count have one stake."""
        first, rounds = layout.OF_BETS + 3 * bet, max(self.rounds, 1)
        staked, net, squares = self.of_bet(bet)
        if not staked:
            return squares / rounds - (net / rounds) ** 2
        value, crossed, stakes = net / staked, 0.0, 0.0
        for row in self.sums:
            if row[first]:
                stake = row[first] / row[layout.ROUNDS]
                crossed += stake * row[first + 1]
                stakes += stake * row[first]
        return squares / rounds - 2 * value * crossed / rounds + value**2 * stakes / rounds


def tally_of(planned: Planned, kept: Numbers, walk: Walk | None = None) -> Tally:
    """What a kernel kept, as a tally."""
    plan = planned.plan
    sums = kept[: plan.kept_results].reshape(-1, plan.sums_width)
    by_stake = kept[plan.kept_results : plan.kept_spread].reshape(-1, plan.results)
    spread = kept[plan.kept_spread :]
    least, step = int(plan.least), int(plan.quantum)
    return Tally(
        tuple(tuple(row) for row in sums.tolist()),
        tuple(tuple(row) for row in by_stake.tolist()),
        {least + step * int(place): int(spread[place]) for place in spread.nonzero()[0]},
        walk,
    )


def _added(one: Rows, other: Rows) -> Rows:
    return tuple(tuple(map(add, row, more)) for row, more in zip(one, other, strict=True))
