"""Who may insure what, and what it pays."""

from __future__ import annotations

from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.law.values import HALF, Odds, Offer, Part
from pitboss.terms.insurance import (
    INSURANCE_AFTER_EVEN_MONEY,
    INSURANCE_AGAINST_ACE,
    INSURANCE_AGAINST_TEN,
    INSURANCE_AGAINST_TEN_MAXIMUM,
    INSURANCE_AGAINST_TEN_PAYS,
    INSURANCE_AGAINST_TEN_WINS_ON,
    INSURANCE_LOST,
    INSURANCE_MAXIMUM,
    INSURANCE_PAYS,
    INSURANCE_UNIT,
    INSURANCE_WINS_ON,
    INSURING_ANOTHER,
    INSURING_ANOTHER_MAXIMUM,
    INSURING_ANOTHER_NEEDS,
    InsurersWager,
    Insures,
    OthersInsure,
    Preference,
    WinsOn,
)
from pitboss.terms.limits import SMALLEST_CHIP
from pitboss.terms.naturals import EVEN_MONEY, EvenMoney


class Insuring(NamedTuple):
    """Who may insure what, and what it pays."""

    offered: Insures | None
    wins_on: WinsOn | None
    pays: Odds | None
    maximum: Part
    ten_maximum: Part
    ten_wins_on: WinsOn | None
    ten_pays: Odds | None
    another: tuple[Preference, ...]
    others: OthersInsure | None
    needs: InsurersWager | None
    after_evens: bool
    unit: int
    lost_by: tuple[str, ...]


def insuring_of(rules: Rules) -> Insuring:
    """Read them from the book."""
    against_ten, ten_pays = rules.get(INSURANCE_AGAINST_TEN), rules.get(INSURANCE_AGAINST_TEN_PAYS)
    return Insuring(
        offered=rules.get(INSURANCE_AGAINST_ACE),
        wins_on=rules.get(INSURANCE_WINS_ON),
        pays=rules.get(INSURANCE_PAYS),
        maximum=rules.get(INSURANCE_MAXIMUM) or HALF,
        ten_maximum=rules.get(INSURANCE_AGAINST_TEN_MAXIMUM) or HALF,
        ten_wins_on=rules.get(INSURANCE_AGAINST_TEN_WINS_ON),
        ten_pays=ten_pays if against_ten is Offer.YES else None,
        another=rules.get(INSURING_ANOTHER) or (),
        others=rules.get(INSURING_ANOTHER_MAXIMUM),
        needs=rules.get(INSURING_ANOTHER_NEEDS),
        after_evens=rules.get(INSURANCE_AFTER_EVEN_MONEY) is Offer.YES and rules.get(EVEN_MONEY) is EvenMoney.INSURANCE_STANDS,
        unit=rules[SMALLEST_CHIP].cents if rules.get(INSURANCE_UNIT) else 0,
        lost_by=rules.why(INSURANCE_LOST).citations if rules.get(INSURANCE_LOST) else (),
    )
