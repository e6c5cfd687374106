"""NSW-BJ-CHALLENGE rule 14: Perfect Pairs."""

from __future__ import annotations

from typing import Any

from pitboss.books.nsw.blackjack_challenge import BLACKJACK_CHALLENGE
from pitboss.books.nsw.documents import NSW_BJ_CHALLENGE
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, again, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Odds
from pitboss.terms.equipment import LAYOUT_DIAGRAM, LAYOUT_LIKENESS
from pitboss.terms.patterns import OneColour, OneSuit, SameRank
from pitboss.terms.powers import Power, Precondition, Role
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    PAIR,
    SIDE_BET_DEADLINE,
    SIDE_BET_HANDS,
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

RULE_14: tuple[Clause[Any], ...] = (
    # 14.1 What may be offered
    state("14.1", SIDE_BETS_OFFERED["perfect-pairs"]),
    # 14.2 Placing the wager
    rule("14.2", SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_REMOVED, note="A round begins when its first card leaves the shoe or device."),
    state("14.2", SIDE_BET_PLACE),
    rule("14.2", LAYOUT_DIAGRAM, ("C",)),
    again("14.2", LAYOUT_LIKENESS),
    # 14.3 The sign
    rule("14.3", SIDE_BET_SIGN, SideSign.AMOUNT),
    rule("14.3", SIDE_BET_OUTSIDE, SideBetOutside.NOT_TAKEN, reading="R5", or_else=(SideBetOutside.AS_MAIN,)),
    # 14.4 and 14.5 Who may bet: the Gaming Manager elects the second
    rule(
        "14.4",
        SIDE_BETS_LIMITED_BY,
        Power(
            Role.GAMING_MANAGER,
            needs=(Precondition.SURVEILLANCE_NOTIFIED_BEFORE, Precondition.INSPECTOR_NOTIFIED_BEFORE, Precondition.SIGN_DISPLAYED),
        ),
        also=("14.4.1", "14.4.2"),
    ),
    rule("14.5", SIDE_BET_REQUIRES, MainWager.ON_BOX, MainWager.OWN, also=("14.2", "14.4")),
    # 14.6 How many
    rule("14.6", SIDE_BETS_PER_BOX, 3),
    rule("14.6", SIDE_BETS_COUNTED, Counted.EACH_KIND),
    state("14.6", SIDE_BET_PREFERENCE),
    # 14.7 What a pair is
    rule("14.7", SIDE_BET_WINS_WITH, SameRank(), also=("14.7.1", "14.7.2"), note=PAIR),
    # 14.8 What wins, and the odds with any number of decks
    rule("14.8", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2, also=("14.7",), reading="E12"),
    rule("14.8.1", SIDE_BET_HANDS["mixed"], SameRank() & ~OneColour()),
    rule("14.8.1", SIDE_BET_PAYS["mixed"], Odds(5)),
    rule("14.8.2", SIDE_BET_HANDS["coloured"], SameRank() & OneColour() & ~OneSuit()),
    rule("14.8.2", SIDE_BET_PAYS["coloured"], Odds(10)),
    rule("14.8.3", SIDE_BET_HANDS["perfect"], SameRank() & OneSuit()),
    rule("14.8.3", SIDE_BET_PAYS["perfect"], Odds(30)),
    # 14.9 Settlement
    rule("14.9", SIDE_BET_OTHERWISE, Result.LOSE),
    rule("14.9", SIDE_BET_SETTLED, Settled.BEFORE_SUBSEQUENT_DEAL),
    rule("14.9", SIDE_BET_STEPS, (Step.COLLECT_LOSERS, Step.PAY_WINNERS)),
)

PERFECT_PAIRS = Book(
    id="nsw-challenge-perfect-pairs",
    name="Perfect Pairs",
    jurisdiction=Jurisdiction.NSW,
    family=Family.SIDE_BET,
    over=BLACKJACK_CHALLENGE,
    prevails_by="14.1",
    instruments=(Instrument(NSW_BJ_CHALLENGE, RULE_14),),
    offered_with=("nsw-blackjack-challenge",),
    file_name="perfect-pairs",
)
