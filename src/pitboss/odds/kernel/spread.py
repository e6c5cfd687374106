"""Where hands end up under a play: how likely each ending is together with each result of the dealer's."""

from __future__ import annotations

from pitboss.odds.compiled import kernel
from pitboss.odds.kernel.hands import DOUBLE, HIT, NATURAL, PAID, STANDS, doubled_total, natural_chance

LIVE, LIVE_DOUBLED, BUST, BUST_DOUBLED, FOLDED, HELD, PAID_21, PAID_TRICK, PAYS = 0, 6, 12, 13, 14, 15, 16, 17, 18
"""The endings: live with 16 or less, 17, … 21 (and the same doubled); over 21; a double given up; a natural held; a doubled 21 and a
doubled hand of five cards paid at once; and from `PAYS` on one for each of the sums that undoubled hands are paid."""
NATURAL_MADE = 5
"""The dealer's results: 0 to 4 are 17 to 21, 5 a natural; the last is a bust, or anything but a natural where only that matters."""


@kernel
def spread(graph, ruled, hole, early, shoe, gone, totals, ends, paid, action, fold, reach, found):
    """Follow the play from the hands in `reach` on, and add up in `found[dealer's result, ending]` how likely each ending is.

    `reach[hand]` is how likely a hand is to be met; what is met later is added to it. `paid[hand]` is the place of what a hand is paid.
    """
    cards, hard, count, after, total = graph
    ace_rule, withdrawn, wins_at_21, trick, _ = ruled
    there = shoe - gone
    for hand in range(count.shape[0]):
        likely = reach[hand]
        if likely == 0:
            continue
        rest = there - cards[hand]
        left = rest.sum()
        if ends[hand] == PAID:
            _settle(found, hole, rest, left, PAYS + paid[hand], likely)
        elif ends[hand] == NATURAL:
            _settle(found, hole, rest, left, HELD, likely)
        elif ends[hand] == STANDS or (action[hand] != HIT and action[hand] != DOUBLE):
            _stand(found, totals[hand], LIVE + max(total[hand], 16) - 16, likely)
        else:
            first_two = cards[hand, 0] if count[hand] == 2 else early
            for value in range(10):
                if rest[value] <= 0:
                    continue
                chance = likely * rest[value] / left
                onward = after[hand, value]
                rest[value] -= 1
                if action[hand] == HIT:
                    if onward >= 0:
                        reach[onward] += chance
                    else:
                        _settle(found, hole, rest, left - 1, BUST, chance)
                else:
                    made = doubled_total(hard[hand] + value + 1, cards[hand, 0] + (value == 0), first_two, ace_rule)
                    if made > 21:
                        _settle(found, hole, rest, left - 1, BUST_DOUBLED, chance)
                    elif made == 21 and wins_at_21:
                        _settle(found, hole, rest, left - 1, PAID_21, chance)
                    elif trick and count[hand] == 4:
                        _settle(found, hole, rest, left - 1, PAID_TRICK, chance)
                    elif withdrawn and fold[onward]:
                        _settle(found, hole, rest, left - 1, FOLDED, chance)
                    else:
                        _stand(found, totals[onward], LIVE_DOUBLED + max(made, 16) - 16, chance)
                rest[value] += 1


@kernel
def _stand(found, totals, ending, likely):
    rest = likely
    last = totals.shape[0]
    for made in range(last):
        found[made, ending] += likely * totals[made]
        rest -= likely * totals[made]
    found[last, ending] += rest


@kernel
def _settle(found, hole, there, left, ending, likely):
    made = likely * natural_chance(hole, there, left)
    found[NATURAL_MADE, ending] += made
    found[found.shape[0] - 1, ending] += likely - made
