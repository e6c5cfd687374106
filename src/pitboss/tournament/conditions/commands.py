"""Drafting conditions and taking the steps that a document asks for."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.tournament.paper.conditions import Conditions
from pitboss.tournament.paper.wagering import Ordering


@dataclass(frozen=True, slots=True)
class DraftConditions:
    """A new version of the conditions; what was done with the one before does not count for it."""

    conditions: Conditions


@dataclass(frozen=True, slots=True)
class TakeStep:
    """Do with the conditions what the document asks for: write them down, publish, notify, hand out a copy, approve in writing."""

    step: str
    player: str = ""
    words: str = ""


@dataclass(frozen=True, slots=True)
class SetTerms:
    """Whoever is in charge sets the order of wagering, pass cards and undisclosed wagers."""

    ordering: Ordering
    pass_cards: int
    undisclosed: int


ConditionsCommand = DraftConditions | TakeStep | SetTerms
