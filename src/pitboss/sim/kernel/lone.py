"""One box at a flat stake, card by card and asking nothing in between: the fast road for the commonest question."""

from __future__ import annotations

import numpy as np

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.hands import play_dealer, play_split, settle_split
from pitboss.sim.kernel.layout import (
    BONUS_OF,
    BOX_ENDS,
    BURN,
    CARD_BITS,
    CARDS,
    CENTS,
    CUT,
    DEALER_ENDS,
    DEALER_NATURAL,
    DECK,
    DEEP,
    END_SIZE,
    ENDS,
    FRESH,
    HAND_RESULTS,
    HANDS,
    KEPT_RESULTS,
    MAIN,
    NET,
    NOT_IF_SUITED,
    OF_BETS,
    POS,
    READY,
    REFILL_BURN,
    RESULTS,
    SETTLED,
    SHOE,
    SPLITS,
    SQUARES,
    START,
    SUPER,
    SUPER_BONUS,
    SYMBOL_VALUE,
    WAGERED,
    WAGERED_OF,
)
from pitboss.sim.kernel.stream import AT_ONCE, go_on, new_shoe, shuffle_on
from pitboss.sim.kernel.sums import note_spread

FEWEST = 3
"""A round takes three cards or more, so that a shoe holds at most a third as many rounds as cards."""


@kernel
def play_lone(book, plan, rows, begin, bits, desk, kept, met, rounds):
    """Play so many rounds: `met` counts the ends come to, splits go into what is kept. A place times 2^bits is where its row begins."""
    split, done = np.int64(rows.shape[0] >> bits) - 1, 0
    while done < rounds:
        shoes = (rounds - done) * FEWEST // (desk[DECK] + FEWEST)
        if plan[FRESH] or plan[DEEP] or shoes == 0:
            play_counted(book, plan, rows, begin, bits, desk, kept, met, rounds - done)
        else:
            for _ in range(shoes):
                play_shoe(book, plan, rows, begin, bits, desk, kept, met)
        done = met[split]
        for end in range(begin):
            done += met[end]


@kernel
def play_shoe(book, plan, rows, begin, bits, desk, kept, met):
    """A whole shoe, to the end of the round in which the cutting card comes.

    Four cards at a time lead to four places, of which only ends are wanted: rounds take three cards or more, so that at most one of the
    first three places is an end, the lowest. The split has the highest number; cards among which one comes are gone through one by one.
    """
    shift, split, cut = np.uint64(bits), np.uint64(rows.shape[0]) - (np.uint64(1) << np.uint64(bits)), plan[CUT]
    starts = np.uint64(begin) << shift
    new_shoe(desk, plan[BURN])
    pos, ready, place = plan[BURN], 0, starts
    while pos < cut or place > starts:
        if pos >= ready:
            shuffle_on(desk, ready)
            first = led(rows, place, desk, ready)
            second = led(rows, first, desk, ready + 1)
            third = led(rows, second, desk, ready + 2)
            fourth = led(rows, third, desk, ready + 3)
            ready += AT_ONCE
            if pos == ready - AT_ONCE and ready <= cut and max(first, second, third, fourth) != split:
                met[min(first, second, third) >> shift] += 1
                met[fourth >> shift] += 1
                place = fourth
                pos = ready
                continue
        place = led(rows, place, desk, pos)
        pos += 1
        met[place >> shift] += 1
        if place == split:
            desk[POS] = pos
            desk[READY] = ready
            split_lone(book, plan, desk, kept)
            pos, ready, place = desk[POS], desk[READY], starts
    desk[POS] = pos
    desk[READY] = ready
    kept[CARDS] += pos - plan[BURN]


@inlined
def led(rows, place, desk, pos):
    """Where the card at a position leads."""
    return np.uint64(rows[place + (np.uint64(desk[SHOE + pos]) >> np.uint64(CARD_BITS))])


@kernel
def play_counted(book, plan, rows, begin, bits, desk, kept, met, rounds):
    """So many rounds and no more, asking after every card whether one is over."""
    shift, split, fresh = np.uint64(bits), np.uint64(rows.shape[0]) - (np.uint64(1) << np.uint64(bits)), plan[FRESH]
    starts = np.uint64(begin) << shift
    for _ in range(rounds):
        if fresh or desk[POS] >= plan[CUT]:
            new_shoe(desk, plan[BURN])
        pos, ready, place = desk[POS], desk[READY], starts
        desk[START] = pos
        while place >= starts:
            while pos >= ready:
                desk[POS] = pos
                go_on(desk, book[REFILL_BURN])
                pos, ready = desk[POS], desk[READY]
            place = led(rows, place, desk, pos)
            pos += 1
            if place == split:
                break
        met[place >> shift] += 1
        desk[POS] = pos
        if place == split:
            split_lone(book, plan, desk, kept)
        kept[CARDS] += desk[POS] - desk[START]


@inlined
def split_lone(book, plan, desk, kept):
    """The rest of a round whose first three cards, just dealt, are a pair to be split around the dealer's card."""
    desk[START] = desk[POS] - FEWEST
    first = SHOE + desk[START]
    one, shown, two = desk[first], desk[first + 1], desk[first + 2]
    up = book[book[SYMBOL_VALUE] + (shown >> CARD_BITS)]
    formed = play_split(book, up, one >> CARD_BITS, two >> CARD_BITS, desk, BOX_ENDS)
    needs = 0
    for hand in range(formed):
        needs = max(needs, book[book[ENDS] + desk[BOX_ENDS + hand] * END_SIZE + up])
    dealt = play_dealer(book, shown, needs > 1, desk) if needs else 0
    natural = book[book[DEALER_NATURAL] + dealt]
    if natural:
        settle_split(book, formed, dealt, desk, BOX_ENDS, HAND_RESULTS)
    net, wins = 0, 0
    for hand in range(formed):
        plain = book[book[SETTLED] + desk[BOX_ENDS + hand] * book[DEALER_ENDS] + dealt]
        result = plan[RESULTS] + (desk[HAND_RESULTS + hand] if natural else plain)
        kept[plan[KEPT_RESULTS] + result] += 1
        net += plan[plan[CENTS] + result]
        kept[WAGERED] += plan[plan[WAGERED_OF] + result]
        wins += book[book[ENDS] + desk[BOX_ENDS + hand] * END_SIZE + SUPER]
    if book[NOT_IF_SUITED] and (one ^ two) & 3 == 0:
        wins = 0
    note_split(plan, formed, net, wins * plan[plan[BONUS_OF] + 1], kept)


@inlined
def note_split(plan, formed, net, bonus, kept):
    """Add a round that was split to the sums; its cards and its opening stake are counted elsewhere."""
    kept[HANDS] += formed
    kept[SPLITS] += formed - 1
    kept[NET] += net + bonus
    kept[SQUARES] += (net + bonus) * (net + bonus)
    kept[OF_BETS + 3 * MAIN + 1] += net
    kept[OF_BETS + 3 * MAIN + 2] += net * net
    kept[OF_BETS + 3 * SUPER_BONUS + 1] += bonus
    kept[OF_BETS + 3 * SUPER_BONUS + 2] += bonus * bonus
    note_spread(plan, kept, net + bonus)
