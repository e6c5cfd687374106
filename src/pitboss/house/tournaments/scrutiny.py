"""A tournament as an inspector looks at it: gates, ballots drawn again, chips and money, decisions, who left how, and what was undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pitboss.floor.warrant import Warrant
from pitboss.house.messages import word
from pitboss.house.streams.kind import Told
from pitboss.house.tournaments.file import Ballot
from pitboss.house.tournaments.hall import TournamentHall
from pitboss.money.cents import dollars
from pitboss.tournament.conditions.events import StepTaken
from pitboss.tournament.postings import COMMISSION, OPERATOR, POOL
from pitboss.tournament.seats.ballot import kept
from pitboss.tournament.seats.events import BallotMixed
from pitboss.tournament.sessions.events import HeatReported, ReportTakenBack, StageReopened

Json = dict[str, Any]
UNDONE = (ReportTakenBack, StageReopened)


def scrutiny_of(hall: TournamentHall, log: Sequence[Told]) -> Json:
    """What the log has on everything that an inspector asks about."""
    return {
        "ledger": _ledger(hall),
        "chips": [_chips(stream, heat.heat) for stream, heat in hall.heats.items()],
        "gates": [_gate(each.event) for each in log if isinstance(each.event, StepTaken) and not each.event.player],
        "ballots": [_ballot(each) for each in hall.file.ballots],
        "mixed": [{"by": each.event.by, "words": each.event.words} for each in log if isinstance(each.event, BallotMixed)],
        "decisions": [_decision(hall, each) for each in log if isinstance(getattr(each.event, "warrant", None), Warrant)],
        "departures": [_departure(exit_) for each in log if isinstance(each.event, HeatReported) for exit_ in each.event.result.departures],
        "disputes": [
            {"table": stream, "by": heat.heat.session.dispute.by, "about": heat.heat.session.dispute.about}
            for stream, heat in hall.heats.items()
            if heat.heat.session.dispute
        ],
        "undone": [
            {"said": hall.kind.tell(each.state, each.event, "").said, "reason": each.event.reason, "by": each.event.warrant.by}
            for each in log
            if isinstance(each.event, UNDONE)
        ],
    }


def _ledger(hall: TournamentHall) -> Json:
    balances = hall.keeper.state.balances
    players = sum(cents for account, cents in balances.items() if account.startswith("player:"))
    named = {name: dollars(balances.get(name, 0)) for name in (POOL, COMMISSION, OPERATOR)}
    return named | {"players": dollars(players)}


def _chips(stream: str, heat: Any) -> Json:
    issued = heat.custody.issued
    return {
        "table": stream,
        "issued": dollars(issued),
        "held": dollars(sum(heat.custody.held.values())),
        "recovered": heat.custody.recovered,
    }


def _gate(event: StepTaken) -> Json:
    return {
        "step": event.step,
        "version": event.version,
        "at": event.at,
        "by": event.warrant.by,
        "role": word(event.warrant.role),
        "words": event.words,
        "rule": event.rule,
    }


def _ballot(ballot: Ballot) -> Json:
    shown = bool(ballot.seed)
    return {
        "stage": ballot.stage,
        "method": ballot.method,
        "commitment": ballot.commitment,
        "seed": ballot.seed.hex(),
        "secret": ballot.secret.hex(),
        "mixed": list(ballot.mixed),
        "sound": kept(ballot.seed, ballot.secret, ballot.commitment) if shown else None,
    }


def _decision(hall: TournamentHall, each: Told) -> Json:
    warrant = each.event.warrant
    said = hall.kind.tell(each.state, each.event, "").said
    return {
        "position": each.position,
        "said": said,
        "by": warrant.by,
        "role": word(warrant.role),
        "rule": warrant.rule,
        "table": hall.stream,
    }


def _departure(exit_: Any) -> Json:
    return {
        "player": exit_.player,
        "ground": exit_.ground.value,
        "round": exit_.round,
        "chips": dollars(exit_.residual),
        "rule": exit_.rule,
        "refund": word(exit_.refund) if exit_.refund else "",
    }
