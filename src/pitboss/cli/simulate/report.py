"""What a run came to, on a page or as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from typing import Any

from pitboss.cli.answers import as_of, dated
from pitboss.cli.odds.about import in_line
from pitboss.cli.odds.figures import decimal, percent
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.cli.simulate.counts import counts_record, print_counts
from pitboss.cli.simulate.length import Length
from pitboss.cli.simulate.money import dollars, signed
from pitboss.cli.simulate.request import Request
from pitboss.cli.simulate.risks import pace_rows, print_risk, risk_record
from pitboss.law.values import Dollars
from pitboss.sim import BetEstimate, Dealt, Estimate, Risk, Tally, estimate, risk
from pitboss.sim.figures import com_bo_estimate
from pitboss.sim.interval import Interval, about
from pitboss.sim.sofar import Sofar

MOST_RESULTS = 24
"""So many results of a round are printed; the JSON has them all."""
BETS = (
    Column("bet"),
    Column("staked", right=True),
    Column("net", right=True),
    Column("expected value", right=True),
    Column("standard error", right=True),
    Column("variance", right=True),
)


@dataclass(frozen=True)
class Run:
    """A run that is over: what was asked, how far it came, and the seconds that the rounds dealt now took."""

    request: Request
    asked: Length
    seed: int
    sofar: Sofar
    seconds: float
    dealt_now: int

    @cached_property
    def found(self) -> Estimate:
        """The figures."""
        dealt = self.request.dealt
        return estimate(dealt, self.tally) if isinstance(dealt, Dealt) else com_bo_estimate(dealt, self.tally)

    @cached_property
    def tally(self) -> Tally:
        """The sums."""
        assert self.sofar.tally is not None, "a run without a block has no sums"
        return self.sofar.tally

    @cached_property
    def risk(self) -> Risk:
        """What it says of risk."""
        asked = self.request.risk
        return risk(self.tally, asked.session, asked.bankroll, asked.per_hour)

    @cached_property
    def counted(self) -> Dealt | None:
        """The game, where something was counted."""
        dealt = self.request.dealt
        return dealt if isinstance(dealt, Dealt) and not dealt.plan.betting.is_flat else None

    @property
    def speed(self) -> float:
        """Rounds a second, compilation and analysis apart."""
        return self.dealt_now / self.seconds if self.seconds else 0.0


def report(run: Run, *, as_json: bool) -> None:
    """Print the figures."""
    if as_json:
        answer_json(record(run))
    else:
        _print(run)


def record(run: Run) -> dict[str, Any]:
    """A run as JSON carries it; every bet stands in full in `bets`."""
    found = run.found
    bets = {name: bet for name, bet in found.bets.items() if name not in ("insurance", "super-bonus")}
    return {
        "game": found.game,
        "name": run.request.book.name,
        **dated(run.request.law),
        "options": dict(run.request.options),
        "plan": dict(run.request.plan),
        "rounds": found.rounds,
        "seed": run.seed,
        "ev": found.ev,
        "standard_error": found.standard_error,
        "confidence_95": list(_interval(found)),
        "variance": found.variance,
        "standard_deviation": sqrt(found.variance),
        "seconds": run.seconds,
        "rounds_per_second": run.speed,
        "side_bets": {name: bet.ev for name, bet in bets.items()},
        "bets": {name: _bet(bet) for name, bet in found.bets.items()},
        "net": dollars(found.net),
        "net_variance": found.net_variance / 10_000,
        "hands_per_round": found.hands_per_round,
        "cards_per_round": found.cards_per_round,
        "wagered_per_round": found.wagered_per_round / 100,
        **risk_record(run.risk),
        **({"watched": run.tally.dealt - run.tally.rounds, "counts": counts_record(run.counted, run.tally)} if run.counted else {}),
        "distribution": {dollars(cents): share for cents, share in found.spread.items()},
        "convergence": [{"rounds": each.rounds, "ev": each.ev, "standard_error": each.standard_error} for each in run.sofar.way],
    }


def _bet(bet: BetEstimate) -> dict[str, Any]:
    figures = {"ev": bet.ev, "standard_error": bet.standard_error, "variance": bet.variance}
    return figures | {"staked": dollars(bet.staked), "net": dollars(bet.net)}


def _interval(found: Estimate) -> Interval:
    return about(found.ev, found.standard_error)


def _print(run: Run) -> None:
    found, request = run.found, run.request
    heading(f"{request.book.name} ({request.book.id})")
    say(*as_of(request.law), in_line(request.options), _plan_words(request.plan))
    if run.counted:
        say(", ".join(run.counted.plan.betting.words()))
    say(f"{found.rounds:,} rounds, seed {run.seed}", "")
    table((Column("of each unit wagered"), Column("", right=True)), [*_figures(found), *pace_rows(run.risk.pace)])
    if found.bets:
        print()
        table(BETS, [_bet_row(name, bet) for name, bet in found.bets.items()])
    print_risk(run.risk)
    if run.counted:
        print()
        print_counts(run.counted, run.tally)
    print()
    _print_spread(found)
    say("", f"{run.dealt_now:,} rounds dealt in {run.seconds:.2f} s, {run.speed:,.0f} a second")


def _plan_words(plan: Mapping[str, Any]) -> str:
    """The plan in a line, without what is not done."""
    told = {name.replace("_", " "): value for name, value in plan.items() if value not in (False, {}, None) and name != "counting"}
    if told["dealing"] == "continuous":
        told.pop("penetration")
    words = []
    for name, value in told.items():
        if name == "side bets":
            words += [f"{bet} ${amount}" for bet, amount in value.items()]
        elif value is True:
            words.append(f"{name} always")
        else:
            words.append(f"{name} {'$' if name == 'stake' else ''}{value}")
    return ", ".join(words)


def _figures(found: Estimate) -> list[tuple[str, str]]:
    low, high = _interval(found)
    wagered = "wagered a round, with doubles and splits" if found.hands_per_round else "wagered a round"
    rows = [
        ("expected value", decimal(found.ev)),
        ("standard error", f"{found.standard_error:.8f}"),
        ("95 in 100 such intervals hold the true value", f"{decimal(low)} to {decimal(high)}"),
        ("variance", f"{found.variance:.6f}"),
        ("standard deviation of a round", f"{sqrt(found.variance):.6f}"),
        ("hands a round", f"{found.hands_per_round:.6f}"),
        ("cards a round", f"{found.cards_per_round:.6f}"),
        (wagered, f"${found.wagered_per_round / 100:,.4f}"),
        ("net of the run, all bets", signed(found.net)),
    ]
    return [row for row in rows if found.hands_per_round or row[0] != "hands a round"]


def _bet_row(name: str, bet: BetEstimate) -> tuple[str, ...]:
    staked = str(Dollars(bet.staked)) if bet.staked else "–"
    return name, staked, signed(bet.net), decimal(bet.ev), f"{bet.standard_error:.8f}", f"{bet.variance:.4f}"


def _print_spread(found: Estimate) -> None:
    heading("What a round comes to, all bets")
    shown = dict(sorted(found.spread.items(), key=lambda item: -item[1])[:MOST_RESULTS])
    rows = [(signed(cents), percent(share)) for cents, share in found.spread.items() if cents in shown]
    table((Column("net", right=True), Column("of rounds", right=True)), rows)
    left = len(found.spread) - len(shown)
    if left:
        say(f"and {left} more, each rarer (--json has them all)")
