"""What people may think of asking at a table of Com-Bo, and at every other: wagers on five cards, the keypad, the lights."""

from __future__ import annotations

import random

from pitboss.cards.card import CARDS
from pitboss.floor.accidents.commands import Rectify, ReportAccident, ReportMended
from pitboss.floor.accidents.facts import Pressed
from pitboss.floor.accidents.kinds import LightsFailed, WrongKeys
from pitboss.floor.boxes.commands import TouchWager
from pitboss.floor.commands import Command
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.terms.wagers import Touch
from tests.floor.machine import PLAYERS, STAFF, Table

BETS = ("high-1", "low-5", "high-run-3", "low-run-2", "com-bo", "nonsense")


def a_wager(_: Table, chance: random.Random) -> tuple[str, Command]:
    """A stake on one of the bets, now and then on none or somebody else's."""
    player = chance.choice(PLAYERS)
    return chance.choice((player, player, player, "zed")), PlaceComBoWager(player, chance.choice(BETS), chance.choice((500, 1000, 0)))


def a_touch(_: Table, chance: random.Random) -> tuple[str, Command]:
    """A wager drawn back or made larger."""
    player = chance.choice(PLAYERS)
    return player, TouchWager(player, chance.choice(list(Touch)), 0, chance.choice(BETS), chance.choice((0, 500)))


def the_panel(at: Table, chance: random.Random) -> tuple[str, Command]:
    """A result keyed, right or wrong, lights that fail and work again; whoever may put a wrong result right is asked often."""
    keyed = getattr(at.floor.rounds.now, "cards", ()) or (chance.choice(list(CARDS.values())),)
    said: list[Command] = [
        KeyResult(keyed),
        ReportAccident(WrongKeys(chance.choice(list(Pressed)))),
        ReportAccident(LightsFailed()),
        ReportMended(),
        Rectify(),
    ]
    return chance.choice((STAFF[0], "gus", "pete", "ann")), chance.choice(said)


WRITERS = (a_wager, a_wager, a_touch, the_panel)
