"""Nobody on both sides: who deals, supervises or inspects a table has no wager at it, and no party to a dispute decides it.

The rule books leave it to the operator whom it puts where; this is what the house asks of its own people, before the rules are asked. Nor
does the house shuffle with wagers down: it could choose the order by them.
"""

from __future__ import annotations

from typing import Any

from pitboss.floor.boxes.events import TableJoined
from pitboss.floor.conduct.commands import DecideDispute, RaiseDispute, ReviewDispute
from pitboss.floor.conduct.state import Dispute
from pitboss.floor.game import Purpose
from pitboss.floor.people.ranks import STAFF
from pitboss.floor.state import Floor
from pitboss.house.service.cage import enough_chips
from pitboss.house.service.room import Room
from pitboss.house.tables.chips import Guard
from pitboss.house.tables.state import TableEvent, TableState
from pitboss.law.refusal import Refused
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.events import ComBoWagerPlaced
from pitboss.play.commands import PlaceSideBet, PlaceWager
from pitboss.play.events import InsurancePlaced, SideBetPlaced, WagerPlaced

RULE = "house staff"
MOST_OPEN = 5
"""Disputes that one person may have open at a table."""
WAGERS = (PlaceWager, PlaceSideBet, PlaceComBoWager)
PLAYS = (TableJoined, WagerPlaced, SideBetPlaced, ComBoWagerPlaced, InsurancePlaced)


def kept_apart(room: Room, account: str, command: Any) -> Guard:
    """The guard of a client's command: enough chips, no wager of who is on duty, no decision of a party, no flood of disputes."""

    def guard(state: TableState, events: tuple[TableEvent, ...]) -> None:
        enough_chips(state, events)
        floor = state.floor
        for event in events:
            if isinstance(event, PLAYS) and on_duty(floor, event.player) and room.game.purpose is not Purpose.TRAINING:
                raise Refused("both-sides", "Whoever is on duty at a table does not play at it: go off duty first.", rule=RULE)
        if isinstance(command, WAGERS) and room.awaits_commitment:
            raise Refused("no-shoe-yet", "The order of the next shoe is not committed to yet: wager in a moment.", rule="house shuffle")
        if isinstance(command, DecideDispute | ReviewDispute) and 1 <= command.dispute <= len(floor.conduct.disputes):
            _require_no_party(floor.conduct.disputes[command.dispute - 1], account)
        if isinstance(command, RaiseDispute):
            _require_few(floor, account)

    return guard


def on_duty(floor: Floor, person: str) -> bool:
    """Whether somebody works at a table now."""
    return bool(floor.people.roles.get(person, frozenset()) & STAFF)


def require_no_wager(room: Room, account: str) -> None:
    """Refuse to come on duty where one plays."""
    floor = room.floor
    if room.game.purpose is not Purpose.TRAINING and (account in floor.boxes.present or account in floor.rounds.players):
        raise Refused("both-sides", "Whoever plays at a table is not on duty at it: leave it first, with your wagers settled.", rule=RULE)


def _require_no_party(dispute: Dispute, account: str) -> None:
    staked = {event.player for event in dispute.log if isinstance(event, PLAYS)}
    if account == dispute.by or account in staked:
        raise Refused("own-dispute", "Who raised a dispute, or has a wager in its round, does not decide it.", rule=RULE)


def _require_few(floor: Floor, account: str) -> None:
    mine = [each for each in floor.conduct.disputes if each.by == account and not each.decisions]
    if len(mine) >= MOST_OPEN:
        said = f"You have {len(mine)} disputes open at this table: wait until one is decided."
        raise Refused("enough-disputes", said, rule=RULE)
