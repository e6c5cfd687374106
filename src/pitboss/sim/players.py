"""Players by name: the computed chart, a chart from a file, and two simple habits."""

from __future__ import annotations

from enum import StrEnum

from pitboss.law.rules import Rules
from pitboss.odds.chart.sheet import read_csv
from pitboss.play.table import open_table
from pitboss.sim.player import Player, by_chart, changed, mimic, never_bust, worth_forfeiting


class Way(StrEnum):
    """A way to play that needs no chart."""

    MIMIC = "mimic"
    NEVER_BUST = "never-bust"


def best_player(rules: Rules) -> Player:
    """Play by the computed chart."""
    from pitboss.odds.analysis import analyse

    found = analyse(rules)
    return by_chart(found.strategy, worth_forfeiting(open_table(rules), found.dealer))


def player_of_chart(rules: Rules, text: str, name: str) -> Player:
    """Play by a chart in the CSV that `pitboss strategy` writes; `name` is how messages call the file.

    Whether a double is taken back, where the book has that, no chart says: it is when that loses less.
    """
    table = open_table(rules)
    forfeits = best_player(rules).forfeits if table.doubling.withdrawn else frozenset()
    return by_chart(read_csv(text, name), forfeits, name)


def player_changed(player: Player, text: str, name: str) -> Player:
    """A player who departs from a chart in the places that a CSV file has: a few rows and columns of the same form are enough."""
    return changed(player, read_csv(text, name), name)


def player_by_way(rules: Rules, way: Way) -> Player:
    """Play by a simple habit."""
    return mimic(open_table(rules)) if way is Way.MIMIC else never_bust()
