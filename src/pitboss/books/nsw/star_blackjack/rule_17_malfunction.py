"""NSW-STAR-BJ rule 17: the shuffling device fails."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.rule_17_malfunction_common import RULE_17_COMMON
from pitboss.law.clause import Clause, rule
from pitboss.terms.devices import DEVICE_LOST_FINISHED_FOR, DEVICE_LOST_STEPS, DeviceStep, FinishedFor

RULE_17: tuple[Clause[Any], ...] = (
    # 17.1 to 17.5.1  As in Blackjack Challenge
    *RULE_17_COMMON,
    # 17.5  No other device, or no way to move the cards
    rule("17.5.2", DEVICE_LOST_STEPS["damaged-cards"], DeviceStep.DAMAGED_REPLACED),
    rule("17.5.3", DEVICE_LOST_STEPS["shuffle"], DeviceStep.SHUFFLE),
    rule("17.5.3", DEVICE_LOST_STEPS["cut"], DeviceStep.CUT_AS_USUAL),
    rule("17.5.4", DEVICE_LOST_STEPS["finish"], DeviceStep.FROM_ORDINARY_SHOE),
    rule("17.5.4", DEVICE_LOST_FINISHED_FOR, FinishedFor.THOSE_WHO_STAY),
)
