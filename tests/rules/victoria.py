"""What the tests of the Victorian rules share: the citation, what the dealer is heard to say, and the refusal of a command."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.law.refusal import Refused
from pitboss.play.commands import Command
from pitboss.play.events import Event
from pitboss.play.evolve import evolve
from pitboss.play.state import Round
from pitboss.play.table import Table
from pitboss.play.voice import laid, spoken
from tests.play.rounds import Played, Wager, deal

V = "VIC-2003-01 "


def heard(played: Played) -> list[str]:
    """Everything the dealer announced in a round."""
    return [words for event, state in _passing(played) if (words := spoken(played.table, state, event))]


def laying(played: Played) -> list[tuple[int, str]]:
    """How each card was laid, by the hand it went to."""
    return [(event.hand, how) for event, state in _passing(played) if (how := laid(played.table, state, event))]  # type: ignore[union-attr]


def _passing(played: Played) -> list[tuple[Event, Round]]:
    state = Round()
    passing = []
    for event in played.log:
        state = evolve(state, event)
        passing.append((event, state))
    return passing


def refused(at: Table, cards: str, *commands: Command, wagers: tuple[Wager, ...] = (), **stakes: float) -> str:
    """The rule by which the last of the commands is refused; those before it are lawful."""
    deal(at, cards, *commands[:-1], wagers=wagers, complete=False, **stakes)
    with pytest.raises(Refused) as fault:
        deal(at, cards, *commands, wagers=wagers, complete=False, **stakes)
    assert fault.value.rule in str(fault.value)
    return fault.value.rule


def order(played: Played, *kinds: type[Any]) -> list[str]:
    """The names of the events of these kinds, in the order they happened."""
    return [type(event).__name__ for event in played.log if isinstance(event, kinds)]
