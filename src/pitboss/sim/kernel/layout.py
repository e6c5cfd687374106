"""Where things lie in the records that the kernels read: one array for the book, one for the plan, one for what is kept.

A kernel that is handed one array compiles in a tenth of the time of one that is handed thirty, and calls another for nothing. Of each
record the first places are numbers themselves, or where a table begins.
"""

from __future__ import annotations

# The book.
FIRST_SPLIT, FIRST_WAITING, SPLIT_HANDS, DEALER_ENDS = 0, 1, 2, 3
COLLECTS_ALL, BUSTED_COUNTS, NOT_IF_FIRST_PAID, NOT_IF_SUITED = 4, 5, 6, 7
WIDTH, REFILL_BURN = 8, 9
OPENED, SPLIT_OFF, ROWS, DEALER_ROWS, DEALER_STARTS, DEALER_NATURAL = 10, 11, 12, 13, 14, 15
SETTLED, AGAINST_NATURAL, ENDS, SYMBOL_VALUE, INSURED_AGAINST = 16, 17, 18, 19, 20
SYMBOL = 32
"""The symbols of the fifty-two cards lie here."""
BOOK_HEAD = SYMBOL + 52
END_SIZE, PAID, LIVE, BUST, STAKES, STANDS_OFF, SUPER = 16, 10, 11, 12, 13, 14, 15
"""Of each end: which of the dealer's cards it needs against each of ten values, and then what it is."""
DUES = 3
"""Of each end against a natural: what it comes to where none, one or two opening wagers are still due."""

# The plan.
BOXES, FRESH, CUT, BURN, FIRST_COUNT, TRUE_PER, SCALE, LOWEST = 0, 1, 2, 3, 4, 5, 6, 7
COUNTS, LEVELS, RESULTS, BETS, SIDES, LEAST, QUANTUM, SPREAD = 8, 9, 10, 11, 12, 13, 14, 15
LEVEL_OF, INSURES, STAKE_OF, CENTS, WAGERED_OF, INSURANCE_STAKE, INSURANCE_PAYS = 16, 17, 18, 19, 20, 21, 22
BONUS_OF, OTHERS_OF, SIDE_KIND, SIDE_STAKE, SIDE_MADE, SIDE_CENTS, SIDE_LINES, SIDE_TABLE = 23, 24, 25, 26, 27, 28, 29, 30
PRIZE_ENDS, PRIZES, KEPT_RESULTS, KEPT_SPREAD, SUMS_WIDTH, KEPT_SIZE, DEEP = 31, 32, 33, 34, 35, 36, 37
LEFT_STEP, ROUNDING, ENTER, LEAVE, SEES_BURN = 38, 39, 40, 41, 42
"""The cards left are reckoned in so many at a time, 0 for a running count; how a count is rounded; where one sits down and gets up, as
places among the counts; whether the card burned at the start is asked for."""
FLOOR, TRUNCATE, NEAREST = 0, 1, 2
"""How a count is rounded: down, towards nought, to the nearest with halves upwards."""
TAGS = 48
"""What each of the fifty-two cards counts lies here."""
PLAN_HEAD = TAGS + 52

# The desk of a block: where the shoe stands, its two streams, room for one round, and the cards.
POS, READY, START, RUNNING, TELLS, SHORT, DECK, LEVEL = 0, 1, 2, 3, 4, 5, 6, 7
"""The next card; up to where the shoe is shuffled; where the round began; the running count; whether rounds are told; whether one round
ever took the whole pack; how many cards there are; which stake is on every box, 0 for none. Places are counted from the first card."""
CARD_STREAM, PRIZE_STREAM = 8, 12
"""Four words each."""
FRESH_COUNT, SEATED, HIDDEN = 16, 17, 18
"""The running count of a full pack; whether the player is seated; where a card lies that was burned in the middle of the round, or -1."""

# Sums: one row for each count.
ROUNDS, WATCHED, PLAYED, HANDS, SPLITS, CARDS, STAKED, WAGERED, NET, SQUARES = range(10)
"""Rounds played and sat out, boxes played, hands, splits, cards; cents staked to open, cents wagered in all; net cents, their squares."""
OF_BETS = 10
"""From here on, three columns for each kind of bet: cents staked, net cents, and the squares of a round's net cents."""
MAIN, INSURANCE, SUPER_BONUS, SIDE_BETS = 0, 1, 2, 3
"""The kinds of bets; from SIDE_BETS on, one for each side bet of the plan."""

# On the desk, box by box.
MOST_BOXES, MOST_HANDS, MOST_SIDES, MOST_NODES = 9, 8, 6, 1024
MOST_BETS = SIDE_BETS + MOST_SIDES
FIRSTS, SECONDS, FORMED, INSURED, WINS, DRAWS = 20, 29, 38, 47, 56, 65
BOX_ENDS = 74
HAND_RESULTS = BOX_ENDS + MOST_BOXES * MOST_HANDS
NETS = HAND_RESULTS + MOST_HANDS
AMOUNTS = NETS + MOST_BOXES * MOST_BETS
NODES = AMOUNTS + MOST_BOXES * MOST_BETS
SHOE = NODES + MOST_NODES
"""The cards lie here, to the end: each with its number below and its symbol above."""
CARD_BITS, CARD_MASK = 8, 255

# The walk of a block: what the player has won so far, of the block and of the session under way; behind it what each session came to.
WON, HIGH, LOW, FALL = 0, 1, 2, 3
"""Net cents, their highest and lowest since the start, and the deepest fall from a height."""
OF_BLOCK, OF_SESSION = 0, 4
SESSION, LEFT, SESSIONS = 8, 9, 10
"""The rounds of a session, 0 for none; those still to come; the sessions that are over."""
WALK_HEAD, OF_EACH = 11, 3
"""Of each session that is over: net cents, their lowest, the deepest fall."""
