"""The floor of the first start: a table for each of the nine games with its side bets, bots at some, and tables to learn at."""

from __future__ import annotations

from pitboss.floor.bots import Bot, Temper, like_the_dealer, never_bust, sensible
from pitboss.floor.game import Purpose
from pitboss.house.lobby.definition import SignedLimits, TableDefinition
from pitboss.house.timers import Clocks

PURSE = 50_000_000
"""What a bot has to play with, in cents: enough to be good company for years."""

BEA = Bot("Bea (bot)", sensible, Temper.FLAT, PURSE)
COL = Bot("Col (bot)", like_the_dealer, Temper.TIMID, PURSE)
DOT = Bot("Dot (bot)", never_bust, Temper.FLAT, PURSE)
ERN = Bot("Ern (bot)", sensible, Temper.BACK_BETTOR, PURSE)
UNHURRIED = Clocks(betting=30, decision=180, window=60, cut=30, button=30)
"""Time to think and to read, but an end to it: whoever walks away from a hand does not hold up everybody who came to learn."""

DEMO_FLOOR = (
    TableDefinition(
        "vic-blackjack",
        "Yarra",
        "vic-blackjack",
        SignedLimits(1_000, 100_000, 500, {"perfect-pairs": (500, 10_000), "magnificent-sevens": (500, 500)}),
        side_bets={"perfect-pairs": {}, "magnificent-sevens": {}},
        boxes=7,
        bots=(BEA, COL, ERN),
    ),
    TableDefinition(
        "vic-crown-blackjack",
        "Southbank",
        "vic-crown-blackjack",
        SignedLimits(1_000, 100_000, 500, {"perfect-pairs": (500, 10_000), "magnificent-sevens": (500, 500)}),
        side_bets={"perfect-pairs": {}, "magnificent-sevens": {}},
        boxes=7,
    ),
    TableDefinition("vic-vegas-blackjack", "Spencer", "vic-vegas-blackjack", SignedLimits(1_000, 100_000, 500), boxes=7, bots=(DOT,)),
    TableDefinition(
        "vic-crown-pontoon",
        "Queensbridge",
        "vic-crown-pontoon",
        SignedLimits(500, 50_000, 500, {"pontoon-pandemonium": (100, 2_500)}),
        side_bets={"pontoon-pandemonium": {}},
        boxes=7,
        bots=(BEA, DOT),
    ),
    TableDefinition("vic-crown-21", "Flinders", "vic-crown-21", SignedLimits(500, 50_000, 500), boxes=7),
    TableDefinition("vic-crown-com-bo", "Clarendon", "vic-crown-com-bo", SignedLimits(100, 5_000, 100), bots=(BEA, DOT)),
    TableDefinition(
        "act-blackjack",
        "Civic",
        "act-blackjack",
        SignedLimits(500, 50_000, 500, {"perfect-pairs": (200, 5_000)}),
        side_bets={"perfect-pairs": {}},  # or pairs-play: ACT-2018-01 17.1 lets a table have one of them
        boxes=7,
        bots=(COL, DOT, ERN),
    ),
    TableDefinition(
        "nsw-star-blackjack",
        "Pyrmont",
        "nsw-star-blackjack",
        SignedLimits(1_000, 100_000, 500, {"perfect-pairs": (200, 10_000), "any-pairs": (200, 10_000), "lucky-lucky": (200, 10_000)}),
        side_bets={"perfect-pairs": {}, "any-pairs": {}, "lucky-lucky": {}},
        boxes=7,
        bots=(BEA,),
    ),
    TableDefinition(
        "nsw-blackjack-challenge",
        "Darling",
        "nsw-blackjack-challenge",
        SignedLimits(1_000, 100_000, 500, {"perfect-pairs": (200, 10_000), "any-pairs": (200, 10_000)}),
        side_bets={"perfect-pairs": {}, "any-pairs": {}},
        boxes=7,
        bots=(BEA, COL),
    ),
    TableDefinition(
        "learn-vic-blackjack",
        "Learn Blackjack",
        "vic-blackjack",
        SignedLimits(100, 100_000, 100),
        boxes=7,
        clocks=UNHURRIED,
        purpose=Purpose.TRAINING,
        bots=(DOT,),
    ),
    TableDefinition(
        "learn-vic-crown-pontoon",
        "Learn Pontoon",
        "vic-crown-pontoon",
        SignedLimits(100, 100_000, 100),
        boxes=7,
        clocks=UNHURRIED,
        purpose=Purpose.TRAINING,
    ),
    TableDefinition(
        "learn-act-blackjack",
        "Learn Blackjack (ACT)",
        "act-blackjack",
        SignedLimits(100, 100_000, 100, {"pairs-play": (100, 5_000)}),
        side_bets={"pairs-play": {}},
        boxes=7,
        clocks=UNHURRIED,
        purpose=Purpose.TRAINING,
    ),
)
"""Every table that a new house opens."""
