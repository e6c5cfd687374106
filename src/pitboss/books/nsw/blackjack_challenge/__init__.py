"""NSW-BJ-CHALLENGE: Blackjack Challenge."""

from __future__ import annotations

from pitboss.books.nsw.blackjack_challenge.rule_01_definitions import RULE_1
from pitboss.books.nsw.blackjack_challenge.rule_02_layout import RULE_2
from pitboss.books.nsw.blackjack_challenge.rule_03_cards import RULE_3
from pitboss.books.nsw.blackjack_challenge.rule_04_shuffle import RULE_4
from pitboss.books.nsw.blackjack_challenge.rule_05_wagers import RULE_5
from pitboss.books.nsw.blackjack_challenge.rule_06_limits import RULE_6
from pitboss.books.nsw.blackjack_challenge.rule_07_initial_deal import RULE_7
from pitboss.books.nsw.blackjack_challenge.rule_08_interim_settlement import RULE_8
from pitboss.books.nsw.blackjack_challenge.rule_09_subsequent_deal import RULE_9
from pitboss.books.nsw.blackjack_challenge.rule_10_doubling import RULE_10
from pitboss.books.nsw.blackjack_challenge.rule_11_splitting import RULE_11
from pitboss.books.nsw.blackjack_challenge.rule_12_dealer import RULE_12
from pitboss.books.nsw.blackjack_challenge.rule_15_final_settlement import RULE_15
from pitboss.books.nsw.blackjack_challenge.rule_16_irregularities import RULE_16
from pitboss.books.nsw.blackjack_challenge.rule_17_malfunction import RULE_17
from pitboss.books.nsw.blackjack_challenge.rule_19_tournaments import RULE_19
from pitboss.books.nsw.documents import NSW_BJ_CHALLENGE
from pitboss.books.nsw.rule_18_general import RULE_18
from pitboss.books.nsw.rule_20_promotions import RULE_20
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.moment import Jurisdiction

BLACKJACK_CHALLENGE = Book(
    id="nsw-blackjack-challenge",
    name="Blackjack Challenge",
    jurisdiction=Jurisdiction.NSW,
    family=Family.BLACKJACK,
    instruments=(
        Instrument(
            NSW_BJ_CHALLENGE,
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
