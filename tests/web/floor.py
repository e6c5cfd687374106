"""The floor for tests in a browser: a quick table of each of the nine games, where people have all the time in the world."""

from __future__ import annotations

from dataclasses import replace

from pitboss.floor.game import Purpose
from pitboss.house.lobby import DealtBy, SignedLimits, TableDefinition
from pitboss.house.timers import Clocks

PATIENT = Clocks(betting=None, decision=None, window=1, cut=1, button=None, pace=0, layout=2)
"""The program deals at once and hurries nobody, but an offer is open for a second only; a finished round lies there for two."""
UNHURRIED = Clocks(betting=None, decision=None, window=None, cut=None, button=None, pace=0, layout=2)
"""At a table dealt by hand the dealer sees to everything."""
PLAIN = SignedLimits(500, 50_000, 500)
SIDE_BETS = {
    "vic-blackjack": ("perfect-pairs", "magnificent-sevens"),
    "vic-crown-blackjack": ("perfect-pairs",),
    "vic-vegas-blackjack": (),
    "vic-crown-pontoon": ("pontoon-pandemonium",),
    "vic-crown-21": (),
    "vic-crown-com-bo": (),
    "act-blackjack": ("perfect-pairs",),
    "nsw-star-blackjack": ("perfect-pairs", "any-pairs", "lucky-lucky"),
    "nsw-blackjack-challenge": ("perfect-pairs", "any-pairs"),
}


def quick_table(game: str) -> TableDefinition:
    """A table of a game with its side bets."""
    side = SIDE_BETS[game]
    limits = SignedLimits(500, 50_000, 500, {bet: (500, 500 if bet == "magnificent-sevens" else 10_000) for bet in side})
    boxes = 0 if game.endswith("com-bo") else 7
    return TableDefinition(game, game.title(), game, limits, side_bets={bet: {} for bet in side}, boxes=boxes, clocks=PATIENT)


def _training(name: str) -> TableDefinition:
    """A table where hints may be had."""
    return TableDefinition(name, name.title(), "vic-blackjack", PLAIN, boxes=7, clocks=PATIENT, purpose=Purpose.TRAINING)


def by_hand(name: str, game: str, bet: str = "perfect-pairs") -> TableDefinition:
    """A table that a person deals, with the cards of a real shoe."""
    side = {bet: (500, 10_000)}
    limits = SignedLimits(500, 50_000, 500, side)
    return TableDefinition(name, name.title(), game, limits, side_bets={bet: {}}, boxes=7, clocks=UNHURRIED, dealt_by=DealtBy.PERSON)


FLOOR = (
    *map(quick_table, SIDE_BETS),
    _training("learn"),
    _training("learn-again"),
    replace(quick_table("vic-crown-21"), id="no-hints", name="No Hints"),
    by_hand("by-hand", "vic-blackjack"),
    by_hand("irregular", "vic-blackjack"),
    by_hand("orders", "vic-blackjack"),
    by_hand("own-limits", "vic-blackjack"),
    by_hand("by-touch", "nsw-star-blackjack"),
    by_hand("by-voice", "vic-crown-pontoon", "pontoon-pandemonium"),
)
SHARED = replace(by_hand("shared", "vic-blackjack"), side_bets={}, limits=PLAIN, clocks=PATIENT)
"""A table that a person deals, for what happens when several have a box."""
SELDOM = tuple(
    replace(by_hand(name, game), side_bets={}, limits=PLAIN, boxes=boxes)
    for name, game, boxes in (
        ("four-hands", "act-blackjack", 7),
        ("insured", "act-blackjack", 7),
        ("even", "act-blackjack", 7),
        ("less", "vic-blackjack", 7),
        ("withdrawn", "vic-crown-pontoon", 7),
        ("accident", "vic-blackjack", 7),
        ("cutting", "vic-blackjack", 7),
        ("nine", "nsw-star-blackjack", 9),
    )
)
"""Tables that a person deals, for what comes seldom: every card can be chosen."""
