"""The simulator: the same books at the speed of the machine, and the same cents as the engine.

>>> from pitboss.books import LIBRARY
>>> from pitboss.law import melbourne, rules
>>> from pitboss.sim import simulate
>>> found = simulate(rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01")), rounds=100_000, seed=7)
>>> found.rounds, abs(found.ev + 0.0054) < 4 * found.standard_error
(100000, True)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pitboss.sim.betting import Betting, Burned, DecksLeft, Rounding
    from pitboss.sim.block import Dealt, blocks_of
    from pitboss.sim.com_bo import ComBoDealt, ComBoPlan
    from pitboss.sim.counts import CountLine, by_count
    from pitboss.sim.figures import BetEstimate, Estimate, com_bo_figures, estimate
    from pitboss.sim.plan import Dealing, Habit, Plan
    from pitboss.sim.players import best_player, player_by_way, player_changed, player_of_chart
    from pitboss.sim.ramp import Ramp, ramp_of
    from pitboss.sim.refused import NotSimulated
    from pitboss.sim.risks import Risk, risk
    from pitboss.sim.run import Block, blocks, dealt_of, simulate, tallied
    from pitboss.sim.tags import SYSTEMS, Tags, tags_of
    from pitboss.sim.tally import Tally
    from pitboss.sim.trace import Told, told

_HOMES = {
    "best_player": "players",
    "BetEstimate": "figures",
    "Betting": "betting",
    "Block": "run",
    "blocks": "run",
    "blocks_of": "block",
    "Burned": "betting",
    "by_count": "counts",
    "com_bo_figures": "figures",
    "ComBoDealt": "com_bo",
    "ComBoPlan": "com_bo",
    "CountLine": "counts",
    "Dealing": "plan",
    "Dealt": "block",
    "dealt_of": "run",
    "DecksLeft": "betting",
    "Estimate": "figures",
    "estimate": "figures",
    "Habit": "plan",
    "NotSimulated": "refused",
    "Plan": "plan",
    "player_by_way": "players",
    "player_changed": "players",
    "player_of_chart": "players",
    "Ramp": "ramp",
    "ramp_of": "ramp",
    "Risk": "risks",
    "risk": "risks",
    "Rounding": "betting",
    "simulate": "run",
    "SYSTEMS": "tags",
    "Tags": "tags",
    "tags_of": "tags",
    "tallied": "run",
    "Tally": "tally",
    "Told": "trace",
    "told": "trace",
}
"""Where each name lives: looked up when it is asked for, so that a wrong word never waits for the kernels."""

__all__ = [
    "SYSTEMS",
    "BetEstimate",
    "Betting",
    "Block",
    "Burned",
    "ComBoDealt",
    "ComBoPlan",
    "CountLine",
    "Dealing",
    "Dealt",
    "DecksLeft",
    "Estimate",
    "Habit",
    "NotSimulated",
    "Plan",
    "Ramp",
    "Risk",
    "Rounding",
    "Tags",
    "Tally",
    "Told",
    "best_player",
    "blocks",
    "blocks_of",
    "by_count",
    "com_bo_figures",
    "dealt_of",
    "estimate",
    "player_by_way",
    "player_changed",
    "player_of_chart",
    "ramp_of",
    "risk",
    "simulate",
    "tags_of",
    "tallied",
    "told",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'pitboss.sim' has no attribute {name!r}")
    return getattr(import_module(f"pitboss.sim.{_HOMES[name]}"), name)
