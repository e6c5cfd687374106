"""What an analysis answers: plain records, in units of the opening wager."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

COLUMNS = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "A")
"""The dealer's cards in the order of a chart; T is any card that counts ten."""


class Action(StrEnum):
    """What a player may do with a hand."""

    STAND = "stand"
    HIT = "hit"
    DOUBLE = "double"
    SPLIT = "split"
    SURRENDER = "surrender"


class Kind(StrEnum):
    """The three parts of a chart."""

    HARD = "hard"
    SOFT = "soft"
    PAIR = "pair"


@dataclass(frozen=True, slots=True, order=True)
class Row:
    """A line of a chart: `hard 16`, `soft 18`, `pair 8`. A pair's total is the value of one of its cards, an ace's 1."""

    kind: Kind
    total: int

    def __str__(self) -> str:
        if self.kind is Kind.PAIR:
            return f"pair {'A' if self.total == 1 else 'T' if self.total == 10 else self.total}"
        return f"{self.kind} {self.total}"


@dataclass(frozen=True, slots=True)
class Cell:
    """What to do against one dealer's card: with two cards, with three, and so on; the last answer holds for any more.

    A pair's row has one answer; when its cards may not be split (again), the row of their total holds. A double or a surrender
    that the moment does not allow gives way to `otherwise`.
    """

    by_cards: tuple[Action, ...]
    otherwise: Action

    @property
    def first(self) -> Action:
        """What to do with the first two cards."""
        return self.by_cards[0]


@dataclass(frozen=True, slots=True)
class Strategy:
    """The best play that looks at totals alone: one row a total, one column a dealer's card."""

    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    cells: Mapping[tuple[Row, str], Cell]

    def __getitem__(self, place: tuple[Row, str]) -> Cell:
        return self.cells[place]


@dataclass(frozen=True, slots=True)
class Departure:
    """A hand of which the exact cards are better played otherwise than its total says, and what that is worth in a round."""

    hand: str
    dealer: str
    table: Action
    best: Action
    gain: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game under its options from one shoe: what it is worth to a player who plays best, and how."""

    game: str
    name: str
    options: Mapping[str, str]
    decks: int
    ev: float
    variance: float
    table_ev: float
    strategy: Strategy
    departures: tuple[Departure, ...]
    results: Mapping[Fraction, float]
    dealer: Mapping[str, Mapping[str, float]]
    insurance: Mapping[str, Fraction]
    super_bonus: Mapping[str, float]
    method: tuple[str, ...]
    seconds: float

    @property
    def house_edge(self) -> float:
        """What the house keeps of an opening wager."""
        return -self.ev

    @property
    def standard_deviation(self) -> float:
        """Of one round."""
        return float(self.variance**0.5)

    @property
    def table_cost(self) -> float:
        """What playing by totals alone costs."""
        return self.ev - self.table_ev


@dataclass(frozen=True, slots=True)
class HandOdds:
    """One hand against one dealer's card: the value of everything lawful, best first, and what the dealer may make."""

    hand: str
    dealer: str
    values: tuple[tuple[Action, float], ...]
    dealer_totals: Mapping[str, float]
    method: tuple[str, ...]

    @property
    def best(self) -> Action:
        """What to do."""
        return self.values[0][0]


@dataclass(frozen=True, slots=True)
class Chance:
    """One line of a bet's pay table: how likely it is, and what it pays to one."""

    line: str
    probability: Fraction
    pays: Fraction
    rule: str


@dataclass(frozen=True, slots=True)
class BetOdds:
    """A bet that cards alone decide: its lines, and its value to the player per unit, exactly."""

    bet: str
    lines: tuple[Chance, ...]
    method: tuple[str, ...]

    @property
    def ev(self) -> Fraction:
        """What a unit staked is worth; what no line pays is lost."""
        return sum((chance.probability * (chance.pays + 1) for chance in self.lines), Fraction(0)) - 1

    @property
    def variance(self) -> Fraction:
        """Of a unit staked."""
        won = sum((chance.probability for chance in self.lines), Fraction(0))
        square = sum((chance.probability * chance.pays**2 for chance in self.lines), Fraction(0)) + (1 - won)
        return square - self.ev**2
