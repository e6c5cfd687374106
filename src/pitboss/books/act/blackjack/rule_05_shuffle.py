"""Australian Capital Territory, Casino Control (Blackjack) Approval 2018 (No 1): rule 5, shuffle and cut of the cards."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import HALF
from pitboss.terms.pack import CUTTING_CARDS
from pitboss.terms.powers import Duty, Power, Precondition, Role
from pitboss.terms.shuffle import (
    AFTER_CUT,
    BURN_CARDS,
    CUT_AT_EMPTY_TABLE,
    CUT_DEPTH_MIN_DECKS,
    CUT_FALLBACK,
    CUT_OFFERED,
    CUT_PREFERENCE,
    CUT_REFUSED,
    CUTTER,
    CUTTING_CARD_APPEARS,
    CUTTING_CARD_MAX_DEPTH,
    CUTTING_CARD_MIN_DECKS,
    FINAL_ROUNDS,
    SHUFFLE_WHEN,
    SHUFFLED_BY,
    WITH_DEVICE,
    AfterCut,
    CutAtEmptyTable,
    Cutter,
    CuttingCardAppears,
    ShuffleMethod,
    ShuffleWhen,
    WithDevice,
)

RULE_5: tuple[Clause[Any], ...] = (
    # Footnote 1
    rule("5 footnote 1", WITH_DEVICE["shuffle-and-cut"], WithDevice.REPLACED, also=("18.1",)),
    # 5.1 the shuffle
    rule("5.1", SHUFFLE_WHEN["new-shoe"], ShuffleWhen.BEFORE_NEW_SHOE),
    rule("5.1", SHUFFLED_BY, (ShuffleMethod.APPROVED_SHUFFLE,), also=("2.3(b)",)),
    # 5.2 who cuts
    rule("5.2", CUT_OFFERED, Power(Role.DEALER, duty=Duty.MUST)),
    rule("5.2(a)", CUTTER["game-beginning"], Cutter.FIRST_ARRIVAL),
    rule("5.2(a)", CUT_PREFERENCE["game-beginning"], 1),
    rule("5.2(b)", CUTTER["cutting-card-on-area"], Cutter.PLAYER_OF_THE_AREA),
    rule("5.2(b)", CUT_PREFERENCE["cutting-card-on-area"], 2),
    rule("5.2(c)", CUTTER["cutting-card-on-dealer"], Cutter.FARTHEST_RIGHT),
    rule("5.2(c)", CUT_PREFERENCE["cutting-card-on-dealer"], 3),
    rule("5.2(d)", CUTTER["otherwise"], Cutter.FIRST_TO_ACCEPT),
    rule("5.2(d)", CUT_PREFERENCE["otherwise"], 4),
    state("5.2(d)", CUT_REFUSED),
    rule("5.2 closing words", CUT_FALLBACK, Power(Role.CASINO_SUPERVISOR, needs=(Precondition.NO_PLAYER_CUTS,), duty=Duty.MUST)),
    rule("5.2 closing words", CUT_AT_EMPTY_TABLE, CutAtEmptyTable.DEALER_TOO, reading="S1", or_else=(CutAtEmptyTable.SUPERVISOR,)),
    # 5.3 where
    rule("5.3", CUTTING_CARDS, 1),
    rule("5.3", CUT_DEPTH_MIN_DECKS, 1),
    rule("5.3", AFTER_CUT, (AfterCut.FRONT_TO_BACK, AfterCut.CUTTING_CARD_IN)),
    rule("5.3", CUTTING_CARD_MIN_DECKS, 1),
    rule("5.3", CUTTING_CARD_MAX_DEPTH, HALF, note="Half of the decks in play, give or take."),
    rule("5.3", BURN_CARDS, 0, also=("6.1",), reading="C6", or_else=(1,), note="Play starts after the cut: rule 5 orders no burn."),
    # 5.4 when
    rule("5.4(a)", SHUFFLE_WHEN["cutting-card-first"], ShuffleWhen.AT_ONCE, also=("5.4",)),
    rule("5.4(b)", SHUFFLE_WHEN["cutting-card-in-round"], ShuffleWhen.AFTER_THE_ROUND, also=("5.4",)),
    # 5.5 the last rounds
    rule("5.5", FINAL_ROUNDS, 3, reading="C7"),
    rule("5.5", CUTTING_CARD_APPEARS["final-rounds"], CuttingCardAppears.DISCARDED, reading="C7"),
)
