"""What a round can come to: how likely each result is under the best play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from pitboss.odds.board import SPLIT_NOTHING, Numbers
from pitboss.odds.kernel.hands import DOUBLE, HIT, STAND
from pitboss.odds.openings import Opening
from pitboss.odds.records import Action
from pitboss.odds.remembered import Remembered
from pitboss.odds.solution import Solution
from pitboss.odds.solve import NOTHING, Against
from pitboss.odds.split_results import split_results

NUMBERED = {Action.STAND: STAND, Action.HIT: HIT, Action.DOUBLE: DOUBLE}


def results(solution: Solution) -> dict[Fraction, float]:
    """Every net result in units of the opening wager, with its chance."""
    found: dict[Fraction, float] = defaultdict(float)
    for shown, against in solution.against.items():
        here = [opening for opening in solution.openings if opening.shows == shown]
        for net, chance in _results(against, here):
            found[net] += chance
    return dict(sorted((net, chance) for net, chance in found.items() if chance > 0))


def _results(against: Against, here: list[Opening]) -> Iterator[tuple[Fraction, float]]:
    played: list[Start] = []
    for opening in here:
        if opening.best is Action.SURRENDER:
            ruled = against.game.ruled
            natural = 0 if ruled.surrender_early else against.natural_chance(opening.cards)
            yield -ruled.surrender_loses, opening.chance * (1 - natural)
            yield Fraction(-1), opening.chance * natural
        elif opening.best is Action.SPLIT and opening.split:
            split = split_results(opening.split)
            scale = against.game.parts
            yield from ((Fraction(net - len(split) // 2, scale), opening.chance * split[net]) for net in np.flatnonzero(split).tolist())
        elif opening.is_natural and opening.evens:
            yield opening.evens, opening.chance
        else:
            starts, paid = _begun(against, opening)
            played += starts
            for pays, chance in paid:
                natural = float(against.taken_first(opening.cards))
                yield pays, chance * (1 - natural)
                yield Fraction(-1), chance * natural
    for layer in _layers(played):
        yield from _played(against, layer)


class Start(NamedTuple):
    """A hand that is met so often and then played so, by its place in the graph; `place` is its pass."""

    place: int
    hand: int
    action: int
    chance: float


def _begun(against: Against, opening: Opening) -> tuple[list[Start], list[tuple[Fraction, float]]]:
    """Where an opening is played on from, and what is paid on the way to hands that are remembered.

    A hand that is remembered goes on from itself, and so no longer as often as others of its values.
    """
    game = against.game
    place = game.pass_of(opening.first, opening.second)
    starts = [Start(place, game.graph.place(opening.first, opening.second), NUMBERED[opening.best], opening.chance)]
    paid: list[tuple[Fraction, float]] = []
    remembered, usual = Remembered(against, place, opening.shown), against.solved[place].action
    waiting = [(opening.kinds, opening.chance)] if opening.kinds and opening.best is Action.HIT else []
    while waiting:
        hand, likely = waiting.pop()
        for part, longer in remembered.onward(hand):
            chance, met = likely * part, game.graph.place(*game.memory.values(longer))
            starts.append(Start(place, met, int(usual[met]), -chance))
            if game.board(SPLIT_NOTHING).ends[met]:
                paid.append((remembered.pays(longer), chance))
                continue
            starts.append(Start(place, met, remembered.action(longer), chance))
            if remembered.action(longer) == HIT:
                waiting.append((longer, chance))
    return starts, paid


def _layers(played: Iterable[Start]) -> Iterator[list[Start]]:
    """The starts in groups within which a hand is played in one way only: suits may make two ways of one hand."""
    ways: dict[tuple[int, int], list[int]] = {}
    layers: list[list[Start]] = []
    for start in played:
        known = ways.setdefault((start.place, start.hand), [])
        if start.action not in known:
            known.append(start.action)
        layer = known.index(start.action)
        layers += [[] for _ in range(layer + 1 - len(layers))]
        layers[layer].append(start)
    yield from layers


def _played(against: Against, layer: list[Start]) -> Iterator[tuple[Fraction, float]]:
    game = against.game
    found: Numbers = np.zeros((game.results, game.endings))
    rows = game.board(SPLIT_NOTHING)
    for place, play in enumerate(against.solved):
        reach = np.zeros(len(game.graph.hard))
        action = play.action.copy()
        for start in layer:
            if start.place == place:
                reach[start.hand] += start.chance
                action[start.hand] = start.action
        game.arithmetic.spread(
            game.graph.arrays, game.words, against.hole, max(game.passes[place], 0), against.left, NOTHING, against.totals,
            rows.ends, game.in_parts(rows.pays), action, play.fold, reach, found,
        )  # fmt: skip
    table, scale = against.nets, game.parts
    for made, ending in zip(*np.nonzero(found), strict=True):
        for net, part in table[made][ending]:
            yield Fraction(net, scale), float(found[made, ending]) * part
