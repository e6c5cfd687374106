"""Prizes of single stages: paid by place as soon as the places of the stage are determined, out of the pool."""

from __future__ import annotations

from collections.abc import Iterable

from pitboss.terms.tournament_conditions import TOURNAMENT_CONDITIONS
from pitboss.terms.tournaments import POOL_GUARANTEE, POOL_RETURNED
from pitboss.tournament.desk import TournamentDesk
from pitboss.tournament.heat.ranking import Places
from pitboss.tournament.prizes.events import GuaranteeMet, StagePrizePaid
from pitboss.tournament.prizes.pool import pool, shared


def pay_stage(desk: TournamentDesk, index: int, tables: Iterable[Places]) -> None:
    """Pay the places of every table of a stage what the conditions have for them; what the pool has not, the operator pays in."""
    prizes = desk.paper.plan.stages[index].prizes
    if not prizes:
        return
    rule = desk.rule(POOL_RETURNED, TOURNAMENT_CONDITIONS["prizes"])
    due = [each for places in tables for each in shared(prizes, places)]
    missing = sum(cents for _, _, cents in due) - pool(desk)
    if missing > 0:
        desk.record(GuaranteeMet(missing, desk.rule(POOL_GUARANTEE, TOURNAMENT_CONDITIONS["prizes"])))
    for player, place, cents in due:
        desk.record(StagePrizePaid(player, index, place, cents, rule))
