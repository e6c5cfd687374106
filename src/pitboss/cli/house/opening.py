"""The game of a table, by the names of its founding."""

from __future__ import annotations

from pitboss.cli.answers import asked
from pitboss.cli.floor.opening import game_of
from pitboss.cli.gaming_table import game_called
from pitboss.floor.dayfile import DayFile
from pitboss.floor.game import Game
from pitboss.house.tables.founding import TableFounded


def game_founded(founding: TableFounded) -> Game:
    """Lay the game of a table out; what the law does not offer is refused as it is for a round."""
    law = asked(game_called(founding.game), None)
    return game_of(
        DayFile(
            game=founding.game,
            options=founding.options,
            side_bets=founding.side_bets,
            purpose=founding.purpose,
            face_down_approved_by=founding.face_down_approved_by,
            naturals_deferred_by=founding.naturals_deferred_by,
            people={},
            entries=(),
        ),
        law,
    )
