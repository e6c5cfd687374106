"""A price: what the player would gain or lose if a rule said something else, per unit of the opening wager."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import TypeAlias

Number: TypeAlias = Fraction | float
"""A value per unit staked: a fraction where cards alone decide it, otherwise what the kernels compute."""

MAIN = "main"
"""The opening wager of a game."""


MOST_TERMS = 3
SUPER_BONUS = "super-bonus-at-"
"""What a bonus adds to an opening wager of so many dollars: no bet of its own."""
NOTHING_LEFT = "there is nothing to play by without an answer to"
WORTH_NOTHING = "worth nothing to a player who plays best"


class Subject(StrEnum):
    """What is priced."""

    CLAUSE = "clause"
    OPTION = "option"
    READING = "reading"
    DECKS = "decks"


@dataclass(frozen=True, slots=True)
class Price:
    """One rule against one alternative, everything else as it stands.

    `terms` are the questions answered otherwise, several where one rule answers them all or the letter joins them. `ev` is what a
    unit on `bet` is worth to the player as the rules stand and `ev_instead` with the alternative; both are None where the
    alternative makes no game that can be played out, and `remark` says why. A bet that only one of the two knows is worth nothing
    to a player at the other. `instruments` are the documents that the law stood on: the price is of that law and no other.
    """

    game: str
    decks: int
    subject: Subject
    terms: tuple[str, ...]
    in_force: str
    citation: str
    reading: str
    instead: str
    instead_citation: str
    bet: str
    ev: Number | None
    ev_instead: Number | None
    remark: str = ""
    instruments: tuple[str, ...] = ()

    @property
    def term(self) -> str:
        """The terms in a few words."""
        return ", ".join(self.terms) if len(self.terms) <= MOST_TERMS else f"{', '.join(self.terms[:2])} and {len(self.terms) - 2} more"

    @property
    def difference(self) -> Number | None:
        """What the alternative would give the player; less than nothing where it would take."""
        return None if self.ev is None or self.ev_instead is None else self.ev_instead - self.ev

    @property
    def is_priced(self) -> bool:
        """Whether both sides could be worked out."""
        return self.difference is not None

    @property
    def moves(self) -> bool:
        """Whether it changes what the cards pay."""
        return self.difference not in (None, 0)

    @property
    def size(self) -> float:
        """How much it moves, either way; what could not be priced comes last."""
        return -1.0 if self.difference is None else abs(float(self.difference))


def percent(value: Number | None, *, places: int = 4) -> str:
    """A value as a share of the wager, with its sign: `+0.2216 %`, and `0` where it is nothing at all.

    >>> percent(-0.0054321), percent(Fraction(1, 8)), percent(0), percent(None), percent(-0.00000001)
    ('−0.5432 %', '+12.5000 %', '0', '–', '−0.0000 %')
    """
    if value is None:
        return "–"
    if value == 0:
        return "0"
    return f"{'+' if value > 0 else '−'}{abs(float(value)) * 100:.{places}f} %"
