"""New South Wales, Blackjack Challenge: rule 4, the shuffle and cut."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import HALF
from pitboss.terms.pack import CUTTING_CARDS
from pitboss.terms.powers import Duty, Power, Precondition, Role
from pitboss.terms.shuffle import (
    AFTER_CUT,
    BURN_CARDS,
    BURN_MANNER,
    BURN_SHOWN,
    BURN_WHEN,
    CUT_AT_EMPTY_TABLE,
    CUT_DEPTH_MIN_DECKS,
    CUT_FALLBACK,
    CUT_OFFERED,
    CUT_REFUSED,
    CUT_STACK,
    CUT_WITH_DEVICE,
    CUTTER,
    CUTTING_CARD_MAX_DEPTH,
    DROPPED_CARDS,
    EXTRA_RIFFLE,
    EXTRA_RIFFLE_APPROVED_BY,
    EXTRA_RIFFLE_BY,
    HAND_SHUFFLE_FIRST,
    SHUFFLE_ORDERED,
    SHUFFLE_STANDARD,
    SHUFFLE_WHEN,
    SHUFFLED_BY,
    AfterCut,
    BurnShown,
    BurnWhen,
    CutAtEmptyTable,
    Cutter,
    Riffle,
    ShuffleMethod,
    ShuffleWhen,
)

RULE_4: tuple[Clause[Any], ...] = (
    # 4.1, 4.2 the shuffling device
    state("4.1", CUT_WITH_DEVICE),
    rule("4.2", HAND_SHUFFLE_FIRST, Power(Role.DEALER)),
    # 4.3 pre-shuffled cards
    rule("4.3", EXTRA_RIFFLE["casino-pre-shuffled"], Riffle.BEFORE_MULTISHUFFLER_OR_CUT, reading="H28"),
    rule("4.3", EXTRA_RIFFLE_BY["casino-pre-shuffled"], Power(Role.DEALER, on_request_of=Role.PLAYER)),
    rule("4.3", EXTRA_RIFFLE_APPROVED_BY["casino-pre-shuffled"], Role.CASINO_SUPERVISOR),
    rule("4.3.1", EXTRA_RIFFLE["angel-pre-shuffled"], Riffle.BEFORE_CUT),
    rule("4.3.1", EXTRA_RIFFLE_BY["angel-pre-shuffled"], Power(Role.DEALER, on_request_of=Role.PLAYER)),
    rule("4.3.1", EXTRA_RIFFLE_APPROVED_BY["angel-pre-shuffled"], Role.CASINO_SUPERVISOR),
    # 4.4 the shuffle for a shoe
    rule("4.4", SHUFFLED_BY, (ShuffleMethod.SHUFFLING_DEVICE, ShuffleMethod.BY_HAND), also=("4.1", "4.3"), reading="H28"),
    state("4.4", SHUFFLE_STANDARD),
    rule("4.4.1", SHUFFLE_WHEN["start-of-play"], ShuffleWhen.IMMEDIATELY_BEFORE_PLAY),
    rule("4.4.2", SHUFFLE_WHEN["cutting-card-first"], ShuffleWhen.AT_ONCE),
    rule("4.4.3", SHUFFLE_WHEN["cutting-card-in-round"], ShuffleWhen.AFTER_THE_ROUND),
    rule("4.4.4", SHUFFLE_WHEN["not-random"], ShuffleWhen.AFTER_THE_ROUND),
    rule(
        "4.4.4",
        SHUFFLE_ORDERED["not-random"],
        Power(Role.CASINO_SUPERVISOR, needs=(Precondition.ROUND_COMPLETE, Precondition.REASONABLE_GROUNDS)),
    ),
    # 4.5 to 4.7 the cut
    rule("4.5", CUT_OFFERED, Power(Role.DEALER, duty=Duty.MUST)),
    state("4.5", CUT_STACK),
    rule("4.5.1", CUTTER["game-beginning"], Cutter.FIRST_ARRIVAL),
    rule("4.5.2", CUTTER["cutting-card-on-area"], Cutter.PLAYER_OF_THE_AREA),
    rule("4.5.3", CUTTER["cutting-card-on-dealer"], Cutter.FARTHEST_RIGHT),
    rule("4.5.4", CUTTER["cutting-card-first"], Cutter.FARTHEST_RIGHT),
    rule("4.5.5", CUTTER["cards-replaced"], Cutter.FARTHEST_RIGHT),
    state("4.6", CUT_REFUSED, reading="E4"),
    rule("4.6", CUT_FALLBACK, Power(Role.CASINO_SUPERVISOR, needs=(Precondition.NO_PLAYER_CUTS,), duty=Duty.MUST)),
    rule("4.6", CUT_AT_EMPTY_TABLE, CutAtEmptyTable.DEALER_TOO, reading="S1", or_else=(CutAtEmptyTable.SUPERVISOR,)),
    state("4.6.1", DROPPED_CARDS),
    rule("4.7", CUTTING_CARDS, 1, also=("3.1", "4.8"), reading="H29"),
    rule("4.7", CUT_DEPTH_MIN_DECKS, 1, reading="E4"),
    # 4.8 after the cut
    rule("4.8", AFTER_CUT, (AfterCut.FRONT_TO_BACK, AfterCut.CUTTING_CARD_IN, AfterCut.LOAD_SHOE)),
    rule("4.8", CUTTING_CARD_MAX_DEPTH, HALF),
    # 4.9 the burn
    rule("4.9", BURN_CARDS, 1),
    state("4.9", BURN_MANNER),
    rule("4.9", BURN_SHOWN, BurnShown.NEVER),
    rule("4.9.1", BURN_WHEN["shuffling-device"], BurnWhen.START_OF_PLAY),
    rule("4.9.2", BURN_WHEN["shoe"], BurnWhen.EACH_SHUFFLE_AND_CUT),
)
