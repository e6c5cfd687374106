"""What the mathematics reads of a book: everything that moves the value of a round, and nothing else.

Two books with equal records have equal values; a clause that leaves the record as it was has no price.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from pitboss.terms.deal import SecondCard
from pitboss.terms.doubling import DoubleTotals
from pitboss.terms.patterns import Pattern


class Results(NamedTuple):
    """What a live hand comes to for each unit: -1 lost, 0 stands off, 1 won.

    The ties are those at 17, … 21; `over` are the dealer's totals over 21 of which the book speaks apart from the others.
    """

    dealer_over: int
    higher: int
    lower: int
    ties: tuple[int, ...]
    over: tuple[tuple[int, int], ...]


class Ruled(NamedTuple):
    """The rules of a round as numbers and words, for one player on one box.

    `both_naturals` is what a natural is paid against a natural: one number, or one for each order of the two ten-value cards
    in `rank_order` (higher, same, lower). `natural_waits` and `surrender` are the ranks of the dealer's card against which a natural
    waits and a hand may be given up; a natural that waits is paid `natural_held` if the dealer has none, or may be paid `natural_instead`
    at once. `split_from` is the least total of
    a pair that may be split. `wins` is what a unit is paid that wins, undoubled and doubled; `wins_at_21` and `trick` the same of a 21
    and of five cards that win at once. `bonuses` are the hands of a bonus table with their odds, the highest
    first. A surrender gives up `surrender_loses`, and all of the wager to a natural unless it is `early`.
    """

    removed: tuple[str, ...]
    soft_17: str
    second_card: SecondCard
    natural_pays: Fraction
    natural_held: Fraction
    natural_waits: frozenset[str]
    natural_instead: Fraction | None
    both_naturals: tuple[Fraction, ...]
    rank_order: tuple[str, ...]
    natural_after_split: bool
    even_money: Fraction | None
    must_draw_below: int
    double_cards: int
    double_totals: DoubleTotals
    doubled_ace: str
    double_split: bool
    double_split_aces: bool
    double_withdrawn: bool
    surrender: frozenset[str]
    surrender_below: int
    surrender_loses: Fraction
    surrender_early: bool
    split_hands: int
    split_from: int
    resplit_aces: bool
    split_aces_draw: bool
    stands_off_at_21: bool
    collects: str
    bust_double_spared: bool
    original_if_first_paid: bool
    results: Results
    wins: tuple[Fraction, Fraction]
    wins_at_21: tuple[Fraction, Fraction] | None
    trick: tuple[Fraction, Fraction] | None
    bonuses: tuple[tuple[Pattern, Fraction], ...]

    @property
    def peeks(self) -> bool:
        """Whether a dealer's natural ends the round before anybody decides."""
        return self.second_card in (SecondCard.FACE_DOWN_PEEK, SecondCard.FACE_UP)
