"""What of an analysis is exact, and by which rule the rest is reckoned: told with every figure."""

from __future__ import annotations

from collections.abc import Collection

from pitboss.odds.records import Action
from pitboss.odds.ruled import Ruled
from pitboss.odds.totals import counted

UNSPLIT = (
    "Exact: every hand that is not split, by the values of its cards, drawn without replacement from the shoe; one player, one box, "
    "wagers that chips can pay in full, no insurance."
)
SPLIT = (
    "Splits: exact in the cards that leave the shoe and in the number of hands, up to {hands}; a pair is split again whenever it may "
    "be, and each hand is then played as is best for one hand by itself once the other card of the pair has gone{share}."
)
SHARE = ", the dealer's natural counted as another hand's loss or as half its own, whichever makes the split worth more"
SPREAD = (
    "Variance and results: exact for hands that are not split; the hands of one split are taken as independent once the dealer's "
    "result is known."
)
TO_THE_HALF = " Bonuses of split hands count there to the nearest half of the wager."
TABLE = "The chart: no change of one of its answers is worth anything to hands that are not split; it looks at {looks}."
SUITS = "Bonuses: the suits of the first two cards are looked at, those of a split hand only on average; the Super Bonus is told apart."
RANKS = (
    "Naturals against naturals: the ranks of ten-value cards are looked at on average, since no decision depends on them with a full shoe."
)
EVEN_MONEY = "Even money is taken where it is worth more than waiting."


def method_of(rule: Ruled) -> tuple[str, ...]:
    """What holds for a game of these rules."""
    looks = "totals and pairs" if counted(rule) == 3 else "totals, pairs and the number of cards"
    said = [UNSPLIT, _splits(rule)]
    said += [EVEN_MONEY] if rule.even_money is not None else []
    said += [SUITS] if rule.bonuses else []
    said += [RANKS] if rule.rank_order else []
    return (*said, SPREAD + (TO_THE_HALF if rule.bonuses else ""), TABLE.format(looks=looks))


def method_of_hand(rule: Ruled, actions: Collection[Action], *, evens: bool) -> tuple[str, ...]:
    """What holds for one hand of which these actions were valued; `evens` if it is one that even money is for."""
    said = [UNSPLIT]
    said += [_splits(rule)] if Action.SPLIT in actions else []
    said += [EVEN_MONEY] if rule.even_money is not None and evens else []
    said += [SUITS] if rule.bonuses else []
    said += [RANKS] if rule.rank_order and Action.SPLIT in actions else []
    return tuple(said)


def _splits(rule: Ruled) -> str:
    shared = rule.collects not in ("all", "original")
    return SPLIT.format(hands=rule.split_hands, share=SHARE if shared else "")
