"""How fast the simulator deals, beside bare loops in the same process.

A bare loop deals a shoe of eight decks, shuffled beforehand four cards to a number, to one hand without doubles, splits or options, one
look-up a card, and adds up the money and the rounds; it keeps no other figure. The bar is held against it. A second one, which has no
bar, is built as our kernel is, so that nothing is asked between two cards: it is the fastest that we can write.
Time is CPU of one core; they take turns, and the median of the ratios counts. The fastest public simulator plays 9.6 million rounds a
second (numba), the next 5.0 million (Rust), a bare loop in C++ 36 million.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

import numba
import numpy as np

from bench.simulator.bar import Bar, Side
from pitboss.books import LIBRARY
from pitboss.law import melbourne, rules
from pitboss.law.today import moment_asked
from pitboss.odds.records import Action
from pitboss.sim import Dealing, Dealt, Plan, best_player, dealt_of
from pitboss.sim.kernel.layout import CARD_BITS
from pitboss.sim.kernel.stream import shuffle_on
from pitboss.sim.player import Player

ROUNDS, SHOES, TURNS = 1_000_000, 20_000, 41
BAR, BAR_OF_BARE, BAR_OF_OTHERS = 20.0, 0.55, 0.5
CUT, LONGEST = 312, 32
"""Cards dealt before a shoe is over, and how many a round that was begun may still take."""
MONEY = 1 << 32
"""A round counts so much, besides its half stakes."""


@numba.njit(error_model="numpy", forceinline=True)
def _led(rows, place, card):  # type: ignore[no-untyped-def]
    return np.uint64(rows[place + (np.uint64(card) >> np.uint64(CARD_BITS))])


@numba.njit(error_model="numpy")
def _bare(rows, begin, bits, pay, desks, shoes):  # type: ignore[no-untyped-def]  # noqa: PLR0917
    shift, total, desk = np.uint64(bits), 0, desks[0]
    shoe = desk.shoe
    start = np.uint64(begin) << shift
    for _ in range(shoes):
        for first in range(0, CUT + LONGEST, 4):
            shuffle_on(desk, first)  # type: ignore[no-untyped-call]
        card = 0
        while card < CUT:
            place = start
            while place >= start:  # the ends of a round come before its start
                place = _led(rows, place, shoe[card])
                card += 1
            total += pay[place >> shift]
    return total


@numba.njit(error_model="numpy")
def _unasked(rows, begin, bits, pay, desks, shoes):  # type: ignore[no-untyped-def]  # noqa: PLR0917
    shift, total, desk = np.uint64(bits), 0, desks[0]
    shoe = desk.shoe
    for _ in range(shoes):
        place = np.uint64(begin) << shift
        for first in range(0, CUT, 4):
            shuffle_on(desk, first)  # type: ignore[no-untyped-call]
            one = _led(rows, place, shoe[first])
            two = _led(rows, one, shoe[first + 1])
            three = _led(rows, two, shoe[first + 2])
            place = _led(rows, three, shoe[first + 3])
            total += pay[min(one, two, three) >> shift] + pay[place >> shift]
    return total


def bare_loop(loop: Callable[..., int]) -> Callable[[], float]:
    """A bare loop, ready to be run: it answers with rounds a second."""
    book = rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01"))
    best = best_player(book)
    plain = Player("hit or stand", lambda hand: tuple(each for each in best.wishes(hand) if each in (Action.HIT, Action.STAND)))
    dealt = dealt_of(book, Plan(player=plain))
    table = dealt.lone
    assert table is not None
    pay = np.zeros(len(table.rows), dtype=np.int64)
    for place, end in enumerate(table.ends):
        pay[place] = MONEY + dealt.game.results[end.result].cents(dealt.game.table.payable, 2)

    def run() -> float:
        desk, started = dealt.desk(1, 0), process_time()
        total = int(loop(table.laid, table.start, table.bits, pay, desk, SHOES))
        return (total + MONEY // 2) // MONEY / (process_time() - started)

    run()
    return run


def kernel(dealt: Dealt, rounds: int = ROUNDS) -> Callable[[], float]:
    """A game, ready to be run: it answers with rounds a second."""

    def run() -> float:
        started = process_time()
        dealt.block(1, 0, rounds)
        return rounds / (process_time() - started)

    dealt.block(1, 0, 1000)
    return run


def bars() -> Iterator[Bar]:
    """The main game, its share of the bare loop, and the other games' shares of it."""
    bare, ours = bare_loop(_bare), kernel(dealt_of(rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01"))))
    pairs = [(ours(), bare()) for _ in range(TURNS)]
    yield Bar("vic-blackjack, million rounds a CPU-second", median(one for one, _ in pairs) / 1e6, Side.AT_LEAST, BAR)
    yield Bar(f"of a bare loop, {_second(pairs):.1f} million", _share(pairs), Side.AT_LEAST, BAR_OF_BARE)
    for game in ("vic-crown-pontoon", "nsw-blackjack-challenge"):
        other = kernel(dealt_of(rules(LIBRARY.book(game), moment_asked(LIBRARY.book(game), None))))
        pairs = [(other(), ours()) for _ in range(TURNS)]
        speed = median(one for one, _ in pairs) / 1e6
        yield Bar(f"{game}, {speed:.1f} million, of vic-blackjack", _share(pairs), Side.AT_LEAST, BAR_OF_OTHERS)


def _second(pairs: list[tuple[float, float]]) -> float:
    return median(other for _, other in pairs) / 1e6


def _share(pairs: list[tuple[float, float]]) -> float:
    return median(one / other for one, other in pairs)


def others() -> Iterator[str]:
    """What has no bar: the fastest loop that we can write, and slower roads."""
    unasked, ours = bare_loop(_unasked), kernel(dealt_of(rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01"))))
    pairs = [(ours(), unasked()) for _ in range(TURNS)]
    yield f"       vic-blackjack of a loop that asks nothing between cards, {_second(pairs):.1f} million: {_share(pairs):.2f}"
    for said, plan in (
        ("a full pack every round", Plan(dealing=Dealing.CONTINUOUS)),
        ("round by round, two boxes", Plan(boxes=2)),
        ("round by round, seven boxes", Plan(boxes=7)),
    ):
        found = kernel(dealt_of(rules(LIBRARY.book("vic-blackjack"), melbourne("2026-01-01")), plan), 300_000)
        yield f"       vic-blackjack, {said}: {median(found() for _ in range(5)) / 1e6:.1f} million rounds a CPU-second"
