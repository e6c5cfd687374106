"""Victoria, Casino Rules Notice 29 of 2000, Crown Com-Bo: rule 4, the shuffle and cut, and rule 7.7, the cutting card."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.terms.shuffle import (
    AFTER_CUT,
    BURN_CARDS,
    CUT_WITH_DEVICE,
    CUTTER,
    CUTTING_CARD_APPEARS,
    DISCARDS_RELOADED,
    SHUFFLE_ORDERED,
    SHUFFLE_STANDARD,
    SHUFFLE_WHEN,
    SHUFFLED_IN_ROUND,
    AfterCut,
    Cutter,
    CuttingCardAppears,
    Reloaded,
    Reshuffled,
    ShuffleWhen,
)

RULE_4: tuple[Clause[Any], ...] = (
    # 4.1 the shuffle
    state("4.1", SHUFFLE_STANDARD),
    rule("4.1(a)", SHUFFLE_WHEN["start-of-play"], ShuffleWhen.BEFORE_PLAY),
    rule("4.1(b)", SHUFFLE_WHEN["cutting-card-first"], ShuffleWhen.AT_ONCE),
    rule("4.1(c)", SHUFFLE_WHEN["cutting-card-in-round"], ShuffleWhen.AFTER_THE_ROUND),
    rule("4.1(d)", SHUFFLE_WHEN["abnormal-sequence"], ShuffleWhen.AT_ONCE),
    rule("4.1(d)", SHUFFLE_ORDERED["abnormal-sequence"], Power(Role.CASINO_SUPERVISOR)),
    rule("4.1(d)", SHUFFLED_IN_ROUND, Reshuffled.SHOE_AND_DISCARDS, reading="S6", or_else=(Reshuffled.SHOE_ALONE,)),
    rule("4.1(e)", SHUFFLE_WHEN["shuffling-device"], ShuffleWhen.CONTINUOUSLY, note="The device must be an approved one."),
    rule("4.1(e)", DISCARDS_RELOADED, Reloaded.BETWEEN_ROUNDS, reading="S7", or_else=(Reloaded.AT_ANY_TIME,)),
    rule("4.1(f)", SHUFFLE_WHEN["dropped"], ShuffleWhen.WHENEVER),
    rule("4.1(g)", SHUFFLE_WHEN["reasonable-cause"], ShuffleWhen.AS_JUDGED),
    rule("4.1(g)", SHUFFLE_ORDERED["reasonable-cause"], Power(Role.CASINO_SUPERVISOR, needs=(Precondition.REASONABLE_GROUNDS,))),
    # 4.2 the cut
    rule("4.2", CUTTER["always"], Cutter.DEALER),
    state("4.2", CUT_WITH_DEVICE),
    # 4.3 into the shoe
    rule("4.3", AFTER_CUT, (AfterCut.LOAD_SHOE,)),
    rule("4.3", BURN_CARDS, 0, reading="G18"),
)

RULE_7_7: tuple[Clause[Any], ...] = (
    # 7.7 the cutting card appears
    rule("7.7(a)", CUTTING_CARD_APPEARS["first"], CuttingCardAppears.SHOWN, also=("7.7",)),
    rule("7.7(b)", CUTTING_CARD_APPEARS["next"], CuttingCardAppears.ROUND_COMPLETED, also=("7.7",)),
    rule("7.7(c)", CUTTING_CARD_APPEARS["last"], CuttingCardAppears.SHUFFLE_AND_CUT, also=("7.7",)),
)
