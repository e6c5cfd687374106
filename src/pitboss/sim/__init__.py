"""The simulator: the same books at the speed of the machine, and the same cents as the engine.

>>> from pitboss.books import LIBRARY
>>> from pitboss.law import rules
>>> from pitboss.sim import simulate
>>> found = simulate(rules(LIBRARY.book("vic-blackjack")), rounds=100_000, seed=7)
>>> found.rounds, abs(found.ev + 0.0054) < 4 * found.standard_error
(100000, True)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pitboss.sim.block import Dealt, blocks_of
    from pitboss.sim.com_bo import ComBoDealt, ComBoPlan
    from pitboss.sim.figures import BetEstimate, Estimate, com_bo_figures, estimate
    from pitboss.sim.honoured import NotSimulated
    from pitboss.sim.plan import Dealing, Habit, Plan
    from pitboss.sim.players import best_player, player_by_way, player_of_chart
    from pitboss.sim.run import Block, blocks, dealt_of, simulate
    from pitboss.sim.tally import Tally
    from pitboss.sim.trace import Told, told

_HOMES = {
    "BetEstimate": "figures",
    "Block": "run",
    "ComBoDealt": "com_bo",
    "ComBoPlan": "com_bo",
    "Dealing": "plan",
    "Dealt": "block",
    "Estimate": "figures",
    "Habit": "plan",
    "NotSimulated": "honoured",
    "Plan": "plan",
    "Tally": "tally",
    "Told": "trace",
    "best_player": "players",
    "blocks": "run",
    "blocks_of": "block",
    "com_bo_figures": "figures",
    "dealt_of": "run",
    "estimate": "figures",
    "player_of_chart": "players",
    "player_by_way": "players",
    "simulate": "run",
    "told": "trace",
}
"""Where each name lives: looked up when it is asked for, so that a wrong word never waits for the kernels."""

__all__ = [
    "BetEstimate",
    "Block",
    "ComBoDealt",
    "ComBoPlan",
    "Dealing",
    "Dealt",
    "Estimate",
    "Habit",
    "NotSimulated",
    "Plan",
    "Tally",
    "Told",
    "best_player",
    "blocks",
    "blocks_of",
    "com_bo_figures",
    "dealt_of",
    "estimate",
    "player_by_way",
    "player_of_chart",
    "simulate",
    "told",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'pitboss.sim' has no attribute {name!r}")
    return getattr(import_module(f"pitboss.sim.{_HOMES[name]}"), name)
