"""One box at a flat stake: the whole round as one automaton, from the first card to what the wager comes to.

The end of a round is a place like any other, from which a card leads where it leads from the start. So nothing is asked between two
cards, and how often each place was come to is all that there is to know; only a split is played hand by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pitboss.sim.book import ONE_CARD, needed
from pitboss.sim.game import Game
from pitboss.sim.kernel import layout
from pitboss.sim.minimal import merged
from pitboss.sim.planning import Planned
from pitboss.sim.result import settled
from pitboss.sim.tables import Numbers

Place = tuple[str, int, int, int]
"""What has come so far: a word, and up to three numbers that go with it."""
START: Place = ("start", 0, 0, 0)
SPLIT: Place = ("split", 0, 0, 0)


class Ended(NamedTuple):
    """The end of a round: which result, and whether a Super Bonus came with it."""

    result: int
    super_bonus: int


@dataclass(frozen=True, eq=False)
class Lone:
    """The automaton: ends first, with what each means; the start after them; the split last."""

    ends: tuple[Ended, ...]
    rows: NDArray[np.int64]

    @property
    def start(self) -> int:
        """Where a round begins."""
        return len(self.ends)

    @cached_property
    def bits(self) -> int:
        """A row of the table for the kernel has so many bits' worth of columns."""
        return int(self.rows.shape[1] - 1).bit_length()

    @cached_property
    def laid(self) -> NDArray[np.unsignedinteger[Any]]:
        """The table for the kernel: row after row, and in each not a place's number but where its row begins, in as few bits as hold it."""
        width = 1 << self.bits
        laid = np.zeros((len(self.rows), width), dtype=np.uint16 if len(self.rows) * width <= 1 << 16 else np.uint32)
        laid[:, : self.rows.shape[1]] = self.rows << self.bits
        return laid.ravel()

    def keep(self, planned: Planned, met: Numbers, kept: Numbers, rounds: int) -> None:
        """Add the rounds that were not split, known by the places come to, to what the kernel kept of those that were."""
        plan, amounts = planned.plan, planned.deal.amounts
        stake = int(amounts[plan.stake_of + 1])
        kept[layout.ROUNDS] = kept[layout.PLAYED] = rounds
        kept[layout.STAKED] = kept[layout.OF_BETS] = stake * rounds
        for end, count in zip(self.ends, met.tolist(), strict=False):
            place = plan.results + end.result
            main = int(amounts[plan.cents + place])
            bonus = int(amounts[plan.bonus_of + 1]) if end.super_bonus else 0
            kept[plan.kept_results + place] += count
            kept[layout.HANDS] += count
            kept[layout.WAGERED] += count * int(amounts[plan.wagered_of + place])
            kept[layout.NET] += count * (main + bonus)
            kept[layout.SQUARES] += count * (main + bonus) ** 2
            for bet, net in ((layout.MAIN, main), (layout.SUPER_BONUS, bonus)):
                kept[layout.OF_BETS + 3 * bet + 1] += count * net
                kept[layout.OF_BETS + 3 * bet + 2] += count * net**2
            step = (main + bonus - plan.least) // plan.quantum
            kept[plan.kept_spread + min(max(step, 0), plan.spread - 1)] += count


def lone(game: Game) -> Lone:
    """Work it out, and make it as small as it can be."""
    builder = _Builder(game)
    places: dict[Place, int] = {START: 0, SPLIT: 1}
    steps: list[list[int]] = []
    todo: list[Place] = [START, SPLIT]
    for place in todo:  # grows as places are found
        row = []
        for symbol in range(len(game.alphabet)):
            after = builder.step(place, symbol)
            if after not in places:
                places[after] = len(todo)
                todo.append(after)
            row.append(places[after])
        steps.append(row)
    marks = [place if place in (START, SPLIT) or place[0] == "end" else None for place in todo]
    return _numbered(todo, merged(marks, np.array(steps, dtype=np.int64)), np.array(steps, dtype=np.int64))


def _numbered(todo: list[Place], labels: NDArray[np.int64], steps: NDArray[np.int64]) -> Lone:
    ends = [place for place in todo if place[0] == "end"]
    first = {int(label): number for number, label in reversed(list(enumerate(labels)))}
    of_ends = [int(labels[todo.index(end)]) for end in ends]
    start, split = int(labels[0]), int(labels[1])
    others = [label for label in sorted(first) if label not in {*of_ends, start, split}]
    order = [*of_ends, start, *others, split]
    place = {label: number for number, label in enumerate(order)}
    rows = np.array([[place[int(labels[after])] for after in steps[first[label]]] for label in order], dtype=np.int64)
    return Lone(tuple(Ended(end[1], end[2]) for end in ends), rows)


class _Builder:
    """One card at a time, from place to place."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hands, self.dealer = game.hands, game.dealer
        self.values = [symbol.value for symbol in game.alphabet.symbols]
        self.results = {result: number for number, result in enumerate(game.results)}

    def step(self, place: Place, symbol: int) -> Place:
        """Where a card leads."""
        word, one, two, three = place
        match word:
            case "first":
                return ("shown", one, symbol, 0)
            case "shown":
                return self._node(int(self.hands.opened[self.values[two] - 1, one, symbol]), two)
            case "hand":
                return self._node(int(self.hands.rows[one - self.hands.first_waiting, symbol]), two)
            case "dealer":
                return self._dealer(one, self.dealer.rows[two - len(self.dealer.ends)][symbol], three)
            case _:  # the start, or the end of the round before
                return ("first", symbol, 0, 0)

    def _node(self, node: int, shown: int) -> Place:
        if node >= self.hands.first_waiting:
            return ("hand", node, shown, 0)
        if node >= self.hands.first_split:
            return SPLIT
        needs = needed(self.hands.ends[node], self.values[shown])
        return ("dealer", node, self.dealer.starts[shown], needs) if needs else self._end(node, 0)

    def _dealer(self, end: int, state: int, needs: int) -> Place:
        done = state < len(self.dealer.ends)
        if needs == ONE_CARD:
            return self._end(end, state if done and self.dealer.ends[state].natural else 0)
        return self._end(end, state) if done else ("dealer", end, state, needs)

    def _end(self, end: int, dealt: int) -> Place:
        ended = self.hands.ends[end]
        result = settled(self.game.ruling, ended, self.dealer.ends[dealt])
        return ("end", self.results[result], int(ended.super_bonus), 0)
