"""VIC-2003-01 rule 11: Pontoon Pandemonium, over Crown Pontoon."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.crown_pontoon import CROWN_PONTOON
from pitboss.books.vic.documents import VIC_2003_01
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, again, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import Dollars, Prizes
from pitboss.terms.definitions import DEFINES
from pitboss.terms.equipment import ALSO_NEEDED, BOXES, LAYOUT_AREAS, LAYOUT_DIAGRAM, LAYOUT_LIKENESS, LAYOUT_MARKS, Area
from pitboss.terms.pandemonium import (
    JACKPOT_NOMINEE,
    JACKPOT_ORDER,
    JACKPOT_PAID,
    JACKPOT_PRESSED_OTHERWISE,
    JACKPOT_PRESSES,
    JACKPOT_UNDECIDED,
    PANDEMONIUM_DRAW,
    PANDEMONIUM_FAILURE,
    PANDEMONIUM_FAILURE_STAKE,
    PANDEMONIUM_LINES,
    PANDEMONIUM_POSSIBILITIES,
    PANDEMONIUM_PRIZES,
    PANDEMONIUM_RESULTS,
    PANDEMONIUM_STAKE,
    PANDEMONIUM_TABLE,
    PANDEMONIUM_UNIT,
    Failure,
    FailureStake,
    Press,
    Stake,
)
from pitboss.terms.patterns import Values
from pitboss.terms.powers import Duty, Power, Rank, Role
from pitboss.terms.settlement import Result
from pitboss.terms.side_bets import (
    SIDE_BET_CHANCE,
    SIDE_BET_DEADLINE,
    SIDE_BET_JUDGED_ON,
    SIDE_BET_MEDIUM,
    SIDE_BET_OTHERWISE,
    SIDE_BET_PLACE,
    SIDE_BET_REQUIRES,
    SIDE_BET_SETTLED,
    SIDE_BET_WINS_WITH,
    SIDE_BETS_ON_SEVERAL_BOXES,
    SIDE_BETS_PER_WAGER,
    JudgedOn,
    MainWager,
    Settled,
    SideDeadline,
)

RULE_11: tuple[Clause[Any], ...] = (
    # 11.2 Additional definitions
    rule(
        '11.2.1 "Pontoon Pandemonium wager"',
        DEFINES["pontoon-pandemonium"],
        "an optional stake beside the main one, in a space of its own, that earns a bonus prize on a Pontoon",
    ),
    rule(
        '11.2.1 "jackpot button"',
        DEFINES["jackpot-button"],
        "the button a winning side bettor is offered; pressed, it picks a prize at random",
    ),
    rule('11.2.1 "Pontoon Pandemonium Bonus Meter"', DEFINES["bonus-meter"], "the electronic display of the bonus prizes"),
    # 11.3 Equipment
    rule("11.3.1", LAYOUT_DIAGRAM, ("D",), reading="A38"),
    again("11.3.1", LAYOUT_LIKENESS),
    again("11.3.1(a)", BOXES),
    rule("11.3.1(b)", LAYOUT_AREAS["pontoon-pandemonium"], Area.IF_OFFERED),
    again("11.3.1(c)", LAYOUT_MARKS),
    rule("11.3.2(a)", ALSO_NEEDED["jackpot-button"], "the button that draws the prizes"),
    rule("11.3.2(b)", ALSO_NEEDED["bonus-meter"], "an electronic meter that displays the prizes"),
    # 11.4 Placement of wagers: what wins and what loses
    rule("11.4.1(a)", SIDE_BET_WINS_WITH, Values("AT")),
    rule("11.4.1(a)", SIDE_BET_JUDGED_ON, JudgedOn.FIRST_2),
    rule("11.4.1(b)", PANDEMONIUM_RESULTS["pontoon-against-pontoon"], Result.WIN),
    rule("11.4.1(c)", SIDE_BET_OTHERWISE, Result.LOSE),
    # 11.5 Dealing the game
    rule("11.5.1", SIDE_BET_DEADLINE, SideDeadline.FIRST_CARD_DEALT),
    state("11.5.1", SIDE_BET_CHANCE),
    state("11.5.1", SIDE_BET_MEDIUM, reading="G30"),
    state("11.5.1", SIDE_BET_PLACE),
    rule("11.5.2", SIDE_BET_REQUIRES, MainWager.OWN),
    rule("11.5.3", SIDE_BETS_PER_WAGER, 1),
    state("11.5.3", SIDE_BETS_ON_SEVERAL_BOXES),
    # 11.6 Settlement
    state("11.6.1", PANDEMONIUM_DRAW),
    rule(
        "11.6.1",
        SIDE_BET_SETTLED,
        Settled.AS_SOON_AS_DECIDED,
        also=("11.6.4",),
        reading="G20",
    ),
    rule("11.6.2", PANDEMONIUM_TABLE, 1, 2, 3, 4, 5, also=("11.6.3",)),
    rule(
        "11.6.3",
        PANDEMONIUM_UNIT,
        Dollars.of(1),
        also=("11.6.3(a)", "11.6.3(b)", "11.6.3(c)", "11.6.3(d)", "11.6.3(e)"),
    ),
    rule("11.6.3", PANDEMONIUM_STAKE, Stake.RETURNED, reading="A25", or_else=(Stake.KEPT,)),
    # (a) Table 1
    rule("11.6.3(a)", PANDEMONIUM_LINES[1], 10),
    rule("11.6.3(a)", PANDEMONIUM_POSSIBILITIES[1], 112_501, note="The sum of the lines; it is not printed."),
    rule("11.6.3(a) Table 1: 1 x $250,000", PANDEMONIUM_PRIZES[1, 1], Prizes(1, Dollars.of(250_000))),
    rule("11.6.3(a) Table 1: 30 x $7,500", PANDEMONIUM_PRIZES[1, 2], Prizes(30, Dollars.of(7500))),
    rule("11.6.3(a) Table 1: 300 x $750", PANDEMONIUM_PRIZES[1, 3], Prizes(300, Dollars.of(750))),
    rule("11.6.3(a) Table 1: 750 x $250", PANDEMONIUM_PRIZES[1, 4], Prizes(750, Dollars.of(250))),
    rule("11.6.3(a) Table 1: 1,500 x $50", PANDEMONIUM_PRIZES[1, 5], Prizes(1500, Dollars.of(50))),
    rule("11.6.3(a) Table 1: 7,050 x $25", PANDEMONIUM_PRIZES[1, 6], Prizes(7050, Dollars.of(25))),
    rule("11.6.3(a) Table 1: 17,370 x $20", PANDEMONIUM_PRIZES[1, 7], Prizes(17_370, Dollars.of(20))),
    rule("11.6.3(a) Table 1: 23,250 x $15", PANDEMONIUM_PRIZES[1, 8], Prizes(23_250, Dollars.of(15))),
    rule("11.6.3(a) Table 1: 29,250 x $10", PANDEMONIUM_PRIZES[1, 9], Prizes(29_250, Dollars.of(10))),
    rule("11.6.3(a) Table 1: 33,000 x $5", PANDEMONIUM_PRIZES[1, 10], Prizes(33_000, Dollars.of(5))),
    # (b) Table 2
    rule("11.6.3(b)", PANDEMONIUM_LINES[2], 7),
    rule("11.6.3(b)", PANDEMONIUM_POSSIBILITIES[2], 51_566, note="The sum of the lines; it is not printed."),
    rule("11.6.3(b) Table 2: 1 x $100,000", PANDEMONIUM_PRIZES[2, 1], Prizes(1, Dollars.of(100_000))),
    rule("11.6.3(b) Table 2: 50 x $1,000", PANDEMONIUM_PRIZES[2, 2], Prizes(50, Dollars.of(1000))),
    rule("11.6.3(b) Table 2: 70 x $500", PANDEMONIUM_PRIZES[2, 3], Prizes(70, Dollars.of(500))),
    rule("11.6.3(b) Table 2: 345 x $100", PANDEMONIUM_PRIZES[2, 4], Prizes(345, Dollars.of(100))),
    rule("11.6.3(b) Table 2: 5,000 x $50", PANDEMONIUM_PRIZES[2, 5], Prizes(5000, Dollars.of(50))),
    rule("11.6.3(b) Table 2: 12,100 x $20", PANDEMONIUM_PRIZES[2, 6], Prizes(12_100, Dollars.of(20))),
    rule("11.6.3(b) Table 2: 34,000 x $10", PANDEMONIUM_PRIZES[2, 7], Prizes(34_000, Dollars.of(10))),
    # (c) Table 3
    rule("11.6.3(c)", PANDEMONIUM_LINES[3], 7),
    rule("11.6.3(c)", PANDEMONIUM_POSSIBILITIES[3], 49_531, note="The sum of the lines; it is not printed."),
    rule("11.6.3(c) Table 3: 1 x $50,000", PANDEMONIUM_PRIZES[3, 1], Prizes(1, Dollars.of(50_000))),
    rule("11.6.3(c) Table 3: 50 x $1,000", PANDEMONIUM_PRIZES[3, 2], Prizes(50, Dollars.of(1000))),
    rule("11.6.3(c) Table 3: 80 x $500", PANDEMONIUM_PRIZES[3, 3], Prizes(80, Dollars.of(500))),
    rule("11.6.3(c) Table 3: 400 x $100", PANDEMONIUM_PRIZES[3, 4], Prizes(400, Dollars.of(100))),
    rule("11.6.3(c) Table 3: 5,000 x $50", PANDEMONIUM_PRIZES[3, 5], Prizes(5000, Dollars.of(50))),
    rule("11.6.3(c) Table 3: 14,000 x $20", PANDEMONIUM_PRIZES[3, 6], Prizes(14_000, Dollars.of(20))),
    rule("11.6.3(c) Table 3: 30,000 x $10", PANDEMONIUM_PRIZES[3, 7], Prizes(30_000, Dollars.of(10))),
    # (d) Table 4
    rule("11.6.3(d)", PANDEMONIUM_LINES[4], 7),
    rule("11.6.3(d)", PANDEMONIUM_POSSIBILITIES[4], 37_501, note="The sum of the lines; it is not printed."),
    rule("11.6.3(d) Table 4: 1 x $25,000", PANDEMONIUM_PRIZES[4, 1], Prizes(1, Dollars.of(25_000))),
    rule("11.6.3(d) Table 4: 50 x $1,000", PANDEMONIUM_PRIZES[4, 2], Prizes(50, Dollars.of(1000))),
    rule("11.6.3(d) Table 4: 80 x $500", PANDEMONIUM_PRIZES[4, 3], Prizes(80, Dollars.of(500))),
    rule("11.6.3(d) Table 4: 400 x $100", PANDEMONIUM_PRIZES[4, 4], Prizes(400, Dollars.of(100))),
    rule("11.6.3(d) Table 4: 4,000 x $50", PANDEMONIUM_PRIZES[4, 5], Prizes(4000, Dollars.of(50))),
    rule("11.6.3(d) Table 4: 8,000 x $20", PANDEMONIUM_PRIZES[4, 6], Prizes(8000, Dollars.of(20))),
    rule("11.6.3(d) Table 4: 24,970 x $10", PANDEMONIUM_PRIZES[4, 7], Prizes(24_970, Dollars.of(10))),
    # (e) Table 5
    rule("11.6.3(e)", PANDEMONIUM_LINES[5], 7),
    rule("11.6.3(e)", PANDEMONIUM_POSSIBILITIES[5], 35_826, note="The sum of the lines; it is not printed."),
    rule("11.6.3(e) Table 5: 1 x $10,000", PANDEMONIUM_PRIZES[5, 1], Prizes(1, Dollars.of(10_000))),
    rule("11.6.3(e) Table 5: 50 x $1,000", PANDEMONIUM_PRIZES[5, 2], Prizes(50, Dollars.of(1000))),
    rule("11.6.3(e) Table 5: 75 x $500", PANDEMONIUM_PRIZES[5, 3], Prizes(75, Dollars.of(500))),
    rule("11.6.3(e) Table 5: 400 x $100", PANDEMONIUM_PRIZES[5, 4], Prizes(400, Dollars.of(100))),
    rule("11.6.3(e) Table 5: 3,900 x $50", PANDEMONIUM_PRIZES[5, 5], Prizes(3900, Dollars.of(50))),
    rule("11.6.3(e) Table 5: 8,400 x $20", PANDEMONIUM_PRIZES[5, 6], Prizes(8400, Dollars.of(20))),
    rule("11.6.3(e) Table 5: 23,000 x $10", PANDEMONIUM_PRIZES[5, 7], Prizes(23_000, Dollars.of(10))),
    # 11.6.4 Several players on a betting area
    state("11.6.4", JACKPOT_PRESSES),
    state("11.6.4(a)", JACKPOT_ORDER),
    state("11.6.4(b)", JACKPOT_NOMINEE),
    rule("11.6.4(c)", JACKPOT_UNDECIDED, Power(Role.DEALER, Rank.OR_ABOVE, duty=Duty.MUST)),
    state("11.6.4(d)", JACKPOT_PAID),
    # 11.6.5 A Pontoon without the side bet
    rule(
        "11.6.5",
        JACKPOT_PRESSED_OTHERWISE["without-wager"],
        Press.VOID,
        note="The player may ask for the button, or the dealer may offer it.",
    ),
    # 11.7 Irregularities
    rule("11.7.1", JACKPOT_PRESSED_OTHERWISE["during-offer"], Press.ACCEPT_OR_PRESS_AGAIN),
    rule(
        "11.7.1",
        JACKPOT_PRESSED_OTHERWISE["out-of-turn"],
        Press.ACCEPT_OR_PRESS_AGAIN,
        also=("11.6.4(a)",),
        reading="J7",
        or_else=(Press.VOID,),
    ),
    rule(
        "11.7.1",
        JACKPOT_PRESSED_OTHERWISE["without-wager-during-offer"],
        Press.ACCEPT_OR_PRESS_AGAIN,
        also=("11.6.5",),
        reading="J6",
        or_else=(Press.VOID,),
    ),
    rule("11.7.2", JACKPOT_PRESSED_OTHERWISE["outside-offer"], Press.VOID),
    # 11.7.3 Electronic failure
    rule("11.7.3(a)", PANDEMONIUM_FAILURE["before-round"], Failure.NOT_OFFERED),
    rule(
        "11.7.3(b)",
        PANDEMONIUM_FAILURE["during-round"],
        Failure.SMALLEST_PRIZE,
        reading="A26",
        or_else=(Failure.MINIMUM_WAGER,),
    ),
    rule("11.7.3(b)", PANDEMONIUM_FAILURE_STAKE, FailureStake.AS_WITH_A_PRIZE, reading="G21", or_else=(FailureStake.KEPT,)),
)

PONTOON_PANDEMONIUM = Book(
    id="vic-pontoon-pandemonium",
    name="Pontoon Pandemonium",
    jurisdiction=Jurisdiction.VIC,
    family=Family.SIDE_BET,
    over=CROWN_PONTOON,
    prevails_by="11.1",
    instruments=(Instrument(VIC_2003_01, RULE_11),),
    offered_with=("vic-crown-pontoon",),
)
