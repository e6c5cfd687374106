"""Record what was added, paid and cancelled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pitboss.tournament.prizes.events import (
    BuyInRefunded,
    GuaranteeMet,
    PoolAdded,
    PoolSettled,
    PrizePaid,
    StagePrizePaid,
    TournamentCancelled,
)
from pitboss.tournament.prizes.state import Prizes
from pitboss.tournament.sessions.events import HeatReported, ReportTakenBack, StageReopened


def _paid(part: Prizes, event: PrizePaid) -> Prizes:
    return part._replace(paid={**part.paid, event.player: part.paid.get(event.player, 0) + event.cents}, closed=True)


def _stage_paid(part: Prizes, event: StagePrizePaid) -> Prizes:
    won = part.paid.get(event.player, 0) + event.cents
    rows = (*part.of_stages.get(event.stage, ()), (event.player, event.cents))
    return part._replace(
        paid={**part.paid, event.player: won},
        stages_paid=part.stages_paid + event.cents,
        of_stages={**part.of_stages, event.stage: rows},
    )


def _stage_returned(part: Prizes, event: StageReopened) -> Prizes:
    paid = dict(part.paid)
    for player, cents in event.returned:
        paid[player] -= cents
    back = sum(cents for _, cents in event.returned)
    left = {stage: rows for stage, rows in part.of_stages.items() if stage != event.stage}
    return part._replace(paid=paid, stages_paid=part.stages_paid - back, of_stages=left)


def _bought(part: Prizes, paid: tuple[tuple[str, int], ...]) -> Prizes:
    bought = dict(part.bought)
    for player, cents in paid:
        bought[player] = bought.get(player, 0) + cents
    return part._replace(buy_ins=part.buy_ins + sum(cents for _, cents in paid), bought=bought)


RECORDERS: Mapping[type[Any], Callable[[Prizes, Any], Prizes]] = {
    PoolAdded: lambda part, event: part._replace(added=(*part.added, event.added)),
    GuaranteeMet: lambda part, event: part._replace(topped_up=part.topped_up + event.cents),
    TournamentCancelled: lambda part, event: part._replace(cancelled=True),
    PrizePaid: _paid,
    StagePrizePaid: _stage_paid,
    StageReopened: _stage_returned,
    HeatReported: lambda part, event: _bought(part, event.result.paid),
    ReportTakenBack: lambda part, event: _bought(part, tuple((player, -cents) for player, cents in event.paid)),
    BuyInRefunded: lambda part, event: _bought(part, ((event.player, -event.cents),)),
    PoolSettled: lambda part, event: part._replace(settled=part.settled + event.cents),
}
