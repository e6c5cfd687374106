"""Plans that are staked by a count, played by the kernel, by the engine, and counted by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pitboss.odds.records import Action
from pitboss.sim import SYSTEMS, Betting, Burned, DecksLeft, Ramp, Rounding, tags_of
from pitboss.sim.hand import Hand
from pitboss.sim.player import Player, never_bust
from tests.sim.cases import Case


def _boldly(hand: Hand) -> tuple[Action, ...]:
    return (Action.SPLIT, Action.DOUBLE, Action.HIT) if hand.total < 19 else (Action.STAND,)


SAFE, BOLD = never_bust(), Player("bold", _boldly)  # named, so that another process can be told of it
"""Two players whom what they say gives away."""
STEEP = Ramp(((-1, 1), (0, 2), (1, 3), (2, 8)))
KO_RAMP = Ramp(((-24, 1), (-20, 2), (-12, 5)))
SHY = Ramp(((-1, 0), (0, 1), (1, 4)))
SUITED = tags_of([("A-A", "-1"), ("2-9", "1/3"), ("7 red", "-2"), ("10", "-1"), ("K", "2"), ("QS", "5/2"), ("first", "1/2")], "suited")


@dataclass(frozen=True)
class Counted(Case):
    """A case with a short name, since a plan that counts is long to tell."""

    label: str = ""

    def __str__(self) -> str:
        return self.label


def _case(label: str, game: str, betting: Betting, *bets: str, options: Mapping[str, str] | None = None, **plan: Any) -> Counted:
    return Counted(game, options or {}, {bet: {} for bet in bets}, {"betting": betting, **plan}, label)


HI_LO = SYSTEMS["hi-lo"]
COUNTED: tuple[Counted, ...] = (
    _case("hi-lo", "vic-blackjack", Betting(HI_LO, STEEP, insurance=1)),
    _case("hi-lo half decks truncated", "vic-blackjack", Betting(HI_LO, STEEP, DecksLeft.HALF, Rounding.TRUNCATE), boxes=3),
    _case("zen whole decks nearest", "act-blackjack", Betting(SYSTEMS["zen"], STEEP, DecksLeft.WHOLE, Rounding.NEAREST, even_money=0)),
    _case("ko running", "nsw-star-blackjack", Betting(SYSTEMS["ko"], KO_RAMP, insurance=-22), boxes=2),
    _case("halves in a pack without tens", "vic-crown-pontoon", Betting(SYSTEMS["halves"], STEEP), boxes=2),
    _case("omega-2 sat out", "vic-crown-blackjack", Betting(SYSTEMS["omega-2"], SHY, insurance=0), boxes=2),
    _case("watching", "vic-blackjack", Betting(HI_LO, STEEP, enter=1, leave=-1, insurance=2, even_money=2)),
    _case("side bets", "nsw-star-blackjack", Betting(HI_LO, side_bets={"lucky-lucky": 1}), "lucky-lucky", "perfect-pairs", boxes=2),
    _case("prizes", "vic-crown-pontoon", Betting(HI_LO, SHY, side_bets={"pontoon-pandemonium": 2}), "pontoon-pandemonium"),
    _case("suits and thirds", "nsw-blackjack-challenge", Betting(SUITED, STEEP, rounding=Rounding.NEAREST), boxes=2),
    _case(
        "pack filled up",
        "vic-blackjack",
        Betting(HI_LO, STEEP, insurance=0),
        "magnificent-sevens",
        options={"decks": "4", "not-enough-cards-burn": "yes"},
        boxes=9,
        penetration=0.99,
    ),
    _case("charts", "vic-blackjack", Betting(HI_LO, STEEP, charts={-1: SAFE, 2: BOLD}, insurance=1), boxes=2),
    _case("full pack", "vic-blackjack", Betting(HI_LO, STEEP, insurance=0), options={"dealt-from": "shuffling-device"}, boxes=5),
    _case("burned card seen", "vic-blackjack", Betting(HI_LO, STEEP, burned=Burned.ASKED_FOR)),
)
"""Every system of conversion, rounding, entering and leaving once, and every way in which cards come."""
