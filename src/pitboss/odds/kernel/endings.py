"""Following the hand of a split to all its ends: which cards it has then drawn, in how many orders, and what becomes of its wager."""

from __future__ import annotations

from pitboss.odds.compiled import kernel
from pitboss.odds.kernel.hands import DOUBLE, HIT, NATURAL, PAID, doubled_total

BUST, PAID_AT_ONCE, HELD, LIVE, SAFE = 0, 1, 2, 3, 4
"""What becomes of a hand before the dealer draws: lost, won, a natural held, to be compared, or safe from the dealer's natural."""


@kernel
def follow(graph, codes, ruled, ends, action, fold, early, card, barred, ranks, ways, found):
    """Write one row of `found` (code of the cards drawn, orders, fate) for every end, and answer how many there are.

    `codes[hand]` is a number for the cards of each hand, and `codes` of the one-card hands are what a card adds to it. `barred` leaves out
    a second card that is like the first. `ways[hand]` is room to count orders in.
    """
    cards, _, count, after, _ = graph
    root = after[0, card]
    written = 0
    ways[:] = 0
    for place in range(ranks.shape[0]):
        second = after[root, ranks[place]]
        if not (barred and ranks[place] == card) and (early < 0 or cards[second, 0] == early):
            ways[second] = 1
    for hand in range(count.shape[0]):
        if ways[hand] == 0:
            continue
        code = codes[hand] - codes[root]
        if ends[hand] != 0 or (action[hand] != HIT and action[hand] != DOUBLE):
            found[written, 0], found[written, 1], found[written, 2] = code, ways[hand], _fate(graph, ruled, ends, hand)
            written += 1
            continue
        for place in range(ranks.shape[0]):
            value = ranks[place]
            onward = after[hand, value]
            if action[hand] == HIT and onward >= 0:
                ways[onward] += ways[hand]
                continue
            fate = BUST if action[hand] == HIT else _doubled_fate(graph, ruled, fold, hand, value, early)
            found[written, 0], found[written, 1], found[written, 2] = code + codes[after[0, value]], ways[hand], fate
            written += 1
    return written


@kernel
def _fate(graph, ruled, ends, hand):
    """What becomes of a hand that takes no more cards."""
    if ends[hand] == PAID:
        return PAID_AT_ONCE
    if ends[hand] == NATURAL:
        return HELD
    return _stood(graph[4][hand], ruled)


@kernel
def _doubled_fate(graph, ruled, fold, hand, value, early):
    """What becomes of a doubled hand with its card."""
    cards, hard, count, after, _ = graph
    ace_rule, withdrawn, wins_at_21, trick, _ = ruled
    first_two = cards[hand, 0] if count[hand] == 2 else max(early, 0)
    made = doubled_total(hard[hand] + value + 1, cards[hand, 0] + (value == 0), first_two, ace_rule)
    if made > 21:
        return BUST
    if (made == 21 and wins_at_21) or (trick and count[hand] == 4) or (withdrawn and fold[after[hand, value]]):
        return PAID_AT_ONCE
    return _stood(made, ruled)


@kernel
def _stood(total, ruled):
    return SAFE if ruled[4] and total == 21 else LIVE
