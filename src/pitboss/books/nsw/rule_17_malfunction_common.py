"""NSW-STAR-BJ and NSW-BJ-CHALLENGE rule 17: what both say under the same number, 17.1 to 17.5.1."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.devices import (
    DEVICE_CASES,
    DEVICE_DAMAGED,
    DEVICE_DISADVANTAGE,
    DEVICE_DISADVANTAGE_PAYMENTS,
    DEVICE_DISADVANTAGE_PREVIOUS_ROUNDS,
    DEVICE_DISADVANTAGE_WAGERS,
    DEVICE_FAULT,
    DEVICE_LOST_ROUND,
    DEVICE_LOST_WAGERS,
    DEVICE_LOST_WHEN,
    DEVICE_TRANSFER_NEEDS,
    DEVICE_UNDAMAGED,
    DeviceCase,
    DeviceFault,
    DeviceStep,
    Election,
    LostWhen,
    TransferNeeds,
)
from pitboss.terms.irregular_rounds import MoneyFate, RoundFate

RULE_17_COMMON: tuple[Clause[Any], ...] = (
    # 17.1  When the cards may go to another device
    rule(
        "17.1",
        DEVICE_CASES,
        (DeviceCase.DISADVANTAGED, DeviceCase.NO_TRANSFER, DeviceCase.CARDS_DAMAGED, DeviceCase.CARDS_UNDAMAGED),
        also=("17.2", "17.3", "17.4", "17.5"),
        reading="H26",
        or_else=((DeviceCase.NO_TRANSFER, DeviceCase.DISADVANTAGED, DeviceCase.CARDS_DAMAGED, DeviceCase.CARDS_UNDAMAGED),),
    ),
    rule("17.1", DEVICE_TRANSFER_NEEDS["how-many"], TransferNeeds.ALL),
    rule("17.1.1", DEVICE_TRANSFER_NEEDS["in-use"], TransferNeeds.DEVICE_IN_USE),
    rule("17.1.2", DEVICE_TRANSFER_NEEDS["evident"], TransferNeeds.FAULT_EVIDENT),
    rule("17.1.2", DEVICE_FAULT, (DeviceFault.NOT_AS_INTENDED,)),
    rule("17.1.3", DEVICE_TRANSFER_NEEDS["disadvantage"], TransferNeeds.NO_DISADVANTAGE),
    rule("17.1.4", DEVICE_TRANSFER_NEEDS["spare"], TransferNeeds.SPARE_AVAILABLE),
    rule("17.1.5", DEVICE_TRANSFER_NEEDS["transfer"], TransferNeeds.TRANSFER_PRACTICABLE),
    # 17.2  The cards are sound
    rule("17.2", DEVICE_UNDAMAGED, DeviceStep.TRANSFER_AND_CONTINUE),
    # 17.3  A card is damaged
    rule("17.3.1", DEVICE_DAMAGED[1], DeviceStep.DAMAGED_REMOVED, also=("17.3",)),
    rule("17.3.2", DEVICE_DAMAGED[2], DeviceStep.UNDAMAGED_TRANSFERRED, also=("17.3",)),
    rule("17.3.3", DEVICE_DAMAGED[3], DeviceStep.REPLACED_INTO_SPARE, also=("17.3",)),
    rule("17.3.4", DEVICE_DAMAGED[4], DeviceStep.CONTINUE, also=("17.3",)),
    # 17.4  Someone is at a disadvantage
    rule("17.4", DEVICE_DISADVANTAGE, RoundFate.TERMINATED),
    rule("17.4", DEVICE_DISADVANTAGE_WAGERS, MoneyFate.RETURNED),
    rule("17.4", DEVICE_DISADVANTAGE_PAYMENTS, MoneyFate.STANDS, reading="H25", or_else=(MoneyFate.REVERSED,)),
    rule("17.4", DEVICE_DISADVANTAGE_PREVIOUS_ROUNDS, RoundFate.STANDS),
    # 17.5  No other device, or no way to move the cards
    rule("17.5", DEVICE_LOST_WHEN, LostWhen.TRANSFER, also=("17.1.4", "17.1.5"), reading="E14"),
    rule("17.5", DEVICE_LOST_ROUND, RoundFate.COMPLETED),
    rule("17.5.1", DEVICE_LOST_WAGERS, Election.MAY_TAKE_BACK, reading="T7", or_else=(Election.MAY_TAKE_BACK_UNDECIDED,)),
)
