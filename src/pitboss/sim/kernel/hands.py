"""Playing a box to its end, split or not, by the automaton of its hands; drawing the dealer's hand; settling a box that was split."""

from __future__ import annotations

import numpy as np

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import CARD_BITS, DUES, MOST_NODES
from pitboss.sim.kernel.stream import draw


@inlined
def symbol_of(card):
    """What the game knows a card by."""
    return card >> CARD_BITS


@inlined
def note_node(node, desk):
    """Remember where a hand came to, if the round is to be told."""
    if desk.tells and desk.nodes < MOST_NODES:
        desk.told_nodes[desk.nodes] = node
        desk.nodes += 1


@inlined
def play_on(book, node, desk):
    """Draw to a hand until it ends or is to be split."""
    game = book.game
    note_node(node, desk)
    while node >= game.first_waiting:
        card = draw(desk, game.refill_burn)
        node = np.int64(book.tables[game.rows + (node - game.first_waiting) * game.width + symbol_of(card)])
        note_node(node, desk)
    return node


@inlined
def after_split(book, room, up, first, second):
    """The place of a split card and the next one."""
    game = book.game
    return np.int64(book.tables[game.split_off + ((room * 10 + up) * game.width + first) * game.width + second])


@kernel
def play_split(book, up, one, two, desk, here):
    """Play a pair of symbols that is split, hand by hand, into the ends of `desk` from `here` on; how many hands it came to."""
    game, ends = book.game, desk.ends
    formed, hand = 2, 0
    ends[here], ends[here + 1] = one, two
    while hand < formed:
        second = symbol_of(draw(desk, game.refill_burn))
        room = 1 if formed < game.split_hands else 0
        node = play_on(book, after_split(book, room, up, ends[here + hand], second), desk)
        if node < game.ends:
            ends[here + hand] = node
            hand += 1
        else:
            for later in range(formed, hand + 1, -1):
                ends[here + later] = ends[here + later - 1]
            ends[here + hand + 1] = second
            formed += 1
    return formed


@inlined
def play_dealer(book, shown, whole, desk):
    """Draw the dealer's hand: all of it where a wager is live, otherwise one card, which matters only if it makes a natural."""
    game, tables = book.game, book.tables
    state = np.int64(tables[game.dealer_starts + symbol_of(shown)])
    while state >= game.dealer_ends:
        card = draw(desk, game.refill_burn)
        state = np.int64(tables[game.dealer_rows + (state - game.dealer_ends) * game.width + symbol_of(card)])
        if not whole:
            return state if state < game.dealer_ends and tables[game.dealer_natural + state] else 0
    return state


@inlined
def result_of(book, end, dealt):
    """What a hand comes to against what the dealer's came to, as long as it is the only one of its box."""
    return np.int64(book.tables[book.game.settled + end * book.game.dealer_ends + dealt])


@kernel
def settle_split(book, formed, dealt, ends, here, results):
    """What each hand of a box that was split comes to; after a dealer's natural the hands answer together for what it collects."""
    game, known = book.game, book.ends
    for hand in range(formed):
        results[hand] = result_of(book, ends[here + hand], dealt)
    if not book.tables[game.dealer_natural + dealt] or game.collects_all:
        return
    paid_first = game.not_if_first_paid and known[game.end_table + ends[here]].paid
    for hand in range(formed):
        if not known[game.end_table + ends[here + hand]].live:
            continue
        due = 0 if paid_first else 1
        for other in range(formed):
            end = known[game.end_table + ends[here + other]]
            if other != hand and end.bust:
                due -= end.stakes if game.busted_counts else 0
            elif other < hand and end.live and not end.stands_off:
                due -= 1
        results[hand] = book.tables[game.against_natural + ends[here + hand] * DUES + max(due, 0)]
