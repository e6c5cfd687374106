"""VIC-2003-01 rule 7: dealing the game (7.5.3, players who do not act, has a file of its own)."""

from __future__ import annotations

from typing import Any

from pitboss.law.clause import Clause, rule, state
from pitboss.law.values import Odds, Offer
from pitboss.terms.deal import (
    CARDS_HANDLED_BY,
    CARDS_PICKED_UP,
    DEAL_START,
    DEALER_OPENING_CARDS,
    DEALER_SECOND_CARD,
    FACE_DOWN_DEAL,
    NO_MORE_BETS,
    OPENING_DEAL,
    PLAYER_OPENING_CARDS,
    Call,
    DealStart,
    DealStep,
    FacedDown,
    HandledBy,
    Pickup,
    SecondCard,
)
from pitboss.terms.dealer_hand import DEALER_NO_EFFECT, DEALER_PLAYS, DEALER_SOFT_17, DealerSoft17
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_AMOUNT,
    DOUBLE_CALLER_DECLINES,
    DOUBLE_CARDS,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_NATURAL,
    DOUBLE_TOTALS,
    AfterSplit,
    DoubleCards,
    DoubleFollowers,
    DoubleTotals,
)
from pitboss.terms.equipment import SHOE_PLACE
from pitboss.terms.insurance import (
    INSURANCE_AFTER_EVEN_MONEY,
    INSURANCE_AGAINST_ACE,
    INSURANCE_CLOSES,
    INSURANCE_LOST,
    Insures,
    LostInsurance,
)
from pitboss.terms.naturals import (
    EVEN_MONEY,
    EVEN_MONEY_PAYS,
    NATURAL_AFTER_SPLIT,
    NATURAL_PAID_AT_ONCE,
    EvenMoney,
    PaidAtOnce,
    SplitNatural,
)
from pitboss.terms.player_hand import (
    DECISIONS,
    DRAWING_STOPS,
    HAND_SIGNALS,
    PLAYER_21,
    TOTALS_ANNOUNCED,
    Decision,
    DrawingStops,
    Player21,
    Signal,
)
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DEALER_BLACKJACK_TAKES,
    INTERIM_SETTLEMENT,
    Collects,
    Interim,
    Taken,
)
from pitboss.terms.splitting import (
    SPLIT_ACES,
    SPLIT_ACES_CARDS,
    SPLIT_CALLER_DECLINES,
    SPLIT_DECISIONS,
    SPLIT_DECLINED,
    SPLIT_EQUAL,
    SPLIT_FOLLOWED_LATER,
    SPLIT_FOLLOWERS,
    SPLIT_HANDS,
    SPLIT_ORDER,
    SPLIT_WAGER,
    AceCards,
    Declined,
    FollowsLater,
    SplitAces,
    SplitFollowers,
)

