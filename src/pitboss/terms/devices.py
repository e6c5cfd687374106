"""What happens when a shuffling device fails in the middle of a round."""

from __future__ import annotations

from pitboss.law.term import Chapter, Statement, Table, Term
from pitboss.law.values import Said, Word
from pitboss.terms.irregular_rounds import MoneyFate, RoundFate


class DeviceFault(Word):
    """What counts as a failure of the device."""

    MECHANICAL = "mechanical", "a mechanical fault"
    ELECTRICAL = "electrical", "an electrical fault"
    NOT_AS_INTENDED = "not-as-intended", "it can no longer work as it is meant to"
    JAMS = "jams", "it jams"
    STOPS = "stops", "it stops shuffling"
    CYCLE_INCOMPLETE = "cycle-incomplete", "it does not complete a shuffle"


class FaultEffect(Word):
    """What a fault must do to count as a failure."""

    PREVENTS_SHUFFLING = "prevents-shuffling", "shuffling cannot go on"
    IMPEDES_SHUFFLING = "impedes-shuffling", "shuffling is hampered"
    CARDS_UNFIT = "cards-unfit", "the cards are made unfit for use"


class DeviceCase(Word):
    """A case of failure that has a way of its own."""

    DISADVANTAGED = "disadvantaged", "the failure has put the operator or a player at a disadvantage"
    NO_TRANSFER = "no-transfer", "no other device is at hand, or the cards cannot practicably be moved"
    CARDS_DAMAGED = "cards-damaged", "the device has damaged a card"
    CARDS_UNDAMAGED = "cards-undamaged", "the device has damaged no card"


class LostWhen(Word):
    """What must be beyond mending for the rule on failure to apply."""

    ROUND = "round-cannot-be-completed", "the round cannot be completed"
    FAULT = "fault-cannot-be-rectified", "the fault cannot be put right"
    TRANSFER = "no-spare-or-no-transfer", "no other device is at hand, or the cards cannot practicably be moved to it"
    ANY = "any-failure", "every failure of the kind named"


class TransferNeeds(Word):
    """What must hold before the cards move to another device and the round goes on."""

    ALL = "all", "every condition listed"
    DEVICE_IN_USE = "device-in-use", "a shuffling device is in use"
    FAULT_EVIDENT = "fault-evident", "the failure shows once 1 or more cards of the round have been dealt"
    NO_DISADVANTAGE = "no-disadvantage", "neither the operator nor a player is the worse for it"
    SPARE_AVAILABLE = "spare-available", "another shuffling device is at hand"
    TRANSFER_PRACTICABLE = "transfer-practicable", "the cards can practicably be moved to it"


class DeviceStep(Word):
    """One step in handling a failed device."""

    TRANSFER_AND_CONTINUE = "transfer-and-continue", "the cards go to another device and the game goes on"
    DAMAGED_REMOVED = "damaged-removed", "damaged cards are taken out of play"
    UNDAMAGED_TRANSFERRED = "undamaged-transferred", "sound cards go to another device"
    DAMAGED_REPLACED = "damaged-replaced", "damaged cards are replaced from a new deck"
    REPLACED_INTO_SPARE = (
        "replaced-into-spare",
        "damaged cards are replaced from a new deck, and these join the sound cards in the other device",
    )
    CONTINUE = "continue", "the game goes on"
    CARDS_REMOVED = "cards-removed", "all cards left are taken out of the device"
    SHUFFLE = "shuffle", "the cards are shuffled"
    SHUFFLE_BY_HAND = "shuffle-by-hand", "the cards are shuffled by hand"
    CUT_AS_USUAL = "cut-as-usual", "cut as after any shuffle"
    CUT_FROM_FAR_RIGHT = (
        "cut-from-far-right",
        "the cut is offered to the player farthest right of the dealer, then player by player as usual",
    )
    FROM_ORDINARY_SHOE = "from-ordinary-shoe", "the round is finished from a shoe that does not shuffle"
    RESHUFFLE = "reshuffle", "the cards are shuffled again"
    SHOE_UNTIL_DEVICE = "shoe-until-device", "a shoe stays in use until a shuffling device is at hand"
    DEVICE_MAY_BE_REPLACED = "device-may-be-replaced", "after the round the device may be replaced if necessary"
    NEW_CARDS = "new-cards", "new cards are used"
    ORDINARY_SHOE_RULES = "ordinary-shoe-rules", "with a shoe that does not shuffle, the rule on automated shoes no longer applies"


