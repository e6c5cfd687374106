"""VIC-2003-01 rules 1 to 9, 16 and 17: Blackjack, the book that the other Victorian games stand on."""

from __future__ import annotations

from pitboss.books.vic.blackjack.rule_01_definitions import RULE_1
from pitboss.books.vic.blackjack.rule_02_equipment import RULE_2
from pitboss.books.vic.blackjack.rule_03_cards import RULE_3
from pitboss.books.vic.blackjack.rule_04_shuffle import RULE_4
from pitboss.books.vic.blackjack.rule_05_results import RULE_5_RESULTS
from pitboss.books.vic.blackjack.rule_05_wagers import RULE_5
from pitboss.books.vic.blackjack.rule_06_limits import RULE_6
from pitboss.books.vic.blackjack.rule_07_5_3_absent import RULE_7_5_3
from pitboss.books.vic.blackjack.rule_07_deal import RULE_7
from pitboss.books.vic.blackjack.rule_08_settlement import RULE_8
from pitboss.books.vic.blackjack.rule_09_irregularities import RULE_9
from pitboss.books.vic.blackjack.rule_17_general import RULE_1_2, RULE_17
from pitboss.books.vic.documents import VIC_2000_26, VIC_2000_27, VIC_2000_28, VIC_2003_01
from pitboss.books.vic.notice_26_reconstruction import RECONSTRUCTION_NOTICE
from pitboss.books.vic.notice_27_limits import LIMITS_NOTICE
from pitboss.books.vic.notice_28_tournaments import TOURNAMENT_NOTICE
from pitboss.books.vic.tournament_chapter import RULE_16
from pitboss.law.book import Book, Family, Instrument, Manner
from pitboss.law.moment import Jurisdiction, melbourne

RULES_OF_2003 = (
    *RULE_1,
    *RULE_1_2,
    *RULE_2,
    *RULE_3,
    *RULE_4,
    *RULE_5,
    *RULE_5_RESULTS,
    *RULE_6,
    *RULE_7,
    *RULE_7_5_3,
    *RULE_8,
    *RULE_9,
    *RULE_16,
    *RULE_17,
)

BLACKJACK = Book(
    id="vic-blackjack",
    name="Blackjack",
    jurisdiction=Jurisdiction.VIC,
    family=Family.BLACKJACK,
    instruments=(
        # The rules as they stood in December 2000 are not among the documents: those of 2003 are read back, reading F1 ...
        Instrument(
            VIC_2003_01,
            RULES_OF_2003,
            manner=Manner.SUBSTITUTES,
            commences=melbourne("2000-12-15T00:00"),
            stands_for="the Blackjack rules approved on 24 April 1997 (S44), as amended up to Notice 22 of 2000",
            reading="F1",
        ),
        # ... save where a notice of 2000 gives the words of the time.
        Instrument(VIC_2000_26, RECONSTRUCTION_NOTICE, manner=Manner.AMENDS),
        Instrument(VIC_2000_27, LIMITS_NOTICE, manner=Manner.AMENDS),
        Instrument(VIC_2000_28, TOURNAMENT_NOTICE, manner=Manner.AMENDS),
        Instrument(VIC_2003_01, RULES_OF_2003, manner=Manner.SUBSTITUTES),
    ),
    text_from=melbourne("2000-12-15T04:00"),
    before=(
        "Blackjack was approved on 24 April 1997 (gazette S44), but its text before VIC-2000-26 commenced at 4.00 am on "
        "15 December 2000 is not among the documents"
    ),
)
