"""A block of rounds: its own stream, a fresh shuffle to begin with, and a tally. Blocks know nothing of each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from pitboss.law.refusal import Refused
from pitboss.sim.game import Game, book_of
from pitboss.sim.kernel.layout import Book, Record
from pitboss.sim.kernel.lone import play_lone
from pitboss.sim.kernel.rounds import play_rounds
from pitboss.sim.lone import Lone, lone
from pitboss.sim.plan import Plan
from pitboss.sim.planning import Planned, desk_of, planned, shoe_of
from pitboss.sim.tables import Numbers
from pitboss.sim.tally import Tally, tally_of
from pitboss.sim.walk import walk_of, walk_room
from pitboss.terms.irregular_rounds import NOT_ENOUGH_CARDS

BLOCK_ROUNDS = 1_000_000
"""The rounds of a block, but for the last: enough that starting one costs nothing, few enough that many workers have something to do."""
UNTOLD = np.zeros(1, dtype=np.int64)
NO_WALK = np.zeros(0, dtype=np.int64)


@dataclass(frozen=True, eq=False)
class Dealt:
    """A game and a plan, ready to be dealt block by block."""

    game: Game
    plan: Plan

    @cached_property
    def games(self) -> tuple[Game, ...]:
        """The game with the chart of the plan, and with those that are played from some count on; what hands come to is numbered alike."""
        games = [self.game, *(replace(self.game, player=player) for _, player in sorted(self.plan.betting.charts.items()))]
        every = tuple(dict.fromkeys(result for game in games for result in game.results))
        return tuple(game if game.results == every else replace(game, first=every) for game in games)

    @cached_property
    def book(self) -> Book:
        """The book with each chart."""
        return book_of(self.games)

    @cached_property
    def planned(self) -> Planned:
        """The plan as tables."""
        return planned(self.games, self.plan)

    @cached_property
    def lone(self) -> Lone | None:
        """The whole round as one automaton, where the plan has one box at a flat stake and nothing beside it."""
        plain = self.plan.boxes == 1 and not self.plan.side_bets and not self.walks
        return lone(self.game) if plain and not self.planned.plan.insures else None

    @property
    def walks(self) -> bool:
        """Whether the order of rounds matters, because something is counted or the way of the money is asked for."""
        return not self.plan.betting.is_flat or self.plan.session is not None

    def desk(self, seed: int, block: int) -> Record:
        """The desk of a block before its first shuffle."""
        desks = desk_of(shoe_of(self.game), seed, block)
        desks["fresh_count"] = self.planned.plan.first_count
        return desks

    def block(self, seed: int, number: int, rounds: int) -> Tally:
        """Deal one block, by the fast road where there is one."""
        return self.block_by_places(seed, number, rounds) if self.lone else self.block_by_rounds(seed, number, rounds)

    def block_by_rounds(self, seed: int, number: int, rounds: int) -> Tally:
        """Deal one block round by round."""
        desks, kept = self.desk(seed, number), self.nothing_kept()
        walked = walk_room(self.plan.session or 0, rounds) if self.walks else NO_WALK
        self.play(desks, kept, walked, UNTOLD, rounds)
        return tally_of(self.planned, kept, walk_of(number, walked) if self.walks else None)

    def play(self, desks: Record, kept: Numbers, walked: Numbers, told: Numbers, rounds: int) -> None:
        """Play some rounds one by one, from where the desk stands."""
        play_rounds(self.book, self.planned.deal, desks, kept, walked, told, rounds)  # type: ignore[no-untyped-call]
        self.require_enough(desks)

    def block_by_places(self, seed: int, number: int, rounds: int) -> Tally:
        """Deal one block card by card, counting only the places come to."""
        found = self.lone
        assert found is not None, "only a plan with one box at a flat stake"
        desks, kept, met = self.desk(seed, number), self.nothing_kept(), np.zeros(len(found.rows), dtype=np.int64)
        play_lone(self.book, self.planned.deal, found.laid, found.start, found.bits, desks, kept, met, rounds)  # type: ignore[no-untyped-call]
        self.require_enough(desks)
        found.keep(self.planned, met, kept, rounds)
        return tally_of(self.planned, kept)

    def nothing_kept(self) -> Numbers:
        """Room for what a block keeps."""
        return np.zeros(self.planned.plan.kept_size, dtype=np.int64)

    def require_enough(self, desks: Record) -> None:
        """Refuse a table at which one round took every card."""
        if desks["short"].any():
            rule = self.game.rules.why(NOT_ENOUGH_CARDS).citation
            raise Refused("too-few-cards", f"one round took the whole pack: play fewer boxes or more decks ({rule})", rule=rule)


def blocks_of(rounds: int) -> list[int]:
    """How many rounds each block has: all the same but the last.

    >>> blocks_of(2_500_000)
    [1000000, 1000000, 500000]
    """
    whole, rest = divmod(rounds, BLOCK_ROUNDS)
    return [BLOCK_ROUNDS] * whole + ([rest] if rest else [])
