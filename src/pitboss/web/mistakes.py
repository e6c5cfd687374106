"""Mistakes: what somebody decided at a training table, read from its log, and what each decision gave up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from pitboss.floor.game import Game
from pitboss.floor.state import Floor
from pitboss.house.service.recollection import Remembered
from pitboss.house.service.room import Room
from pitboss.play.events.hands import CardCalled, HandSplit, HandStood, StakeDoubled
from pitboss.play.events.interim import HandSurrendered, InsurancePlaced, SurrenderClosed
from pitboss.play.state import Awaits
from pitboss.web.choices import Choice, choices_of

LONGEST = 4000
"""Entries of the log that are looked through, the latest."""
BY_HAND: Mapping[type[Any], str] = {CardCalled: "hit", HandStood: "stand", StakeDoubled: "double", HandSplit: "split"}


class Decided(NamedTuple):
    """A choice that somebody made, where in the log, and the table as it was."""

    entry: Remembered
    before: Floor
    round: int
    choice: Choice
    did: str


async def decided(room: Room, player: str, after: int) -> list[Decided]:
    """Every choice that a player made after a position of the log."""
    start = max(after, room.position - LONGEST, 1)
    entries = await room.memory.since(start - 1, LONGEST + 1, room.position)
    return [each for before, entry in pairwise(entries) for each in _choices_made(room.game, before, entry, player)]


def _choices_made(game: Game, before: Remembered, entry: Remembered, player: str) -> Iterator[Decided]:
    event, rounds = entry.event, before.floor.rounds
    did = _what(event, rounds.now.awaits, player)
    if not did:
        return
    for choice in choices_of(game, before.floor, player):
        if getattr(event, "hand", choice.place) == choice.place and getattr(event, "box", choice.box) == choice.box:
            yield Decided(entry, before.floor, rounds.number, choice, did)


def _what(event: Any, awaited: Any, player: str) -> str:
    """What an event says that a player did."""
    if awaited is Awaits.DECISION and type(event) in BY_HAND:
        return BY_HAND[type(event)]
    if isinstance(event, HandSurrendered) and player in event.players:
        return "surrender"
    if awaited is Awaits.SURRENDER and isinstance(event, SurrenderClosed):
        return "play-on"
    return "insure" if isinstance(event, InsurancePlaced) and event.player == player else ""
