"""The first entries of the streams of a tournament: what is played there, by the names that files use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class TournamentFounded:
    """A tournament of a game with its options; `field` and `final_shoes` are those of a Magnificent Sevens Tournament."""

    name: str
    game: str
    options: Mapping[str, str] = field(default_factory=dict)
    field: int = 0
    final_shoes: int = 0


@dataclass(frozen=True, slots=True)
class HeatFounded:
    """The table of one heat: the number of the call in its tournament's log, and what is played."""

    tournament: str
    number: int
    played: TournamentFounded


@dataclass(frozen=True, slots=True)
class BotEntered:
    """The house put a bot among the entrants, which wagers with that temper."""

    player: str
    temper: str
