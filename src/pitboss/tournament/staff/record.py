"""Record appointments, briefings and acceptances."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.tournament.staff.commands import Understood
from pitboss.tournament.staff.events import AcceptanceRequired, ConditionsAccepted, DeputyNominated, HeadAppointed, PlayersBriefed
from pitboss.tournament.staff.state import Staff


def _briefed(part: Staff, event: PlayersBriefed) -> Staff:
    told = frozenset(event.players)
    return part._replace(briefed=part.briefed | told if event.understood is Understood.YES else part.briefed - told)


RECORDERS: Mapping[type[Any], Callable[[Staff, Any], Staff]] = {
    HeadAppointed: lambda part, event: part._replace(heads=(*part.heads, event.person)),
    DeputyNominated: lambda part, event: part._replace(deputies=(*part.deputies, event.person)),
    PlayersBriefed: _briefed,
    AcceptanceRequired: lambda part, event: part._replace(acceptance=True),
    ConditionsAccepted: lambda part, event: part._replace(accepted={**part.accepted, event.player: event.version}),
}
