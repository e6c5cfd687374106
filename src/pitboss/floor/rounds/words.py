"""Events of this topic in a sentence each, for the log that a person reads; the rule is added by whoever prints it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.floor.rounds.events import CardsTakenUp, RoundRebuilt
from pitboss.floor.rounds.rebuild import cards_in


def _rebuilt(event: RoundRebuilt) -> str:
    """A round with cards on the table is put right; before the first card only its wagers change."""
    if cards_in(event.before):
        return f"the round is put right by {event.warrant.by}"
    return f"the wagers on the layout change at the word of {event.warrant.by}"


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    CardsTakenUp: lambda event: f"the cards of round {event.number} are taken up",
    RoundRebuilt: _rebuilt,
}
