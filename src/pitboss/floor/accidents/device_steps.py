"""The steps after a device is lost, and what the program must do about its cards."""

from __future__ import annotations

from pitboss.floor.cards.count import in_row
from pitboss.floor.cards.events import CardMoved, DeviceChanged, RackLoaded, ShoeReshuffled, ShuffleDue
from pitboss.floor.cards.state import CardsAwait, Occasion, Place, Source
from pitboss.floor.desk import Desk
from pitboss.law.refusal import Malformed
from pitboss.terms.devices import DEVICE_LOST_STEPS
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


def another_shoe(desk: Desk, commitment: str, rule: str) -> None:
    """Deal on from an ordinary shoe: what was left in the device is in it, shuffled; a program commits to the new order."""
    cards = desk.floor.cards
    if cards.source is Source.PROGRAM:
        if not commitment:
            raise Malformed("commitment", "a program commits to the new order of its cards")
        discards = [card for card in in_row(cards.rack) if card is not None]
        for card in discards:
            desk.record(CardMoved(card, Place.RACK, Place.OUT, False, rule))
        desk.record(RackLoaded(commitment, rule))
        for card in discards:
            desk.record(CardMoved(card, Place.OUT, Place.RACK, False, rule))
    desk.record(DeviceChanged(CardDevice.SHOE, rule))
