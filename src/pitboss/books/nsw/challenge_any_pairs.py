"""NSW-BJ-CHALLENGE rule 13: Any Pairs."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.blackjack_challenge import BLACKJACK_CHALLENGE
from pitboss.books.nsw.documents import NSW_BJ_CHALLENGE
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, again, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Odds
from pitboss.terms.equipment import LAYOUT_DIAGRAM, LAYOUT_LIKENESS
from pitboss.terms.patterns import SameRank
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    PAIR,
    SIDE_BET_DEADLINE,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_OTHERWISE,
    SIDE_BET_OUTSIDE,
    SIDE_BET_PAYS,
    SIDE_BET_PLACE,
    SIDE_BET_PREFERENCE,
    SIDE_BET_REQUIRES,
    SIDE_BET_SETTLED,
    SIDE_BET_SIGN,
    SIDE_BET_STEPS,
    SIDE_BET_WINS_WITH,
    SIDE_BETS_COUNTED,
    SIDE_BETS_LIMITED_BY,
    SIDE_BETS_OFFERED,
    SIDE_BETS_PER_BOX,
    Counted,
    JudgedOn,
    MainWager,
    Settled,
    SideBetOutside,
    SideDeadline,
    SideSign,
    Step,
)

RULE_13: tuple[Clause[Any], ...] = (
    # 13.1 Placing the wager
    state("13.1", SIDE_BETS_OFFERED["any-pairs"], note="The rule says only: where it is offered."),
    rule("13.1", SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_REMOVED, note="A round begins when its first card leaves the shoe or device."),
    state("13.1", SIDE_BET_PLACE),
    rule("13.1", LAYOUT_DIAGRAM, ("B",)),
    again("13.1", LAYOUT_LIKENESS),
    # 13.2 The sign
    rule("13.2", SIDE_BET_SIGN, SideSign.AMOUNT),
    rule("13.2", SIDE_BET_OUTSIDE, SideBetOutside.NOT_TAKEN, reading="R5", or_else=(SideBetOutside.AS_MAIN,)),
    # 13.3 and 13.4 Who may bet: the Gaming Manager elects the second
    rule(
        "13.3",
        SIDE_BETS_LIMITED_BY,
        Power(
            Role.GAMING_MANAGER,
            needs=(Precondition.SURVEILLANCE_NOTIFIED_BEFORE, Precondition.INSPECTOR_NOTIFIED_BEFORE, Precondition.SIGN_DISPLAYED),
        ),
        also=("13.3.1", "13.3.2"),
    ),
    rule("13.4", SIDE_BET_REQUIRES, MainWager.ON_BOX, MainWager.OWN, also=("13.1", "13.3")),
    # 13.5 How many
    rule("13.5", SIDE_BETS_PER_BOX, 3),
    rule("13.5", SIDE_BETS_COUNTED, Counted.EACH_KIND),
    state("13.5", SIDE_BET_PREFERENCE),
    # 13.6 What a pair is
    rule("13.6", SIDE_BET_WINS_WITH, SameRank(), also=("13.6.1", "13.6.2"), note=PAIR),
    rule("13.6", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2, also=("13.7",)),
    # 13.7 Odds
    rule("13.7", SIDE_BET_PAYS["pair"], Odds(11)),
    # 13.8 Settlement
    rule("13.8", SIDE_BET_OTHERWISE, Result.LOSE),
    rule("13.8", SIDE_BET_SETTLED, Settled.AFTER_INITIAL_DEAL),
    rule("13.8", SIDE_BET_STEPS, (Step.LOSERS_TO_FLOAT_TRAY, Step.PAY_WINNERS)),
)

ANY_PAIRS = Book(
    id="nsw-challenge-any-pairs",
    name="Any Pairs",
    jurisdiction=Jurisdiction.NSW,
    family=Family.SIDE_BET,
    over=BLACKJACK_CHALLENGE,
    prevails_by="13.1",
    instruments=(Instrument(NSW_BJ_CHALLENGE, RULE_13),),
    offered_with=("nsw-blackjack-challenge",),
    file_name="any-pairs",
)
