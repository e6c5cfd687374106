"""Tags: what every card counts. Systems by name, and any other from words or a file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from pitboss.cards.card import RED, SUITS
from pitboss.cards.pack import Pack
from pitboss.law.refusal import Malformed, listed, nearest
from pitboss.odds.shoe import ORDER

LADDER = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
"""Ranks in the order in which a range runs."""
TENS = ("T", "J", "Q", "K")
COLOURS = {"red": RED, "black": frozenset(SUITS) - RED}
FIRST, FIRST_A_DECK = "first", "first a deck"
"""Besides cards, a file may say what the count begins with, and what more for each deck."""
MOST = 1000
"""No tag is larger, and none is cut finer."""


@dataclass(frozen=True)
class Tags:
    """What each of the fifty-two counts, in the order of the simulator; the count begins with `first` and `first_a_deck` for each deck."""

    name: str
    of_card: tuple[Fraction, ...]
    first: Fraction = Fraction(0)
    first_a_deck: Fraction = Fraction(0)

    @property
    def scale(self) -> int:
        """The least number by which all of them become whole."""
        return lcm(*(tag.denominator for tag in (*self.of_card, self.first, self.first_a_deck)))

    @property
    def whole(self) -> tuple[int, ...]:
        """The tags, times the scale."""
        return tuple(int(tag * self.scale) for tag in self.of_card)

    @property
    def counts_nothing(self) -> bool:
        """Whether no card counts."""
        return not any(self.of_card)

    def begins(self, decks: int) -> Fraction:
        """The running count of a full pack."""
        return self.first + decks * self.first_a_deck

    def of_pack(self, pack: Pack) -> Fraction:
        """What all the cards of a pack come to: nothing in a balanced system."""
        return pack.decks * sum((tag for tag, card in zip(self.of_card, ORDER, strict=True) if card.rank not in pack.removed), Fraction(0))


def tags_of(entries: Iterable[tuple[str, str]], name: str) -> Tags:
    """Tags from pairs of words, such as ("2-6", "1") or ("7 red", "1"); `name` is how messages call them.

    A colour or a suit goes before a rank, and a rank before the tens, which stand for the court cards too.

    >>> tags_of([("2-6", "1"), ("7 red", "1"), ("7-9", "0"), ("10-A", "-1")], "red seven").of_pack(Pack(1))
    Fraction(2, 1)
    """
    found: dict[int, tuple[int, Fraction]] = {}
    begins = {FIRST: Fraction(0), FIRST_A_DECK: Fraction(0)}
    for words, number in entries:
        cards, tag = " ".join(words.lower().split()), _number(number, words, name)
        if cards in begins:
            begins[cards] = tag
            continue
        for closeness, place in _meant(cards, name):
            known = found.get(place)
            if known is not None and known[0] == closeness and known[1] != tag:
                raise Malformed("count", f"{name}: {ORDER[place]} counts both {known[1]} and {tag}: leave one out")
            if known is None or known[0] < closeness:
                found[place] = closeness, tag
    left = sorted({ORDER[place].rank for place in range(len(ORDER)) if place not in found}, key=LADDER.index)
    if left:
        raise Malformed("count", f"{name} does not say what {listed(_told(left))} count: give every rank, 0 for those that count nothing")
    return Tags(name, tuple(found[place][1] for place in range(len(ORDER))), begins[FIRST], begins[FIRST_A_DECK])


def _told(ranks: Iterable[str]) -> Iterator[str]:
    return ("10" if rank == "T" else rank for rank in ranks)


def _number(text: str, words: str, name: str) -> Fraction:
    try:
        found = Fraction(text.strip())
    except (ValueError, ZeroDivisionError):
        found = None
    if found is None or abs(found) > MOST or found.denominator > MOST:
        raise Malformed("count", f"{name}: {text[:40]!r} is not what {words[:40]!r} counts: write a number such as 1, -2 or 0.5")
    return found


def _meant(words: str, name: str) -> Iterator[tuple[int, int]]:
    """The places of the cards that words mean, each with how closely they are named: 0 as a ten, 1 by rank, 2 by colour, 3 by suit."""
    ranks, _, colour = words.upper().replace("10", "T").partition(" ")
    suits, closeness = frozenset(SUITS), 1
    if colour.lower() in COLOURS:
        suits, closeness = COLOURS[colour.lower()], 2
    elif not colour and len(ranks) == 2 and ranks[1] in SUITS:
        ranks, suits, closeness = ranks[0], frozenset(ranks[1]), 3
    elif colour:
        ranks = ""
    low, dash, high = ranks.partition("-")
    ends = (low, high if dash else low)
    if any(end not in LADDER for end in ends) or LADDER.index(ends[0]) > LADDER.index(ends[1]):
        raise Malformed(
            "count", f"{name}: {words[:40]!r} is no card: write a rank such as 7 or A, a range such as 2-6 or 10-A, 7 red, or 7H"
        )
    chosen = LADDER[LADDER.index(ends[0]) : LADDER.index(ends[1]) + 1]
    for place, card in enumerate(ORDER):
        if card.suit in suits and card.rank in chosen:
            yield closeness, place
        elif card.suit in suits and card.rank in TENS and ends[1] == "T":
            yield (0 if closeness == 1 else closeness), place


def _named(name: str, words: str) -> Tags:
    return tags_of(pairs_of(words), name)


def pairs_of(words: str) -> list[tuple[str, str]]:
    """Pairs as they are written in a line.

    >>> pairs_of("2-6:1, 10-A:-1")
    [('2-6', '1'), ('10-A', '-1')]
    """
    return [(left.strip(), right.strip()) for left, _, right in (each.partition(":") for each in words.split(",") if each.strip())]


SYSTEMS: dict[str, Tags] = {
    name: _named(name, words)
    for name, words in {
        "hi-lo": "2-6:1, 7-9:0, 10-A:-1",
        "ko": "2-7:1, 8-9:0, 10-A:-1, first:4, first a deck:-4",
        "red-seven": "2-6:1, 7 red:1, 7 black:0, 8-9:0, 10-A:-1, first a deck:-2",
        "hi-opt-1": "2:0, 3-6:1, 7-9:0, 10:-1, A:0",
        "hi-opt-2": "2-3:1, 4-5:2, 6-7:1, 8-9:0, 10:-2, A:0",
        "omega-2": "2-3:1, 4-6:2, 7:1, 8:0, 9:-1, 10:-2, A:0",
        "zen": "2-3:1, 4-6:2, 7:1, 8-9:0, 10:-2, A:-1",
        "halves": "2:1/2, 3-4:1, 5:3/2, 6:1, 7:1/2, 8:0, 9:-1/2, 10-A:-1",
        "ace-five": "A:-1, 2-4:0, 5:1, 6-10:0",
        "tens": "A:4, 2-9:4, 10:-9",
    }.items()
}
"""The systems that go by a name; `tens` tells exactly how many tens there are, which is all that insurance hangs on."""
NOTHING = Tags("nothing", (Fraction(0),) * len(ORDER))
"""No card counts."""


def system(name: str) -> Tags:
    """The system of that name."""
    if name not in SYSTEMS:
        raise Malformed("count", f"there is no count {name[:40]!r}{nearest(name, SYSTEMS)}: give {listed(SYSTEMS, 'or')}, tags, or a file")
    return SYSTEMS[name]
