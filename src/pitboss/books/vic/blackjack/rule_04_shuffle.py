"""Victoria, Casino Rules Notice 1 of 2003, Blackjack: rule 4, shuffling, cutting, burning and card replacement."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import HALF
from pitboss.terms.pack import CARD_CHECKS, NEW_CARDS, REPLACE_CARDS, CardCheck, NewCards
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
    DISCARDS_RELOADED,
    PRE_SHUFFLED,
    SHUFFLE_ORDERED,
    SHUFFLE_STANDARD,
    SHUFFLE_WHEN,
    SHUFFLED_IN_ROUND,
    AfterCut,
    BurnShown,
    BurnWhen,
    CutAtEmptyTable,
    Cutter,
    PreShuffled,
    Reloaded,
    Reshuffled,
    ShuffleWhen,
)

RULE_4: tuple[Clause[Any], ...] = (
    # 4.1 the shuffle
    state("4.1.1", SHUFFLE_STANDARD),
    rule("4.1.1(a)", SHUFFLE_WHEN["start-of-play"], ShuffleWhen.IMMEDIATELY_BEFORE_PLAY),
    rule("4.1.1(b)", SHUFFLE_WHEN["cutting-card-first"], ShuffleWhen.AT_ONCE),
    rule("4.1.1(c)", SHUFFLE_WHEN["cutting-card-in-round"], ShuffleWhen.AFTER_THE_ROUND),
    rule("4.1.1(d)", SHUFFLE_WHEN["abnormal-sequence"], ShuffleWhen.AT_ONCE),
    rule("4.1.1(d)", SHUFFLE_ORDERED["abnormal-sequence"], Power(Role.CASINO_SUPERVISOR)),
    rule("4.1.1(d)", SHUFFLED_IN_ROUND, Reshuffled.SHOE_AND_DISCARDS, reading="S6", or_else=(Reshuffled.SHOE_ALONE,)),
    rule("4.1.1(e)", SHUFFLE_WHEN["reasonable-cause"], ShuffleWhen.AS_JUDGED),
    rule("4.1.1(e)", SHUFFLE_ORDERED["reasonable-cause"], Power(Role.CASINO_SUPERVISOR, needs=(Precondition.REASONABLE_GROUNDS,))),
    rule("4.1.1(f)", SHUFFLE_WHEN["shuffling-device"], ShuffleWhen.CONTINUOUSLY, note="The device must be an approved one."),
    rule("4.1.1(f)", DISCARDS_RELOADED, Reloaded.BETWEEN_ROUNDS, reading="S7", or_else=(Reloaded.AT_ANY_TIME,)),
    rule("4.1.2", PRE_SHUFFLED, PreShuffled.SECURED_IN_PLACE),
    # 4.2 the cut
    rule("4.2.1", CUT_OFFERED, Power(Role.DEALER), also=("4.2.2",), reading="G16"),
    state("4.2.1", CUT_STACK),
    rule("4.2.1(a)", CUTTER["game-beginning"], Cutter.FIRST_ARRIVAL),
    rule("4.2.1(b)", CUTTER["cutting-card-on-area"], Cutter.PLAYER_OF_THE_AREA),
    rule("4.2.1(c)", CUTTER["cutting-card-on-dealer"], Cutter.FARTHEST_RIGHT),
    rule("4.2.1(d)", CUTTER["cards-replaced"], Cutter.FARTHEST_RIGHT),
    rule("4.2.1", CUTTER["cutting-card-first"], Cutter.FARTHEST_RIGHT, also=("4.1.1(b)",), reading="G29"),
    rule("4.2.1", CUTTER["otherwise"], Cutter.FARTHEST_RIGHT, also=("4.1.1(d)", "4.1.1(e)"), reading="G29"),
    state("4.2.2", CUT_REFUSED),
    rule(
        "4.2.2",
        CUT_FALLBACK,
        Power(Role.GAME_SUPERVISOR, also=(Role.CASINO_SUPERVISOR,), needs=(Precondition.NO_PLAYER_CUTS,), duty=Duty.MUST),
    ),
    rule("4.2.2", CUT_AT_EMPTY_TABLE, CutAtEmptyTable.DEALER_TOO, reading="S1", or_else=(CutAtEmptyTable.SUPERVISOR,)),
    rule("4.2.3", CUT_DEPTH_MIN_DECKS, 1, reading="G16"),
    rule(
        "4.2.4",
        AFTER_CUT,
        (AfterCut.FRONT_TO_BACK, AfterCut.CUTTING_CARD_IN, AfterCut.LOAD_SHOE),
        also=("4.2.4(a)", "4.2.4(b)", "4.2.4(c)"),
    ),
    rule("4.2.4(b)", CUTTING_CARD_MAX_DEPTH, HALF),
    state("3.1.1", CUT_WITH_DEVICE, also=("4.2.3",), reading="G15"),
    # 4.3 burning a card
    rule("4.3.1", BURN_CARDS, 1),
    rule("4.3.1", BURN_WHEN["shoe"], BurnWhen.EACH_SHUFFLE_AND_CUT),
    rule("4.3.1", BURN_WHEN["shuffling-device"], BurnWhen.NEVER, also=("3.1.1",), reading="G15", or_else=(BurnWhen.START_OF_PLAY,)),
    state("4.3.1", BURN_MANNER),
    rule("4.3.1", BURN_SHOWN, BurnShown.ON_REQUEST, reading="G17"),
    # 4.4 card replacement
    rule(
        "4.4.1",
        REPLACE_CARDS["at-shuffle"],
        Power(Role.GAME_SUPERVISOR, also=(Role.CASINO_SUPERVISOR,), needs=(Precondition.ROUND_COMPLETE,)),
        note="Between the last round of a shoe and the shuffle.",
    ),
    rule("4.4.1", CARD_CHECKS["removed"], CardCheck.CHECKED),
    rule("4.4.2", REPLACE_CARDS["unfit"], Power(Role.CASINO_SUPERVISOR, needs=(Precondition.ROUND_NOT_IN_PROGRESS,), duty=Duty.MUST)),
    rule("4.4.3", NEW_CARDS, (NewCards.SHUFFLE, NewCards.CUT, NewCards.BURN)),
)
