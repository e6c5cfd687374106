"""What became of the conditions."""

from __future__ import annotations

from dataclasses import dataclass

from pitboss.floor.warrant import Warrant
from pitboss.tournament.paper.conditions import Conditions


@dataclass(frozen=True, slots=True)
class ConditionsDrafted:
    """A version of the conditions stands."""

    version: int
    conditions: Conditions
    by: str
    at: int
    rule: str


@dataclass(frozen=True, slots=True)
class StepTaken:
    """A step was taken for a version; for a copy to a player, that player's."""

    step: str
    version: int
    player: str
    words: str
    at: int
    warrant: Warrant
    rule: str


ConditionsEvent = ConditionsDrafted | StepTaken
