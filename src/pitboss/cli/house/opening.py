"""The game of a table, by the names of its founding."""

from __future__ import annotations

from dataclasses import replace

from pitboss.cli.answers import as_of, asked
from pitboss.cli.floor.opening import game_of
from pitboss.cli.gaming_table import game_called
from pitboss.floor.dayfile import DayFile
from pitboss.floor.game import Game
from pitboss.house.tables.founding import TableFounded


def dated(founding: TableFounded) -> TableFounded:
    """A founding with its law: that of the moment it names, marked if it is not today's, or else the one that stands now or last stood."""
    law = asked(game_called(founding.game), founding.on or None)
    return replace(founding, on=law.moment.iso, instruments=law.instruments, as_of="".join(as_of(law)))


def game_founded(founding: TableFounded) -> Game:
    """Lay the game of a table out by its law; what that does not offer is refused as it is for a round."""
    law = asked(game_called(founding.game), founding.on or None)
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
