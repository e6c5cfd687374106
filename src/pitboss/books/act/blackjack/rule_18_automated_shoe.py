"""Australian Capital Territory, Casino Control (Blackjack) Approval 2018 (No 1): rules 18.1 and 18.2, the automated shuffling shoe."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.equipment import DEALT_FROM, CardDevice
from pitboss.terms.powers import Duty, Power, Role
from pitboss.terms.shuffle import (
    CUT_WITH_DEVICE,
    DISCARDS_RELOADED,
    HAND_SHUFFLE_FIRST,
    SHUFFLE_WHEN,
    WITH_DEVICE,
    Reloaded,
    ShuffleWhen,
    WithDevice,
)

RULE_18_SHUFFLE: tuple[Clause[Any], ...] = (
    # 18.1 what the shoe changes
    rule("18.1", DEALT_FROM, CardDevice.SHOE, CardDevice.SHUFFLING_DEVICE, also=("6.1", "A: Shoe")),
    # (its effect on rule 4.7 stands with rule 4)
    rule("18.1", WITH_DEVICE["not-enough-cards"], WithDevice.NO_EFFECT, also=("14.6",), reading="H7"),
    rule("18.1", DISCARDS_RELOADED, Reloaded.BETWEEN_ROUNDS, reading="S7", or_else=(Reloaded.AT_ANY_TIME,)),
    rule("18.1", WITH_DEVICE["not-shuffled"], WithDevice.NO_EFFECT, also=("14.8",)),
    # 18.2 new cards
    rule("18.2", SHUFFLE_WHEN["new-cards-into-device"], ShuffleWhen.BEFORE_FIRST_ROUND),
    rule("18.2", HAND_SHUFFLE_FIRST, Power(Role.DEALER, duty=Duty.MUST)),
    state("18.2", CUT_WITH_DEVICE, also=("18.1",)),
)
