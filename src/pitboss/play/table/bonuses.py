"""The bonus hands of Crown Pontoon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.law.rules import Rules
from pitboss.play.table.lines import lines
from pitboss.terms.pontoon import (
    PONTOON_PAYS,
    SUPER_BONUS,
    SUPER_BONUS_DOUBLED,
    SUPER_BONUS_HAND,
    SUPER_BONUS_OTHERS,
    SUPER_BONUS_SEVERAL,
    SUPER_BONUS_SHARED,
    SUPER_BONUS_TOO_SMALL,
    BonusLine,
    DoubledSevens,
    SeveralWinners,
    SharedSevens,
    StakeTier,
    TooSmall,
)


class Bonuses(NamedTuple):
    """The bonus hands of Crown Pontoon."""

    lines: Mapping[str, BonusLine]
    super_bonus: Mapping[str, StakeTier]
    others: int
    doubled: DoubledSevens | None
    several: SeveralWinners | None
    shared: SharedSevens | None
    too_small: TooSmall | None


def bonuses_of(rules: Rules) -> Bonuses:
    """Read them from the book."""
    others = rules.get(SUPER_BONUS_OTHERS)
    return Bonuses(
        lines=lines(rules, PONTOON_PAYS),
        super_bonus=lines(rules, SUPER_BONUS) if rules.get(SUPER_BONUS_HAND) else {},
        others=others.cents if others else 0,
        doubled=rules.get(SUPER_BONUS_DOUBLED),
        several=rules.get(SUPER_BONUS_SEVERAL),
        shared=rules.get(SUPER_BONUS_SHARED),
        too_small=rules.get(SUPER_BONUS_TOO_SMALL),
    )
