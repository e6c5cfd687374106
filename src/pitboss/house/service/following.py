"""Following: who goes along when the caller of a box splits or doubles, by the word that each has given at the table.

Whoever says nothing goes along, as in the documents; the command that is carried out and recorded names those who follow.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitboss.floor.boxes.following import ACTS
from pitboss.floor.commands import Command
from pitboss.house.service.room import Room, balance
from pitboss.house.tables import TableState
from pitboss.law.refusal import Refused
from pitboss.play.allowed_turns import splitters
from pitboss.play.commands import Double, Split
from pitboss.play.state import Awaits, Round, Stake
from pitboss.play.table import Table

RULE = "house orders: following"


def follows(room: Room, account: str) -> list[str]:
    """What an account goes along with."""
    return [act for act in ACTS if room.floor.boxes.goes_along(account, act)]


def with_followers(room: Room, account: str, state: TableState, command: Command) -> Command:
    """The command with those who go along: who said no or has too few chips does not, and whoever said no may not be named."""
    if not isinstance(command, Split | Double):
        return command
    stakes = _stakes(room, state, command)
    act = "split" if isinstance(command, Split) else "double"
    named = command.players if isinstance(command, Split) else tuple(command.amounts)
    unwilling = [each.player for each in stakes if each.player != account and not room.floor.boxes.goes_along(each.player, act)]
    forced = next((player for player in named if player in unwilling), None)
    if forced is not None:
        raise Refused("declined", f"{forced} does not go along: leave that wager as it is.", rule=RULE)
    along = [each for each in stakes if each.player == account or (each.player not in unwilling and _can_afford(state, each))]
    if named or len(along) == len(stakes):
        return command
    if isinstance(command, Split):
        return replace(command, players=tuple(each.player for each in along))
    return replace(command, amounts={each.player: each.original for each in along})


def with_willing(room: Room, acts: dict[str, Any]) -> dict[str, Any]:
    """What one may do, without the names of those who said that they do not go along."""
    if not room.floor.boxes.along:
        return acts
    return acts | {"may": [_willing(room, act) if act["do"] in ACTS else act for act in acts["may"]]}


def _willing(room: Room, act: dict[str, Any]) -> dict[str, Any]:
    goes_along = room.floor.boxes.goes_along
    return act | {
        "players": [player for player in act["players"] if goes_along(player, act["do"])],
        "amounts": [each for each in act["amounts"] if goes_along(each["player"], act["do"])],
    }


def _stakes(room: Room, state: TableState, command: Split | Double) -> tuple[Stake, ...]:
    """The wagers on the hand to which the command may add; whoever let a split pass may be barred from a later one."""
    now, table = state.floor.rounds.now, room.game.table
    if not isinstance(now, Round) or not isinstance(table, Table) or now.awaits is not Awaits.DECISION:
        return ()
    hand = now.hands[now.turn]
    if hand.box != command.box:
        return ()
    may = splitters(table, now, hand) if isinstance(command, Split) else None
    return tuple(stake for stake in hand.stakes if stake.open and (may is None or stake.player in may))


def _can_afford(state: TableState, stake: Stake) -> bool:
    """Whether somebody has the chips for as much again; a bot brings its own."""
    return not stake.player.startswith("a-") or balance(state, stake.player) >= stake.original
