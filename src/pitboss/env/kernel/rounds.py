"""The round of one table: what an act leads to, what is asked next, and what is lawful then."""

from __future__ import annotations

from pitboss.env.kernel.hands import clear_hand, count_seen, double_aces, give, part, value_of
from pitboss.env.kernel.layout import (
    DECLINE,
    DOUBLE,
    DOUBLES,
    EVEN_MONEY,
    FORFEIT,
    HITS,
    INSURANCE,
    INSURE,
    OVER,
    PLAYING,
    SEES_LEFT,
    SPLIT,
    SPLITS,
    STAND,
    STANDS,
    SURRENDER,
    SURRENDERING,
    SURRENDERS,
    TAKES_BACK,
    WAGER,
    WAGERING,
    WITHDRAWAL,
)
from pitboss.odds.compiled import inlined, kernel
from pitboss.sim.kernel.hands import after_split, symbol_of
from pitboss.sim.kernel.layout import EVEN_MONEY_END, FORFEITED_END, SURRENDERED_END
from pitboss.sim.kernel.stream import draw, new_shoe


@kernel
def begin(book, deal, setting, row):
    """A new round, from a new shoe where the cutting card has come."""
    plan = deal.plan
    if plan.fresh or row.pos >= plan.cut:
        new_shoe(row, plan.burn)
        row.left[:] = setting.full
        row.noted, row.heard = row.pos, row.turned
    elif setting.wide == SEES_LEFT:
        count_seen(setting, row)
    row.start, row.hidden = row.pos, -1
    row.stage, row.bet, row.hands, row.hand = WAGERING, 0, 0, 0
    ask(book, deal, setting, row)


@kernel
def deal_round(book, level, row):
    """The initial deal, and what follows it."""
    game = book.game
    row.bet, row.hands, row.hand, row.insured, row.declined = level + 1, 1, 0, 0, 0
    clear_hand(row, 0)
    row.one = give(game, row)
    row.shown = draw(row, game.refill_burn)
    row.two = give(game, row)
    row.up = value_of(row.shown)
    row.node = book.tables[game.opened + (row.up * game.width + symbol_of(row.one)) * game.width + symbol_of(row.two)]
    paid = row.node < game.ends and book.ends[game.end_table + row.node].paid
    if book.tables[game.insured_against + row.up] and not paid:
        row.stage = INSURANCE
    else:
        offer_surrender(book, row)


@inlined
def lawful_at(book, row):
    """What may be done at the place of the hand at turn, a bit each."""
    return book.tables[book.game.lawful + row.node - book.game.ends]


@kernel
def offer_surrender(book, row):
    """Where the first two cards may be given up, ask; otherwise play."""
    if row.node >= book.game.ends and lawful_at(book, row) & SURRENDERS:
        row.stage = SURRENDERING
    else:
        go_on(book, row)


@kernel
def go_on(book, row):
    """Ask about the hand at turn, or go on to the next; when all are ended the round is over but for the dealer."""
    while row.node < book.game.ends:
        row.ends[row.hand] = row.node
        if row.hand + 1 == row.hands:
            row.stage = OVER
            return
        row.hand += 1
        second_card(book, row)
    row.stage = WITHDRAWAL if lawful_at(book, row) & TAKES_BACK else PLAYING


@kernel
def second_card(book, row):
    """The second card of a split hand."""
    game = book.game
    first = symbol_of(row.first[row.hand])
    room = 1 if row.hands < game.split_hands and not (row.declined and game.declining_bars) else 0
    row.node = after_split(book, room, row.up, first, symbol_of(give(game, row)))


@kernel
def act(book, code, row):
    """Do what a lawful act stands for."""
    if code >= WAGER:
        deal_round(book, code - WAGER, row)
    elif row.stage == INSURANCE:
        if code == INSURE:
            row.insured = 1
        elif code == EVEN_MONEY:
            row.node = EVEN_MONEY_END
        offer_surrender(book, row)
    else:
        if row.stage == SURRENDERING:
            row.node = SURRENDERED_END if code == SURRENDER else row.node
        elif row.stage == WITHDRAWAL:
            row.node = FORFEITED_END if code == FORFEIT else book.tables[book.game.stood + row.node - book.game.ends]
        else:
            decide(book, code, row)
        go_on(book, row)


@kernel
def decide(book, code, row):
    """Stand, hit, double or split the hand at turn."""
    game = book.game
    place = row.node - game.ends
    if code == SPLIT:
        part(game, row)
        second_card(book, row)
        return
    if lawful_at(book, row) & SPLITS:
        row.declined = 1
    if code == STAND:
        row.node = book.tables[game.stood + place]
        return
    if code == DOUBLE:
        double_aces(game, row)
        place += game.decisions
    row.node = book.tables[game.drawn + place * game.width + symbol_of(give(game, row))]


@kernel
def ask(book, deal, setting, row):
    """Note which actions are lawful now, a bit each."""
    stage, bits, game = row.stage, setting.bits, book.game
    if stage == WAGERING:
        row.mask = setting.wagers
    elif stage == INSURANCE:
        mask = bits[DECLINE]
        if deal.amounts[deal.plan.insurance_stake + row.bet]:
            mask |= bits[INSURE]
        if game.evens and row.up == 0 and row.node < game.ends and book.ends[game.end_table + row.node].waits:
            mask |= bits[EVEN_MONEY]
        row.mask = mask
    elif stage == SURRENDERING:
        row.mask = bits[DECLINE] | bits[SURRENDER]
    elif stage == WITHDRAWAL:
        row.mask = bits[DECLINE] | bits[FORFEIT]
    elif stage == PLAYING:
        row.mask = lawful_at(book, row) & (STANDS | HITS | DOUBLES | SPLITS)
    else:
        row.mask = 0
