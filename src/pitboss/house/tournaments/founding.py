"""The first entries of the streams of a tournament: what is played there, by the names that files use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pitboss.house.lobby import DealtBy
from pitboss.house.timers import Clocks

HEAT_CLOCKS = Clocks(betting=30, decision=30, grace=10, window=8, cut=5, pace=0, layout=2)
"""How the tables of a tournament keep time where nobody says otherwise."""


@dataclass(frozen=True, slots=True)
class TournamentFounded:
    """A tournament of a game with its options; `entrants` and `final_shoes` are those of a Magnificent Sevens Tournament.

    The clocks, and whether the program deals, are those of all its tables. `on` is the moment whose law it stands on from its first heat
    to its last, and `instruments` are the documents in force then; logs that are older than they have neither.
    """

    name: str
    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    entrants: int = 0
    final_shoes: int = 0
    clocks: Clocks = HEAT_CLOCKS
    dealt_by: DealtBy = DealtBy.PROGRAM
    on: str = ""
    instruments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HeatFounded:
    """The table of one heat: the number of the call in its tournament's log, and what is played."""

    tournament: str
    number: int
    played: TournamentFounded


@dataclass(frozen=True, slots=True)
class BotEntered:
    """The house put a bot among the entrants, which wagers with that temper; its fee is paid by the house's promotions account.

    Older logs have no fee.
    """

    player: str
    temper: str
    fee: int = 0
