"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt

WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    CardsTakenUp: lambda event: f"the cards of round {event.number} are taken up",
    RoundRebuilt: lambda event: f"the round is put right by {event.warrant.by}",
}
