"""Where things lie in the two arrays that the kernels read and write: the book, and one row for each table.

Of the book the first places are numbers themselves, or where a table begins.
"""

from __future__ import annotations

# The book: numbers of the game, of the stakes, of the episode.
ENDS, DEALER_ENDS, WIDTH, SPLIT_HANDS, DECISIONS, ACTIONS, RESULTS, REFILL_BURN = range(8)
COLLECTS_ALL, BUSTED_COUNTS, NOT_IF_FIRST_PAID, NOT_IF_SUITED, DECLINING_BARS, ACE_RULE, EVENS = range(8, 15)
FRESH, CUT, BURN, WHOLE_SHOE, MOST_STEPS, NEAREST, WIDE, WAGERS, SIDES, SIDE_LINES = range(15, 25)
# The book: where its tables begin.
OPENED, SPLIT_OFF, LAWFUL, STOOD, DRAWN, DEALER_ROWS, DEALER_STARTS, DEALER_NATURAL = range(25, 33)
SETTLED, AGAINST_NATURAL, END_TABLE, INSURED_AGAINST, CENTS, INSURANCE_STAKE, INSURANCE_PAYS, BONUS = range(33, 41)
CODES, BITS, INSTEAD, FULL, SIDE_KIND, SIDE_TABLE, SIDE_CENTS, LINES, PRIZE_ENDS = range(41, 50)
SYMBOLS = 50
"""The symbols of the fifty-two cards."""
HEAD = 51
SEES_CARDS, SEES_LEFT = 1, 2
"""How wide an observation is: totals alone, cards too, or even what is left of the shoe."""
ACE_KEPT, ACES_ONE_IN_FIRST_TWO, ACES_ONE = range(3)
"""What doubling does to aces: nothing, those among the first two count 1, all of them and the next one do."""

# The book: of each end, which of the dealer's cards it needs against each of ten values, and then what it is.
PAID, LIVE, BUST, STAKES, STANDS_OFF, SUPER, WAITS = range(10, 17)
END_SIZE = 17
DUES = 3
SURRENDERED_END, FORFEITED_END, EVEN_MONEY_END = range(3)

# A row: where the round of a table stands.
STAGE, BET, UP, SHOWN, NODE, HAND, HANDS, INSURED, DECLINED, STEPS, DONE, ONE, TWO, THIRD, MASK = range(15)
"""The stage; the stake chosen, from 1; the dealer's value, from 0, and card; the place of the hand at turn; which hand of how many;
whether insurance is taken and a split was declined; steps of the episode and whether it is over; the box's first three cards; a bit for
each lawful action."""
PRIZE = 15
"""The possibility that the jackpot button drew, from 1."""
POS, READY, START = 16, 17, 18
"""Of the shoe: the next card; up to where it is shuffled; where the round began."""
STREAM = 19
"""Four words of the table's own stream."""
BLOCKS = 23
"""Here the hands begin, a block each."""
END, HARD, EARLY, LATE, SIZE, DOUBLED, FIRST, SECOND, SUITS = range(9)
"""How a hand ended; its cards with aces as 1; aces that may count 11, among the first two and after; how many cards; whether it is
doubled; its first two cards; a bit for each suit in it."""
BLOCK, MOST_HANDS = 9, 8
COUNTS = BLOCKS + BLOCK * MOST_HANDS
"""Here the cards of each hand by value begin."""
LEFT = COUNTS + 10 * MOST_HANDS
"""Here is how many cards of each value may still come."""
SHOE = LEFT + 10
"""Here the cards lie, to the end."""
NO_CARD = 52

# Side bets: judged on two cards, on three with the dealer's, on the box's first three, or by a natural and a draw.
TWO_CARDS, WITH_DEALERS, THREE_CARDS, BUTTON = range(4)
THIRDS = NO_CARD + 1

# What may be done at a place, a bit each.
STANDS, HITS, DOUBLES, SPLITS, SURRENDERS, TAKES_BACK = 1, 2, 4, 8, 16, 32

# Acts, in the order of `Act`; the stakes that may be chosen follow.
STAND, HIT, DOUBLE, SPLIT, SURRENDER, INSURE, EVEN_MONEY, DECLINE, FORFEIT, WAGER = range(10)

# Stages, in the order of `Stage`.
WAGERING, INSURANCE, SURRENDERING, PLAYING, WITHDRAWAL, OVER = range(6)

# What a step says of every table, a row each: what is seen, then the net of the round that it settled.
SEEN_STAGE, SEEN_BET, SEEN_TOTAL, SEEN_SOFT, SEEN_PAIR, SEEN_SIZE, SEEN_DEALER, SEEN_HAND, SEEN_HANDS, SEEN_DOUBLED, NET = range(11)
FACTS = 11
# And yes or no, a row each; the last is true of all.
IS_OVER, IS_CUT_OFF, IS_SETTLED, IS_REFUSED, IS_BEGUN, IS_THERE = range(6)
TOLD = 6
