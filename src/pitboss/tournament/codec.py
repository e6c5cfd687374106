"""Logs of tournaments and of heats as text and back, in the form that the logs of tables have."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from pitboss.floor.codec import named_in, read_log, write_log
from pitboss.tournament.events import Event
from pitboss.tournament.heat.events import Event as HeatEvent

__all__ = ["of_heats", "of_tournaments", "read_heat_log", "read_tournament_log", "write_log"]


@cache
def of_tournaments() -> Mapping[str, type[Any]]:
    """Every class that can stand in an event of a tournament, by its name."""
    return named_in(Event)


@cache
def of_heats() -> Mapping[str, type[Any]]:
    """Every class that can stand in an event of a heat, by its name."""
    return named_in(HeatEvent)


def read_tournament_log(text: str) -> tuple[Event, ...]:
    """The log of a tournament that a text holds."""
    return read_log(text, of_tournaments())


def read_heat_log(text: str) -> tuple[HeatEvent, ...]:
    """The log of a heat that a text holds."""
    return read_log(text, of_heats())
