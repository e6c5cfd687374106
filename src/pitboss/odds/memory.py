"""What a hand must remember besides the values of its cards, because a bonus looks at suits or ranks: found from the patterns alone.

Two cards that no pattern tells apart are of one kind. A hand of kinds is remembered while what is left of the patterns for it differs
from what is left for the same values of mixed suits, and while some cards to come would be paid otherwise for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations
from math import prod

from pitboss.cards.card import CARDS, SUITS, Card
from pitboss.odds.shoe import Shoe
from pitboss.terms.patterns import NEVER, Pattern

Lines = tuple[tuple[Pattern, Fraction], ...]
Kinds = tuple[int, ...]
"""A hand as the kinds of its cards, in order."""
MOST = 40_000


class TooMuch(Exception):
    """Patterns of which more would have to be remembered than what cards are held."""


@dataclass(frozen=True, eq=False)
class Memory:
    """The lines of a bonus table, and the hands that must be remembered for them."""

    lines: Lines

    @cached_property
    def kinds(self) -> tuple[tuple[Card, ...], ...]:
        """The cards that no line tells apart."""
        found: dict[object, list[Card]] = {}
        for card in CARDS.values():
            found.setdefault((card.pips, *(line.sees(card) for line, _ in self.lines)), []).append(card)
        return tuple(map(tuple, found.values()))

    @cached_property
    def kind_of(self) -> dict[Card, int]:
        """The kind of every card."""
        return {card: kind for kind, cards in enumerate(self.kinds) for card in cards}

    @cached_property
    def pips(self) -> tuple[int, ...]:
        """The value of every kind."""
        return tuple(cards[0].pips for cards in self.kinds)

    def values(self, hand: Kinds) -> tuple[int, ...]:
        """The values of a hand's cards."""
        return tuple(self.pips[kind] for kind in hand)

    def paid(self, values: tuple[int, ...]) -> Fraction | None:
        """What a 21 of these values in mixed suits is paid by the table; nothing where no line speaks of it."""
        return self._first(self._mixed(tuple(sorted(values))))

    @cached_property
    def hands(self) -> dict[Kinds, Fraction | None]:
        """The hands of two cards or more that are remembered, with what one of 21 is paid."""
        met = {hand: self._first(left) for hand, left in self._apart().items()}
        matter = {hand for hand, pays in met.items() if _is_21(self.values(hand)) and pays != self.paid(self.values(hand))}
        for hand in sorted(met, key=len, reverse=True):
            if hand in matter and len(hand) > 2:
                matter.update(shorter for place in range(len(hand)) if (shorter := hand[:place] + hand[place + 1 :]) in met)
        return {hand: met[hand] for hand in met if hand in matter}

    def _first(self, left: tuple[Pattern, ...]) -> Fraction | None:
        """The odds of the first line that nothing is missing to."""
        return next((odds for pattern, (_, odds) in zip(left, self.lines, strict=True) if pattern.fits(())), None)

    def _apart(self) -> dict[Kinds, tuple[Pattern, ...]]:
        """Every hand for which something else is left of the lines than for its values in mixed suits, with what is left."""
        found: dict[Kinds, tuple[Pattern, ...]] = {}
        first: list[Kinds] = [(kind,) for kind in range(len(self.kinds))] if self.looks else []
        states = {hand: self._left(hand) for hand in first}
        self._require_no_order(tuple(line for line, _ in self.lines), 0)
        while states:
            onward: dict[Kinds, tuple[Pattern, ...]] = {}
            for hand, left in states.items():
                self._require_no_order(left, sum(self.values(hand)))
                if not _is_21(self.values(hand)):
                    onward.update(self._longer(hand, left))
            found |= onward
            states = onward
            if len(found) > MOST:
                raise TooMuch
        return found

    def _longer(self, hand: Kinds, before: tuple[Pattern, ...]) -> Iterator[tuple[Kinds, tuple[Pattern, ...]]]:
        """The same hands with one more card."""
        for kind, cards in enumerate(self.kinds):
            longer = tuple(sorted((*hand, kind)))
            values = tuple(sorted(self.values(longer)))
            if sum(values) <= 21:
                left = tuple(after(each, cards[0]) for each in before)
                if left != self._mixed(values):
                    yield longer, left
                    continue
                if not self._blind(left):
                    raise TooMuch
                self._require_no_order(left, sum(values))

    @property
    def looks(self) -> bool:
        """Whether any line tells cards of one value apart."""
        return len(self.kinds) > 10

    @cached_property
    def onward(self) -> dict[Kinds, tuple[tuple[int, Kinds], ...]]:
        """For every hand remembered that is not 21: the cards that lead to others, and those."""
        found: dict[Kinds, list[tuple[int, Kinds]]] = {hand: [] for hand in self.hands}
        for hand in self.hands:
            for place in range(len(hand)) if len(hand) > 2 else ():
                shorter, card = hand[:place] + hand[place + 1 :], hand[place]
                if shorter in found and (card, hand) not in found[shorter] and not _is_21(self.values(shorter)):
                    found[shorter].append((card, hand))
        return {hand: tuple(cards) for hand, cards in found.items()}

    @cached_property
    def needs(self) -> dict[Kinds, frozenset[int]]:
        """The kinds of card whose number still matters to a hand."""
        found: dict[Kinds, frozenset[int]] = {}
        for hand in sorted(self.hands, key=len, reverse=True):
            onward = self.onward[hand]
            found[hand] = frozenset({card for card, _ in onward}.union(*(found[longer] for _, longer in onward)))
        return found

    @cached_property
    def pairs(self) -> dict[tuple[int, int], tuple[tuple[int, int], ...]]:
        """The hands of two cards that are remembered, by their values."""
        found: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for hand in self.hands:
            if len(hand) == 2:
                low, high = sorted(self.values(hand))
                found.setdefault((low, high), []).append((hand[0], hand[1]))
        return {values: tuple(hands) for values, hands in found.items()}

    def suit(self, hand: Kinds) -> str:
        """The one suit of a hand that is remembered for it, or nothing."""
        suits = {card.suit for kind in hand for card in self.kinds[kind]}
        return suits.pop() if len(suits) == 1 else ""

    def averages(self, shoe: Shoe, usual: Fraction) -> dict[tuple[int, ...], Fraction]:
        """What remembered hands of 21 are paid more than mixed ones of the same values, on average, when nothing but values is
        known; `usual` is paid where no line speaks."""
        found: dict[tuple[int, ...], Fraction] = {}
        held = [sum(map(shoe.of_card, cards)) for cards in self.kinds]
        for hand, pays in self.hands.items():
            values = tuple(sorted(self.values(hand)))
            if _is_21(values):
                mixed = self.paid(values)
                more = (usual if pays is None else pays) - (usual if mixed is None else mixed)
                found[values] = found.get(values, Fraction(0)) + more * _chance(hand, values, held, shoe)
        return found

    def _left(self, hand: Kinds) -> tuple[Pattern, ...]:
        left = tuple(line for line, _ in self.lines)
        for kind in hand:
            left = tuple(after(each, self.kinds[kind][0]) for each in left)
        return left

    def _require_no_order(self, left: tuple[Pattern, ...], hard: int) -> None:
        """See that the order of the cards to come does not matter to what is left of the lines, with cards of so many there already."""
        if any(pattern.minds_order and self._in_order(pattern, hard) for pattern in left):
            raise TooMuch

    @cache  # noqa: B019 (a memory is kept while the program runs)
    def _in_order(self, left: Pattern, hard: int) -> bool:
        pairs = combinations([cards[0] for cards in self.kinds], 2)
        close = ((one, two) for one, two in pairs if hard + one.pips + two.pips <= 21)
        return any(after(after(left, one), two) != after(after(left, two), one) for one, two in close)

    @cache  # noqa: B019 (a memory is kept while the program runs)
    def _blind(self, left: tuple[Pattern, ...]) -> bool:
        """Whether what is left of the lines takes all cards of one value alike."""
        seen: dict[int, set[tuple[Pattern, ...]]] = {}
        for cards in self.kinds:
            seen.setdefault(cards[0].pips, set()).add(tuple(after(each, cards[0]) for each in left))
        return all(len(each) == 1 for each in seen.values())

    @cached_property
    def _plain(self) -> dict[int, str]:
        """The rank of each value that fewest lines look for."""
        found: dict[int, tuple[int, str]] = {}
        for card in CARDS.values():
            wanted = sum(after(line, card) != NEVER for line, _ in self.lines)
            found[card.pips] = min(found.get(card.pips, (len(self.lines) + 1, "")), (wanted, card.rank))
        return {value: rank for value, (_, rank) in found.items()}

    @cache  # noqa: B019 (a memory is kept while the program runs)
    def _mixed(self, values: tuple[int, ...]) -> tuple[Pattern, ...]:
        """What is left of the lines once these values have come, in as many suits as there are."""
        if not values:
            return tuple(line for line, _ in self.lines)
        card = CARDS[self._plain[values[-1]] + SUITS[(len(values) - 1) % len(SUITS)]]
        return tuple(after(each, card) for each in self._mixed(values[:-1]))


@cache
def after(pattern: Pattern, card: Card) -> Pattern:
    """What is left of a pattern, worked out once."""
    return pattern.after(card)


@cache
def memory(lines: Lines) -> Memory:
    """The memory of a bonus table."""
    return Memory(lines)


def _is_21(values: tuple[int, ...]) -> bool:
    return sum(values) == 21 or (sum(values) == 11 and 1 in values)


def _chance(hand: Kinds, values: tuple[int, ...], held: list[int], shoe: Shoe) -> Fraction:
    """How likely cards of these values are of these kinds."""
    ways = prod(_choices(held[kind], hand.count(kind)) for kind in set(hand))
    whole = prod(_choices(shoe.pips[value - 1], values.count(value)) for value in set(values))
    return Fraction(ways) / whole if whole else Fraction(0)


def _choices(there: int | Fraction, taken: int) -> Fraction:
    """In how many ways so many cards may be taken; a shoe of mean composition has parts of cards."""
    return prod((Fraction(max(there - gone, 0)) / (gone + 1) for gone in range(taken)), start=Fraction(1))
