"""Tables of the house before anybody sits down: their definitions, how they open, what the lobby shows, and where hints may be had.

- `TableDefinition(id, name, game, limits, …)`: `.founding` is the first entry of its stream, `.settings` how the program runs it.
- `opening(definition, game, at)`: the first requests with their command ids, once the stream is founded and the game laid out by it.
- `DEMO_FLOOR`: every table that a new house opens: the nine games with their side bets, bots at some, and some to learn at.
- `listed_table(definition, game, floor)`: a row of the lobby, JSON-able.
- `objection_to_hint(game, floor, player, at)`: None at a training table; elsewhere the rule that is against a hint.
- `names_of_bots(definitions)`: names that no account may have, beside `timers.RESERVED`.

The house opens no book: whoever starts it brings the function that lays a game out by its founding.
"""

from collections.abc import Iterable

from pitboss.house.lobby.definition import BY_HAND, DealtBy, SignedLimits, TableDefinition
from pitboss.house.lobby.demo import DEMO_FLOOR
from pitboss.house.lobby.hints import objection_to_hint
from pitboss.house.lobby.listing import listed_table
from pitboss.house.lobby.opening import opening

__all__ = [
    "BY_HAND",
    "DEMO_FLOOR",
    "DealtBy",
    "SignedLimits",
    "TableDefinition",
    "listed_table",
    "names_of_bots",
    "objection_to_hint",
    "opening",
]


def names_of_bots(definitions: Iterable[TableDefinition]) -> frozenset[str]:
    """The names under which the program plays."""
    return frozenset(bot.name for definition in definitions for bot in definition.bots)
