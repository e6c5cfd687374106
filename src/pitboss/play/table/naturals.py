"""What a natural is paid, and when."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.cards.card import Card
from pitboss.law.rules import Rules
from pitboss.law.values import Odds
from pitboss.play.deferral import naturals_deferred
from pitboss.play.table.lines import lines
from pitboss.terms.naturals import (
    EVEN_MONEY,
    NATURAL_AFTER_SPLIT,
    NATURAL_AGAINST_NATURAL,
    NATURAL_PAID_AT_ONCE,
    NATURAL_PAYS,
    NATURAL_WAITS,
    RANKED_NATURAL_PAYS,
    BothNatural,
    EvenMoney,
    PaidAtOnce,
    SplitNatural,
    Waiting,
)
from pitboss.terms.powers import Role


class Naturals(NamedTuple):
    """What a natural is paid, and when."""

    pays: Odds
    at_once: PaidAtOnce
    waiting: Waiting | None
    deferred: bool
    both: BothNatural | None
    ranked_pays: Mapping[str, Odds]
    after_split: SplitNatural
    even_money: EvenMoney | None

    def wait_on(self, shown: Card) -> bool:
        """Whether a natural waits for the dealer's hand when the dealer shows this card."""
        match self.at_once:
            case PaidAtOnce.NEITHER_TEN_NOR_ACE:
                return shown.pips in (1, 10)
            case PaidAtOnce.NEITHER_TEN_ITSELF_NOR_ACE:
                return shown.pips == 1 or shown.rank == "T"
            case PaidAtOnce.ALWAYS:
                return False


def naturals_of(rules: Rules, deferred_by: Role | None) -> Naturals:
    """Read them from the book."""
    return Naturals(
        pays=rules[NATURAL_PAYS],
        at_once=rules[NATURAL_PAID_AT_ONCE],
        waiting=rules.get(NATURAL_WAITS),
        deferred=naturals_deferred(rules, deferred_by),
        both=rules.get(NATURAL_AGAINST_NATURAL),
        ranked_pays=lines(rules, RANKED_NATURAL_PAYS),
        after_split=rules[NATURAL_AFTER_SPLIT],
        even_money=rules.get(EVEN_MONEY),
    )