class Election(Word):
    """What each player may do about the wager when the round must be finished without the device."""

    MAY_TAKE_BACK = "may-take-back", "each player is asked, and may have every wager of the round back"
    MAY_TAKE_BACK_UNDECIDED = "may-take-back-undecided", "each player is asked, and may have every wager back that is still undecided"


class FinishedFor(Word):
    """For whom a round is finished without the device."""

    THOSE_WHO_STAY = "those-who-stay", "the players who did not take their wagers back"
    EVERYBODY = "everybody", "every player of the round"


SIMULTANEOUS_CARDS = Statement(
    "simultaneous-cards",
    "The device dealt 2 or more cards together: what becomes of the round?",
    Chapter.DEVICES,
    says=Said("void-if-order-unknown", "void where 2 or more cards came together and their order cannot be told"),
)

DEVICE_FAULT = Term[tuple[DeviceFault, ...]]("device-fault", "What counts as a failure of the shuffling device?", Chapter.DEVICES)
DEVICE_FAULT_EFFECT = Term[tuple[FaultEffect, ...]](
    "device-fault-effect", "What must a fault do to count as a failure of the device?", Chapter.DEVICES
)
DEVICE_CASES = Term[tuple[DeviceCase, ...]](
    "device-cases", "The device failed: which cases are asked about, in which order?", Chapter.DEVICES
)

DEVICE_TRANSFER_NEEDS = Table[TransferNeeds](
    "device-transfer-needs", "What must hold before the cards move to another device and the round goes on?", Chapter.DEVICES
)
"""Lines: how-many, in-use, evident, disadvantage, spare, transfer."""

DEVICE_UNDAMAGED = Term[DeviceStep]("device-undamaged", "The device failed and the cards are sound: what is done?", Chapter.DEVICES)
DEVICE_DAMAGED = Table[DeviceStep]("device-damaged", "The device failed and damaged cards: what is done, step by step?", Chapter.DEVICES)
"""Lines are numbered."""

DEVICE_DISADVANTAGE = Term[RoundFate](
    "device-disadvantage", "The failure put someone at a disadvantage: what becomes of the round?", Chapter.DEVICES
)
DEVICE_DISADVANTAGE_WAGERS = Term[MoneyFate](
    "device-disadvantage-wagers", "The failure put someone at a disadvantage: what becomes of the wagers?", Chapter.DEVICES
)
DEVICE_DISADVANTAGE_PAYMENTS = Term[MoneyFate](
    "device-disadvantage-payments",
    "The failure put someone at a disadvantage: what becomes of payments already made in the round?",
    Chapter.DEVICES,
)
DEVICE_DISADVANTAGE_PREVIOUS_ROUNDS = Term[RoundFate](
    "device-disadvantage-previous-rounds", "The failure put someone at a disadvantage: do earlier rounds stand?", Chapter.DEVICES
)

DEVICE_LOST_WHEN = Term[LostWhen]("device-lost-when", "When can the round no longer be dealt from a device?", Chapter.DEVICES)
DEVICE_LOST_ROUND = Term[RoundFate](
    "device-lost-round", "The round can no longer be dealt from a device: what becomes of it?", Chapter.DEVICES
)
DEVICE_LOST_WAGERS = Term[Election](
    "device-lost-wagers", "The round must be finished without a device: may players take their wagers back?", Chapter.DEVICES
)
DEVICE_LOST_STEPS = Table[DeviceStep](
    "device-lost-steps", "The round can no longer be dealt from a device: what is done with the cards?", Chapter.DEVICES
)
"""Lines: cards-left, damaged-cards, shuffle, cut, finish, device-afterwards, cards-afterwards, rules-afterwards."""

DEVICE_LOST_FINISHED_FOR = Term[FinishedFor](
    "device-lost-finished-for", "For whom is the round finished without the device?", Chapter.DEVICES
)
