"""Drawing a set of cards in any of its lawful orders: a tree of cards that many shoes are held against at once."""

from __future__ import annotations

import numpy as np

from pitboss.odds.compiled import kernel

LANES = 32
"""How many shoes are looked at together: enough for the processor to work on several at a time."""


@kernel
def chances(parent, rank, copy, depth, weight, outcome, shoe, gone, found):
    """How likely each outcome is from each shoe: `shoe` less the cards in each row of `gone`, into the rows of `found`.

    A node of the tree is one more card of `rank`, of which `copy` have been drawn before it; a node with an outcome is a whole
    set of `depth` cards that `weight` orders lead to. The product of what was there for each card, over the number of ways
    to draw so many cards, is the chance of one order.
    """
    nodes, outcomes, deepest = parent.shape[0], found.shape[1], 0
    for node in range(nodes):
        deepest = max(deepest, depth[node])
    ways = np.empty((nodes + 1, LANES), shoe.dtype)
    there = np.empty((shoe.shape[0], LANES), shoe.dtype)
    one_order = np.empty((deepest + 1, LANES), shoe.dtype)
    sums = np.empty((outcomes, LANES), shoe.dtype)
    for first in range(0, gone.shape[0], LANES):
        lanes = min(LANES, gone.shape[0] - first)
        for lane in range(lanes):
            row = first + lane
            left = shoe[0] - shoe[0]
            for value in range(shoe.shape[0]):
                there[value, lane] = shoe[value] - gone[row, value]
                left += there[value, lane]
            ways[0, lane] = left - left + 1
            one_order[0, lane] = left - left + 1
            for drawn in range(1, deepest + 1):
                one_order[drawn, lane] = one_order[drawn - 1, lane] / left if left > 0 else left - left
                left -= 1
            for each in range(outcomes):
                sums[each, lane] = left - left
        for node in range(nodes):
            value, before, above = rank[node], copy[node], parent[node]
            for lane in range(lanes):
                ways[node + 1, lane] = ways[above, lane] * (there[value, lane] - before)
            if outcome[node] >= 0:
                orders, each, drawn = weight[node], outcome[node], depth[node]
                for lane in range(lanes):
                    sums[each, lane] += orders * ways[node + 1, lane] * one_order[drawn, lane]
        for lane in range(lanes):
            for each in range(outcomes):
                found[first + lane, each] = sums[each, lane]
