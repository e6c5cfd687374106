"""The records that the kernels read and write, by named fields: a game, a plan, the desk that a block is dealt from.

A field said to be a place is where a table begins in the array beside the record; all tables of a record lie in one array, because a
kernel that is handed thirty arrays takes ten times as long to compile and counts references at every call.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt


def _record(numbers: str, *others: tuple[Any, ...], kind: str = "i8") -> np.dtype[Any]:
    """A record of named numbers and, after them, whatever has a kind or a shape of its own."""
    return np.dtype((np.record, [*((name, kind) for name in numbers.split()), *others]), align=True)


MOST_BOXES, MOST_HANDS, MOST_SIDES, MOST_NODES, MOST_CARDS = 9, 8, 6, 1024, 512
MAIN, INSURANCE, SUPER_BONUS, SIDE_BETS = 0, 1, 2, 3
"""The kinds of bets; from SIDE_BETS on, one for each side bet of a plan."""
CARD_BITS, CARD_MASK = 8, 255
"""A card in a shoe: its number below, the symbol that a game knows it by above."""
CARD_STREAM, PRIZE_STREAM = 0, 4
"""Four words each of a desk's two streams."""

GAME = _record(
    # how many ends and places of the player's hands there are, and what no table says
    "ends first_waiting dealer_ends width split_hands refill_burn evens collects_all busted_counts not_if_first_paid not_if_suited "
    "supers declining_bars ace_rule "
    # places: of the ends described, and of the tables
    "end_table opened split_off rows dealer_rows dealer_starts dealer_natural settled against_natural values insured_against "
    # places, where an agent decides: what may be done, the end of standing, where each card leads
    "lawful stood drawn decisions"
)
END = _record("paid live bust stakes stands_off super waits", ("needs", "i1", (10,)), kind="i1")
"""An end of a hand; `needs` is which of the dealer's cards it awaits against each of ten values."""
DUES = 3
"""Against a natural an end is told apart by whether none, one or two opening wagers are still due."""
ACES_KEPT, ACES_ONE_IN_FIRST_TWO, ACES_ONE = range(3)
"""What doubling does to aces: nothing, those among the first two count 1, all of them and the next one do."""
EVEN_MONEY_END, SURRENDERED_END, FORFEITED_END = 0, 1, 2
"""Ends that are chosen rather than come to are numbered first."""

PLAN = _record(
    "boxes fresh cut burn deep results sides side_lines prizes bets levels insures "
    # the count: how it begins, how it is reckoned from the cards left, the counts told apart, where one sits down and gets up
    "counted first_count true_per scale left_step rounding lowest counts enter leave sees_burn charts "
    # places: by count, by stake, of the side bets
    "level_of covers chart_of stake_of cents wagered_of insurance_stake insurance_pays bonus_of others_of "
    "side_kind side_stake side_made side_cents side_table prize_ends "
    # what is kept, and how the spread of round results is laid out
    "least quantum spread sums_width kept_results kept_spread kept_size",
    ("tags", "i8", (52,)),
)
FLOOR, TRUNCATE, NEAREST = 0, 1, 2
"""How a count is rounded: down, towards nought, to the nearest with halves upwards."""

SHOE = (
    ("pos", "i8"),  # the next card
    ("ready", "i8"),  # up to where the shoe is shuffled
    ("start", "i8"),  # where the round began
    ("deck", "i8"),  # how many cards there are
    ("hidden", "i8"),  # where a card lies that was burned in the middle of the round, or -1
    ("short", "i8"),  # whether one round ever took the whole pack
    ("turned", "i8"),  # how often the discards went in again
    ("running", "i8"),  # the running count, and that of a full pack
    ("fresh_count", "i8"),
    ("stream", "u8", (8,)),
    ("shoe", "u2", (MOST_CARDS,)),
)
"""The cards of a table and the streams that shuffle them: a desk has them, and so has a table of an environment."""
DESK = _record(
    "tells seated level nodes",
    *SHOE,
    ("firsts", "i4", (MOST_BOXES,)),
    ("seconds", "i4", (MOST_BOXES,)),
    ("formed", "i4", (MOST_BOXES,)),
    ("insured", "i4", (MOST_BOXES,)),
    ("wins", "i4", (MOST_BOXES,)),
    ("draws", "i4", (MOST_BOXES,)),
    ("ends", "i4", (MOST_BOXES * MOST_HANDS,)),
    ("hand_results", "i4", (MOST_HANDS,)),
    ("side_nets", "i8", (MOST_SIDES,)),
    ("nets", "i8", (MOST_BOXES * (SIDE_BETS + MOST_SIDES),)),
    ("told_nodes", "i4", (MOST_NODES,)),
)

# Sums: one row for each count, in these columns.
ROUNDS, WATCHED, PLAYED, HANDS, SPLITS, CARDS, STAKED, WAGERED, NET, SQUARES = range(10)
"""Rounds played and sat out, boxes played, hands, splits, cards; cents staked to open, cents wagered in all; net cents, their squares."""
OF_BETS = 10
"""From here on, three columns for each kind of bet: cents staked, net cents, and the squares of a round's net cents."""

# The walk of a block: what the player has won so far, of the block and of the session under way; behind it what each session came to.
WON, HIGH, LOW, FALL = 0, 1, 2, 3
"""Net cents, their highest and lowest since the start, and the deepest fall from a height."""
OF_BLOCK, OF_SESSION = 0, 4
SESSION, LEFT, SESSIONS = 8, 9, 10
"""The rounds of a session, 0 for none; those still to come; the sessions that are over."""
WALK_HEAD, OF_EACH = 11, 3
"""Of each session that is over: net cents, their lowest, the deepest fall."""

Record = npt.NDArray[Any]
"""An array of records, often of one."""


class Book(NamedTuple):
    """A game with each of its charts: their records, the ends of hands, and every table. Inside a kernel, `game` is one record."""

    game: Record
    ends: Record
    tables: npt.NDArray[np.int32]


class Deal(NamedTuple):
    """A plan made ready: its record, its tables in cents, and the lines of its side bets by the cards. In a kernel `plan` is the record."""

    plan: Record
    amounts: npt.NDArray[np.int64]
    lines: npt.NDArray[np.uint8]
