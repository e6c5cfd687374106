"""Judge shuffles: on a lawful occasion, by a lawful method, into a shoe or a device."""

from __future__ import annotations

from pitboss.floor.cards.burn import burn_or_ready
from pitboss.floor.cards.checks import require_fit
from pitboss.floor.cards.commands import Shuffle
from pitboss.floor.cards.count import of_pack
from pitboss.floor.cards.events import CardsShuffled, ShoeReshuffled
from pitboss.floor.cards.ready import rule_of_occasion, rule_of_step
from pitboss.floor.cards.state import CardsAwait, Occasion, Source
from pitboss.floor.desk import Desk
from pitboss.floor.powers import require_dealer
from pitboss.floor.wording import spoken
from pitboss.law.refusal import Malformed, listed
from pitboss.play.desk import refusal
from pitboss.terms.devices import DEVICE_LOST_STEPS, DeviceStep
from pitboss.terms.equipment import DEALT_FROM, CardDevice
from pitboss.terms.pack import NEW_CARDS
from pitboss.terms.powers import Duty
from pitboss.terms.shuffle import (
    CUT_WITH_DEVICE,
    CUTTING_CARD_APPEARS,
    HAND_SHUFFLE_FIRST,
    SHUFFLE_STANDARD,
    SHUFFLE_WHEN,
    SHUFFLED_BY,
    SHUFFLED_IN_ROUND,
    WITH_DEVICE,
    Reshuffled,
    ShuffleMethod,
    ShuffleWhen,
    WithDevice,
)

BY_DEALER = (ShuffleMethod.BY_HAND, ShuffleMethod.APPROVED_SHUFFLE)


def shuffle(desk: Desk, command: Shuffle) -> None:
    """Shuffle the whole pack between rounds, or in a round what is not on the layout, if that was ordered at once."""
    game = desk.game
    rule = game.cite(SHUFFLE_STANDARD) or game.cite(SHUFFLE_WHEN["new-shoe"])
    require_dealer(desk, "shuffle", rule)
    if command.source is Source.PROGRAM and not command.commitment:
        raise Malformed("commitment", "a program's shuffle publishes the commitment to its order")
    require_fit(desk)
    if desk.floor.cards.awaits is CardsAwait.VERIFICATION:
        raise refusal("not-verified", f"the cards are not shuffled now: they await {CardsAwait.VERIFICATION.value}", rule_of_step(desk))
    device = _device(desk, command)
    occasion = _occasion(desk, device)
    method = _method(desk, command, device)
    _require_checked(desk)
    why = _rule(desk, occasion, device, method)
    if desk.floor.rounds.in_progress and desk.floor.cards.drawn:
        what = (game.get(SHUFFLED_IN_ROUND) if occasion is Occasion.ABNORMAL_SEQUENCE else None) or Reshuffled.SHOE_AND_DISCARDS
        desk.record(ShoeReshuffled(command.commitment, _then(desk, device), occasion, why, what))
        return
    pack = of_pack(game.table.pack)
    then = _then(desk, device)
    desk.record(CardsShuffled(command.source, device, command.commitment, pack, then, why, occasion, method))


def _device(desk: Desk, command: Shuffle) -> CardDevice:
    """A shoe or device that the book allows; the one elected where none is named, and a shoe to finish a round that lost its device."""
    finish, cards = DEVICE_LOST_STEPS["finish"], desk.floor.cards
    if cards.due is Occasion.DEVICE_LOST and cards.drawn and desk.game.get(finish) is DeviceStep.FROM_ORDINARY_SHOE:
        if command.device is CardDevice.SHUFFLING_DEVICE:
            raise refusal("no-device", "the round that lost its device is finished from an ordinary shoe", desk.game.cite(finish))
        return CardDevice.SHOE
    elected = desk.game.get(DEALT_FROM) or CardDevice.SHOE
    device = command.device or elected
    ruling = desk.game.rules.law.get(DEALT_FROM)
    if ruling is not None and device not in (elected, *ruling.clause.allowed):
        raise refusal("device", f"{desk.game.name} is not dealt from a {device}", desk.game.cite(DEALT_FROM))
    return device


