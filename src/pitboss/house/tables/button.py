"""The jackpot button: where the program deals, the house draws the prize, whatever a message says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pitboss.floor.cards.state import Source
from pitboss.floor.commands import Command
from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.play.commands import GoOffAlone, Press
from pitboss.play.side_bet_lines import prizes
from pitboss.play.side_bets import PANDEMONIUM

HOUSE_DRAWS = 1
"""What stands for the draw until the house has made it."""
REAL_BUTTON = "the dealer enters what the real button showed: press it at the table"
"""Why nobody else says what a real button drew."""


def with_draw(game: Game, floor: Floor, command: Command, below: Callable[[int], int]) -> Command:
    """The command with a prize drawn by `below`, which gives a number from 0 to one less than its bound (`secrets.randbelow`).

    Only where the program deals: at a real table the dealer enters what the real button showed.
    """
    if not isinstance(command, Press | GoOffAlone) or floor.cards.source is not Source.PROGRAM:
        return command
    rules = game.side_bets.get(PANDEMONIUM)
    draws = sum(line.possibilities for _, line in prizes(rules)) if rules else 0
    return replace(command, draw=below(draws) + 1) if draws else command
