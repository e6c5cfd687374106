"""ACT-2018-01 rules 18.3 and 18.4: the automated shuffling shoe fails."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule
from pitboss.terms.devices import (
    DEVICE_FAULT,
    DEVICE_FAULT_EFFECT,
    DEVICE_LOST_FINISHED_FOR,
    DEVICE_LOST_ROUND,
    DEVICE_LOST_STEPS,
    DEVICE_LOST_WHEN,
    DeviceFault,
    DeviceStep,
    FaultEffect,
    FinishedFor,
    LostWhen,
)
from pitboss.terms.irregular_rounds import RoundFate

RULE_18_MALFUNCTION: tuple[Clause[Any], ...] = (
    # 18.3  A fault that cannot be put right
    rule("18.3", DEVICE_LOST_WHEN, LostWhen.FAULT),
    rule("18.3(a)", DEVICE_LOST_ROUND, RoundFate.COMPLETED, also=("18.3",)),
    rule("18.3(a)", DEVICE_LOST_FINISHED_FOR, FinishedFor.EVERYBODY),
    rule("18.3(a)(i)", DEVICE_LOST_STEPS["cards-left"], DeviceStep.CARDS_REMOVED),
    rule("18.3(a)(i)", DEVICE_LOST_STEPS["shuffle"], DeviceStep.SHUFFLE_BY_HAND),
    rule("18.3(a)(ii)", DEVICE_LOST_STEPS["cut"], DeviceStep.CUT_FROM_FAR_RIGHT, also=("5.2(d)", "5.3")),
    rule("18.3(a)(iii)", DEVICE_LOST_STEPS["finish"], DeviceStep.FROM_ORDINARY_SHOE),
    rule("18.3(b)", DEVICE_LOST_STEPS["device-afterwards"], DeviceStep.DEVICE_MAY_BE_REPLACED),
    rule("18.3(b)", DEVICE_LOST_STEPS["cards-afterwards"], DeviceStep.NEW_CARDS),
    rule("18.3(b)", DEVICE_LOST_STEPS["rules-afterwards"], DeviceStep.ORDINARY_SHOE_RULES, reading="C1"),
    # 18.4  What a malfunction is
    rule("18.4", DEVICE_FAULT, (DeviceFault.MECHANICAL, DeviceFault.ELECTRICAL)),
    rule(
        "18.4",
        DEVICE_FAULT_EFFECT,
        (FaultEffect.PREVENTS_SHUFFLING, FaultEffect.IMPEDES_SHUFFLING, FaultEffect.CARDS_UNFIT),
    ),
)
