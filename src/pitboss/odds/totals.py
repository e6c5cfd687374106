"""The best play that looks only at a hand's total (and, where the number of cards pays, at that).

No change of one of its answers is worth anything to hands that are not split: a hand meets a row once at most, so that what a change
there is worth can be told from how often the row is met, and the table is changed until nothing is left to gain.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from pitboss.odds.board import AVERAGED, Flags, Numbers
from pitboss.odds.graph import Ints
from pitboss.odds.kernel.hands import DOUBLE, HIT, STAND
from pitboss.odds.openings import Opening
from pitboss.odds.records import Action
from pitboss.odds.ruled import Ruled
from pitboss.odds.solve import NOTHING, Against, Game, Played
from pitboss.odds.splitting import Split

TOGETHER = 6
"""A table settles after two or three rounds in which every row is bettered; from this round on, since rows can get in each other's way,
only the one that gains most."""
ROUNDS = 100
"""Many more than any table has been seen to need."""
SELDOM = 1e-9
"""The weight of hands that the play never meets, so that their rows are answered too."""
MARGIN = 0.01
"""A split that falls so far short when it is best played is not tried with the table's play."""
NUMBERED = {STAND: Action.STAND, HIT: Action.HIT, DOUBLE: Action.DOUBLE}
PLACES = {action: place for place, action in NUMBERED.items()}


def counted(ruled: Ruled) -> int:
    """Up to how many cards a row tells apart: bonuses pay for up to seven, five cards win at once; otherwise only doubling looks."""
    return 7 if ruled.bonuses else 4 if ruled.trick else 3


