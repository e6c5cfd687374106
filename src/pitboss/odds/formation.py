"""How a pair becomes two, three or more hands: by which draws, how likely, and what the other hands are then known to hold.

A hand of a split takes a second card. If that is another card to split and there is room, the hand becomes two, and both await
a second card. The cards of a shoe may be looked at in any order without changing a chance, so all second cards are looked at first.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Any, NamedTuple

from pitboss.odds.board import Numbers


class Formation(NamedTuple):
    """So many hands, of which `barred` are known to have a second card that cannot be split, and in how many orders it happens.

    The others of a full number of hands may have any second card.
    """

    hands: int
    barred: int
    orders: int


@cache
def formations(most: int) -> tuple[Formation, ...]:
    """Every way a pair can end up, where it may become at most so many hands and is split again whenever it can be.

    >>> formations(2)
    (Formation(hands=2, barred=0, orders=1),)
    >>> sorted(formations(3))
    [Formation(hands=2, barred=2, orders=1), Formation(hands=3, barred=0, orders=1), Formation(hands=3, barred=1, orders=1)]
    """
    found: dict[tuple[int, int], int] = {}
    paths = {(2, 0): 1}  # hands so far, of which have a second card that bars them
    while paths:
        onward: dict[tuple[int, int], int] = {}
        for (hands, barred), orders in paths.items():
            if hands in (most, barred):
                found[hands, barred] = found.get((hands, barred), 0) + orders
                continue
            for step in ((hands + 1, barred), (hands, barred + 1)):
                onward[step] = onward.get(step, 0) + orders
        paths = onward
    return tuple(Formation(hands, barred, orders) for (hands, barred), orders in found.items())


class Draws(NamedTuple):
    """The shoe that a split looks at: how many cards to split there are in it, and how many cards in all, before the pair was dealt
    and after the dealer's card was."""

    fellows: Any
    cards: Any

    def all_fellows(self, gone: int, drawn: int) -> Any:
        """The chance that so many cards drawn are all cards to split, when a hand's own and `gone` others have left the shoe."""
        chance = self.cards / self.cards
        for place in range(drawn):
            chance = chance * (self.fellows - 1 - gone - place) / (self.cards - 1 - gone - place)
        return chance


def added_up(worth: Numbers, draws: Draws, most: int) -> Any:
    """The value of a split, hand by hand: `worth[i]` is one hand with i + 1 fellow cards gone, over any second card and over those
    that bar.

    That another hand's unseen second card is no fellow is taken into account by what would follow if it were.
    """
    value = worth[0, 0] - worth[0, 0]
    for hands, barred, orders in formations(most):
        chance = orders * draws.all_fellows(1, hands - 2)
        gone = hands - 1
        if barred:
            value += chance * barred * sum(
                (-1) ** seen * comb(barred - 1, seen) * draws.all_fellows(gone, seen) * worth[gone + seen - 1, 1] for seen in range(barred)
            )  # fmt: skip
        if hands > barred:
            value += chance * (hands - barred) * sum(
                (-1) ** seen * comb(barred, seen) * draws.all_fellows(gone, seen) * worth[gone + seen - 1, 0] for seen in range(barred + 1)
            )  # fmt: skip
    return value


def most_gone(most: int) -> int:
    """With how many fellow cards gone a hand must be valued."""
    return max(hands - 1 + (barred if hands > barred else barred - 1) for hands, barred, _ in formations(most))
