"""NSW-STAR-BJ rules 14.15 to 14.18: Lucky Lucky."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.documents import NSW_STAR_BJ
from pitboss.books.nsw.star_blackjack import STAR_BLACKJACK
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.terms.lucky_lucky import LUCKY_LUCKY_ACE, LUCKY_LUCKY_PAYTABLE, paytables_1_to_3
from pitboss.terms.patterns import OneSuit, Ranks, Total
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    SIDE_BET_HANDS,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_OTHERWISE,
    SIDE_BET_PAID,
    SIDE_BET_PAYS,
    SIDE_BET_SETTLED,
    SIDE_BET_STEPS,
    SIDE_BET_WINS_WITH,
    JudgedOn,
    Settled,
    Step,
)

RULES_14_15_TO_14_18: tuple[Clause[Any], ...] = (
    # 14.15 and 14.16 What wins and what loses
    rule("14.15", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2_AND_DEALERS),
    rule("14.15", SIDE_BET_WINS_WITH, Total(19, 20, 21)),
    state(
        "14.15",
        LUCKY_LUCKY_ACE,
        also=("3.2.1",),
        reading="H32",
    ),
    rule("14.15", LUCKY_LUCKY_PAYTABLE, 1, 2, 3, also=("14.16",), reading="H32"),
    rule("14.16", SIDE_BET_OTHERWISE, Result.LOSE),
    # 14.17 Settlement
    rule("14.17", SIDE_BET_SETTLED, Settled.AFTER_INITIAL_DEAL),
    rule("14.17", SIDE_BET_STEPS, (Step.LOSERS_TO_FLOAT_TRAY, Step.PAY_WINNERS)),
    # 14.18 One win only
    state("14.18", SIDE_BET_PAID),
    # The hands, the highest first, and the odds by pay table 1, 2 and 3
    rule("14.18 table: Suited 7,7,7", SIDE_BET_HANDS["suited-7-7-7"], Ranks("777") & OneSuit(), note="A total of 21."),
    rule("14.18 table: Suited 7,7,7", SIDE_BET_PAYS["suited-7-7-7"], paytables_1_to_3(200, 200, 200)),
    rule("14.18 table: Suited 6,7,8", SIDE_BET_HANDS["suited-6-7-8"], Ranks("678") & OneSuit(), note="A total of 21."),
    rule("14.18 table: Suited 6,7,8", SIDE_BET_PAYS["suited-6-7-8"], paytables_1_to_3(100, 100, 100)),
    rule("14.18 table: Unsuited 7,7,7", SIDE_BET_HANDS["unsuited-7-7-7"], Ranks("777") & ~OneSuit(), note="A total of 21."),
    rule("14.18 table: Unsuited 7,7,7", SIDE_BET_PAYS["unsuited-7-7-7"], paytables_1_to_3(50, 50, 50)),
    rule("14.18 table: Unsuited 6,7,8", SIDE_BET_HANDS["unsuited-6-7-8"], Ranks("678") & ~OneSuit(), note="A total of 21."),
    rule("14.18 table: Unsuited 6,7,8", SIDE_BET_PAYS["unsuited-6-7-8"], paytables_1_to_3(30, 30, 30)),
    rule("14.18 table: Suited 21", SIDE_BET_HANDS["suited-21"], Total(21) & OneSuit()),
    rule("14.18 table: Suited 21", SIDE_BET_PAYS["suited-21"], paytables_1_to_3(10, 15, 10)),
    rule("14.18 table: Unsuited 21", SIDE_BET_HANDS["unsuited-21"], Total(21) & ~OneSuit()),
    rule("14.18 table: Unsuited 21", SIDE_BET_PAYS["unsuited-21"], paytables_1_to_3(3, 3, 3)),
    rule("14.18 table: Any 20", SIDE_BET_HANDS["any-20"], Total(20)),
    rule("14.18 table: Any 20", SIDE_BET_PAYS["any-20"], paytables_1_to_3(2, 2, 2)),
    rule("14.18 table: Any 19", SIDE_BET_HANDS["any-19"], Total(19)),
    rule("14.18 table: Any 19", SIDE_BET_PAYS["any-19"], paytables_1_to_3(2, 1, 1)),
)

LUCKY_LUCKY = Book(
    id="nsw-star-lucky-lucky",
    name="Lucky Lucky",
    jurisdiction=Jurisdiction.NSW,
    family=Family.SIDE_BET,
    over=STAR_BLACKJACK,
    prevails_by="14.1",
    instruments=(Instrument(NSW_STAR_BJ, RULES_14_15_TO_14_18),),
    offered_with=("nsw-star-blackjack",),
    file_name="lucky-lucky",
)
