"""VIC-2000-29: Crown Com-Bo."""

from __future__ import annotations

from pitboss.books.vic.com_bo.rule_01_definitions import RULE_1
from pitboss.books.vic.com_bo.rule_02_equipment import RULE_2
from pitboss.books.vic.com_bo.rule_03_cards import RULE_3
from pitboss.books.vic.com_bo.rule_04_shuffle import RULE_4, RULE_7_7
from pitboss.books.vic.com_bo.rule_05_8_settlement import RULE_5_8
from pitboss.books.vic.com_bo.rule_05_wagers import RULE_5
from pitboss.books.vic.com_bo.rule_06_limits import RULE_6
from pitboss.books.vic.com_bo.rule_07_deal import RULE_7
from pitboss.books.vic.com_bo.rule_08_settlement import RULE_8
from pitboss.books.vic.com_bo.rule_09_irregularities import RULE_9
from pitboss.books.vic.com_bo.rule_10_tournaments import RULE_10
from pitboss.books.vic.documents import VIC_2000_29
from pitboss.law.book import Book, Family, Instrument
from pitboss.law.moment import Jurisdiction

CROWN_COM_BO = Book(
    id="vic-crown-com-bo",
    name="Crown Com-Bo",
    jurisdiction=Jurisdiction.VIC,
    family=Family.COM_BO,
    instruments=(
        Instrument(
            VIC_2000_29,
            (
                *RULE_1,
                *RULE_2,
                *RULE_3,
                *RULE_4,
                *RULE_7_7,
                *RULE_5_8,
                *RULE_5,
                *RULE_6,
                *RULE_7,
                *RULE_8,
                *RULE_9,
                *RULE_10,
            ),
        ),
    ),
)
