"""The value of a hand against one dealer's card, by every way of playing it, from the last card back to the first."""

from __future__ import annotations

from pitboss.odds.compiled import kernel

STANDS, PAID, NATURAL = 1, 2, 3
"""How a hand ends by itself: it stands, it is paid at once, or it is a natural that may have to wait. 0 is a hand to be decided."""
STAND, HIT, DOUBLE = 0, 1, 2
"""The decisions, as the kernels number them."""
AS_USUAL, FIRST_TWO_ONE, ALL_ONE = 0, 1, 2
"""What aces count in a doubled hand."""
NEVER, CERTAIN = -1, -2
"""Where no card of a given value makes the dealer's natural: none can, or it is there already."""
SPARED, SPARED_TWO, UNDONE, NATURAL_WON, NATURAL_MET, PAID_DOUBLED, TRICK_DOUBLED = range(7)
"""The sums of money: what a bust of one and of two is spared by the dealer's natural; which part of a win at once it undoes; what a natural is worth when the dealer has none,
and when the dealer has one; what a doubled 21, and a doubled hand of five cards, is paid at once."""


@kernel
def stood(totals, net):
    """What standing is worth: `totals` are the chances of what the dealer makes, `net` what each comes to, and last what the rest does."""
    last = totals.shape[0]
    worth = net[last]
    for made in range(last):
        worth += totals[made] * (net[made] - net[last])
    return worth


@kernel
def doubled_total(hard, aces, first_two_aces, ace_rule):
    """The total of a doubled hand: which of its aces may still count 11 is the book's choice."""
    flexible = aces
    if ace_rule == FIRST_TWO_ONE:
        flexible = aces - first_two_aces
    elif ace_rule == ALL_ONE:
        flexible = 0
    return hard + 10 if flexible > 0 and hard <= 11 else hard


@kernel
def natural_chance(hole, there, left):
    """The chance that the dealer's second card is of the value that makes a natural."""
    if hole >= 0:
        return there[hole] / left
    return left / left if hole == CERTAIN else left - left


@kernel
def decide_hands(
    graph, ruled, net, money, hole, early, shoe, held, gone, totals, ends, pays, may_stand, may_hit, may_double, plan, values, action, fold
):
    """The value of each hand by standing, drawing and doubling (`values`), and what is done with it (`action`).

    `graph` is (cards, hard, count, after, total): the cards of each hand, their sum with aces as one, their number, the hand
    after one more card (or -1 over 21), the best total. `held` lists the hands to value, fewest cards first. `shoe` is without the
    dealer's cards; `gone` have left it besides the hand's own. `totals[hand]` are the dealer's chances with that hand out. `early`
    is how many aces were among the first two cards, for hands of three cards or more.
    `plan` follows given actions where it is not empty, and gives up the doubles that `fold` says; otherwise the best is taken, and
    `fold` says which doubled hands are best given up. `net[stake - 1, total, made]` is what a live hand comes to,
    `money` are the sums named above, `hole` the value that makes the dealer's natural.
    """
    cards, hard, count, after, total = graph
    there = shoe - gone
    for place in range(held.shape[0] - 1, -1, -1):
        hand = held[place]
        left, short = there[0] - there[0], False
        for value in range(10):
            short = short or there[value] < cards[hand, value]
            left += there[value] - cards[hand, value]
        if short:
            continue
        if ends[hand] == PAID:
            values[hand, 3] = pays[hand] * (1 - money[UNDONE] * natural_chance(hole, there - cards[hand], left))
            continue
        if ends[hand] == NATURAL:
            values[hand, 3] = _natural(natural_chance(hole, there - cards[hand], left), money)
            continue
        first_two = cards[hand, 0] if count[hand] == 2 else early
        stand = stood(totals[hand], net[0, total[hand]])
        values[hand, 0] = stand
        if ends[hand] == STANDS:
            values[hand, 3] = stand
            action[hand] = STAND
            continue
        if may_hit[hand]:
            values[hand, 1] = drawn(cards[hand], after[hand], there, left, hole, money, values)
        if may_double[hand]:
            held_so = (hard[hand], count[hand], cards[hand, 0], first_two)
            values[hand, 2] = doubled(
                held_so, cards[hand], after[hand], ruled, net, there, left, hole, money, totals, plan.shape[0] == 0, fold
            )
        choose(hand, values, action, may_stand[hand], may_hit[hand], may_double[hand], plan)


@kernel
def drawn(cards, after, there, left, hole, money, values):
    """What one more card is worth: the hand it makes, or the wager, less what a dealer's natural then spares."""
    worth = left - left
    for value in range(10):
        number = there[value] - cards[value]
        if number > 0:
            if after[value] >= 0:
                worth += number / left * values[after[value], 3]
            else:
                worth += number / left * (money[SPARED] * _natural_after(hole, there, cards, value, left) - 1)
    return worth


@kernel
def doubled(held_so, cards, after, ruled, net, there, left, hole, money, totals, choosing, fold):
    """What doubling is worth: one more card, two wagers; where a double may be withdrawn, one wager is given up instead if that is better."""
    ace_rule, withdrawn, wins_at_21, trick, _ = ruled
    hard, count, aces, first_two = held_so
    worth = left - left
    for value in range(10):
        number = there[value] - cards[value]
        if number <= 0:
            continue
        made, onward = doubled_total(hard + value + 1, aces + (value == 0), first_two, ace_rule), after[value]
        if made > 21:
            comes_to = money[SPARED_TWO] * _natural_after(hole, there, cards, value, left) - 2
        elif (made == 21 and wins_at_21) or (trick and count == 4):
            paid = money[PAID_DOUBLED if made == 21 and wins_at_21 else TRICK_DOUBLED]
            comes_to = paid * (1 - money[UNDONE] * _natural_after(hole, there, cards, value, left))
        else:
            comes_to = stood(totals[onward], net[1, made])
            given_up = money[SPARED] * _natural_after(hole, there, cards, value, left) - 1 if withdrawn else left - left
            if withdrawn and choosing:
                fold[onward] = comes_to < given_up
            if withdrawn and fold[onward]:
                comes_to = given_up
        worth += number / left * comes_to
    return worth


@kernel
def instead(chosen, may_stand, may_hit, may_double):
    """What a plan comes to where it wishes for something unlawful: a double gives way to drawing, and drawing and standing to each other."""
    if chosen == DOUBLE and not may_double:
        chosen = HIT
    if chosen == HIT and not may_hit:
        chosen = STAND
    if chosen == STAND and not may_stand:
        chosen = HIT
    return chosen


@kernel
def choose(hand, values, action, may_stand, may_hit, may_double, plan):
    """Take the best of what is lawful, or what the plan says."""
    if plan.shape[0] > 0:
        chosen = instead(plan[hand], may_stand, may_hit, may_double)
    else:
        chosen = -1
        if may_stand:
            chosen = STAND
        if may_hit and (chosen < 0 or values[hand, 1] > values[hand, chosen]):
            chosen = HIT
        if may_double and (chosen < 0 or values[hand, 2] > values[hand, chosen]):
            chosen = DOUBLE
    action[hand] = chosen
    values[hand, 3] = values[hand, chosen]


@kernel
def _natural_after(hole, there, cards, value, left):
    """The chance of a dealer's natural once one more card has come to the hand."""
    if hole >= 0:
        return (there[hole] - cards[hole] - (value == hole)) / (left - 1)
    return left / left if hole == CERTAIN else left - left


@kernel
def _natural(spoilt, money):
    """What a natural is worth, met by the dealer's so often."""
    return money[NATURAL_WON] * (1 - spoilt) + money[NATURAL_MET] * spoilt
