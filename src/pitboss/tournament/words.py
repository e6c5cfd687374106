"""What happens to a tournament, in sentences: one for each of its own events."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pitboss.law.refusal import listed
from pitboss.money.cents import dollars
from pitboss.terms.tournaments import Addition
from pitboss.tournament.conditions.events import ConditionsDrafted, StepTaken
from pitboss.tournament.conditions.judge import said_of
from pitboss.tournament.entries.events import (
    Applied,
    As,
    BoughtBack,
    EntryAccepted,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    EntryWithdrawn,
    SubstituteNamed,
)
from pitboss.tournament.heat.ranking import HeatResult, Places
from pitboss.tournament.heat.setup import Setup
from pitboss.tournament.prizes.events import (
    BonusPaid,
    BuyInRefunded,
    EntryRefunded,
    GuaranteeMet,
    PoolAdded,
    PoolSettled,
    PrizePaid,
    StagePrizePaid,
    TournamentCancelled,
)
from pitboss.tournament.seats.events import (
    BallotCommitted,
    BallotMixed,
    PlaceForfeited,
    SeatResold,
    SeatsDrawn,
    SeatTaken,
    StartMoved,
    TablesDesignated,
)
from pitboss.tournament.sessions.events import (
    EntrantDisqualified,
    HeatCalled,
    HeatReported,
    PlacesAnnounced,
    PlayOffCalled,
    ReportTakenBack,
    SessionClosed,
    SessionOpened,
    StageReopened,
)
from pitboss.tournament.staff.commands import Understood
from pitboss.tournament.staff.events import AcceptanceRequired, ConditionsAccepted, DeputyNominated, HeadAppointed, PlayersBriefed

MANY = 7
"""More people than this are counted and not named."""


def people(names: Sequence[str]) -> str:
    """People by name, or how many where they are many.

    >>> people(("ann", "bob")), people(tuple(map(str, range(9)))), people(())
    ('ann and bob', '9 players', 'nobody')
    """
    if not names:
        return "nobody"
    return listed(names) if len(names) <= MANY else f"{len(names)} players"


def _step(event: StepTaken) -> str:
    said = said_of(event.step)
    if event.player:
        return f"{event.player} has a copy of version {event.version} of the conditions"
    words = f" ({event.words})" if event.words else ""
    return f"version {event.version} of the conditions is {said}{words}, by {event.warrant.by} as {event.warrant.role.title}"


def _briefed(event: PlayersBriefed) -> str:
    ends = "understand" if event.understood is Understood.YES else "do not understand yet"
    return f"{people(event.players)} {'is' if len(event.players) == 1 else 'are'} told what the conditions are, and {ends}"


def _accepted(event: EntryAccepted) -> str:
    if event.taken is As.RESERVE:
        return f"{event.player} is a reserve"
    kept = f", of which {dollars(event.commission)} is commission" if event.commission else ""
    return f"{event.player} is in{f' for a fee of {dollars(event.fee)}{kept}' if event.fee else ''}"


def _withdrawn(event: EntryWithdrawn) -> str:
    back = f"and has {dollars(event.refund)} back" if event.refund else "and has nothing back"
    return f"{event.player} withdraws {back}"


def _granted(event: EntryGranted) -> str:
    hand = event.hand
    return f"three sevens of one suit at {hand.table} in round {hand.round} earn {event.entrant} an entry"


def _taken_back(event: EntryTakenBack) -> str:
    hand = event.hand
    return f"{event.entrant} has no entry any more: round {hand.round} at {hand.table} was put right"


def _tables(event: TablesDesignated) -> str:
    seats = f", {event.players} players at each" if event.players else ""
    return f"the tournament uses {listed(event.tables)}{seats}"


def _drawn(event: SeatsDrawn) -> str:
    tables = {(each.table, each.slot) for each in event.drawn}
    at = f"{len(tables)} tables" if len(tables) > 1 else "one table"
    return f"{len(event.drawn)} seats at {at} are allotted by {event.method}"


def _resold(event: SeatResold) -> str:
    back = f"; {event.player} has {dollars(event.refunded)} back" if event.refunded else ""
    return f"{event.reserve} takes the seat of {event.player} for {dollars(event.fee)}{back}"


def _called(setup: Setup) -> str:
    seats = listed([f"{seat.player} at box {seat.box}" for seat in setup.seats])
    return f"{setup.heat}: {seats}, over {setup.length}"


def _result(result: HeatResult) -> str:
    return f"{result.heat} is over: {_order(result.places)}"


def _settled(event: PoolSettled) -> str:
    if event.cents < 0:
        return f"the operator pays {dollars(-event.cents)} in, which was spent of the pool"
    return f"{dollars(event.cents)} that is left in the pool goes to the operator"


def _order(places: Places) -> str:
    groups = [listed(group) if len(group) == 1 else f"{listed(group)} level" for group in places[:MANY]]
    rest = sum(map(len, places[MANY:]))
    return f"{', then '.join(groups) or 'nobody has a place'}{f', and {rest} more' if rest else ''}"


def _closed(event: SessionClosed) -> str:
    if event.onward:
        return f"the stage is closed: {people(event.onward)} {'goes' if len(event.onward) == 1 else 'go'} on"
    return "the stage is closed" + (", and points are counted" if event.points else "")


def _added(event: PoolAdded) -> str:
    added = event.added
    if added.kind is Addition.CASH:
        return f"the operator adds {dollars(added.cents)} to the pool"
    return f"the operator adds {added.what}, worth {dollars(added.cents)}, for place {added.place}"


def _paid(event: PrizePaid) -> str:
    won = [dollars(event.cents)] if event.cents else []
    return f"{event.player} has {listed([*won, *event.things])} for place {event.place}"


WORDS: Mapping[type[Any], Callable[[Any], str]] = {
    ConditionsDrafted: lambda event: f"version {event.version} of the conditions of {event.conditions.name} stands, drafted by {event.by}",
    StepTaken: _step,
    HeadAppointed: lambda event: f"{event.person} is put in charge of the tournament",
    DeputyNominated: lambda event: f"{event.person} is named deputy",
    PlayersBriefed: _briefed,
    AcceptanceRequired: lambda event: "every player is to accept the conditions in writing",
    ConditionsAccepted: lambda event: f"{event.player} accepts version {event.version} of the conditions in writing",
    Applied: lambda event: f"{event.player} asks to enter",
    EntryAccepted: _accepted,
    EntryRefused: lambda event: f"{event.player} is not let in: {event.reason or 'no reason is given'}",
    EntryWithdrawn: _withdrawn,
    BoughtBack: lambda event: f"{event.player} buys back in for {dollars(event.fee)}",
    EntryGranted: _granted,
    EntryTakenBack: _taken_back,
    SubstituteNamed: lambda event: f"{event.substitute} plays the entry {event.entrant}",
    TablesDesignated: _tables,
    BallotCommitted: lambda event: f"a ballot is committed to: {event.commitment}",
    BallotMixed: lambda event: f'{event.by} throws words into the ballot: "{event.words}"',
    SeatsDrawn: _drawn,
    StartMoved: lambda event: f"the start of stage {event.stage + 1} is moved",
    SeatTaken: lambda event: f"{event.player} takes the seat",
    PlaceForfeited: lambda event: f"{event.player} was not in the seat at the start and loses the place",
    SeatResold: _resold,
    SessionOpened: lambda event: f"stage {event.stage + 1} begins with {len(event.players)} players",
    HeatCalled: lambda event: _called(event.setup),
    PlayOffCalled: lambda event: f"{listed(event.among)} are level and play on. {_called(event.setup)}",
    HeatReported: lambda event: _result(event.result),
    ReportTakenBack: lambda event: f"the report of {event.heat} is taken back: {event.reason}",
    SessionClosed: _closed,
    StageReopened: lambda event: f"the places of stage {event.stage + 1} no longer count: {event.reason}",
    EntrantDisqualified: lambda event: f"{event.player} is disqualified from the tournament: {event.reason}",
    PlacesAnnounced: lambda event: f"the places: {_order(event.places)}",
    PoolAdded: _added,
    BuyInRefunded: lambda event: f"{event.player} has {dollars(event.cents)} back that was paid for chips",
    PoolSettled: _settled,
    GuaranteeMet: lambda event: f"the operator pays {dollars(event.cents)} in, so that the pool is what was guaranteed",
    TournamentCancelled: lambda event: f"the tournament is cancelled: {event.reason or 'no reason is given'}",
    EntryRefunded: lambda event: f"{event.player} has the fee of {dollars(event.fee)} back",
    PrizePaid: _paid,
    StagePrizePaid: lambda event: f"{event.player} has {dollars(event.cents)} for place {event.place} of stage {event.stage + 1}",
    BonusPaid: lambda event: f"{event.player} has {dollars(event.cents)} for taking part",
}
"""A sentence for every event of a tournament's own topics."""
