"""A request in a heat: who asks what, and when."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.tournament.heat.commands import Command


class HeatRequest(NamedTuple):
    """A command of the heat or of its table, with the person who gives it and the time in whole seconds."""

    by: str
    at: int
    do: Command
