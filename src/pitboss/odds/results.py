"""What a round can come to: how likely each result is under the best play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction

import numpy as np

from pitboss.odds.board import SPLIT_NOTHING, Numbers
from pitboss.odds.bonus import mixed_pays, suited_pays
from pitboss.odds.kernel.hands import DOUBLE, HIT, STAND
from pitboss.odds.nets import endings, in_parts, nets, parts
from pitboss.odds.openings import Opening, completed
from pitboss.odds.records import Action
from pitboss.odds.solution import Solution
from pitboss.odds.solve import NOTHING, Against
from pitboss.odds.split_results import split_results

NUMBERED = {Action.STAND: STAND, Action.HIT: HIT, Action.DOUBLE: DOUBLE}


def results(solution: Solution) -> dict[Fraction, float]:
    """Every net result in units of the opening wager, with its chance."""
    found: dict[Fraction, float] = defaultdict(float)
    for up, against in solution.against.items():
        here = [opening for opening in solution.openings if opening.up == up]
        for net, chance in _results(against, here):
            found[net] += chance
    return dict(sorted((net, chance) for net, chance in found.items() if chance > 0))


def _results(against: Against, here: list[Opening]) -> Iterator[tuple[Fraction, float]]:
    played: list[Opening] = []
    for opening in here:
        if opening.best is Action.SURRENDER:
            natural = against.natural_chance((opening.first, opening.second))
            yield Fraction(-1, 2), opening.chance * (1 - natural)
            yield Fraction(-1), opening.chance * natural
        elif opening.best is Action.SPLIT and opening.split:
            split = split_results(opening.split)
            scale = parts(against.game.ruled)
            yield from ((Fraction(net - len(split) // 2, scale), opening.chance * split[net]) for net in np.flatnonzero(split).tolist())
        elif opening.is_natural and opening.evens:
            yield opening.evens, opening.chance
        else:
            played.append(opening)
            yield from _in_suit(against, opening)
    for layer in _layers(played):
        yield from _played(against, layer)


def _in_suit(against: Against, opening: Opening) -> Iterator[tuple[Fraction, float]]:
    """What a bonus in one suit is paid instead of the bonus in mixed suits."""
    if opening.best is Action.HIT and opening.suit:
        ruled, ranks = against.game.ruled, completed(opening.first, opening.second)
        yield suited_pays(ruled, ranks, opening.suit), opening.chance * opening.third
        yield mixed_pays(ruled, ranks), -opening.chance * opening.third


def _layers(played: Iterable[Opening]) -> Iterator[list[Opening]]:
    """The openings in groups within which a hand is played in one way only: suits may make two ways of one hand."""
    ways: dict[tuple[int, int], list[Action]] = {}
    layers: list[list[Opening]] = []
    for opening in played:
        known = ways.setdefault((opening.first, opening.second), [])
        if opening.best not in known:
            known.append(opening.best)
        place = known.index(opening.best)
        layers += [[] for _ in range(place + 1 - len(layers))]
        layers[place].append(opening)
    yield from layers


def _played(against: Against, layer: list[Opening]) -> Iterator[tuple[Fraction, float]]:
    game = against.game
    found: Numbers = np.zeros((game.results, endings(game.ruled)))
    rows = game.board(SPLIT_NOTHING)
    for place, play in enumerate(against.solved):
        reach = np.zeros(len(game.graph.hard))
        action = play.action.copy()
        for opening in layer:
            if game.pass_of(opening.first, opening.second) == place:
                hand = game.graph.place(opening.first, opening.second)
                reach[hand] += opening.chance
                action[hand] = NUMBERED[opening.best]
        game.arithmetic.spread(
            game.graph.arrays, game.words, against.hole, max(game.passes[place], 0), against.left, NOTHING, against.totals,
            rows.ends, in_parts(game.ruled, rows.pays), action, play.fold, reach, found,
        )  # fmt: skip
    table, scale = nets(game.ruled, game.shoe, against.up), parts(game.ruled)
    for made, ending in zip(*np.nonzero(found), strict=True):
        for net, part in table[made][ending]:
            yield Fraction(net, scale), float(found[made, ending]) * part
