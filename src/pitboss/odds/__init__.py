"""The mathematics of the books: exact values, best play, side bets, and the price of a rule.

>>> from pitboss.books import LIBRARY
>>> from pitboss.law import melbourne, rules
>>> from pitboss.odds import worth
>>> round(-100 * worth(rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01"))), 2)
0.54
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pitboss.odds.analysis import analyse, hand_odds, worth
    from pitboss.odds.com_bo import com_bo_odds
    from pitboss.odds.frames import departures_frame, results_frame, strategy_frame
    from pitboss.odds.insurance import insurance_odds
    from pitboss.odds.records import Action, Analysis, BetOdds, Cell, HandOdds, Row, Strategy
    from pitboss.odds.shoe import Shoe
    from pitboss.odds.side_bets import side_bet_odds

_HOMES = {
    "analyse": "analysis",
    "hand_odds": "analysis",
    "worth": "analysis",
    "com_bo_odds": "com_bo",
    "departures_frame": "frames",
    "results_frame": "frames",
    "strategy_frame": "frames",
    "insurance_odds": "insurance",
    "Action": "records",
    "Analysis": "records",
    "BetOdds": "records",
    "Cell": "records",
    "HandOdds": "records",
    "Row": "records",
    "Strategy": "records",
    "Shoe": "shoe",
    "side_bet_odds": "side_bets",
}
"""Where each name lives: looked up when it is asked for, so that a side bet's odds never load the kernels."""

__all__ = [
    "Action",
    "Analysis",
    "BetOdds",
    "Cell",
    "HandOdds",
    "Row",
    "Shoe",
    "Strategy",
    "analyse",
    "com_bo_odds",
    "departures_frame",
    "hand_odds",
    "insurance_odds",
    "results_frame",
    "side_bet_odds",
    "strategy_frame",
    "worth",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'pitboss.odds' has no attribute {name!r}")
    return getattr(import_module(f"pitboss.odds.{_HOMES[name]}"), name)
