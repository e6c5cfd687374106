"""The bonus hands of Crown Pontoon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pitboss.cards.card import Card
from pitboss.law.rules import Rules
from pitboss.play.table.lines import lines
from pitboss.terms.patterns import Pattern
from pitboss.terms.pontoon import (
    PONTOON_PAYS,
    SUPER_BONUS,
    SUPER_BONUS_DOUBLED,
    SUPER_BONUS_HAND,
    SUPER_BONUS_OTHERS,
    SUPER_BONUS_SEVERAL,
    SUPER_BONUS_SHARED,
    SUPER_BONUS_SPLIT,
    SUPER_BONUS_TOO_SMALL,
    AgainstCard,
    BonusLine,
    DoubledSevens,
    SeveralWinners,
    SharedSevens,
    StakeTier,
    TooSmall,
)


class Bonuses(NamedTuple):
    """The bonus hands of Crown Pontoon: the lines of its table by name, the highest first, and the Super Bonus."""

    lines: Mapping[str, BonusLine]
    super_hand: AgainstCard | None
    super_bonus: Mapping[str, StakeTier]
    others: int
    split_suited: bool
    doubled: DoubledSevens | None
    several: SeveralWinners | None
    shared: SharedSevens | None
    too_small: TooSmall | None

    def line(self, cards: Sequence[Card]) -> str | None:
        """The name of the line that a winning 21 is paid by, which is the highest that its cards fit; None where it has no bonus."""
        return next((name for name, line in self.lines.items() if line.hand.fits(cards)), None)

    def is_super(self, cards: Sequence[Card]) -> bool:
        """Whether these are the cards of the Super Bonus, whatever the dealer shows."""
        return self.super_hand is not None and self.super_hand.hand.fits(cards)

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """Everything that the bonuses look for in a hand: what is left of each (`Pattern.after`) is all that need be remembered of one."""
        return (*(line.hand for line in self.lines.values()), *((self.super_hand.hand,) if self.super_hand else ()))


def bonuses_of(rules: Rules) -> Bonuses:
    """Read them from the book."""
    others = rules.get(SUPER_BONUS_OTHERS)
    return Bonuses(
        lines=dict(sorted(lines(rules, PONTOON_PAYS).items(), key=lambda each: -each[1].odds.times)),
        super_hand=rules.get(SUPER_BONUS_HAND),
        super_bonus=lines(rules, SUPER_BONUS) if rules.get(SUPER_BONUS_HAND) else {},
        others=others.cents if others else 0,
        split_suited=rules.get(SUPER_BONUS_SPLIT) is None,
        doubled=rules.get(SUPER_BONUS_DOUBLED),
        several=rules.get(SUPER_BONUS_SEVERAL),
        shared=rules.get(SUPER_BONUS_SHARED),
        too_small=rules.get(SUPER_BONUS_TOO_SMALL),
    )
