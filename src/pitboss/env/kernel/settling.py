"""The dealer's hand, and what everything wagered on one box comes to, in cents."""

from __future__ import annotations

from pitboss.env.kernel.cards import below
from pitboss.env.kernel.hands import next_card
from pitboss.env.kernel.layout import (
    AGAINST_NATURAL,
    BET,
    BLOCK,
    BLOCKS,
    BONUS,
    BUST,
    BUSTED_COUNTS,
    CENTS,
    COLLECTS_ALL,
    DEALER_ENDS,
    DEALER_NATURAL,
    DEALER_ROWS,
    DEALER_STARTS,
    DUES,
    END,
    END_SIZE,
    END_TABLE,
    HANDS,
    INSURANCE_PAYS,
    INSURANCE_STAKE,
    INSURED,
    LINES,
    LIVE,
    NOT_IF_FIRST_PAID,
    NOT_IF_SUITED,
    ONE,
    PAID,
    PRIZE,
    PRIZE_ENDS,
    RESULTS,
    SETTLED,
    SHOWN,
    SIDE_CENTS,
    SIDE_KIND,
    SIDE_LINES,
    SIDE_TABLE,
    SIDES,
    STAKES,
    STANDS_OFF,
    SUPER,
    SYMBOLS,
    THIRD,
    THIRDS,
    THREE_CARDS,
    TWO,
    TWO_CARDS,
    UP,
    WIDTH,
    WITH_DEALERS,
)
from pitboss.odds.compiled import kernel


@kernel
def play_dealer(book, row):
    """Draw the dealer's hand as far as it can matter: all of it, one card that may make a natural, or nothing; what it comes to."""
    needs = row[INSURED]
    for hand in range(row[HANDS]):
        needs = max(needs, book[book[END_TABLE] + row[BLOCKS + hand * BLOCK + END] * END_SIZE + row[UP]])
    if not needs:
        return 0
    state = book[book[DEALER_STARTS] + book[book[SYMBOLS] + row[SHOWN]]]
    while state >= book[DEALER_ENDS]:
        symbol = book[book[SYMBOLS] + next_card(book, row)]
        state = book[book[DEALER_ROWS] + (state - book[DEALER_ENDS]) * book[WIDTH] + symbol]
        if needs == 1:
            return state if state < book[DEALER_ENDS] and book[book[DEALER_NATURAL] + state] else 0
    return state


@kernel
def settle(book, row, dealt):
    """What the hands, insurance and the Super Bonus come to."""
    level, wins, net = row[BET] - 1, 0, 0
    natural = book[book[DEALER_NATURAL] + dealt]
    for hand in range(row[HANDS]):
        end = row[BLOCKS + hand * BLOCK + END]
        result = book[book[SETTLED] + end * book[DEALER_ENDS] + dealt]
        if natural and row[HANDS] > 1 and not book[COLLECTS_ALL] and book[book[END_TABLE] + end * END_SIZE + LIVE]:
            result = book[book[AGAINST_NATURAL] + end * DUES + still_due(book, row, hand)]
        net += book[book[CENTS] + level * book[RESULTS] + result]
        wins += book[book[END_TABLE] + end * END_SIZE + SUPER]
    if wins and not (book[NOT_IF_SUITED] and row[HANDS] > 1 and row[ONE] % 4 == row[TWO] % 4):
        net += wins * book[book[BONUS] + level]
    if row[INSURED]:
        net += book[book[INSURANCE_PAYS] + level * 10 + row[UP]] if natural else -book[book[INSURANCE_STAKE] + level]
    for bet in range(book[SIDES]):
        net += book[book[SIDE_CENTS] + bet * book[SIDE_LINES] + side_line(book, row, bet)]
    return net


@kernel
def side_line(book, row, bet):
    """The line of a side bet that the cards make, or that the jackpot button draws for a natural; line 0 loses."""
    kind, pair = book[book[SIDE_KIND] + bet], row[ONE] * 52 + row[TWO]
    table = book[LINES] + book[book[SIDE_TABLE] + bet]
    if kind == TWO_CARDS:
        return book[table + pair]
    if kind == WITH_DEALERS:
        return book[table + pair * THIRDS + row[SHOWN]]
    if kind == THREE_CARDS:
        return book[table + pair * THIRDS + row[THIRD]]
    if not book[table + pair]:
        return 0
    ends, line = book[PRIZE_ENDS], 0
    drawn = below(row, book[ends + book[SIDE_LINES] - 2])
    while drawn >= book[ends + line]:
        line += 1
    row[PRIZE] = drawn + 1
    return line + 1


@kernel
def still_due(book, row, hand):
    """How many opening wagers the dealer's natural still collects when it comes to a hand of a box that was split."""
    table = book[END_TABLE]
    due = 0 if book[NOT_IF_FIRST_PAID] and book[table + row[BLOCKS + END] * END_SIZE + PAID] else 1
    for other in range(row[HANDS]):
        end = table + row[BLOCKS + other * BLOCK + END] * END_SIZE
        if other != hand and book[end + BUST]:
            due -= book[end + STAKES] if book[BUSTED_COUNTS] else 0
        elif other < hand and book[end + LIVE] and not book[end + STANDS_OFF]:
            due -= 1
    return max(due, 0)
