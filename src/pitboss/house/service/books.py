"""The books that the streams of the house need, brought by whoever starts it: the house itself opens none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pitboss.floor.game import Game
from pitboss.house.promotions.founding import PromotionFounded
from pitboss.house.tournaments.founding import TournamentFounded
from pitboss.tournament.paper.conditions import Conditions


@dataclass(frozen=True, slots=True)
class TournamentBooks:
    """How the game of a tournament is laid out, conditions read from the form of files, and every game that has tournaments."""

    open_game: Callable[[TournamentFounded], Game]
    read: Callable[[object], tuple[TournamentFounded, Conditions]]
    games: Callable[[], tuple[Game, ...]]


@dataclass(frozen=True, slots=True)
class PromotionBooks:
    """How the rules of a promotion are laid out, a founding with the law of now, and what there is to start from."""

    open_game: Callable[[PromotionFounded], Game]
    dated: Callable[[PromotionFounded], PromotionFounded]
    examples: Callable[[], dict[str, Any]]
