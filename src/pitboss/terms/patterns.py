"""Patterns of cards: which cards make a line of a pay table, as values with one meaning for whoever plays, counts or shows them.

A pattern says whether cards fit it (`fits`), which differences between cards it can see (`sees`, so that cards it cannot tell apart are
counted together), and how it is written (`str`, read again by `pattern`).

>>> lucky = pattern("ranks 6 7 8, one suit")
>>> lucky == Ranks("678") & OneSuit(), str(Total(21) & ~OneSuit())
(True, 'total 21, not one suit')
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

RANKS = "A23456789TJQK"
SUIT_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}


class CardLike(Protocol):
    """What a pattern looks at in a card."""

    @property
    def rank(self) -> str: ...
    @property
    def suit(self) -> str: ...
    @property
    def pips(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Pattern:
    """Which cards fit; patterns are joined with `&` and `|` and turned round with `~`."""

    @abstractmethod
    def fits(self, cards: Sequence[CardLike]) -> bool:
        """Whether these cards, in the order in which they came, fit."""

    @abstractmethod
    def sees(self, card: CardLike) -> Hashable:
        """What the pattern sees of one card: two cards of which it sees the same may be exchanged."""

    @property
    def minds_order(self) -> bool:
        """Whether the order in which the cards came can matter."""
        return any(part.minds_order for part in self.parts())

    def parts(self) -> Iterator[Pattern]:
        """The patterns that this one is made of."""
        yield from ()

    def __and__(self, other: Pattern) -> Pattern:
        return All((*_joined(self, All), *_joined(other, All)))

    def __or__(self, other: Pattern) -> Pattern:
        return Either((*_joined(self, Either), *_joined(other, Either)))

    def __invert__(self) -> Pattern:
        return Not(self)


@dataclass(frozen=True, slots=True)
class Ranks(Pattern):
    """Exactly these ranks, in any order."""

    ranks: str

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return sorted(card.rank for card in cards) == sorted(self.ranks)

    def sees(self, card: CardLike) -> Hashable:
        return card.rank if card.rank in self.ranks else ""

    def __str__(self) -> str:
        return f"ranks {' '.join(self.ranks)}"


@dataclass(frozen=True, slots=True)
class Values(Pattern):
    """Exactly these values, in any order: an ace is A, a ten or a court card T."""

    values: str

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return sorted(_value(card) for card in cards) == sorted(self.values)

    def sees(self, card: CardLike) -> Hashable:
        return value if (value := _value(card)) in self.values else ""

    def __str__(self) -> str:
        return f"values {' '.join(self.values)}"


@dataclass(frozen=True, slots=True)
class SameRank(Pattern):
    """All of one rank: ten, jack, queen and king are four ranks."""

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return len({card.rank for card in cards}) == 1

    def sees(self, card: CardLike) -> Hashable:
        return card.rank

    def __str__(self) -> str:
        return "same rank"


@dataclass(frozen=True, slots=True)
class Run(Pattern):
    """Ranks that follow one another, the ace below 2 or above the king."""

    def fits(self, cards: Sequence[CardLike]) -> bool:
        low = sorted(RANKS.index(card.rank) for card in cards)
        high = sorted(place or len(RANKS) for place in low)
        return any(places == list(range(places[0], places[0] + len(places))) for places in (low, high))

    def sees(self, card: CardLike) -> Hashable:
        return card.rank

    def __str__(self) -> str:
        return "run"


@dataclass(frozen=True, slots=True)
class OneSuit(Pattern):
    """All of one suit."""

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return len({card.suit for card in cards}) == 1

    def sees(self, card: CardLike) -> Hashable:
        return card.suit

    def __str__(self) -> str:
        return "one suit"


@dataclass(frozen=True, slots=True)
class OneColour(Pattern):
    """All red, or all black."""

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return len({card.suit in "HD" for card in cards}) == 1

    def sees(self, card: CardLike) -> Hashable:
        return card.suit in "HD"

    def __str__(self) -> str:
        return "one colour"


@dataclass(frozen=True, slots=True)
class Suit(Pattern):
    """All of this suit."""

    suit: str

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return all(card.suit == self.suit for card in cards)

    def sees(self, card: CardLike) -> Hashable:
        return card.suit == self.suit

    def __str__(self) -> str:
        return SUIT_NAMES[self.suit]


@dataclass(frozen=True, slots=True, init=False)
class Total(Pattern):
    """One of these totals; an ace counts 11 unless that takes the cards over 21."""

    totals: tuple[int, ...]

    def __init__(self, *totals: int) -> None:
        object.__setattr__(self, "totals", totals)

    def fits(self, cards: Sequence[CardLike]) -> bool:
        hard = sum(card.pips for card in cards)
        soft = hard <= 11 and any(card.pips == 1 for card in cards)
        return hard + (10 if soft else 0) in self.totals

    def sees(self, card: CardLike) -> Hashable:
        return card.pips

    def __str__(self) -> str:
        return f"total {' '.join(map(str, self.totals))}"


@dataclass(frozen=True, slots=True)
class Count(Pattern):
    """So many cards, or so many and more."""

    cards: int
    or_more: bool = False

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return len(cards) >= self.cards if self.or_more else len(cards) == self.cards

    def sees(self, card: CardLike) -> Hashable:
        return None

    def __str__(self) -> str:
        return f"{self.cards} cards{' or more' if self.or_more else ''}"


@dataclass(frozen=True, slots=True)
class First(Pattern):
    """The first so many of the cards fit."""

    cards: int
    fitting: Pattern

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return len(cards) >= self.cards and self.fitting.fits(cards[: self.cards])

    def sees(self, card: CardLike) -> Hashable:
        return self.fitting.sees(card)

    @property
    def minds_order(self) -> bool:
        return True

    def __str__(self) -> str:
        return f"first {self.cards} ({self.fitting})"


@dataclass(frozen=True, slots=True)
class Not(Pattern):
    """The cards do not fit."""

    fitting: Pattern

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return not self.fitting.fits(cards)

    def sees(self, card: CardLike) -> Hashable:
        return self.fitting.sees(card)

    def parts(self) -> Iterator[Pattern]:
        yield self.fitting

    def __str__(self) -> str:
        inner = f"({self.fitting})" if isinstance(self.fitting, All | Either) else str(self.fitting)
        return f"not {inner}"


@dataclass(frozen=True, slots=True)
class All(Pattern):
    """The cards fit every one of these."""

    each: tuple[Pattern, ...]

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return all(part.fits(cards) for part in self.each)

    def sees(self, card: CardLike) -> Hashable:
        return tuple(part.sees(card) for part in self.each)

    def parts(self) -> Iterator[Pattern]:
        yield from self.each

    def __str__(self) -> str:
        return ", ".join(f"({part})" if isinstance(part, Either) else str(part) for part in self.each)


@dataclass(frozen=True, slots=True)
class Either(Pattern):
    """The cards fit at least one of these."""

    each: tuple[Pattern, ...]

    def fits(self, cards: Sequence[CardLike]) -> bool:
        return any(part.fits(cards) for part in self.each)

    def sees(self, card: CardLike) -> Hashable:
        return tuple(part.sees(card) for part in self.each)

    def parts(self) -> Iterator[Pattern]:
        yield from self.each

    def __str__(self) -> str:
        return " or ".join(map(str, self.each))


def _joined(part: Pattern, kind: type[All] | type[Either]) -> tuple[Pattern, ...]:
    return part.each if isinstance(part, kind) else (part,)


def _value(card: CardLike) -> str:
    return "T" if card.pips == 10 else card.rank


ATOMS: dict[str, Callable[[str], Pattern]] = {
    "ranks": lambda text: Ranks(_letters(text, RANKS)),
    "values": lambda text: Values(_letters(text, "A23456789T")),
    "total": lambda text: Total(*(int(each) for each in text.split())),
    "same rank": lambda _: SameRank(),
    "run": lambda _: Run(),
    "one suit": lambda _: OneSuit(),
    "one colour": lambda _: OneColour(),
    **{name: lambda _, suit=suit: Suit(suit) for suit, name in SUIT_NAMES.items()},  # type: ignore[misc]
}
"""How the simple patterns are written: a word or two, and what follows them."""

WRITTEN = (
    "write ranks 6 7 8, values A T, same rank, run, total 19 20 21, one suit, one colour, spades, 5 cards, 7 cards or more, "
    "first 2 (…) or not …, and join with a comma or with or"
)


def pattern(text: str) -> Pattern:
    """Read a pattern as `str` writes it; what cannot be read raises ValueError with a sentence.

    >>> str(pattern("first 2 (ranks 7 7), one suit")), str(pattern("not (run, one suit) or total 21"))
    ('first 2 (ranks 7 7), one suit', 'not (run, one suit) or total 21')
    >>> pattern("three of a kind")
    Traceback (most recent call last):
    ...
    ValueError: 'three of a kind' is no pattern of cards: write ranks 6 7 8, values A T, ... and join with a comma or with or
    """
    ways = [_all(part) for part in _apart(text.strip(), " or ")]
    return ways[0] if len(ways) == 1 else Either(tuple(ways))


def _all(text: str) -> Pattern:
    parts = [_one(part.strip()) for part in _apart(text, ",")]
    return parts[0] if len(parts) == 1 else All(tuple(parts))


def _one(text: str) -> Pattern:
    words = text.split()
    try:
        if text.startswith("(") and text.endswith(")"):
            return pattern(text[1:-1])
        if text.startswith("not "):
            return Not(_one(text[4:].strip()))
        if text.startswith("first ") and text.endswith(")"):
            return First(int(words[1].partition("(")[0]), pattern(text[text.index("(") + 1 : -1]))
        if len(words) in (2, 4) and words[1] in ("card", "cards") and words[2:] in ([], ["or", "more"]):
            return Count(int(words[0]), or_more=len(words) == 4)
        for size in (2, 1):
            build = ATOMS.get(" ".join(words[:size]))
            if build and words[:size]:
                rest = " ".join(words[size:])
                found = build(rest)
                if rest and str(found) != " ".join(words):
                    break
                return found
    except (ValueError, IndexError) as fault:
        if "is no pattern" in str(fault):
            raise
    raise ValueError(f"{text!r} is no pattern of cards: {WRITTEN}")


def _letters(text: str, known: str) -> str:
    letters = "".join(text.split())
    if not letters or any(letter not in known for letter in letters):
        raise ValueError(text)
    return letters


def _apart(text: str, by: str) -> list[str]:
    """The parts of a text between `by`, but not within brackets nor in "7 cards or more"."""
    parts, depth, begin, at = list[str](), 0, 0, 0
    while at < len(text):
        depth += {"(": 1, ")": -1}.get(text[at], 0)
        if depth == 0 and text.startswith(by, at) and not text.startswith(" or more", at):
            parts.append(text[begin:at])
            at = begin = at + len(by)
        else:
            at += 1
    return [*parts, text[begin:]]
