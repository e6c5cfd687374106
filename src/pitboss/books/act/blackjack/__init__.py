"""ACT-2018-01: Blackjack in the Australian Capital Territory."""

from __future__ import annotations

from pitboss.books.act.blackjack.dictionary import DICTIONARY
from pitboss.books.act.blackjack.rule_01_table import RULE_1
from pitboss.books.act.blackjack.rule_02_cards import RULE_2
from pitboss.books.act.blackjack.rule_03_limits import RULE_3
from pitboss.books.act.blackjack.rule_04_wagers import RULE_4
from pitboss.books.act.blackjack.rule_05_shuffle import RULE_5
from pitboss.books.act.blackjack.rule_06_initial_deal import RULE_6
from pitboss.books.act.blackjack.rule_07_insurance import RULE_7
from pitboss.books.act.blackjack.rule_08_interim_settlement import RULE_8
from pitboss.books.act.blackjack.rule_09_subsequent_deal import RULE_9
from pitboss.books.act.blackjack.rule_10_splitting import RULE_10
from pitboss.books.act.blackjack.rule_11_doubling import RULE_11
from pitboss.books.act.blackjack.rule_12_dealer import RULE_12
from pitboss.books.act.blackjack.rule_13_final_settlement import RULE_13
from pitboss.books.act.blackjack.rule_14_irregularities import RULE_14
from pitboss.books.act.blackjack.rule_15_closure import RULE_15
from pitboss.books.act.blackjack.rule_16_general import RULE_16
from pitboss.books.act.blackjack.rule_17_side_bets import RULE_17
from pitboss.books.act.blackjack.rule_18_automated_shoe import RULE_18_SHUFFLE
from pitboss.books.act.blackjack.rule_18_malfunction import RULE_18_MALFUNCTION
from pitboss.books.act.blackjack.rule_19_tournaments import RULE_19
from pitboss.books.act.documents import ACT_2018_01
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.moment import Jurisdiction

BLACKJACK = Book(
    id="act-blackjack",
    name="Blackjack (ACT)",
    jurisdiction=Jurisdiction.ACT,
    family=Family.BLACKJACK,
    instruments=(
        Instrument(
            ACT_2018_01,
            (
                *DICTIONARY,
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
                *RULE_18_SHUFFLE,
                *RULE_18_MALFUNCTION,
                *RULE_19,
            ),
        ),
    ),
)