@dataclass(eq=False)
class ByTotals:
    """The table of one column: every total against one dealer's card.

    `policy[soft, total, cards]` is the action with that many cards, `otherwise` the same without doubling; pairs and surrender are
    decided for the first two cards, `kept` is what is done with a pair that may not be given up.
    """

    against: Against
    here: tuple[Opening, ...]
    like: ByTotals | None = None
    """A table worked out elsewhere, to be played as it is."""
    policy: Ints = field(init=False)
    otherwise: Ints = field(init=False)
    pairs: dict[int, Action] = field(init=False)
    kept: dict[int, Action] = field(default_factory=dict, init=False)
    surrendered: set[tuple[bool, int]] = field(default_factory=set, init=False)
    _splits: dict[int, Split] = field(default_factory=dict, init=False)
    _played: tuple[Played, ...] | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        self.policy = np.zeros((2, 22, counted(self.game.ruled) - 1), dtype=np.int64)
        self.otherwise = self.policy.copy()
        self.pairs = {opening.first: opening.best for opening in self._pairs}
        if self.like is not None:
            self._follow(self.like)
            return
        self._improve(self.against.averaged)
        for turn in range(ROUNDS):
            before = self._answers
            self._surrender()
            self._improve(self.played, one_row=turn >= TOGETHER)
            if self._answers == before:
                self.pairs.update({opening.first: self._pair(opening) for opening in self._pairs})
                if self._answers == before:
                    break

    def _follow(self, like: ByTotals) -> None:
        """Take over the answers of a table that another shoe gave; a pair that it never met is played as its total."""
        self.policy[:], self.otherwise[:] = like.policy, like.otherwise
        self.surrendered |= like.surrendered
        self.kept |= like.kept
        self.pairs |= {value: action for value, action in like.pairs.items() if value in self.pairs}

    @property
    def _answers(self) -> tuple[Any, ...]:
        return self.policy.tobytes(), frozenset(self.surrendered), tuple(self.pairs.items())

    @property
    def _pairs(self) -> list[Opening]:
        return [opening for opening in self.here if opening.first == opening.second]

    @property
    def game(self) -> Game:
        """The game it is a table of."""
        return self.against.game

    @cached_property
    def _row(self) -> tuple[Ints, Ints, Ints]:
        graph = self.game.graph
        return graph.soft.astype(np.int64), graph.total, np.clip(graph.size, 2, counted(self.game.ruled)) - 2

    @property
    def plan(self) -> tuple[Ints, ...]:
        """The table laid on the hands, one copy a pass."""
        return (self.policy[self._row],) * len(self.game.passes)

    @property
    def played(self) -> tuple[Played, ...]:
        """The hands played by the table."""
        if self._played is None:
            self._played = self.against.played(self.plan, AVERAGED)
        return self._played

    @cached_property
    def _seldom(self) -> Numbers:
        """How likely the shoe is to give each hand, if all were dealt at once: a weight for hands the play never meets."""
        graph, left = self.game.graph, self.against.left
        weight = np.ones(len(graph.hard))
        for value in range(10):
            for copy in range(int(graph.cards[:, value].max(initial=0))):
                more = graph.cards[:, value] > copy
                weight[more] *= max(left[value] - copy, 0.0) / (copy + 1) / left.sum()
        return weight

    def first(self, opening: Opening) -> Action:
        """What the table does with two cards."""
        graph = self.game.graph
        hand = graph.place(opening.first, opening.second)
        row = (bool(graph.soft[hand]), int(graph.total[hand]))
        may_surrender = Action.SURRENDER in opening.worth
        if opening.first == opening.second:
            pair = self.pairs[opening.first]
            return pair if may_surrender or pair is not Action.SURRENDER else self.kept[opening.first]
        if row in self.surrendered and may_surrender:
            return Action.SURRENDER
        return NUMBERED[int(self.policy[int(row[0]), row[1], 0])]

    def reached(self, played: tuple[Played, ...]) -> list[Numbers]:
        """How likely each hand is to be met, pass by pass."""
        game = self.game
        rows = game.board(AVERAGED)
        met = []
        for place, play in enumerate(played):
            reach: Numbers = np.zeros(len(game.graph.hard))
            action = play.action.copy()
            for opening in self.here:
                if opening.is_natural or game.pass_of(opening.first, opening.second) != place:
                    continue
                hand = game.graph.place(opening.first, opening.second)
                first = self.first(opening)
                if first not in (Action.SPLIT, Action.SURRENDER):
                    reach[hand] += opening.chance
                    action[hand] = PLACES[first]
            game.arithmetic.spread(
                game.graph.arrays, game.words, self.against.hole, max(game.passes[place], 0), self.against.left, NOTHING,
                self.against.totals, rows.ends, game.in_parts(rows.pays), action, play.fold, reach,
                np.zeros((game.results, game.endings)),
            )  # fmt: skip
            met.append(reach)
        return met

    def _improve(self, played: tuple[Played, ...], *, one_row: bool = False) -> None:
        """Give every row the action that is worth most over the hands that meet it, or do so for the one row that gains most."""
        sums, met = self._sums(played)
        policy, otherwise = self._chosen(sums)
        for cards in range(1, policy.shape[2]):  # a row that play never comes to with so many cards goes on as it was with fewer
            before = policy[..., cards - 1]
            if self.game.ruled.double_cards < cards + 2:
                before = np.where(before == DOUBLE, otherwise[..., cards - 1], before)
            policy[..., cards] = np.where(met[..., cards], policy[..., cards], before)
            otherwise[..., cards] = np.where(met[..., cards], otherwise[..., cards], otherwise[..., cards - 1])
        changed = np.ones(policy.shape[:2], dtype=np.bool_)
        if one_row:
            better = met & (policy != self.policy)
            gains: Numbers = np.zeros(policy.shape)
            gains[better] = _taken(sums, policy)[better] - _taken(sums, self.policy)[better]
            changed = (gains.sum(axis=2) == gains.sum(axis=2).max()) | ~met.any(axis=2)
        if (policy[changed] != self.policy[changed]).any():
            self._splits.clear()
            self._played = None
        self.policy[changed], self.otherwise[changed] = policy[changed], otherwise[changed]

    def _sums(self, played: tuple[Played, ...]) -> tuple[Numbers, Flags]:
        """What each action is worth over all hands that meet a row, weighted by how often they do; and which rows are met."""
        graph, rows = self.game.graph, self.game.board(AVERAGED)
        open_ = (rows.ends == 0) & (graph.size >= 2)
        pair = (graph.size == 2) & (graph.cards.max(axis=1) == 2)
        sums: Numbers = np.zeros((*self.policy.shape, 3))
        met = np.zeros(self.policy.shape, dtype=np.bool_)
        for reach, play in zip(self.reached(played), played, strict=True):
            weight = np.where(open_ & ~pair, reach, 0.0) + SELDOM * self._seldom * open_
            values = np.array(play.values[:, :3], dtype=float)
            np.add.at(sums, self._row, weight[:, None] * values)
            np.logical_or.at(met, self._row, open_ & (reach > 0))
        may = np.zeros((*self.policy.shape, 3), dtype=np.bool_)
        for action, lawful in ((STAND, rows.may_stand), (HIT, rows.may_hit), (DOUBLE, rows.may_double)):
            np.logical_or.at(may[..., action], self._row, lawful & open_)
        sums[may.any(axis=-1, keepdims=True) & ~may] = -np.inf
        return sums, met

    def _chosen(self, sums: Numbers) -> tuple[Ints, Ints]:
        """What is worth most, with doubling and without it.

        Where the number of cards is only asked for doubling, standing and drawing are decided for all numbers together.
        """
        plain = sums[..., :2].copy()
        if not (self.game.ruled.bonuses or self.game.ruled.trick):
            doubled = sums[..., DOUBLE] > plain.max(axis=-1)
            shared = np.where(doubled[..., None], SELDOM * plain, plain).sum(axis=2, keepdims=True)
            plain = np.broadcast_to(shared, plain.shape)
        otherwise = np.where(plain[..., HIT] > plain[..., STAND], HIT, STAND)
        return np.where(sums[..., DOUBLE] > _taken(sums, otherwise), DOUBLE, otherwise), otherwise

    def worth(self, opening: Opening, action: Action) -> float:
        """What an action with two cards is worth when the table is followed from then on."""
        if action is Action.SURRENDER or opening.is_natural:
            return float(opening.worth[action])
        taken = float(self.against.taken_first(opening.cards))
        if action is Action.SPLIT:
            return float(self._split(opening).value) - taken
        hand = self.game.graph.place(opening.first, opening.second)
        values = self.played[self.game.pass_of(opening.first, opening.second)].values
        return float(values[hand, PLACES[action]]) - taken

    def _split(self, opening: Opening) -> Split:
        """A split played by the table; where that is how it is best played anyway, the split that is valued already."""
        if opening.first not in self._splits:
            plan, best = self.plan, opening.split
            same = best is not None and best.agrees_with(plan)
            self._splits[opening.first] = best if best and same else Split(self.against, opening.first - 1, plan)
        return self._splits[opening.first]

    def _surrender(self) -> None:
        """Decide for each total of two cards, no pair, whether it is given up."""
        graph = self.game.graph
        gains: dict[tuple[bool, int], float] = {}
        for opening in self.here:
            if Action.SURRENDER in opening.worth and opening.first != opening.second:
                hand = graph.place(opening.first, opening.second)
                row = (bool(graph.soft[hand]), int(graph.total[hand]))
                plain = NUMBERED[int(self.policy[int(row[0]), row[1], 0])]
                gain = float(opening.worth[Action.SURRENDER]) - self.worth(opening, plain)
                gains[row] = gains.get(row, 0.0) + float(opening.chance) * gain
        self.surrendered.clear()
        self.surrendered.update(row for row, gain in gains.items() if gain > 0)

    def _pair(self, opening: Opening) -> Action:
        """The best of a pair; a split is tried with the table's own play, if it falls not far short when best played."""
        lawful: dict[Action, float] = {action: self.worth(opening, action) for action in opening.worth if action is not Action.SPLIT}
        least = max(worth for action, worth in lawful.items() if action is not Action.SURRENDER)
        taken = float(self.against.taken_first(opening.cards))
        if opening.split and (Action.SPLIT in opening.worth or opening.split.at_most - taken > least - MARGIN):
            split = self._split(opening)
            if split.at_most - taken > least and split.closer - taken > least:
                lawful[Action.SPLIT] = float(split.value) - taken
        in_turn = sorted(lawful, key=lambda action: -lawful[action])
        self.kept[opening.first] = next(action for action in in_turn if action is not Action.SURRENDER)
        return in_turn[0]

    @cached_property
    def value(self) -> float:
        """What a round against this card adds to the value of the table."""
        return float(sum(opening.chance * self.worth(opening, self.first(opening)) for opening in self.here))


def _taken(sums: Numbers, policy: Ints) -> Numbers:
    """What the actions taken are worth, row by row."""
    worth: Numbers = np.take_along_axis(sums, policy[..., None], axis=-1)[..., 0]
    return worth
