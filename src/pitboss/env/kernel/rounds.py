"""The round of one table: what an act leads to, what is asked next, and what is lawful then."""

from __future__ import annotations

from pitboss.env.kernel.cards import new_shoe
from pitboss.env.kernel.hands import clear_hand, double_aces, give, next_card, part, value_of
from pitboss.env.kernel.layout import (
    BET,
    BITS,
    BLOCK,
    BLOCKS,
    BURN,
    CUT,
    DECISIONS,
    DECLINE,
    DECLINED,
    DECLINING_BARS,
    DOUBLE,
    DOUBLES,
    DRAWN,
    END,
    END_SIZE,
    END_TABLE,
    ENDS,
    EVEN_MONEY,
    EVEN_MONEY_END,
    EVENS,
    FIRST,
    FORFEIT,
    FORFEITED_END,
    FRESH,
    FULL,
    HAND,
    HANDS,
    HITS,
    INSURANCE,
    INSURANCE_STAKE,
    INSURE,
    INSURED,
    INSURED_AGAINST,
    LAWFUL,
    LEFT,
    MASK,
    NO_CARD,
    NODE,
    ONE,
    OPENED,
    OVER,
    PAID,
    PLAYING,
    POS,
    SEES_LEFT,
    SHOWN,
    SPLIT,
    SPLIT_HANDS,
    SPLIT_OFF,
    SPLITS,
    STAGE,
    STAND,
    STANDS,
    START,
    STOOD,
    SURRENDER,
    SURRENDERED_END,
    SURRENDERING,
    SURRENDERS,
    SYMBOLS,
    TAKES_BACK,
    THIRD,
    TWO,
    UP,
    WAGER,
    WAGERING,
    WAGERS,
    WAITS,
    WIDE,
    WIDTH,
    WITHDRAWAL,
)
from pitboss.odds.compiled import kernel


@kernel
def begin(book, row):
    """A new round, from a new shoe where the cutting card has come."""
    if book[FRESH] or row[POS] >= book[CUT]:
        new_shoe(row, book[BURN])
        for value in range(10 if book[WIDE] == SEES_LEFT else 0):
            row[LEFT + value] = book[book[FULL] + value]
    row[START] = row[POS]
    row[STAGE], row[BET], row[HANDS], row[HAND] = WAGERING, 0, 0, 0
    ask(book, row)


@kernel
def deal(book, level, row):
    """The initial deal, and what follows it."""
    row[BET], row[HANDS], row[HAND], row[INSURED], row[DECLINED], row[THIRD] = level + 1, 1, 0, 0, 0, 0
    clear_hand(book, row, 0)
    row[ONE] = give(book, row)
    row[SHOWN] = next_card(book, row)
    row[TWO] = give(book, row)
    row[THIRD] = NO_CARD
    row[UP] = value_of(row[SHOWN])
    one, two, width = book[book[SYMBOLS] + row[ONE]], book[book[SYMBOLS] + row[TWO]], book[WIDTH]
    row[NODE] = book[book[OPENED] + (row[UP] * width + one) * width + two]
    paid = row[NODE] < book[ENDS] and book[book[END_TABLE] + row[NODE] * END_SIZE + PAID]
    if book[book[INSURED_AGAINST] + row[UP]] and not paid:
        row[STAGE] = INSURANCE
    else:
        offer_surrender(book, row)


@kernel
def offer_surrender(book, row):
    """Where the first two cards may be given up, ask; otherwise play."""
    if row[NODE] >= book[ENDS] and book[book[LAWFUL] + row[NODE] - book[ENDS]] & SURRENDERS:
        row[STAGE] = SURRENDERING
    else:
        go_on(book, row)


@kernel
def go_on(book, row):
    """Ask about the hand at turn, or go on to the next; when all are ended the round is over but for the dealer."""
    while row[NODE] < book[ENDS]:
        row[BLOCKS + row[HAND] * BLOCK + END] = row[NODE]
        if row[HAND] + 1 == row[HANDS]:
            row[STAGE] = OVER
            return
        row[HAND] += 1
        after_split(book, row)
    bits = book[book[LAWFUL] + row[NODE] - book[ENDS]]
    row[STAGE] = WITHDRAWAL if bits & TAKES_BACK else PLAYING


@kernel
def after_split(book, row):
    """The second card of a split hand."""
    width = book[WIDTH]
    first = book[book[SYMBOLS] + row[BLOCKS + row[HAND] * BLOCK + FIRST]]
    second = book[book[SYMBOLS] + give(book, row)]
    room = 1 if row[HANDS] < book[SPLIT_HANDS] and not (row[DECLINED] and book[DECLINING_BARS]) else 0
    row[NODE] = book[book[SPLIT_OFF] + ((room * 10 + row[UP]) * width + first) * width + second]


@kernel
def act(book, code, row):
    """Do what a lawful act stands for."""
    if code >= WAGER:
        deal(book, code - WAGER, row)
    elif row[STAGE] == INSURANCE:
        if code == INSURE:
            row[INSURED] = 1
        elif code == EVEN_MONEY:
            row[NODE] = EVEN_MONEY_END
        offer_surrender(book, row)
    else:
        if row[STAGE] == SURRENDERING:
            row[NODE] = SURRENDERED_END if code == SURRENDER else row[NODE]
        elif row[STAGE] == WITHDRAWAL:
            row[NODE] = FORFEITED_END if code == FORFEIT else book[book[STOOD] + row[NODE] - book[ENDS]]
        else:
            decide(book, code, row)
        go_on(book, row)


@kernel
def decide(book, code, row):
    """Stand, hit, double or split the hand at turn."""
    place, width = row[NODE] - book[ENDS], book[WIDTH]
    if code == SPLIT:
        part(book, row)
        after_split(book, row)
        return
    if book[book[LAWFUL] + place] & SPLITS:
        row[DECLINED] = 1
    if code == STAND:
        row[NODE] = book[book[STOOD] + place]
        return
    if code == DOUBLE:
        double_aces(book, row)
        place += book[DECISIONS]
    symbol = book[book[SYMBOLS] + give(book, row)]
    row[NODE] = book[book[DRAWN] + place * width + symbol]


@kernel
def ask(book, row):
    """Note which actions are lawful now, a bit each."""
    stage, bits = row[STAGE], book[BITS]
    if stage == WAGERING:
        row[MASK] = book[WAGERS]
    elif stage == INSURANCE:
        row[MASK] = book[bits + DECLINE]
        if book[book[INSURANCE_STAKE] + row[BET] - 1]:
            row[MASK] |= book[bits + INSURE]
        if book[EVENS] and row[UP] == 0 and row[NODE] < book[ENDS] and book[book[END_TABLE] + row[NODE] * END_SIZE + WAITS]:
            row[MASK] |= book[bits + EVEN_MONEY]
    elif stage == SURRENDERING:
        row[MASK] = book[bits + DECLINE] | book[bits + SURRENDER]
    elif stage == WITHDRAWAL:
        row[MASK] = book[bits + DECLINE] | book[bits + FORFEIT]
    elif stage == PLAYING:
        row[MASK] = book[book[LAWFUL] + row[NODE] - book[ENDS]] & (STANDS | HITS | DOUBLES | SPLITS)
    else:
        row[MASK] = 0
