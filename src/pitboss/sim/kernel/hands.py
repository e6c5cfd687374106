"""Playing a box to its end, split or not, by the automaton of its hands; and drawing the dealer's hand."""

from __future__ import annotations

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.layout import (
    AGAINST_NATURAL,
    BUST,
    BUSTED_COUNTS,
    CARD_BITS,
    COLLECTS_ALL,
    DEALER_ENDS,
    DEALER_NATURAL,
    DEALER_ROWS,
    DEALER_STARTS,
    DUES,
    END_SIZE,
    ENDS,
    FIRST_SPLIT,
    FIRST_WAITING,
    LIVE,
    NODES,
    NOT_IF_FIRST_PAID,
    PAID,
    REFILL_BURN,
    ROWS,
    SETTLED,
    SPLIT_HANDS,
    SPLIT_OFF,
    STAKES,
    STANDS_OFF,
    TELLS,
    WIDTH,
)
from pitboss.sim.kernel.stream import draw


@inlined
def note_node(node, desk):
    """Remember where a hand came to, if the round is to be told."""
    if desk[TELLS]:
        desk[NODES] += 1
        desk[NODES + desk[NODES]] = node


@inlined
def play_on(book, node, desk):
    """Draw to a hand until it ends or is to be split."""
    note_node(node, desk)
    while node >= book[FIRST_WAITING]:
        card = draw(desk, book[REFILL_BURN])
        node = book[book[ROWS] + (node - book[FIRST_WAITING]) * book[WIDTH] + (card >> CARD_BITS)]
        note_node(node, desk)
    return node


@inlined
def play_split(book, up, one, two, desk, ends):
    """Play a pair of symbols that is split, hand by hand, into the places of `desk` from `ends` on; how many hands it came to."""
    formed, hand, width = 2, 0, book[WIDTH]
    desk[ends], desk[ends + 1] = one, two
    while hand < formed:
        first = desk[ends + hand]
        second = draw(desk, book[REFILL_BURN]) >> CARD_BITS
        room = 1 if formed < book[SPLIT_HANDS] else 0
        node = book[book[SPLIT_OFF] + ((room * 10 + up) * width + first) * width + second]
        node = play_on(book, node, desk)
        if node < book[FIRST_SPLIT]:
            desk[ends + hand] = node
            hand += 1
        else:
            for later in range(formed, hand + 1, -1):
                desk[ends + later] = desk[ends + later - 1]
            desk[ends + hand + 1] = second
            formed += 1
    return formed


@inlined
def play_dealer(book, shown, whole, desk):
    """Draw the dealer's hand: all of it where a wager is live, otherwise one card, which matters only if it makes a natural."""
    state = book[book[DEALER_STARTS] + (shown >> CARD_BITS)]
    while state >= book[DEALER_ENDS]:
        card = draw(desk, book[REFILL_BURN])
        state = book[book[DEALER_ROWS] + (state - book[DEALER_ENDS]) * book[WIDTH] + (card >> CARD_BITS)]
        if not whole:
            return state if state < book[DEALER_ENDS] and book[book[DEALER_NATURAL] + state] else 0
    return state


@kernel
def settle_split(book, formed, dealt, desk, ends, results):
    """What each hand of a box that was split comes to; after a dealer's natural the hands answer together for what it collects."""
    for hand in range(formed):
        desk[results + hand] = book[book[SETTLED] + desk[ends + hand] * book[DEALER_ENDS] + dealt]
    if not book[book[DEALER_NATURAL] + dealt] or book[COLLECTS_ALL]:
        return
    table = book[ENDS]
    paid_first = book[NOT_IF_FIRST_PAID] and book[table + desk[ends] * END_SIZE + PAID]
    for hand in range(formed):
        if not book[table + desk[ends + hand] * END_SIZE + LIVE]:
            continue
        due = 0 if paid_first else 1
        for other in range(formed):
            end = table + desk[ends + other] * END_SIZE
            if other != hand and book[end + BUST]:
                due -= book[end + STAKES] if book[BUSTED_COUNTS] else 0
            elif other < hand and book[end + LIVE] and not book[end + STANDS_OFF]:
                due -= 1
        desk[results + hand] = book[book[AGAINST_NATURAL] + desk[ends + hand] * DUES + max(due, 0)]