def _occasion(desk: Desk, device: CardDevice) -> Occasion:
    """Why the cards may be shuffled now, or a refusal that says when they may."""
    rounds, cards = desk.floor.rounds, desk.floor.cards
    if rounds.is_over or (rounds.in_progress and cards.awaits is not CardsAwait.SHUFFLE):
        due = cards.due or Occasion.CUTTING_CARD_IN_ROUND
        rule = desk.game.cite(CUTTING_CARD_APPEARS["next"]) or rule_of_occasion(desk, due)
        raise refusal("round-in-progress", "the cards are shuffled once the round is complete and its cards are taken up", rule)
    if not cards.shoes:
        return Occasion.START_OF_PLAY
    if cards.due is not None:
        return cards.due
    if cards.awaits is CardsAwait.SHUFFLE:
        return Occasion.NEW_SHOE
    if device is cards.device and is_continuous(desk):
        return Occasion.SHUFFLING_DEVICE
    lawful = listed([spoken(occasion.value) for occasion in Occasion if desk.game.get(SHUFFLE_WHEN[occasion.value])], "or")
    rule = rule_of_occasion(desk, Occasion.ACCIDENT)
    raise refusal("no-occasion", f"there is no occasion to shuffle in the middle of a shoe: it takes {lawful}", rule)


def is_continuous(desk: Desk) -> bool:
    """Whether the cards are in a device that shuffles without pause: then they may be shuffled between any two rounds."""
    continuous = desk.game.get(SHUFFLE_WHEN["shuffling-device"]) is ShuffleWhen.CONTINUOUSLY
    return continuous and desk.floor.cards.device is CardDevice.SHUFFLING_DEVICE


def _method(desk: Desk, command: Shuffle, device: CardDevice) -> ShuffleMethod | None:
    """A way of shuffling that the book allows for this shoe or device; None where it names none and none is given."""
    allowed, machine = desk.game.get(SHUFFLED_BY), device is CardDevice.SHUFFLING_DEVICE
    by_hand = _by_hand_first(desk) if machine else None
    if allowed is None:
        lawful = [each for each in ShuffleMethod if machine or each is not ShuffleMethod.SHUFFLING_DEVICE]
        rule = desk.game.cite(SHUFFLE_STANDARD) or desk.game.cite(SHUFFLE_WHEN["new-shoe"])
    elif machine:
        lawful = [each for each in allowed if each in BY_DEALER or (each is ShuffleMethod.SHUFFLING_DEVICE and by_hand is not Duty.MUST)]
        rule = desk.game.cite(HAND_SHUFFLE_FIRST) or desk.game.cite(SHUFFLED_BY)
    else:
        lawful = [each for each in allowed if each is not ShuffleMethod.SHUFFLING_DEVICE]
        rule = desk.game.cite(SHUFFLED_BY)
    if command.method is not None and command.method not in lawful:
        ways = listed([each.gloss for each in lawful], "or")
        raise refusal("shuffle-method", f"these cards are not shuffled by {command.method.gloss}: {ways}", rule)
    if machine and ShuffleMethod.SHUFFLING_DEVICE in lawful:
        return command.method or ShuffleMethod.SHUFFLING_DEVICE
    return command.method or next((each for each in lawful if allowed is not None and each in BY_DEALER), None)


def _by_hand_first(desk: Desk) -> Duty | None:
    """Whether the dealer must or may shuffle by hand what goes into a device."""
    power = desk.game.get(HAND_SHUFFLE_FIRST)
    return power.duty if power else None


def _require_checked(desk: Desk) -> None:
    """New cards that are to be checked before they are shuffled."""
    missing = desk.floor.cards.prep.unchecked - desk.floor.cards.prep.checked
    if missing:
        who = listed(sorted(role.title for role in missing))
        raise refusal("not-checked", f"the new cards are checked before they are shuffled: {who} has not", desk.game.cite(NEW_CARDS))


def _then(desk: Desk, device: CardDevice) -> CardsAwait:
    """Cards in a device are not cut where the book says so; all others are."""
    if device is CardDevice.SHUFFLING_DEVICE and desk.game.get(CUT_WITH_DEVICE) is not None:
        return burn_or_ready(desk, device)
    return CardsAwait.CUT


def _rule(desk: Desk, occasion: Occasion, device: CardDevice, method: ShuffleMethod | None) -> str:
    """The rule of the occasion; a device may have its own in place of it, and a shuffle by hand before the device too."""
    game = desk.game
    if device is CardDevice.SHUFFLING_DEVICE:
        if game.get(WITH_DEVICE["shuffle-and-cut"]) is WithDevice.REPLACED:
            return game.cite(SHUFFLE_WHEN["new-cards-into-device"])
        if method is ShuffleMethod.BY_HAND:
            return game.cite(HAND_SHUFFLE_FIRST) or rule_of_occasion(desk, occasion)
        return game.cite(SHUFFLE_WHEN["shuffling-device"]) or rule_of_occasion(desk, occasion)
    return rule_of_occasion(desk, occasion)