RULE_7: tuple[Clause[Any], ...] = (
    state("7.1", SHOE_PLACE),
    # 7.1-7.2 Cards face up or, with approval, the first two face down
    rule("7.1.2", FACE_DOWN_DEAL, FacedDown.DIRECTOR_APPROVES, also=("7.1.1", "7.1.2(b)"), reading="G26"),
    rule("7.1.2(a)", CARDS_HANDLED_BY, HandledBy.OWN_FACE_DOWN_CARDS, also=("7.2",), reading="G26"),
    # 7.3 Initial deal
    rule("7.3.1(a)", NO_MORE_BETS, Call.MUST),
    rule("7.3.1(b)", DEAL_START, DealStart.FROM_THE_LEFT),
    rule("7.3.1(b)", OPENING_DEAL, (DealStep.EACH_BOX_FIRST, DealStep.DEALER, DealStep.EACH_BOX_SECOND), also=("7.3.1(c)", "7.3.1(d)")),
    rule("7.3.1(d)", PLAYER_OPENING_CARDS, 2),
    rule("7.3.1(c)", DEALER_OPENING_CARDS, 1, also=("7.3.1(d)",)),
    rule("7.3.1(c)", DEALER_SECOND_CARD, SecondCard.DRAWN_AFTER_PLAYERS, also=("7.3.1(d)", "7.5.6(b)")),
    rule("7.3.2", INSURANCE_AGAINST_ACE, Insures.OWN_WAGER),
    rule("7.3.2", INSURANCE_AFTER_EVEN_MONEY, Offer.YES, also=("7.4.1(b)",), reading="J16", or_else=(Offer.NO,)),
    state("7.3.2(a)", INSURANCE_CLOSES),
    # 7.4 Interim settlement
    rule("7.4.1", INTERIM_SETTLEMENT, Interim.BEFORE_SUBSEQUENT_DEAL),
    rule("7.4.1(a)", NATURAL_PAID_AT_ONCE, PaidAtOnce.NEITHER_TEN_NOR_ACE, reading="A9", or_else=(PaidAtOnce.ALWAYS,)),
    rule("7.4.1(b)", EVEN_MONEY, EvenMoney.INSURANCE_STANDS, reading="A8", or_else=(EvenMoney.INSURANCE_RETURNED,)),
    rule("7.4.1(b)", EVEN_MONEY_PAYS, Odds(1)),
    # 7.5.1-7.5.2 Subsequent deal
    rule(
        "7.5.1",
        DECISIONS,
        (Decision.DOUBLE, Decision.SPLIT, Decision.STAND, Decision.DRAW),
        also=("7.5.1(a)", "7.5.1(b)", "7.5.1(c)", "7.5.1(d)"),
    ),
    rule("7.5.1(c)(i)", HAND_SIGNALS, (Signal.HORIZONTAL_STANDS, Signal.SCRATCH_DRAWS), also=("7.5.1(d)(i)",)),
    rule("7.5.1(d)", DRAWING_STOPS, DrawingStops.AT_21),
    rule("7.5.1(d)", PLAYER_21, Player21.PLAYS_ON),
    state("7.5.2", TOTALS_ANNOUNCED, also=("7.5.1", "7.5.5(c)"), reading="G26"),
    # 7.5.4 Doubling
    rule("7.5.4(a)", DOUBLE_CARDS, DoubleCards.TWO),
    rule("7.5.4(a)", DOUBLE_TOTALS, DoubleTotals.HARD_9_TO_11),
    rule("7.5.4(a)", DOUBLE_AFTER_SPLIT, AfterSplit.NOT_ACES, also=("7.5.5(c)",), reading="A6"),
    state("7.5.4(a)(i)", DOUBLE_AMOUNT),
    rule("7.5.4(a)(i)", DOUBLE_EXTRA_CARDS, 1),
    rule("7.5.4(a)(i)", DOUBLE_FOLLOWERS, DoubleFollowers.MAY_DECLINE, reading="A7", or_else=(DoubleFollowers.ALL_OR_NONE,)),
    state("7.5.4(a)", DOUBLE_CALLER_DECLINES, also=("5.9",), reading="A7"),
    rule(
        "7.5.4(b)",
        DEALER_BLACKJACK_COLLECTS,
        Collects.BUSTED_PLUS_ORIGINAL,
        also=("7.5.5(h)", "7.5.5(i)"),
        reading="A3",
        or_else=(Collects.ORIGINAL_OR_BUSTED,),
    ),
    rule("7.5.4(b)", DEALER_BLACKJACK_TAKES["doubled-hand"], Taken.ORIGINAL_ONLY, reading="A4", or_else=(Taken.ORIGINAL_EVEN_IF_BUST,)),
    rule("7.5.4(c)", DOUBLE_NATURAL, Offer.NO),
    # 7.5.5 Splitting
    state("7.5.5(a)", SPLIT_EQUAL),
    state("7.5.5(a)(i)", SPLIT_WAGER),
    rule("7.5.5(a)(i)", SPLIT_FOLLOWERS, SplitFollowers.RIDE_FIRST_HAND, reading="A7", or_else=(SplitFollowers.ALL_OR_NONE,)),
    state("7.5.5(a)", SPLIT_CALLER_DECLINES, also=("5.9",), reading="A7"),
    state("7.5.5(b)", SPLIT_ORDER),
    rule(
        "7.5.5(c)",
        SPLIT_DECISIONS,
        (Decision.STAND, Decision.DRAW, Decision.SPLIT, Decision.DOUBLE),
        also=("7.5.5(c)(i)", "7.5.5(c)(ii)", "7.5.5(c)(iii)"),
        reading="A6",
    ),
    rule("7.5.5(d)", SPLIT_HANDS, 3, also=("7.5.5(c)(iii)",)),
    rule("7.5.5(c)(iii)", SPLIT_ACES, SplitAces.ONCE),
    rule("7.5.5(c)(iii)", SPLIT_ACES_CARDS, AceCards.ONE),
    rule("7.5.5(e)", SPLIT_DECLINED, Declined.BARS_THAT_VALUE),
    rule("7.5.5(e)", SPLIT_FOLLOWED_LATER, FollowsLater.RIDES_TO_THE_END, reading="J4"),
    rule("7.5.5(g)", NATURAL_AFTER_SPLIT, SplitNatural.TWENTY_ONE, reading="A5"),
    # 7.5.5(h), a split hand over 21, stands with rule 5.6.5
    rule("7.5.5(i)", DEALER_BLACKJACK_TAKES["split-hand"], Taken.ORIGINAL_ONLY),
    # 7.5.6 Additional cards to the dealer's hand
    state("7.5.6(a)", DEALER_PLAYS, also=("7.5.6(c)",), note="by the order of rule 7.5"),
    rule("7.5.6(a)", DEALER_SOFT_17, DealerSoft17.STAND, also=("3.2.1(b)",), reading="A20"),
    rule("7.5.6(b)", INSURANCE_LOST, LostInsurance.AT_ONCE, also=("5.7.2",)),
    state("7.5.6(c)", DEALER_NO_EFFECT, reading="H12"),
    # 7.5.7 Conclusion of a round
    rule("7.5.7(a)", CARDS_PICKED_UP, Pickup.RECONSTRUCTABLE),
)
