"""What a clause can answer with: words, odds, spans, money and the lines of a table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction


class Word(Enum):
    """An answer that is one of a few words; a gloss says what the word means.

    >>> class Soft17(Word):
    ...     STAND = "stand", "the dealer stands on soft 17"
    ...     HIT = "hit", "the dealer draws on soft 17"
    >>> str(Soft17.HIT), Soft17.HIT.gloss, Soft17("hit") is Soft17.HIT
    ('hit', 'the dealer draws on soft 17', True)
    """

    gloss: str

    def __new__(cls, word: str, gloss: str = "") -> Word:
        """Make the word itself the value, so that `Soft17("hit")` finds it."""
        member = object.__new__(cls)
        member._value_ = word
        member.gloss = gloss
        return member

    def __str__(self) -> str:
        return str(self.value)

    __hash__ = object.__hash__  # a word is itself and nothing else; Enum would hash its name, in Python, at every look-up


@dataclass(frozen=True, slots=True)
class Said:
    """What a rule says where it could say nothing else: a word, and what it means."""

    word: str
    gloss: str = ""

    def __str__(self) -> str:
        return self.word


class Offer(Word):
    """Whether the house offers a thing."""

    NO = "no", "not offered"
    YES = "yes", "offered"


@dataclass(frozen=True, slots=True)
class Odds:
    """What a winning wager is paid, to the amount staked.

    >>> str(Odds(3, 2)), Odds(3, 2).ratio, Odds(3, 2).times, str(Odds(25))
    ('3 to 2', '3:2', Fraction(3, 2), '25 to 1')
    """

    paid: int
    staked: int = 1

    @property
    def times(self) -> Fraction:
        """The odds as a multiple of the stake."""
        return Fraction(self.paid, self.staked)

    @property
    def ratio(self) -> str:
        """The odds as a settlement writes them."""
        return f"{self.paid}:{self.staked}"

    def __str__(self) -> str:
        return f"{self.paid} to {self.staked}"


MONEY_BACK = Odds(0)
"""The stake is returned and nothing is paid."""


@dataclass(frozen=True, slots=True)
class Span:
    """Every whole number from the first to the last, both included."""

    first: int
    last: int

    def __contains__(self, number: int) -> bool:
        return self.first <= number <= self.last

    def __str__(self) -> str:
        return f"{self.first} to {self.last}"


AMOUNT = re.compile(r"\$?(?P<dollars>\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.(?P<cents>\d{1,2})0*)?", re.ASCII)


@dataclass(frozen=True, slots=True, order=True)
class Dollars:
    """An amount of money, in whole cents.

    >>> str(Dollars.of("1000")), str(Dollars.of("0.50")), Dollars.of("2.5").cents
    ('$1,000', '$0.50', 250)
    """

    cents: int

    @classmethod
    def of(cls, amount: str | int) -> Dollars:
        """Read an amount of dollars exactly; a fraction of a cent is an error."""
        found = AMOUNT.fullmatch(str(amount).strip())
        if found is None:
            raise ValueError(f"{amount} is not an amount of whole cents")
        return cls(int(found["dollars"].replace(",", "")) * 100 + int((found["cents"] or "").ljust(2, "0")))

    def __str__(self) -> str:
        whole, part = divmod(self.cents, 100)
        return f"${whole:,}.{part:02d}" if part else f"${whole:,}"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of something the term names.

    >>> str(HALF), HALF.of(1_001), str(Part(Fraction(1)))
    ('1/2', Fraction(1001, 2), '1')
    """

    share: Fraction

    def of(self, cents: int) -> Fraction:
        """So much of that many cents."""
        return self.share * cents

    def __str__(self) -> str:
        return str(self.share)


HALF = Part(Fraction(1, 2))


@dataclass(frozen=True, slots=True)
class ByDecks:
    """Odds of one line of a pay table, by the number of decks in play."""

    columns: tuple[tuple[int, Odds | None], ...]

    def __getitem__(self, decks: int) -> Odds | None:
        return dict(self.columns)[decks]

    def __str__(self) -> str:
        return ", ".join(f"{decks} decks {odds or 'not available'}".replace("1 decks", "1 deck") for decks, odds in self.columns)


@dataclass(frozen=True, slots=True)
class ByTable:
    """Odds of one line of a bet that has several numbered pay tables."""

    columns: tuple[tuple[int, Odds], ...]

    def __getitem__(self, table: int) -> Odds:
        return dict(self.columns)[table]

    def __str__(self) -> str:
        return ", ".join(f"table {table} {odds}" for table, odds in self.columns)


@dataclass(frozen=True, slots=True)
class Prizes:
    """One line of a prize table: how many of the possibilities, and the prize for each dollar wagered."""

    possibilities: int
    prize: Dollars

    def __str__(self) -> str:
        return f"{self.possibilities:,} x {self.prize}"


@dataclass(frozen=True, slots=True)
class ByField:
    """One line of a schedule that has a column for each size of field; a column may be empty or complete."""

    columns: tuple[tuple[int, int | str], ...]

    def __getitem__(self, entrants: int) -> int | str:
        return dict(self.columns)[entrants]

    def __str__(self) -> str:
        return ", ".join(
            f"{entrants}: {number:,}" if isinstance(number, int) else f"{entrants}: {number}" for entrants, number in self.columns
        )


def shown(value: object) -> str:
    """Write any answer as a person reads it.

    >>> shown((9, 10, 11)), shown(()), shown(Odds(3, 2)), shown(112501)
    ('9, 10, 11', 'none', '3 to 2', '112,501')
    """
    match value:
        case ():
            return "none"
        case tuple():
            return ", ".join(shown(item) for item in value)
        case int():
            return f"{value:,}"
        case _:
            return str(value)
