"""What a pattern of cards is, and how patterns are joined: which cards make a line of a pay table, as values with one meaning for
whoever plays, counts or shows them.

A pattern says whether cards fit it (`fits`), which differences between cards it can see (`sees`, so that cards it cannot tell apart are
counted together), what is still missing once a card has come (`after`, which is all that anybody need remember of it), and how it is
written (`str`). The words are in `patterns`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

SPOILS = "spoils"
"""What a pattern sees of a card with which no cards fit."""


class CardLike(Protocol):
    """What a pattern looks at in a card."""

    @property
    def rank(self) -> str:
        """Ace to king."""

    @property
    def suit(self) -> str:
        """S, H, D or C."""

    @property
    def pips(self) -> int:
        """An ace is 1, a ten or a court card 10."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Which cards fit; patterns are joined with `&` and `|` and turned round with `~`."""

    def fits(self, cards: Sequence[CardLike]) -> bool:
        """Whether these cards, in the order in which they came, fit."""
        return self._fits(cards)

    def sees(self, card: CardLike) -> Hashable:
        """What the pattern sees of one card: two cards of which it sees the same may be exchanged."""
        return self._sees(card)

    def after(self, card: CardLike) -> Pattern:
        """What the cards after this one must fit; two hands of which the same is left are one to this pattern, `NEVER` if it is lost."""
        return self._after(card)

    @property
    def minds_order(self) -> bool:
        """Whether the order in which the cards came can matter."""
        return isinstance(self, First) or any(part.minds_order for part in self._parts())

    @abstractmethod
    def _fits(self, cards: Sequence[CardLike]) -> bool: ...

    @abstractmethod
    def _sees(self, card: CardLike) -> Hashable: ...

    @abstractmethod
    def _after(self, card: CardLike) -> Pattern: ...

    def _parts(self) -> Iterator[Pattern]:
        yield from ()

    def __and__(self, other: Pattern) -> Pattern:
        return All((*_joined(self, All), *_joined(other, All)))

    def __or__(self, other: Pattern) -> Pattern:
        return Either((*_joined(self, Either), *_joined(other, Either)))

    def __invert__(self) -> Pattern:
        return Not(self)


@dataclass(frozen=True, slots=True)
class Never(Pattern):
    """No cards fit."""

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return False

    def _sees(self, card: CardLike) -> Hashable:
        return SPOILS

    def _after(self, card: CardLike) -> Pattern:
        return self

    def __str__(self) -> str:
        return "never"


NEVER = Never()


@dataclass(frozen=True, slots=True)
class First(Pattern):
    """The first so many of the cards fit."""

    cards: int
    fitting: Pattern

    def _parts(self) -> Iterator[Pattern]:
        yield self.fitting

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return len(cards) >= self.cards and self.fitting.fits(cards[: self.cards])

    def _sees(self, card: CardLike) -> Hashable:
        return self.fitting.sees(card)

    def _after(self, card: CardLike) -> Pattern:
        if not self.cards:
            return self
        left = self.fitting.after(card)
        if left == NEVER:
            return NEVER
        return First(self.cards - 1, left) if self.cards > 1 else ALWAYS if left.fits(()) else NEVER

    def __str__(self) -> str:
        return f"first {self.cards} ({self.fitting})"


@dataclass(frozen=True, slots=True)
class Not(Pattern):
    """The cards do not fit."""

    fitting: Pattern

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return not self.fitting.fits(cards)

    def _sees(self, card: CardLike) -> Hashable:
        return self.fitting.sees(card)

    def _after(self, card: CardLike) -> Pattern:
        return Not(self.fitting.after(card))

    def _parts(self) -> Iterator[Pattern]:
        yield self.fitting

    def __str__(self) -> str:
        inner = f"({self.fitting})" if isinstance(self.fitting, All | Either) else str(self.fitting)
        return f"not {inner}"


@dataclass(frozen=True, slots=True)
class All(Pattern):
    """The cards fit every one of these."""

    each: tuple[Pattern, ...]

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return all(part.fits(cards) for part in self.each)

    def _sees(self, card: CardLike) -> Hashable:
        seen = tuple(part.sees(card) for part in self.each)
        lost = (each == SPOILS and not isinstance(part, Not | First) for part, each in zip(self.each, seen, strict=True))
        return SPOILS if any(lost) else seen

    def _after(self, card: CardLike) -> Pattern:
        left = tuple(part for each in self.each if (part := each.after(card)) != ALWAYS)
        return NEVER if NEVER in left else left[0] if len(left) == 1 else All(left) if left else ALWAYS

    def _parts(self) -> Iterator[Pattern]:
        yield from self.each

    def __str__(self) -> str:
        return ", ".join(f"({part})" if isinstance(part, Either) else str(part) for part in self.each)


@dataclass(frozen=True, slots=True)
class Either(Pattern):
    """The cards fit at least one of these."""

    each: tuple[Pattern, ...]

    def _fits(self, cards: Sequence[CardLike]) -> bool:
        return any(part.fits(cards) for part in self.each)

    def _sees(self, card: CardLike) -> Hashable:
        return tuple(part.sees(card) for part in self.each)

    def _after(self, card: CardLike) -> Pattern:
        left = tuple(part for each in self.each if (part := each.after(card)) != NEVER)
        return ALWAYS if ALWAYS in left else left[0] if len(left) == 1 else Either(left) if left else NEVER

    def _parts(self) -> Iterator[Pattern]:
        yield from self.each

    def __str__(self) -> str:
        return " or ".join(map(str, self.each))


ALWAYS = Not(NEVER)


def _joined(part: Pattern, kind: type[All] | type[Either]) -> tuple[Pattern, ...]:
    return part.each if isinstance(part, kind) else (part,)
