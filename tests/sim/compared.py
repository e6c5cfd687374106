"""A run beside its exact values, bet by bet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from math import sqrt
from operator import add

from pitboss.odds import Shoe, com_bo_odds
from pitboss.sim import ComBoDealt, ComBoPlan, Dealing, Dealt, Habit, Tally, com_bo_figures, estimate
from pitboss.sim.resume import fingerprint
from pitboss.sim.sofar import jobs_of
from tests.sim.agree import ComBoCase
from tests.sim.exact import Exact, even_money_adds, insurance, main_wager, of_lines, shoe_of, side_bet, super_bonus
from tests.sim.odds_runs import FOR_BONUS, PONTOON, STAKE, Run, Way

WITHIN = 4.0


@dataclass(frozen=True)
class Row:
    """A bet of a run: its exact value, what the rounds came to, and the standard error of that."""

    run: str
    bet: str
    rounds: int
    exact: float
    simulated: float
    error: float

    @property
    def z(self) -> float:
        """How many standard errors lie between the two."""
        return (self.simulated - self.exact) / self.error


def exacts(run: Run, dealt: Dealt) -> dict[str, Exact]:
    """What every bet of a run must come to."""
    rules = run.rules
    plain = main_wager(rules)
    found = {} if run.way in FOR_BONUS else {"main": plain}
    if run.way is Way.EVEN_MONEY:
        found["main"] = Exact(plain.value + even_money_adds(rules))
    if dealt.plan.insurance is Habit.ALWAYS:
        found["insurance"] = insurance(rules)
    if run.game == PONTOON and run.way is not Way.EVERY_BET:
        found["super-bonus"] = super_bonus(rules, STAKE, run.plays_sevens)
    return found | {bet: side_bet(its, shoe_of(rules)) for bet, its in run.side_bets.items()}


def compared(runs: tuple[Run, ...], rounds: int, seed: int) -> list[Row]:
    """Deal runs and compare every bet of them; runs with the very same tables are dealt but once."""
    tallies: dict[str, Tally] = {}
    found = []
    for run in runs:
        dealt = run.dealt
        mark = fingerprint(dealt, seed)
        if mark not in tallies:
            tallies[mark] = _played(dealt, rounds, seed)
        told = estimate(dealt, tallies[mark])
        figures = {name: (bet.ev, bet.standard_error) for name, bet in told.bets.items()} | {"main": (told.ev, told.standard_error)}
        for bet, exact in exacts(run, dealt).items():
            value, error = figures.get(bet, (0.0, 0.0))
            found.append(Row(str(run), bet, rounds, exact.value, value, exact.deviation / sqrt(rounds) or error))
    return found


def compared_at_com_bo(case: ComBoCase, rounds: int, seed: int) -> list[Row]:
    """The same at Com-Bo."""
    rules = case.dealt.rules
    dealt = ComBoDealt(rules, ComBoPlan(dealing=Dealing.CONTINUOUS))
    told = com_bo_figures(dealt, _played(dealt, rounds, seed))
    exact = {odds.bet: of_lines(odds) for odds in com_bo_odds(rules, Shoe.of(dealt.table.pack))}
    return [Row(str(case), bet, rounds, exact[bet].value, each.ev, exact[bet].deviation / sqrt(rounds)) for bet, each in told.items()]


def _played(dealt: Dealt | ComBoDealt, rounds: int, seed: int) -> Tally:
    return reduce(add, (dealt.block(job.seed, job.number, job.rounds) for job in jobs_of(rounds, seed)))
