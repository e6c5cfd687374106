"""What hands and settlements ask of a game: plain values, so that two books with equal records have the same automata."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.law.values import Odds, Part
from pitboss.terms.doubling import AfterSplit, DoubledAce, DoubleTotals, PontoonDoubledAce
from pitboss.terms.patterns import Pattern
from pitboss.terms.settlement import Collects, Result


class Ruling(NamedTuple):
    """The rules of a round for a player of whole boxes.

    `waits` and `surrender` are the values of the dealer's card against which a natural waits and a hand may be given up. `ranked` are the
    odds of a natural against a natural whose ten is higher, the same, lower by `rank_order`; none where neither wins. `lines` are the
    bonus hands with what they pay, the highest first; the Super Bonus is for one more, against some values of the dealer's.
    `results` are the lines of the results that the book has.
    """

    soft_17_hit: bool
    must_draw_below: int
    split_from: int
    natural_pays: Odds
    waits: frozenset[int]
    ranked: tuple[Odds, ...]
    rank_order: tuple[str, ...]
    natural_after_split: bool
    even_money: Odds | None
    at_21: Odds | None
    five_cards: Odds | None
    double_cards: int
    double_totals: DoubleTotals
    double_after_split: AfterSplit
    doubled_ace: DoubledAce | PontoonDoubledAce | None
    doubled_pays: Odds | None
    withdrawn: bool
    split_hands: int
    split_aces_again: bool
    split_aces_draw: bool
    declining_bars: bool
    surrender: frozenset[int]
    surrender_below: int
    surrender_forfeits: Part
    surrender_lost: bool
    lines: tuple[tuple[Pattern, Odds], ...]
    super_hand: Pattern | None
    super_against: frozenset[int]
    results: tuple[tuple[str, Result], ...]
    win: Odds
    drawn_21_stands_off: bool
    collects: Collects
    original_if_first_paid: bool

    @property
    def result_words(self) -> Mapping[str, Result]:
        """The lines of the results by their names."""
        return dict(self.results)

    @property
    def patterns(self) -> tuple[Pattern, ...]:
        """Everything that bonuses look for in a hand."""
        return (*(hand for hand, _ in self.lines), *((self.super_hand,) if self.super_hand else ()))

    def on_double(self, usual: Odds) -> Odds:
        """What a doubled hand is paid that would be paid this undoubled."""
        return self.doubled_pays or usual
