"""The value of a hand against one dealer's card, by every way of playing it, from the last card back to the first."""

from __future__ import annotations

from pitboss.odds.compiled import kernel

STANDS, PAID, NATURAL = 1, 2, 3
"""How a hand ends by itself: it stands, it is paid at once, or it is a natural that may have to wait. 0 is a hand to be decided."""
STAND, HIT, DOUBLE = 0, 1, 2
"""The decisions, as the kernels number them."""
AS_USUAL, FIRST_TWO_ONE, ALL_ONE = 0, 1, 2
"""What aces count in a doubled hand."""


@kernel
def stood(totals, total, stake, natural_costs, ties_lose, stands_off):
    """What standing on a total is worth: `totals` are the chances of 17 to 21 and of a natural; the rest is the dealer's bust."""
    won, lost = 1 - totals[5], totals[5] - totals[5]
    for made in range(17, 22):
        chance = totals[made - 17]
        if made >= total:
            won -= chance
            if made > total or ties_lose:
                lost += chance
    worth = stake * (won - lost)
    if not (stands_off and total == 21):
        worth -= natural_costs * totals[5]
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
def natural_chance(up, there, left):
    """The chance that the dealer's next card makes a natural."""
    if up == 0:
        return there[9] / left
    if up == 9:
        return there[0] / left
    return left - left


@kernel
def decide_hands(
    graph, ruled, money, up, early, shoe, held, gone, totals, ends, pays, may_stand, may_hit, may_double, plan, values, action, fold
):
    """The value of each hand by standing, drawing and doubling (`values`), and what is done with it (`action`).

    `graph` is (cards, hard, count, after, total): the cards of each hand, their sum with aces as one, their number, the hand
    after one more card (or -1 over 21), the best total. `held` lists the hands to value, fewest cards first. `gone` are cards that
    have left the shoe besides the hand's own, the dealer's included. `totals[hand]` are the dealer's chances with that hand out. `early`
    is how many aces were among the first two cards, for hands of three cards or more.
    `plan` follows given actions where it is not empty, and gives up the doubles that `fold` says; otherwise the best is taken, and
    `fold` says which doubled hands are best given up. `money` is (what the dealer's natural costs a
    live wager of one, of two; what a bust of one, of two is spared when the dealer then has a natural; what a natural is paid
    when it wins; against a natural).
    """
    cards, hard, count, after, total = graph
    _, _, ties_lose, stands_off, _, _, waits = ruled
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
            values[hand, 3] = pays[hand]
            continue
        if ends[hand] == NATURAL:
            values[hand, 3] = _natural(there - cards[hand], left, up, waits, money)
            continue
        first_two = cards[hand, 0] if count[hand] == 2 else early
        stand = stood(totals[hand], total[hand], 1, money[0], ties_lose, stands_off)
        values[hand, 0] = stand
        if ends[hand] == STANDS:
            values[hand, 3] = stand
            action[hand] = STAND
            continue
        if may_hit[hand]:
            values[hand, 1] = drawn(cards[hand], after[hand], there, left, up, money, values)
        if may_double[hand]:
            held_so = (hard[hand], count[hand], cards[hand, 0], first_two)
            values[hand, 2] = doubled(held_so, cards[hand], after[hand], ruled, there, left, up, money, totals, plan.shape[0] == 0, fold)
        choose(hand, values, action, may_stand[hand], may_hit[hand], may_double[hand], plan)


@kernel
def drawn(cards, after, there, left, up, money, values):
    """What one more card is worth: the hand it makes, or the wager, less what a dealer's natural then spares."""
    worth = left - left
    for value in range(10):
        number = there[value] - cards[value]
        if number > 0:
            if after[value] >= 0:
                worth += number / left * values[after[value], 3]
            else:
                worth += number / left * (money[2] * _natural_after(up, there, cards, value, left) - 1)
    return worth


@kernel
def doubled(held_so, cards, after, ruled, there, left, up, money, totals, choosing, fold):
    """What doubling is worth: one more card, two wagers; where a double may be withdrawn, one wager is given up instead if that is better."""
    ace_rule, withdrawn, ties_lose, stands_off, wins_at_21, trick, _ = ruled
    hard, count, aces, first_two = held_so
    worth = left - left
    for value in range(10):
        number = there[value] - cards[value]
        if number <= 0:
            continue
        made, onward = doubled_total(hard + value + 1, aces + (value == 0), first_two, ace_rule), after[value]
        if made > 21:
            comes_to = money[3] * _natural_after(up, there, cards, value, left) - 2
        elif (made == 21 and wins_at_21) or (trick and count == 4):
            comes_to = left - left + 2
        else:
            comes_to = stood(totals[onward], made, 2, money[1], ties_lose, stands_off)
            if withdrawn and choosing:
                fold[onward] = comes_to < -1
            if withdrawn and fold[onward]:
                comes_to = left - left - 1
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
def _natural_after(up, there, cards, value, left):
    """The chance of a dealer's natural once one more card has come to the hand."""
    if up == 0:
        return (there[9] - cards[9] - (value == 9)) / (left - 1)
    if up == 9:
        return (there[0] - cards[0] - (value == 0)) / (left - 1)
    return left - left


@kernel
def _natural(there, left, up, waits, money):
    """What a natural is worth: paid at once, or held until the dealer's second card."""
    if not waits:
        return money[4]
    spoilt = natural_chance(up, there, left)
    return money[4] * (1 - spoilt) + money[5] * spoilt
