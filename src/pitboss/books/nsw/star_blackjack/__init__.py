"""NSW-STAR-BJ: Star Blackjack."""

from __future__ import annotations

from pitboss.books.nsw.documents import NSW_STAR_BJ
from pitboss.books.nsw.rule_18_general import RULE_18
from pitboss.books.nsw.rule_20_promotions import RULE_20
from pitboss.books.nsw.star_blackjack.rule_01_definitions import RULE_1
from pitboss.books.nsw.star_blackjack.rule_02_layout import RULE_2
from pitboss.books.nsw.star_blackjack.rule_03_cards import RULE_3
from pitboss.books.nsw.star_blackjack.rule_04_shuffle import RULE_4
from pitboss.books.nsw.star_blackjack.rule_05_wagers import RULE_5
from pitboss.books.nsw.star_blackjack.rule_06_limits import RULE_6
from pitboss.books.nsw.star_blackjack.rule_07_initial_deal import RULE_7
from pitboss.books.nsw.star_blackjack.rule_08_insurance import RULE_8
from pitboss.books.nsw.star_blackjack.rule_09_interim_settlement import RULE_9
from pitboss.books.nsw.star_blackjack.rule_10_subsequent_deal import RULE_10
from pitboss.books.nsw.star_blackjack.rule_11_doubling import RULE_11
from pitboss.books.nsw.star_blackjack.rule_12_splitting import RULE_12
from pitboss.books.nsw.star_blackjack.rule_13_dealer import RULE_13
from pitboss.books.nsw.star_blackjack.rule_14_optional_wagers import RULE_14
from pitboss.books.nsw.star_blackjack.rule_15_final_settlement import RULE_15
from pitboss.books.nsw.star_blackjack.rule_16_irregularities import RULE_16
from pitboss.books.nsw.star_blackjack.rule_17_malfunction import RULE_17
from pitboss.books.nsw.star_blackjack.rule_19_tournaments import RULE_19
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.moment import Jurisdiction

STAR_BLACKJACK = Book(
    id="nsw-star-blackjack",
    name="Star Blackjack",
    jurisdiction=Jurisdiction.NSW,
    family=Family.BLACKJACK,
    instruments=(
        Instrument(
            NSW_STAR_BJ,
            (
                *RULE_1,
                *RULE_2,
                *RULE_3,
                *RULE_4,
                *RULE_5,
                *RULE_6,
                *RULE_7,
                *RULE_8,
                *RULE_9,
                *RULE_10,
                *RULE_11,
                *RULE_12,
                *RULE_13,
                *RULE_14,
                *RULE_15,
                *RULE_16,
                *RULE_17,
                *RULE_18,
                *RULE_19,
                *RULE_20,
            ),
        ),
    ),
)
