"""Asking players: an accident stays open until everybody has chosen, or the dealer goes on."""

from __future__ import annotations

from collections.abc import Iterable

from pitboss.floor.accidents.events import ChoiceAwaited
from pitboss.floor.desk import Desk
from pitboss.floor.warrant import Warrant


def ask(desk: Desk, players: Iterable[str], choices: tuple[str, ...], warrant: Warrant, *, default: str, rule: str) -> None:
    """Ask players to choose; an empty default means that the round waits for whoever must act."""
    desk.record(ChoiceAwaited(tuple(dict.fromkeys(players)), choices, default, warrant, rule))
