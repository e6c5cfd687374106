"""A term: one question that a rule book answers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Generic, TypeVar

from pitboss.law.values import Said

T = TypeVar("T")


class Chapter(Enum):
    """Where a term stands when a book is printed: the order a table meets its questions in."""

    PACK = "The cards"
    EQUIPMENT = "The table and its equipment"
    SHUFFLE = "Shuffle, cut and burn"
    WAGERS = "Wagers and boxes"
    LIMITS = "Limits and signs"
    DEAL = "The deal"
    INSURANCE = "Insurance"
    NATURALS = "Naturals"
    PLAYER = "The player's hand"
    DOUBLE = "Doubling"
    SPLIT = "Splitting"
    SURRENDER = "Surrender"
    DEALER = "The dealer's hand"
    SETTLEMENT = "Settlement"
    SIDE_BETS = "Side bets"
    COM_BO = "Com-Bo"
    IRREGULARITIES = "Irregularities"
    DEVICES = "Shuffling devices that fail"
    POWERS = "Powers, conduct and disputes"
    TOURNAMENTS = "Tournaments"
    PROMOTIONS = "Promotional prizes"
    DEFINITIONS = "Words defined"


class Default(Enum):
    """Which of several lawful values stands until the house elects."""

    FIRST = "first"
    LARGEST = "largest"
    OPEN = "any amount"


@dataclass(frozen=True)
class _Question(Generic[T]):
    """What a term is made of."""

    name: str
    question: str = field(compare=False)
    chapter: Chapter = field(compare=False)
    default: Default = field(default=Default.FIRST, compare=False)
    handling: bool = field(default=False, compare=False)

    def __str__(self) -> str:
        return self.name


class Term(_Question[T]):
    """One question a rule book must answer, named in the regulators' own words.

    Terms are equal by name. `default` says what a house that has elected nothing plays; OPEN means
    that the value named in the book is only the usual one and any other of its kind may be elected. `handling` marks a question of
    how people and cards are handled, which the floor acts on: no play and no cent follows from it.

    It is no frozen dataclass itself, only made of one, so that it can keep the type it was written with: `kind_of` asks for that.
    """


@dataclass(frozen=True)
class Statement(Term[Said]):
    """A fact that a book states or leaves unsaid: `says` is the only answer, so that nobody can elect or write another.

    >>> Statement("cut-with-device", "Are cards from a device cut?", Chapter.SHUFFLE, says=Said("not-cut")).says.word
    'not-cut'
    """

    says: Said = field(kw_only=True, compare=False)

    __hash__ = Term.__hash__


def in_chapters(terms: Iterable[Term[T]]) -> list[Term[T]]:
    """Terms as a book is printed: in the order of the chapters, and within one as they came."""
    order = {chapter: place for place, chapter in enumerate(Chapter)}
    return sorted(terms, key=lambda term: order[term.chapter])


@dataclass(frozen=True)
class _Family(Generic[T]):
    """What a table is made of."""

    name: str
    question: str
    chapter: Chapter
    handling: bool = False


class Table(_Family[T]):
    """A family of terms, one for each line of a table, so that every line is a clause of its own.

    >>> pays = Table[int]("pontoon-pays", "What does a winning 21 pay?", Chapter.SETTLEMENT)
    >>> pays["five-card-21"].name, pays[1, 2].name
    ('pontoon-pays/five-card-21', 'pontoon-pays/1/2')
    """

    def __getitem__(self, key: str | int | tuple[str | int, ...]) -> Term[T]:
        keys = key if isinstance(key, tuple) else (key,)
        return Term("/".join([self.name, *map(str, keys)]), self.question, self.chapter, handling=self.handling)

    def key(self, term: Term[T]) -> str | None:
        """The line's own name within this table, or None for a term of another table."""
        head, _, rest = term.name.partition("/")
        return rest if rest and head == self.name else None


@dataclass(frozen=True)
class Statements(Table[Said]):
    """A table whose every line states the same fact of another thing."""

    says: Said = field(kw_only=True)

    def __getitem__(self, key: str | int | tuple[str | int, ...]) -> Statement:
        line = super().__getitem__(key)
        return Statement(line.name, line.question, line.chapter, handling=self.handling, says=self.says)


def kind_of(asked: Term[Any] | Table[Any]) -> Any:
    """The type of the answers of a term, or of the lines of a table, as it was written: `int` for `Term[int](…)`.

    >>> kind_of(Term[int]("hands", "How many?", Chapter.SPLIT))
    <class 'int'>
    """
    written = getattr(asked, "__orig_class__", None)
    return Said if isinstance(asked, Statement | Statements) or written is None else written.__args__[0]
