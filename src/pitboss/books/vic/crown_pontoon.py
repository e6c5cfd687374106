"""VIC-2003-01 rule 10: Crown Pontoon, over Blackjack."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.blackjack import BLACKJACK
from pitboss.books.vic.documents import VIC_2000_28, VIC_2003_01
from pitboss.law.book import Book, Family, Instrument, Manner
from pitboss.law.clause import Clause, again, rule, state, strike_out
from pitboss.law.moment import Jurisdiction, melbourne
from pitboss.law.values import HALF, Dollars, Odds
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_AMOUNT,
    DOUBLE_CARDS,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_FOLLOWERS,
    DOUBLE_NATURAL,
    DOUBLE_TOTALS,
    DOUBLE_WITHDRAWN,
    DOUBLE_WITHDRAWN_BY,
    DOUBLE_WITHDRAWN_COUNTS,
    DOUBLE_WITHDRAWN_UNTIL,
    DOUBLED_ACE_OF_OTHERS,
    DOUBLED_WIN_PAYS,
    PONTOON_DOUBLED_ACE,
    DoubleCards,
    DoubleFollowers,
    DoubleTotals,
    OthersAce,
    PontoonDoubledAce,
    WithdrawnCounts,
    WithdrawnUntil,
)
from pitboss.terms.equipment import BOXES, LAYOUT_DIAGRAM, LAYOUT_LIKENESS, LAYOUT_MARKS
from pitboss.terms.insurance import INSURANCE_AFTER_EVEN_MONEY, INSURANCE_AGAINST_ACE, Insures
from pitboss.terms.naturals import (
    EVEN_MONEY,
    EVEN_MONEY_PAYS,
    NATURAL,
    NATURAL_AFTER_SPLIT,
    NATURAL_AGAINST_NATURAL,
    NATURAL_PAID_AT_ONCE,
    NATURAL_PAYS,
    NATURAL_WAITS,
    Natural,
    PaidAtOnce,
    SplitNatural,
)
from pitboss.terms.pack import CARDS_PER_DECK, DECKS, REMOVED_RANKS
from pitboss.terms.patterns import Count, First, OneSuit, Ranks, Suit, Total
from pitboss.terms.player_hand import PLAYER_21, Player21
from pitboss.terms.pontoon import (
    PONTOON_21_PAID,
    PONTOON_PAYS,
    SUPER_BONUS,
    SUPER_BONUS_DOUBLED,
    SUPER_BONUS_HAND,
    SUPER_BONUS_OTHERS,
    SUPER_BONUS_PAID,
    SUPER_BONUS_SEVERAL,
    SUPER_BONUS_SHARED,
    SUPER_BONUS_SPLIT,
    SUPER_BONUS_TOO_SMALL,
    AgainstCard,
    BonusLine,
    DoubledSevens,
    SeveralWinners,
    SharedSevens,
    StakeTier,
    TooSmall,
)
from pitboss.terms.settlement import (
    DEALER_BLACKJACK_COLLECTS,
    DEALER_BLACKJACK_TAKES,
    DRAWN_21_AGAINST_DEALER_BLACKJACK,
    RESULTS,
    WIN_PAYS,
    Result,
)
from pitboss.terms.surrender import (
    SURRENDER_AGAINST,
    SURRENDER_AGAINST_NATURAL,
    SURRENDER_BELOW,
    SURRENDER_COLLECTED,
    SURRENDER_FOLLOWERS,
    SURRENDER_FORFEITS,
    SURRENDER_MARKED,
    SURRENDER_ODD_HALF,
    SURRENDER_OFFERED,
    SurrenderFollowers,
)

NOT_SPADES = OneSuit() & ~Suit("S")
UNDER_25 = StakeTier(Dollars.of(1_000), Dollars.of(2), Dollars.of(24), under=Dollars.of(25))
FROM_25 = StakeTier(Dollars.of(5_000), Dollars.of(25), None)
SEVENS = AgainstCard(Ranks("777") & OneSuit(), Ranks("7"))

RULE_10: tuple[Clause[Any], ...] = (
    # 10.2 Additional definitions
    rule('10.2.1 "Pontoon"', NATURAL, Natural.PONTOON),
    rule(
        "7.5.5(g)",
        NATURAL_AFTER_SPLIT,
        SplitNatural.TWENTY_ONE,
        also=('10.2.1 "Pontoon"', "10.5.1(d)", "10.11.1 Table 1: All other winning wagers"),
        reading="G24",
        or_else=(SplitNatural.NATURAL,),
    ),
    rule('10.2.1 "Surrender"', SURRENDER_FORFEITS, HALF, also=("10.9.1",)),
    # 10.3 Equipment
    rule("10.3.1", LAYOUT_DIAGRAM, ("C",), reading="A38"),
    again("10.3.1", LAYOUT_LIKENESS),
    again("10.3.1(a)", BOXES),
    again("10.3.1(b)", LAYOUT_MARKS),
    # 10.4 The cards
    again("10.4.1", DECKS),
    rule("10.4.1", CARDS_PER_DECK, 48),
    rule("10.4.1", REMOVED_RANKS, ("T",), note="the 10 of each of the four suits"),
    # 10.5 Placement of wagers
    again("10.5.1(a)", RESULTS["dealer-over-21"], note="player 20 or less, dealer 22 or more: a 21 has won already"),
    again("10.5.1(b)", RESULTS["player-higher-up-to-21"]),
    rule("10.5.1(c)", RESULTS["natural"], Result.WIN),
    strike_out("10.5.1(c)", RESULTS["natural-against-none"], note="a Pontoon wins whatever the dealer has"),
    rule("10.5.1(d)", RESULTS["player-21"], Result.WIN),
    again("10.5.1(e)", RESULTS["equal-totals"], note="but a Pontoon and a 21 have won already"),
    again("10.5.1(f)", RESULTS["player-over-21"]),
    again("10.5.1(g)", RESULTS["dealer-higher-up-to-21"]),
    strike_out("10.5.1(d)", DRAWN_21_AGAINST_DEALER_BLACKJACK, note="a 21 has won before the dealer's second card"),
    # 10.6 Dealing the game: interim settlement
    rule("10.6.1(a)", NATURAL_PAID_AT_ONCE, PaidAtOnce.ALWAYS),
    again("10.11.1 Table 1: Pontoon", NATURAL_PAYS, also=("10.6.1(a)",)),
    strike_out("10.6.1(a)", NATURAL_WAITS, note="no Pontoon waits"),
    strike_out("10.6.1(a)", NATURAL_AGAINST_NATURAL, note="a Pontoon is paid and cleared before the dealer has a second card"),
    strike_out("10.6.1(a)", EVEN_MONEY, note="a Pontoon is paid in full at once"),
    strike_out("10.6.1(a)", EVEN_MONEY_PAYS),
    strike_out("10.6.1(a)", INSURANCE_AFTER_EVEN_MONEY),
    rule("10.6.1(a)(i)", INSURANCE_AGAINST_ACE, Insures.NOT_A_PONTOON),
    rule("10.6.1(b)", PLAYER_21, Player21.WINS_AT_ONCE, reading="A37"),
    state("10.6.1(b)", PONTOON_21_PAID, also=("10.11.1",), reading="A37"),
    state("10.6.1(c)", SURRENDER_OFFERED, also=("10.9.1", '10.2.1 "Surrender"'), reading="G22"),
    # 10.7 Doubling
    rule("10.7.1", DOUBLE_CARDS, DoubleCards.ANY, also=("10.7.1(a)", "10.7.1(c)")),
    rule("10.7.1(c)", DOUBLE_TOTALS, DoubleTotals.BELOW_21),
    again("10.7.1", DOUBLE_AMOUNT),
    again("10.7.1", DOUBLE_EXTRA_CARDS),
    again("10.7.1(a)", DOUBLE_NATURAL),
    again("10.7.1(b)", DOUBLE_AFTER_SPLIT),
    rule("10.7.2", PONTOON_DOUBLED_ACE, PontoonDoubledAce.ONE_IN_FIRST_TWO, reading="A21", or_else=(PontoonDoubledAce.ALL_ONE,)),
    rule("10.7.2", DOUBLED_ACE_OF_OTHERS, OthersAce.ONE_FOR_ALL, also=("10.7.4(a)",), reading="J15", or_else=(OthersAce.AS_UNDOUBLED,)),
    again("10.7.3", DEALER_BLACKJACK_TAKES["doubled-hand"]),
    again("10.7.3", DEALER_BLACKJACK_COLLECTS, note="a doubled hand that has bust is lost whole (A4); a 21 has won already"),
    rule("10.7.4", DOUBLED_WIN_PAYS, Odds(1), note="neither the bonus odds of Table 1 nor the Super Bonus"),
    rule("10.7.4(a)", SUPER_BONUS_DOUBLED, DoubledSevens.NOBODY, also=("10.7.4",), reading="G28", or_else=(DoubledSevens.WHO_STAYED,)),
    rule("10.7.4(a)", DOUBLE_FOLLOWERS, DoubleFollowers.MAY_DECLINE_AT_EVENS),
    state("10.7.5", DOUBLE_WITHDRAWN, reading="G23"),
    rule("10.7.5", DOUBLE_WITHDRAWN_UNTIL, WithdrawnUntil.DEALER_DRAWS, reading="G23", or_else=(WithdrawnUntil.NEXT_HAND,)),
    rule(
        "10.7.5",
        DOUBLE_WITHDRAWN_COUNTS,
        WithdrawnCounts.BESIDE_IT,
        also=("10.7.3",),
        reading="J14",
        or_else=(WithdrawnCounts.TOWARDS_IT,),
    ),
    state("10.7.5(a)", DOUBLE_WITHDRAWN_BY),
    # 10.8 Splitting
    state("10.8.1", SUPER_BONUS_SPLIT, reading="A22"),
    # 10.9 Surrender
    rule("10.9.1", SURRENDER_AGAINST, ("J", "Q", "K", "A"), also=("10.6.1(c)", '10.2.1 "Surrender"')),
    rule("10.9.1", SURRENDER_BELOW, 21, note="hands of 20 or less"),
    state("10.9.2", SURRENDER_MARKED),
    state("10.9.3", SURRENDER_AGAINST_NATURAL),
    state("10.9.4", SURRENDER_COLLECTED),
    state("10.9.4", SURRENDER_ODD_HALF, reading="A28"),
    rule(
        "10.9.5",
        SURRENDER_FOLLOWERS,
        SurrenderFollowers.ONLY_WITH_CALLER,
        also=("10.9.2",),
        reading="A27",
        or_else=(SurrenderFollowers.BOUND_BY_CALLER,),
    ),
    # 10.10 Additional cards to the dealer's hand
    rule("10.10.1", DEALER_SOFT_17, DealerSoft17.HIT, reading="A20"),
    # 10.11 Settlement: Table 1
    rule("10.11.1 Table 1: 5 cards totalling 21", PONTOON_PAYS["five-card-21"], BonusLine(Count(5) & Total(21), Odds(3, 2))),
    rule("10.11.1 Table 1: 6,7,8 mixed suits", PONTOON_PAYS["mixed-678"], BonusLine(First(3, Ranks("678") & ~OneSuit()), Odds(3, 2))),
    rule("10.11.1 Table 1: 7,7,7 mixed suits", PONTOON_PAYS["mixed-777"], BonusLine(First(3, Ranks("777") & ~OneSuit()), Odds(3, 2))),
    rule("10.11.1 Table 1: 6 cards totalling 21", PONTOON_PAYS["six-card-21"], BonusLine(Count(6) & Total(21), Odds(2))),
    rule(
        "10.11.1 Table 1: 6,7,8 same suits (except spades)",
        PONTOON_PAYS["suited-678"],
        BonusLine(First(3, Ranks("678") & NOT_SPADES), Odds(2)),
    ),
    rule(
        "10.11.1 Table 1: 7,7,7 same suits (except spades)",
        PONTOON_PAYS["suited-777"],
        BonusLine(First(3, Ranks("777") & NOT_SPADES), Odds(2)),
    ),
    rule(
        "10.11.1 Table 1: 7 or more cards totalling 21",
        PONTOON_PAYS["seven-card-21"],
        BonusLine(Count(7, or_more=True) & Total(21), Odds(3)),
    ),
    rule("10.11.1 Table 1: 6,7,8 all spades", PONTOON_PAYS["spades-678"], BonusLine(First(3, Ranks("678") & Suit("S")), Odds(3))),
    rule("10.11.1 Table 1: 7,7,7 all spades", PONTOON_PAYS["spades-777"], BonusLine(First(3, Ranks("777") & Suit("S")), Odds(3))),
    again("10.11.1 Table 1: All other winning wagers", WIN_PAYS),
    rule("10.11.1 Table 1: Super Bonus", SUPER_BONUS_HAND, SEVENS),
    rule("10.11.1 Table 1: Super Bonus ($1,000 tier)", SUPER_BONUS["under-25"], UNDER_25, reading="A23"),
    rule("10.11.1 Table 1: Super Bonus ($5,000 tier)", SUPER_BONUS["from-25"], FROM_25, reading="A23"),
    rule("10.11.1 Table 1: Super Bonus ($50 to other wagers)", SUPER_BONUS_OTHERS, Dollars.of(50), reading="A24"),
    rule(
        "10.11.1 Table 1: Super Bonus ($50 to other wagers)",
        SUPER_BONUS_SHARED,
        SharedSevens.EACH_WAGER,
        reading="A24",
        or_else=(SharedSevens.CALLER_ONLY,),
    ),
    rule(
        "10.11.1 Table 1: Super Bonus ($50 to other wagers)",
        SUPER_BONUS_SEVERAL,
        SeveralWinners.LOSERS_ONCE,
        reading="J1",
        or_else=(SeveralWinners.WINNERS_TOO, SeveralWinners.FOR_EACH_HAND),
    ),
    rule(
        "10.11.1 Table 1: Super Bonus ($50 to other wagers)",
        SUPER_BONUS_TOO_SMALL,
        TooSmall.AS_ANOTHER,
        reading="J2",
        or_else=(TooSmall.NOTHING,),
    ),
    state("10.11.1 Table 1: Super Bonus (payment note)", SUPER_BONUS_PAID, reading="A23"),
)

SUPER_BONUS_NOTICE: tuple[Clause[Any], ...] = (
    # VIC-2000-28: Table 2 in rule 22.6.2 of the rules before 2003
    rule("22.6.2 Table 2: Super Bonus ($1,000 tier)", SUPER_BONUS["under-25"], UNDER_25, reading="A23"),
    rule("22.6.2 Table 2: Super Bonus ($1,000 tier)", SUPER_BONUS_HAND, SEVENS, also=("22.6.2 Table 2: Super Bonus ($5,000 tier)",)),
    rule("22.6.2 Table 2: Super Bonus ($5,000 tier)", SUPER_BONUS["from-25"], FROM_25, reading="A23"),
    rule("22.6.2 Table 2: Super Bonus ($50 to other wagers)", SUPER_BONUS_OTHERS, Dollars.of(50), reading="A24"),
    rule(
        "22.6.2 Table 2: Super Bonus ($50 to other wagers)",
        SUPER_BONUS_SHARED,
        SharedSevens.EACH_WAGER,
        reading="A24",
        or_else=(SharedSevens.CALLER_ONLY,),
    ),
    rule(
        "22.6.2 Table 2: Super Bonus ($50 to other wagers)",
        SUPER_BONUS_SEVERAL,
        SeveralWinners.LOSERS_ONCE,
        reading="J1",
        or_else=(SeveralWinners.WINNERS_TOO, SeveralWinners.FOR_EACH_HAND),
    ),
    rule(
        "22.6.2 Table 2: Super Bonus ($50 to other wagers)",
        SUPER_BONUS_TOO_SMALL,
        TooSmall.AS_ANOTHER,
        reading="J2",
        or_else=(TooSmall.NOTHING,),
    ),
)

CROWN_PONTOON = Book(
    id="vic-crown-pontoon",
    name="Crown Pontoon",
    jurisdiction=Jurisdiction.VIC,
    family=Family.BLACKJACK,
    over=BLACKJACK,
    prevails_by="10.1",
    instruments=(
        Instrument(VIC_2000_28, SUPER_BONUS_NOTICE, manner=Manner.AMENDS),
        Instrument(VIC_2003_01, RULE_10),
    ),
    text_from=melbourne("2003-02-06T06:00"),
    before=(
        "its rules before VIC-2003-01 commenced at 6.00 am on 6 February 2003 are not among the documents; all that is known "
        "is the Super Bonus table that VIC-2000-28 gave it from 4.00 am on 15 December 2000 (22.6.2 Table 2)"
    ),
)
