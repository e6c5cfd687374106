"""VIC-2003-01 rule 14: Crown Blackjack, over Blackjack."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.blackjack import BLACKJACK
from pitboss.books.vic.documents import VIC_2003_01
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.clause import Clause, rule
from pitboss.law.moment import Jurisdiction
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17

RULE_14: tuple[Clause[Any], ...] = (
    # 14.2.1 Additional cards to the dealer's hand
    rule("14.2.1(a)", DEALER_SOFT_17, DealerSoft17.HIT, reading="A20"),
)

CROWN_BLACKJACK = Book(
    id="vic-crown-blackjack",
    name="Crown Blackjack",
    jurisdiction=Jurisdiction.VIC,
    family=Family.BLACKJACK,
    over=BLACKJACK,
    prevails_by="14.1",
    instruments=(Instrument(VIC_2003_01, RULE_14),),
)
