"""Following: a back-bettor's own word on whether to go along when the caller of the box splits or doubles.

It is kept beside the table for as long as this server runs, and whoever says nothing goes along, as in the documents; the command that
is carried out and recorded names those who follow.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from pitboss.floor.commands import Command
from pitboss.house.service.room import Room, balance
from pitboss.house.tables import TableState
from pitboss.law.refusal import Refused
from pitboss.play.commands import Double, Split
from pitboss.play.state import Awaits, Round, Stake

ACTS = ("split", "double")
RULE = "house orders: following"


def follows(room: Room, account: str) -> list[str]:
    """What an account goes along with."""
    return [act for act in ACTS if act not in room.declined.get(account, ())]


def say(room: Room, account: str, acts: Collection[str]) -> list[str]:
    """Put an account's word down, and repeat it."""
    room.declined[account] = frozenset(ACTS) - frozenset(acts)
    return follows(room, account)


def with_followers(room: Room, account: str, state: TableState, command: Command) -> Command:
    """The command with those who go along: who said no or has too few chips does not, and whoever said no may not be named."""
    if not isinstance(command, Split | Double):
        return command
    stakes = _stakes(state, command.box)
    act = "split" if isinstance(command, Split) else "double"
    named = command.players if isinstance(command, Split) else tuple(command.amounts)
    unwilling = [each.player for each in stakes if each.player != account and act in room.declined.get(each.player, ())]
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
    if not room.declined:
        return acts
    return acts | {"may": [_willing(room, act) if act["do"] in ACTS else act for act in acts["may"]]}


def _willing(room: Room, act: dict[str, Any]) -> dict[str, Any]:
    no = {player for player, declined in room.declined.items() if act["do"] in declined}
    return act | {
        "players": [player for player in act["players"] if player not in no],
        "amounts": [each for each in act["amounts"] if each["player"] not in no],
    }


def _stakes(state: TableState, box: int) -> tuple[Stake, ...]:
    now = state.floor.rounds.now
    if not isinstance(now, Round) or now.awaits is not Awaits.DECISION or now.hands[now.turn].box != box:
        return ()
    return now.hands[now.turn].stakes


def _can_afford(state: TableState, stake: Stake) -> bool:
    """Whether somebody has the chips for as much again; a bot brings its own."""
    return not stake.player.startswith("a-") or balance(state, stake.player) >= stake.original
