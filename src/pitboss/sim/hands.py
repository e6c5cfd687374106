"""The automaton of every hand against every dealer's card, worked out once for a game and a player."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from pitboss.sim.ending import End
from pitboss.sim.hand import Hand, drawn, opened, split_off
from pitboss.sim.minimal import merged
from pitboss.sim.nodes import Node, Stage, after_deal, chosen, settled_or_decided
from pitboss.sim.player import Player
from pitboss.sim.symbols import Alphabet

Places = NDArray[np.int32]
UPS = range(1, 11)


@dataclass(eq=False)
class Hands:
    """Every place a hand can come to. Ends are numbered first, then pairs to be split, then hands that await a card.

    `opened[up, first, second]` is where two cards dealt lead; `split_off[room, up, first, second]` where a split card and the
    next one lead; `rows[hand, symbol]` where one more card leads.
    """

    player: Player
    alphabet: Alphabet
    _found: dict[Hand, Node] = field(default_factory=dict)

    def __post_init__(self) -> None:
        size = len(self.alphabet)
        dealt = {key: self._dealt(*key) for key in np.ndindex(10, size, size)}
        splits = {(node.hand.up, node.hand.pair) for node in dealt.values() if node.stage is Stage.SPLIT and node.hand}
        parted = {key: node for key in np.ndindex(2, 10, size, size) if (node := self._parted(splits, *key))}
        self._steps: dict[Node, list[Node]] = {}
        self._grow([*dealt.values(), *parted.values()])
        led = (node for row in self._steps.values() for node in row)
        every = list(dict.fromkeys([*chosen(self.alphabet.ruling), *dealt.values(), *parted.values(), *led]))
        every.sort(key=lambda node: node.stage)
        place = self._numbered(every)
        self.opened = _filled((10, size, size), {key: place[node] for key, node in dealt.items()})
        self.split_off = _filled((2, 10, size, size), {key: place[node] for key, node in parted.items()})
        awaiting = [node for node in self.nodes if node.stage is Stage.CARD]
        self.rows: Places = np.array([[place[each] for each in self._steps[node]] for node in awaiting], dtype=np.int32).reshape(-1, size)

    def _numbered(self, every: list[Node]) -> dict[Node, int]:
        """The number of each place, the same for hands from which the same must follow: fewer places stay nearer to the processor."""
        place = {node: number for number, node in enumerate(every)}
        here = [[place[each] for each in self._steps.get(node, [node] * len(self.alphabet))] for node in every]
        labels = merged([(node.stage, node.said, node.end) for node in every], np.array(here, dtype=np.int64)).tolist()
        self.nodes = tuple(every[labels.index(label)] for label in range(max(labels) + 1))
        return dict(zip(every, labels, strict=True))

    @cached_property
    def ends(self) -> tuple[End, ...]:
        """How hands end, one for each of the first nodes."""
        return tuple(node.end for node in self.nodes if node.end is not None)

    @property
    def first_split(self) -> int:
        """The number of the first pair to be split."""
        return len(self.ends)

    @cached_property
    def first_waiting(self) -> int:
        """The number of the first hand that awaits a card."""
        return sum(node.stage is not Stage.CARD for node in self.nodes)

    def _dealt(self, up: int, one: int, two: int) -> Node:
        symbols = self.alphabet.symbols
        hand = opened(self.alphabet, UPS[up], symbols[one], symbols[two])
        return after_deal(self.alphabet, self.player, hand)

    def _parted(self, splits: set[tuple[int, int]], room: int, up: int, one: int, two: int) -> Node | None:
        symbols = self.alphabet.symbols
        if (UPS[up], symbols[one].value) not in splits:
            return None
        return self._met(split_off(self.alphabet, UPS[up], symbols[one], symbols[two], room=bool(room)))

    def _met(self, hand: Hand) -> Node:
        if hand not in self._found:
            self._found[hand] = settled_or_decided(self.alphabet, self.player, hand)
        return self._found[hand]

    def _row(self, hand: Hand) -> list[Node]:
        """Where each symbol leads; cards that are one to the hand and to the bonuses it may still win are looked at once."""
        led: dict[tuple[int, int], Node] = {}
        row = []
        for card in self.alphabet.symbols:
            key = card.value, self.alphabet.after(hand.left, card)
            if key not in led:
                led[key] = self._met(drawn(self.alphabet, hand, card))
            row.append(led[key])
        return row

    def _grow(self, todo: Iterable[Node]) -> None:
        """Follow every hand that awaits a card, card by card."""
        waiting = [node for node in dict.fromkeys(todo) if node.stage is Stage.CARD]
        while waiting:
            node = waiting.pop()
            if node in self._steps:
                continue
            assert node.hand is not None
            row = self._row(node.hand)
            self._steps[node] = row
            waiting += [each for each in dict.fromkeys(row) if each.stage is Stage.CARD and each not in self._steps]


def _filled(shape: tuple[int, ...], places: dict[tuple[int, ...], int]) -> Places:
    found = np.zeros(shape, dtype=np.int32)
    for key, place in places.items():
        found[key] = place
    return found
