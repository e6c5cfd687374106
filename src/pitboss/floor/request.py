"""A request: who asks what, and when."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.floor.commands import Command

SHOE = "shoe"
"""The actor that gives the cards of a shuffle the table has committed to."""


class Request(NamedTuple):
    """A command with the person who gives it and the time, in whole seconds; the floor has no clock of its own."""

    by: str
    at: int
    do: Command
