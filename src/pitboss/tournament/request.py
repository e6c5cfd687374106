"""A request to a tournament: who asks what, and when."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.tournament.commands import Command


class TournamentRequest(NamedTuple):
    """A command with the person who gives it and the time, in whole seconds."""

    by: str
    at: int
    do: Command
