"""Events of tournaments and heats in plain words: the table's own words for its events, and the names of the fields for the rest."""

from __future__ import annotations

from typing import Any, get_args

from pitboss.floor.telling import WORDS, plain, rules_of, tell as tell_at_table
from pitboss.play.telling import Sentence
from pitboss.tournament.heat.events import HeatEvent
from pitboss.tournament.heat.state import Heat

OF_HEAT = frozenset(get_args(HeatEvent))


def tell(event: Any) -> Sentence:
    """One event of a tournament in words with its rules.

    >>> from pitboss.tournament.seats.events import SeatTaken
    >>> tell(SeatTaken("ann", "ACT-2018-01 19.9")).said
    'Seat taken: player ann.'
    """
    said = WORDS.get(type(event), plain)(event)
    return Sentence(said if said.endswith(".") else f"{said}.", rules_of(event))


def tell_heat(heat: Heat, event: Any) -> Sentence:
    """One event of a heat in words; `heat` is the heat after it."""
    return tell(event) if type(event) in OF_HEAT else tell_at_table(heat.floor, event)
