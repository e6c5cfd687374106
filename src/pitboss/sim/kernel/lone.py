"""One box at a flat stake, card by card and asking nothing in between: the fast road for the commonest question."""

from __future__ import annotations

import numpy as np

from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.hands import play_dealer, play_split, result_of, settle_split, symbol_of
from pitboss.sim.kernel.layout import CARD_BITS, CARDS, HANDS, MAIN, NET, SPLITS, SQUARES, SUPER_BONUS, WAGERED, Book, Deal
from pitboss.sim.kernel.lent import lent
from pitboss.sim.kernel.stream import AT_ONCE, go_on, new_shoe, shuffle_on
from pitboss.sim.kernel.sums import note_bet, note_spread

FEWEST = 3
"""A round takes three cards or more, so that a shoe holds at most a third as many rounds as cards."""


@kernel
def play_lone(books, deals, rows, begin, bits, desks, kept, met, rounds):
    """Play so many rounds: `met` counts the ends come to, splits go into what is kept. A place times 2^bits is where its row begins."""
    book = Book(lent(books.game)[0], lent(books.ends), lent(books.tables))
    plan, desk, rows, kept, met = lent(deals.plan)[0], lent(desks)[0], lent(rows), lent(kept), lent(met)
    deal = Deal(plan, lent(deals.amounts), lent(deals.lines))
    split, done = np.int64(rows.shape[0] >> bits) - 1, 0
    while done < rounds:
        shoes = (rounds - done) * FEWEST // (desk.deck + FEWEST)
        if plan.fresh or plan.deep or shoes == 0:
            play_counted(book, deal, rows, begin, bits, desk, kept, met, rounds - done)
        else:
            for _ in range(shoes):
                play_shoe(book, deal, rows, begin, bits, desk, kept, met)
        done = met[split]
        for end in range(begin):
            done += met[end]


@kernel
def play_shoe(book, deal, rows, begin, bits, desk, kept, met):
    """A whole shoe, to the end of the round in which the cutting card comes.

    Four cards at a time lead to four places, of which only ends are wanted: rounds take three cards or more, so that at most one of the
    first three places is an end, the lowest. The split has the highest number; cards among which one comes are gone through one by one.
    """
    plan, shoe = deal.plan, desk.shoe
    shift, split, cut = np.uint64(bits), np.uint64(rows.shape[0]) - (np.uint64(1) << np.uint64(bits)), plan.cut
    starts = np.uint64(begin) << shift
    new_shoe(desk, plan.burn)
    pos, ready, place = plan.burn, 0, starts
    while pos < cut or place > starts:
        if pos >= ready:
            shuffle_on(desk, ready)
            first = led(rows, place, shoe, ready)
            second = led(rows, first, shoe, ready + 1)
            third = led(rows, second, shoe, ready + 2)
            fourth = led(rows, third, shoe, ready + 3)
            ready += AT_ONCE
            if pos == ready - AT_ONCE and ready <= cut and max(first, second, third, fourth) != split:
                met[min(first, second, third) >> shift] += 1
                met[fourth >> shift] += 1
                place = fourth
                pos = ready
                continue
        place = led(rows, place, shoe, pos)
        pos += 1
        met[place >> shift] += 1
        if place == split:
            desk.pos = pos
            desk.ready = ready
            split_lone(book, deal, desk, kept)
            pos, ready, place = desk.pos, desk.ready, starts
    desk.pos = pos
    desk.ready = ready
    kept[CARDS] += pos - plan.burn


@inlined
def led(rows, place, shoe, pos):
    """Where the card at a position leads."""
    return np.uint64(rows[place + (np.uint64(shoe[pos]) >> np.uint64(CARD_BITS))])


@kernel
def play_counted(book, deal, rows, begin, bits, desk, kept, met, rounds):
    """So many rounds and no more, asking after every card whether one is over."""
    plan, shoe = deal.plan, desk.shoe
    shift, split, fresh = np.uint64(bits), np.uint64(rows.shape[0]) - (np.uint64(1) << np.uint64(bits)), plan.fresh
    starts = np.uint64(begin) << shift
    for _ in range(rounds):
        if fresh or desk.pos >= plan.cut:
            new_shoe(desk, plan.burn)
        pos, ready, place = desk.pos, desk.ready, starts
        desk.start = pos
        while place >= starts:
            while pos >= ready:
                desk.pos = pos
                go_on(desk, book.game.refill_burn)
                pos, ready = desk.pos, desk.ready
            place = led(rows, place, shoe, pos)
            pos += 1
            if place == split:
                break
        met[place >> shift] += 1
        desk.pos = pos
        if place == split:
            split_lone(book, deal, desk, kept)
        kept[CARDS] += desk.pos - desk.start


@inlined
def split_lone(book, deal, desk, kept):
    """The rest of a round whose first three cards, just dealt, are a pair to be split around the dealer's card."""
    game, plan, amounts = book.game, deal.plan, deal.amounts
    desk.start = desk.pos - FEWEST
    first = desk.start
    one, shown, two = np.int64(desk.shoe[first]), np.int64(desk.shoe[first + 1]), np.int64(desk.shoe[first + 2])
    up = book.tables[game.values + symbol_of(shown)]
    formed = play_split(book, up, symbol_of(one), symbol_of(two), desk, 0)
    needs = 0
    for hand in range(formed):
        needs = max(needs, book.ends[game.end_table + desk.ends[hand]].needs[up])
    dealt = play_dealer(book, shown, needs > 1, desk) if needs else 0
    natural = book.tables[game.dealer_natural + dealt]
    if natural:
        settle_split(book, formed, dealt, desk.ends, 0, desk.hand_results)
    net, wins = 0, 0
    for hand in range(formed):
        plain = result_of(book, desk.ends[hand], dealt)
        result = plan.results + (desk.hand_results[hand] if natural else plain)
        kept[plan.kept_results + result] += 1
        net += amounts[plan.cents + result]
        kept[WAGERED] += amounts[plan.wagered_of + result]
        wins += book.ends[game.end_table + desk.ends[hand]].super
    if game.not_if_suited and (one ^ two) & 3 == 0:
        wins = 0
    note_split(plan, formed, net, wins * amounts[plan.bonus_of + 1], kept)


@inlined
def note_split(plan, formed, net, bonus, kept):
    """Add a round that was split to the sums; its cards and its opening stake are counted elsewhere."""
    kept[HANDS] += formed
    kept[SPLITS] += formed - 1
    kept[NET] += net + bonus
    kept[SQUARES] += (net + bonus) * (net + bonus)
    note_bet(kept, 0, MAIN, 0, net)
    note_bet(kept, 0, SUPER_BONUS, 0, bonus)
    note_spread(plan, kept, net + bonus)
