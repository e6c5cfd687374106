"""The records of an environment's kernels: one for each table, and one for what the environment adds to a game."""

from __future__ import annotations

import numpy as np

from pitboss.sim.kernel.layout import MOST_HANDS, SHOE

MOST_ACTIONS = 31
"""A mask has a bit for each."""

TABLE = np.dtype(
    (
        np.record,
        [
            *SHOE,
            # the stage; the stake chosen, from 1; the dealer's value, from 0, and card; the place of the hand at turn; which hand of how many;
            # whether insurance is taken and a split was declined; steps of the episode and whether it is over; a bit for each lawful action;
            # up to where the cards of the shoe have been counted among those seen, and how often discards had gone in again by then
            *(
                (name, "i4")
                for name in [
                    "stage",
                    "bet",
                    "up",
                    "shown",
                    "node",
                    "hand",
                    "hands",
                    "insured",
                    "declined",
                    "steps",
                    "done",
                    "mask",
                    "one",
                    "two",
                    "noted",
                    "heard",
                ]
            ),
            ("left", "i2", (10,)),  # how many cards of each value may still come
            ("draws", "i4", (1,)),  # the possibility that the jackpot button drew, from 1
            # the hands: how each ended; its cards with aces as 1; aces that may count 11, among the first two and after; how many cards; whether
            # it is doubled; its first two cards; a bit for each suit in it; its cards by value
            *((name, "i4", (MOST_HANDS,)) for name in ("ends", "hand_results", "first", "second")),
            *((name, "i1", (MOST_HANDS,)) for name in ("hard", "early", "late", "size", "doubled", "suits")),
            ("counts", "i1", (MOST_HANDS * 10,)),
        ],
    ),
    align=True,
)
"""Where the round of a table stands."""

SETTING = np.dtype(
    (
        np.record,
        [
            *((name, "i8") for name in ["actions", "most_steps", "whole_shoe", "nearest", "wide", "wagers"]),
            ("full", "i8", (10,)),  # how many cards of each value a full pack has
            ("codes", "i8", (MOST_ACTIONS,)),  # the act behind each action, the bit of each act, what is done instead of an unlawful one
            ("bits", "i8", (MOST_ACTIONS,)),
            ("instead", "i8", (MOST_ACTIONS * MOST_ACTIONS,)),
        ],
    ),
    align=True,
)
SEES_CARDS, SEES_LEFT = 1, 2
"""How wide an observation is: totals alone, cards too, or even what is left of the shoe."""

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
