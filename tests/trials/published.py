"""Games as they are published elsewhere, written as answers over Victorian Blackjack, in data alone."""

from __future__ import annotations

from typing import Any

from pitboss.law.term import Term
from pitboss.law.values import Odds
from pitboss.terms.deal import DEALER_OPENING_CARDS, DEALER_SECOND_CARD, OPENING_DEAL, DealStep, SecondCard
from pitboss.terms.dealer_hand import DEALER_SOFT_17, DealerSoft17
from pitboss.terms.doubling import DOUBLE_AFTER_SPLIT, DOUBLE_TOTALS, AfterSplit, DoubleTotals
from pitboss.terms.insurance import INSURANCE_AFTER_EVEN_MONEY, INSURANCE_AGAINST_ACE
from pitboss.terms.naturals import (
    EVEN_MONEY,
    EVEN_MONEY_PAYS,
    NATURAL_AGAINST_NATURAL,
    NATURAL_PAID_AT_ONCE,
    NATURAL_PAYS,
    BothNatural,
    PaidAtOnce,
)
from pitboss.terms.settlement import RESULTS, Result
from pitboss.terms.splitting import SPLIT_DECLINED, SPLIT_HANDS

Answers = dict[Term[Any], Any]

WITH_HOLE_CARD: Answers = {
    OPENING_DEAL: (DealStep.EACH_BOX_FIRST, DealStep.DEALER, DealStep.EACH_BOX_SECOND, DealStep.DEALER_SECOND),
    DEALER_OPENING_CARDS: 2,
}
PEEK: Answers = {**WITH_HOLE_CARD, DEALER_SECOND_CARD: SecondCard.FACE_DOWN_PEEK}
NO_PEEK: Answers = {**WITH_HOLE_CARD, DEALER_SECOND_CARD: SecondCard.FACE_DOWN_NO_PEEK}

AMERICAN: Answers = {
    **PEEK,
    DOUBLE_TOTALS: DoubleTotals.ANY,
    DOUBLE_AFTER_SPLIT: AfterSplit.NOT_ACES,
    SPLIT_HANDS: 4,
    SPLIT_DECLINED: None,
}
"""Eight decks, the dealer standing on soft 17, any two cards doubled, after a split too, aces split once: a house edge of 0.430578 %."""

DOUBLE_EXPOSURE: Answers = {
    **WITH_HOLE_CARD,
    DEALER_SECOND_CARD: SecondCard.FACE_UP,
    DEALER_SOFT_17: DealerSoft17.HIT,
    RESULTS["equal-totals"]: Result.LOSE,
    NATURAL_PAYS: Odds(1),
    NATURAL_PAID_AT_ONCE: PaidAtOnce.NEITHER_TEN_NOR_ACE,
    NATURAL_AGAINST_NATURAL: BothNatural.STAND_OFF,
    DOUBLE_TOTALS: DoubleTotals.ANY,
    DOUBLE_AFTER_SPLIT: AfterSplit.NOT_ACES,
    SPLIT_HANDS: 4,
    SPLIT_DECLINED: None,
    INSURANCE_AGAINST_ACE: None,
    INSURANCE_AFTER_EVEN_MONEY: None,
    EVEN_MONEY: None,
    EVEN_MONEY_PAYS: None,
}
"""Both dealer's cards face up; ties lose but for two naturals, and a natural pays evens."""
