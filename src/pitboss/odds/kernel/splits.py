"""One hand of a split, played by a fixed rule: what it is worth as more and more of its fellow cards have left the shoe."""

from __future__ import annotations

import numpy as np

from pitboss.odds.compiled import kernel
from pitboss.odds.kernel.hands import DOUBLE, NATURAL, PAID, STAND, STANDS, decide_hands, instead
from pitboss.odds.kernel.trie import chances


@kernel
def dealer_with(tree, shoe, cards, after, card, others, wanted, known, totals):
    """The dealer's chances for every wanted hand when `others` more cards of the split value are gone.

    A hand with those cards added may be a hand itself, whose chances are `known` already; the rest are worked out together.
    """
    missing = np.zeros(wanted.shape[0], np.int64)
    number = 0
    for hand in range(wanted.shape[0]):
        if not wanted[hand]:
            continue
        joined = hand
        for _ in range(others):
            if joined >= 0:
                joined = after[joined, card]
        if joined >= 0:
            totals[hand] = known[joined]
        else:
            missing[number] = hand
            number += 1
    if number == 0:
        return
    gone = np.empty((number, cards.shape[1]), cards.dtype)
    found = np.empty((number, totals.shape[1]), shoe.dtype)
    for row in range(number):
        gone[row] = cards[missing[row]]
        gone[row, card] += others
    chances(tree[0], tree[1], tree[2], tree[3], tree[4], tree[5], shoe, gone, found)
    for row in range(number):
        totals[missing[row]] = found[row]


@kernel
def needed(graph, card, shoe, ends, action, early, wanted):
    """Mark the hands that a fixed play stands on or doubles to, starting from one card of a split; answer those it meets."""
    cards, _, count, after, _ = graph
    reached = np.zeros(count.shape[0], np.bool_)
    for value in range(10):
        second = after[after[0, card], value]
        if second >= 0 and shoe[value] > 0 and (early < 0 or cards[second, 0] == early):
            reached[second] = True
    for hand in range(count.shape[0]):
        if not reached[hand] or ends[hand] == PAID or ends[hand] == NATURAL:
            continue
        if ends[hand] == STANDS or action[hand] == STAND:
            wanted[hand] = True
            continue
        for value in range(10):
            onward = after[hand, value]
            if onward >= 0 and shoe[value] > 0:
                if action[hand] == DOUBLE:
                    wanted[onward] = True
                else:
                    reached[onward] = True
    return np.flatnonzero(reached)


@kernel
def second_cards(graph, card, others, shoe, early, values, worth):
    """Add up a split hand over its second card: any card (worth[0]), and any card that is not another to split (worth[1])."""
    cards, _, _, after, _ = graph
    root = after[0, card]
    left = shoe[0] - shoe[0]
    for value in range(10):
        left += shoe[value]
    left -= 1 + others
    for value in range(10):
        second = after[root, value]
        number = shoe[value] - (value == card) * (1 + others)
        if second >= 0 and number > 0 and (early < 0 or cards[second, 0] == early):
            chance = number / left * values[second, 3]
            worth[0] += chance
            if value != card:
                worth[1] += chance


@kernel
def split_hand(
    graph, ruled, net, money, tree, hole, card, shoe, held, known, board, early, most, action, fold, chosen_at, plan_net, plan_money, worth
):
    """The worth of one hand of a split with 1, 2, … `most` fellow cards gone besides its own, into the rows of `worth`.

    The play is chosen first: the best for one hand with `chosen_at` fellow cards gone, by `plan_net` and `plan_money`; where
    `chosen_at` is nought, `action` and `fold` say how to play, and what they wish unlawfully is put right.
    """
    cards, _, count, after, _ = graph
    ends, pays, may_stand, may_hit, may_double = board
    size = count.shape[0]
    totals = np.zeros((size, known.shape[1]), shoe.dtype)
    values = np.zeros((size, 4), shoe.dtype)
    gone = np.zeros(10, np.int64)
    wanted = np.zeros(size, np.bool_)
    if chosen_at > 0:
        gone[card] += chosen_at
        for place in range(held.shape[0]):
            wanted[held[place]] = True
        dealer_with(tree, shoe, cards, after, card, chosen_at, wanted, known, totals)
        nothing = np.zeros(0, np.int64)
        decide_hands(
            graph, ruled, plan_net, plan_money, hole, max(early, 0), shoe, held, gone, totals,
            ends, pays, may_stand, may_hit, may_double, nothing, values, action, fold,
        )  # fmt: skip
        gone[card] -= chosen_at
    else:
        for hand in range(size):
            action[hand] = instead(action[hand], may_stand[hand], may_hit[hand], may_double[hand])
    wanted[:] = False
    met = needed(graph, card, shoe, ends, action, early, wanted)
    for others in range(1, most + 1):
        gone[card] += 1
        dealer_with(tree, shoe, cards, after, card, others, wanted, known, totals)
        decide_hands(
            graph, ruled, net, money, hole, max(early, 0), shoe, met, gone, totals,
            ends, pays, may_stand, may_hit, may_double, action, values, action, fold,
        )  # fmt: skip
        second_cards(graph, card, others, shoe, early, values, worth[others - 1])
