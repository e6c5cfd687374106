"""What tests of rules ask of a table: the rule behind a refusal, what the dealer says, how each card is laid, what came first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Command
from pitboss.play.events import CardDealt, Event
from pitboss.play.evolve import evolve
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.play.voice import laid, spoken
from tests.play.rounds import Played, Wager, deal

V = "VIC-2003-01 "
"""The citation of the Victorian notice, to be followed by the rule."""


def forbidden(at: Table, cards: str, *commands: Command, wagers: Sequence[Wager] = (), **stakes: float) -> str:
    """The rule that forbids the last of the commands; those before it are lawful."""
    deal(at, cards, *commands[:-1], wagers=wagers, complete=False, **stakes)
    with pytest.raises(Refused) as fault:
        deal(at, cards, *commands, wagers=wagers, complete=False, **stakes)
    assert fault.value.rule in fault.value.sentence
    return fault.value.rule


def calls(played: Played) -> list[str]:
    """Everything the dealer says in a round, in order."""
    return [words for state, event in _told(played) if (words := spoken(played.table, state, event))]


def lays(played: Played) -> list[str]:
    """How each card of a round is laid, in order."""
    return [laid(played.table, state, event) for state, event in _told(played) if isinstance(event, CardDealt)]


def turns(played: Played) -> list[int]:
    """To which hand each card went, the dealer at -1, in order."""
    return [event.hand for event in played.events(CardDealt)]


def order(played: Played, *kinds: type[Any]) -> list[str]:
    """The names of the events of these kinds, in the order they happened."""
    return [type(event).__name__ for event in played.log if isinstance(event, kinds)]


def _told(played: Played) -> Iterable[tuple[Round, Event]]:
    state = Round()
    for event in played.log:
        state = evolve(state, event)
        yield state, event
