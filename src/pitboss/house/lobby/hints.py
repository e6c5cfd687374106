"""Hints: for training tables; at a table of the house the device rules and the rules on advice are against them."""

from __future__ import annotations

from pitboss.floor.bots.party import HOUSE_DEALER
from pitboss.floor.commands import Command
from pitboss.floor.conduct.commands import Counsel, GiveAdvice, UseDevice
from pitboss.floor.decide import decide
from pitboss.floor.game import Game, Purpose
from pitboss.floor.people.state import People
from pitboss.floor.request import Request
from pitboss.floor.state import Floor
from pitboss.law.refusal import Refused
from pitboss.play.desk import refusal
from pitboss.terms.conduct import ADVICE_BY_STAFF, DEVICE_BAN, DeviceFunction, DeviceKind
from pitboss.terms.powers import Role

ANALYSIS = UseDevice(DeviceKind.COMPUTER, (DeviceFunction.PROJECT, DeviceFunction.ANALYSE))
"""What a hint is in the words of the device rules: a computer that projects and analyses the play."""


def objection_to_hint(game: Game, floor: Floor, player: str, at: int) -> Refused | None:
    """What stands against a hint for somebody at this table; None at a training table.

    A hint is a device in the player's hand, and advice on play from the house: whichever the document forbids is the refusal. Where it
    is silent on both, the house still gives none at its own tables.
    """
    if game.purpose is Purpose.TRAINING:
        return None
    public = floor._replace(people=People({name: held for name, held in floor.people.roles.items() if name != player}))
    dealt = floor._replace(people=People({HOUSE_DEALER: frozenset({Role.DEALER})}))
    advice = GiveAdvice(player, Counsel.STRATEGY)
    found = _refused(game, public, player, at, ANALYSIS) or _refused(game, dealt, HOUSE_DEALER, at, advice)
    said = "hints are for training tables"
    return found or refusal("no-hints", said, game.cite(DEVICE_BAN) or game.cite(ADVICE_BY_STAFF) or game.document)


def _refused(game: Game, floor: Floor, by: str, at: int, command: Command) -> Refused | None:
    try:
        decide(game, floor, Request(by, at, command))
    except Refused as fault:
        return fault
    return None
