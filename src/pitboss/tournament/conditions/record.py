"""Record versions of the conditions and the steps taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.tournament.conditions.events import ConditionsDrafted, StepTaken
from pitboss.tournament.conditions.state import Papers


def _step(part: Papers, event: StepTaken) -> Papers:
    if event.player:
        return part._replace(copies={**part.copies, event.player: event.version})
    return part._replace(steps={**part.steps, event.step: event.version})


RECORDERS: Mapping[type[Any], Callable[[Papers, Any], Papers]] = {
    ConditionsDrafted: lambda part, event: part._replace(versions=(*part.versions, event.conditions)),
    StepTaken: _step,
}
