"""Hints at training tables: what a sensible player would do with the hand that is to decide. Not the exact best play: it says so."""

from __future__ import annotations

import random
from typing import Any

from pitboss.floor.bots import Bot
from pitboss.house.messages import write_command
from pitboss.house.service.moment import seconds
from pitboss.house.service.room import Room, balance
from pitboss.law.refusal import Refused
from pitboss.play.state import Awaits, Round

BASIS = "what most books of the game would do, whatever the version; `pitboss odds` has the best play of this one"


def hint_for(room: Room, account: str) -> dict[str, Any]:
    """A lawful command for whoever is to decide."""
    now = room.floor.rounds.now
    asked = None
    if isinstance(now, Round) and now.awaits is Awaits.DECISION:
        bot = Bot(account, bankroll=max(balance(room.keeper.state, account), 0))
        asked = bot.request(room.game, room.floor, seconds(), random.Random(0))
    if asked is None:
        raise Refused("no-hint", "There is a hint when it is for you to decide on a hand.", rule="house lobby")
    command = write_command(asked.do)
    return {"act": command["do"], "command": command, "basis": BASIS}
