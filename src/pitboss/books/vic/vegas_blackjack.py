"""VIC-2003-01 rule 12: Vegas Blackjack, over Blackjack."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.blackjack import BLACKJACK
from pitboss.books.vic.documents import VIC_2003_01
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, again, rule, state
from pitboss.law.moment import Jurisdiction
from pitboss.law.values import HALF
from pitboss.terms.doubling import (
    DOUBLE_AFTER_SPLIT,
    DOUBLE_AMOUNT,
    DOUBLE_CARDS,
    DOUBLE_EXTRA_CARDS,
    DOUBLE_NATURAL,
    DOUBLE_TOTALS,
    DoubleTotals,
)
from pitboss.terms.pack import BACKS, CARDS_PER_DECK, CUTTING_CARDS, DECKS, JOKERS
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

RULE_12: tuple[Clause[Any], ...] = (
    # 12.2 Additional definitions
    rule('12.2.1 "Surrender"', SURRENDER_FORFEITS, HALF, also=("12.4.1(a)",)),
    # 12.3 The cards
    rule("12.3.1", DECKS, 4),
    again("12.3.1", CARDS_PER_DECK),
    again("12.3.1", JOKERS),
    again("12.3.1", BACKS),
    again("12.3.1", CUTTING_CARDS),
    # 12.4.1 Surrender
    rule("12.4.1(a)", SURRENDER_AGAINST, ("T", "J", "Q", "K", "A"), also=('12.2.1 "Surrender"',), note="T is the 10"),
    rule("12.4.1(a)", SURRENDER_BELOW, 21, note="hands of 20 or less"),
    state("12.4.1(a)", SURRENDER_OFFERED, also=('12.2.1 "Surrender"',), reading="G22"),
    state("12.4.1(b)", SURRENDER_MARKED),
    state("12.4.1(c)", SURRENDER_AGAINST_NATURAL),
    state("12.4.1(d)", SURRENDER_COLLECTED),
    state("12.4.1(d)", SURRENDER_ODD_HALF, reading="A28"),
    rule(
        "12.4.1(e)",
        SURRENDER_FOLLOWERS,
        SurrenderFollowers.ONLY_WITH_CALLER,
        also=("12.4.1(b)",),
        reading="A27",
        or_else=(SurrenderFollowers.BOUND_BY_CALLER,),
    ),
    # 12.4.2 Doubling
    rule("12.4.2(a)", DOUBLE_TOTALS, DoubleTotals.BELOW_21),
    again("12.4.2(a)", DOUBLE_CARDS),
    again("12.4.2(a)", DOUBLE_AMOUNT),
    again("12.4.2(a)", DOUBLE_EXTRA_CARDS),
    again("12.4.2(a)", DOUBLE_NATURAL),
    again("12.4.2(a)", DOUBLE_AFTER_SPLIT),
)

VEGAS_BLACKJACK = Book(
    id="vic-vegas-blackjack",
    name="Vegas Blackjack",
    jurisdiction=Jurisdiction.VIC,
    family=Family.BLACKJACK,
    over=BLACKJACK,
    prevails_by="12.1",
    instruments=(Instrument(VIC_2003_01, RULE_12),),
)
