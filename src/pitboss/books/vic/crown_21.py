"""VIC-2000-27 rule 27: Crown 21, over the Blackjack rules of its time."""

from __future__ import annotations

from typing import Any

from pitboss.books.vic.blackjack import BLACKJACK
from pitboss.books.vic.documents import VIC_2000_27, VIC_2003_01
from pitboss.law.book import Book, Ending, Family, Instrument
from pitboss.law.clause import Clause, rule
from pitboss.law.moment import Jurisdiction
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17

RULE_27: tuple[Clause[Any], ...] = (
    # 27.2.1 Additional cards to the dealer's hand
    rule("27.2.1", DEALER_SOFT_17, DealerSoft17.HIT, reading="D10"),
)

CROWN_21 = Book(
    id="vic-crown-21",
    name="Crown 21",
    jurisdiction=Jurisdiction.VIC,
    family=Family.BLACKJACK,
    over=BLACKJACK,
    prevails_by="27.1",
    instruments=(Instrument(VIC_2000_27, RULE_27),),
    ended=Ending(VIC_2003_01, "Schedule: Substitution", replaced_by="vic-crown-blackjack", reading="F4"),
)
