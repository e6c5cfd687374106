"""The steps after a device is lost, and what the program must do about its cards."""

from __future__ import annotations

from collections.abc import Collection

from pitboss.floor.accidents.events import Aftermath
from pitboss.floor.accidents.facts import DeviceFact
from pitboss.floor.accidents.steps import begin
from pitboss.floor.cards.events import DeviceChanged, ShoeReshuffled, ShuffleDue
from pitboss.floor.cards.ready import rule_of_occasion
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.desk import Desk
from pitboss.law.refusal import Malformed
from pitboss.terms.devices import DEVICE_LOST_STEPS, DeviceStep
from pitboss.terms.equipment import CardDevice

LINES = ("cards-left", "damaged-cards", "shuffle", "cut", "finish", "device-afterwards", "cards-afterwards", "rules-afterwards")


def lost_steps(desk: Desk) -> tuple[str, ...]:
    """What people do, in order."""
    found = [desk.game.get(DEVICE_LOST_STEPS[line]) for line in LINES]
    return tuple(str(step) for step in found if step is not None)


def shuffle_again(desk: Desk, commitment: str, rule: str) -> None:
    """Shuffle again whatever is not on the layout: at once in a round, before the next one between rounds."""
    if not desk.floor.rounds.in_progress:
        desk.record(ShuffleDue(Occasion.ACCIDENT, CardsAwait.SHUFFLE, rule))
        return
    if desk.floor.cards.source is Source.PROGRAM and not commitment:
        raise Malformed("commitment", "a program commits to the new order of its cards")
    desk.record(ShoeReshuffled(commitment, CardsAwait.NOTHING, Occasion.ACCIDENT, rule))


def another_shoe(desk: Desk) -> None:
    """Deal on from an ordinary shoe, once what was left in the device has been shuffled and cut as the document says."""
    finish, shuffle = DEVICE_LOST_STEPS["finish"], DEVICE_LOST_STEPS["shuffle"]
    desk.record(DeviceChanged(CardDevice.SHOE, desk.game.cite(finish)))
    shuffle_before_dealing(desk, desk.game.cite(shuffle))


def shuffle_before_dealing(desk: Desk, rule: str) -> None:
    """No card comes before a shuffle: by hand, or into a device that works (reading T12)."""
    desk.record(ShuffleDue(Occasion.DEVICE_LOST, CardsAwait.SHUFFLE, rule or rule_of_occasion(desk, Occasion.DEVICE_LOST)))


def leave_in_force(desk: Desk, facts: Collection[DeviceFact]) -> None:
    """What the document asks for besides: damaged cards replaced before the shuffle, no device, new cards after the round."""
    game, number = desk.game, desk.floor.rounds.number
    damaged, cards, device = (DEVICE_LOST_STEPS[line] for line in ("damaged-cards", "cards-afterwards", "device-afterwards"))
    if DeviceFact.DAMAGE in facts and game.get(damaged) is DeviceStep.DAMAGED_REPLACED:
        begin(desk, Aftermath.DAMAGED, game.cite(damaged))
    if game.get(cards) is DeviceStep.NEW_CARDS:
        begin(desk, Aftermath.NEW_CARDS, game.cite(cards), number)
    if game.get(device) is DeviceStep.SHOE_UNTIL_DEVICE:
        begin(desk, Aftermath.NO_DEVICE, game.cite(device))
