"""An estimate: what a tally says of a game, each figure with the error that so many rounds leave."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from pitboss.sim.block import Dealt
from pitboss.sim.com_bo import ComBoDealt
from pitboss.sim.kernel import layout
from pitboss.sim.tally import Tally


@dataclass(frozen=True)
class BetEstimate:
    """One kind of bet: cents staked and net, what a unit staked is worth to the player, the error of that, and the variance of a unit."""

    bet: str
    staked: int
    net: int
    ev: float
    standard_error: float
    variance: float


@dataclass(frozen=True)
class Estimate:
    """What so many rounds came to. `ev`, its error and `variance` are of the main wager, per unit of the opening stake, as odds tell them;
    every other bet stands in `bets`, and `net` counts all of them together, in cents."""

    game: str
    rounds: int
    ev: float
    standard_error: float
    variance: float
    bets: Mapping[str, BetEstimate]
    net: int
    net_variance: float
    hands_per_round: float
    cards_per_round: float
    wagered_per_round: float
    spread: Mapping[int, float]


def estimate(dealt: Dealt, tally: Tally) -> Estimate:
    """Read a tally."""
    rounds = max(tally.rounds, 1)
    bets = {name: _bet(name, tally, place, rounds) for place, name in enumerate(kinds_of(dealt))}
    main = bets.pop("main")
    net, squares = tally.whole(layout.NET), tally.whole(layout.SQUARES)
    return Estimate(
        game=dealt.game.rules.book.id,
        rounds=tally.rounds,
        ev=main.ev,
        standard_error=main.standard_error,
        variance=main.variance,
        bets={name: bet for name, bet in bets.items() if bet.staked or bet.net},
        net=net,
        net_variance=squares / rounds - (net / rounds) ** 2,
        hands_per_round=tally.whole(layout.HANDS) / rounds,
        cards_per_round=tally.whole(layout.CARDS) / max(tally.dealt, 1),
        wagered_per_round=tally.whole(layout.WAGERED) / rounds,
        spread={cents: count / rounds for cents, count in sorted(tally.spread.items())},
    )


def com_bo_figures(dealt: ComBoDealt, tally: Tally) -> Mapping[str, BetEstimate]:
    """Every bet of Com-Bo, in the order of the sums."""
    return {bet: _bet(bet, tally, place, max(tally.rounds, 1)) for place, bet in enumerate(dealt.nets)}


def com_bo_estimate(dealt: ComBoDealt, tally: Tally) -> Estimate:
    """Read a tally of Com-Bo: no bet is the main one, so `ev` and its error are of all the bets together, per unit staked on them."""
    rounds = max(tally.rounds, 1)
    net, squares, staked = (tally.whole(column) for column in (layout.NET, layout.SQUARES, layout.STAKED))
    unit, variance = staked / rounds or 1.0, squares / rounds - (net / rounds) ** 2
    return Estimate(
        game=dealt.rules.book.id,
        rounds=tally.rounds,
        ev=net / rounds / unit,
        standard_error=sqrt(max(variance, 0.0) / rounds) / unit,
        variance=variance / unit**2,
        bets=com_bo_figures(dealt, tally),
        net=net,
        net_variance=variance,
        hands_per_round=0.0,
        cards_per_round=tally.whole(layout.CARDS) / rounds,
        wagered_per_round=unit,
        spread={cents: count / rounds for cents, count in sorted(tally.spread.items())},
    )


def kinds_of(dealt: Dealt) -> tuple[str, ...]:
    """The kinds of bets of a plan, in the order of the sums."""
    return ("main", "insurance", "super-bonus", *dealt.plan.side_bets)


def _bet(name: str, tally: Tally, place: int, rounds: int) -> BetEstimate:
    """The figures of one bet; a bonus that nothing is staked on is reckoned per unit of the main stake."""
    staked, net, _ = tally.of_bet(place)
    unit = (staked or tally.whole(layout.STAKED)) / rounds
    if not unit:
        return BetEstimate(name, 0, net, 0.0, 0.0, 0.0)
    variance = tally.variance_of(place) / unit**2
    return BetEstimate(name, staked, net, net / rounds / unit, sqrt(max(variance, 0.0) / rounds), variance)
