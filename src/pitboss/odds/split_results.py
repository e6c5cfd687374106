"""What a split can come to: the hands taken as alike and, once the dealer's result is known, as independent of each other.

The value of a split is exact elsewhere; only how its result spreads is reckoned so.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

import numpy as np

from pitboss.odds.board import Numbers
from pitboss.odds.endings import Second
from pitboss.odds.formation import Draws, Formation, formations
from pitboss.odds.kernel.spread import BUST, BUST_DOUBLED, NATURAL_MADE
from pitboss.odds.nets import is_live
from pitboss.odds.splitting import Split

WHOLE, SHARING, BUSTED = 0, 1, 2
"""A hand as the others see it when the dealer has a natural: its result is its own; it shares one loss with the others; it is bust."""


def split_results(split: Split) -> Numbers:
    """How likely each net result of a split is, in parts of the wager; nothing won or lost is in the middle."""
    hands = {second: _one_hand(split, second) for second in Second}
    ruled, unit = split.game.ruled, split.game.parts
    most = max(abs(net) for made in split.against.nets for ending in made for net, _ in ending)
    widest = most * split.most + unit
    found: Numbers = np.zeros(2 * widest + 1)
    for made in range(split.game.results):
        likely = float(hands[Second.ANY][made].sum())
        if likely <= 0:
            continue
        if made == NATURAL_MADE and ruled.peeks:
            found[widest - unit] += likely
            continue
        kinds = [_polynomials(split, hands[second][made], made, most) for second in (Second.BARS, Second.ANY)]
        for (number, barred, _), chance in _formed(split):
            for owed, several in _together(split, kinds, barred, number - barred):
                first = widest - most * number - owed
                found[first : first + len(several)] += likely * chance * several
    return found


def _together(split: Split, kinds: list[Numbers], barred: int, free: int) -> Iterator[tuple[int, Numbers]]:
    """What so many hands come to together: with no hand that shares a loss, or with some, one wager less.

    All hands, less those of which none shares, leave those of which some do; where a bust pays for the rest, hands bust are left out.
    """

    def product(*parts: int) -> Numbers:
        bars, any_ = (kind[list(parts)].sum(axis=0) for kind in kinds)
        whole = np.ones(1)
        for part in [bars] * barred + [any_] * free:
            whole = np.convolve(whole, part)
        return whole

    every = product(WHOLE, SHARING, BUSTED)
    if not any(kind[SHARING].any() for kind in kinds):
        yield 0, every
        return
    if split.game.ruled.collects == "original-or-busted":
        taken = product(WHOLE, SHARING) - product(WHOLE)
    else:
        taken = every - product(WHOLE, BUSTED)
    yield 0, every - taken
    yield split.game.parts, taken


def _polynomials(split: Split, endings: Numbers, made: int, most: int) -> Numbers:
    """One hand under one result of the dealer's: the chance of each net result in parts, by how the other hands see it."""
    found: Numbers = np.zeros((3, 2 * most + 1))
    table = split.against.split_nets[made]
    whole = float(endings.sum()) or 1.0  # a hand that cannot come about has no endings
    for ending in np.flatnonzero(endings).tolist():
        for net, part in table[ending]:
            shared = made == NATURAL_MADE and split.game.ruled.collects != "all" and is_live(ending) and net < 0
            kind = SHARING if shared else BUSTED if ending in (BUST, BUST_DOUBLED) else WHOLE
            found[kind, most + (0 if shared else net)] += float(endings[ending]) * part / whole
    return found


def _formed(split: Split) -> Iterator[tuple[Formation, float]]:
    """Every way the pair becomes hands, with its chance."""
    draws = Draws(float(split.against.left[split.card]), float(split.against.left.sum()))
    for formation in formations(split.most):
        hands, barred, orders = formation
        bars = sum((-1) ** seen * comb(barred, seen) * draws.all_fellows(hands - 1, seen) for seen in range(barred + 1))
        yield formation, orders * draws.all_fellows(1, hands - 2) * bars


def _one_hand(split: Split, second: Second) -> Numbers:
    """The endings of one hand with the dealer's results; endings that do not wait for the dealer are spread over what he may make."""
    game, against = split.game, split.against
    graph = game.graph
    rows = game.board(split.card)
    _, actions, folds = split.played
    found: Numbers = np.zeros((game.results, game.endings))
    gone = np.zeros(10, dtype=np.int64)
    gone[split.card] += 1
    there = against.left - gone
    there[split.card] = there[split.card] - 1 if second is Second.ANY else 0
    left = max(there.sum(), 1.0)  # where there is no card that bars a further split, no hand waits for one
    for place, early in enumerate(game.passes):
        reach = np.zeros(len(graph.hard))
        for value in game.ranks:
            if game.pass_of(split.card + 1, value + 1) == place:
                reach[graph.place(split.card + 1, value + 1)] = max(0.0, there[value]) / left
        game.arithmetic.spread(
            graph.arrays, game.words, against.hole, max(early, 0), against.left, gone, _totals(split),
            rows.ends, game.in_parts(rows.pays), actions[place], folds[place], reach, found,
        )  # fmt: skip
    return _spread_out(found, against.totals[graph.place(split.card + 1, split.card + 1)])


def _totals(split: Split) -> Numbers:
    """The dealer's chances with one more card of the pair gone; near enough, those without it where no hand holds so many."""
    after = split.game.graph.after[:, split.card]
    known = split.against.totals
    return np.where((after >= 0)[:, None], known[after], known)


def _spread_out(found: Numbers, totals: Numbers) -> Numbers:
    """Endings known only to meet no natural meet each other result as often as it comes."""
    rest = np.append(totals, 1 - totals.sum())
    rest[NATURAL_MADE] = 0.0
    spread = found.copy()
    decided = ~np.array([is_live(ending) for ending in range(found.shape[1])])
    spread[-1, decided] = 0
    spread[:, decided] += np.outer(rest / (rest.sum() or 1.0), found[-1, decided])
    return spread
