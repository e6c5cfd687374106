"""Events of tournaments and heats in plain sentences, with their rules; those of the table in the table's own words."""

from __future__ import annotations

from typing import Any, get_args

from pitboss.floor.telling import WORDS as AT_TABLE, rules_of, tell as tell_at_table
from pitboss.play.telling import Sentence
from pitboss.tournament.heat.events import HeatEvent
from pitboss.tournament.heat.state import Heat
from pitboss.tournament.heat.words import WORDS as OF_HEATS
from pitboss.tournament.words import WORDS as OF_TOURNAMENTS

OF_HEAT = frozenset(get_args(HeatEvent))
WORDS = {**AT_TABLE, **OF_TOURNAMENTS, **OF_HEATS}


def tell(event: Any) -> Sentence:
    """One event of a tournament, or of a heat beside its table, in words with its rules.

    >>> from pitboss.tournament.seats.events import SeatTaken
    >>> tell(SeatTaken("ann", "ACT-2018-01 19.9")).said
    'ann takes the seat.'
    """
    said = WORDS[type(event)](event)
    begun = (
        f"{said[0].upper()}{said[1:]}"
        if said.startswith(("the ", "a ", "no ", "every ", "version ", "all ", "round ", "stage ", "losing ", "three ", "what ", "wagers "))
        else said
    )
    return Sentence(begun if begun.endswith(".") else f"{begun}.", rules_of(event))


def tell_heat(heat: Heat, event: Any) -> Sentence:
    """One event of a heat in words; `heat` is the heat after it."""
    return tell(event) if type(event) in OF_HEAT else tell_at_table(heat.floor, event)
