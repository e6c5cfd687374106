"""What happens to a round as a whole; the round's own events stand in the log as they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pitboss.floor.warrant import Warrant
from pitboss.play.com_bo.events import ComBoEvent
from pitboss.play.events import Event


@dataclass(frozen=True, slots=True)
class CardsTakenUp:
    """A round is over and its cards lie in the rack; `players` had wagers in it."""

    number: int
    players: tuple[str, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class RoundRebuilt:
    """The round was put right: `before` is what had been recorded of it, `after` what should have happened with the same cards."""

    before: tuple[Any, ...]
    after: tuple[Any, ...]
    warrant: Warrant
    rule: str


RoundEvent = Event | ComBoEvent | CardsTakenUp | RoundRebuilt
