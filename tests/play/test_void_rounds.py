"""Scenario T36: a round is declared void after interim payments, by document.

P1 has $20 on a Blackjack against a six, paid 30 at once; P2 has doubled $40 with $40 and lost $5 on Perfect Pairs. Then a foreign card
is found.
"""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.play.commands import Annulment, AnnulRound, Double
from pitboss.play.events import Result
from tests.play.rounds import Played, Wager, deal, table

CARDS = "AH 6H 6D KC 5S"  # box 1 A-K, box 2 6-5, dealer 6


def void(game: str, pairs: str, options: dict[str, Any]) -> Played:
    wagers = [Wager("p1", 20), Wager("p2", 40, 2, side=(("perfect-pairs", 5),))]
    return deal(table(game, pairs, **options), CARDS, Double(2), AnnulRound(Annulment.VOID), wagers=wagers)


@pytest.mark.parametrize(
    ("game", "pairs", "options", "p1", "p2"),
    [
        ("vic-blackjack", "vic-perfect-pairs", {}, 0, 0),
        ("vic-blackjack", "vic-perfect-pairs", {"void_round_payments": "stands"}, 30, 0),
        ("act-blackjack", "act-perfect-pairs", {}, 0, 0),
        ("nsw-star-blackjack", "nsw-star-perfect-pairs", {}, 30, 0),
        ("nsw-star-blackjack", "nsw-star-perfect-pairs", {"void_round_lost_wagers": "stays-lost"}, 30, -5),
        ("nsw-blackjack-challenge", "nsw-challenge-perfect-pairs", {}, 40, 0),
    ],
)
def test_t36__what_a_void_round_leaves(game: str, pairs: str, options: dict[str, Any], p1: float, p2: float) -> None:
    played = void(game, pairs, options)
    assert (played.net("p1"), played.net("p2")) == (p1, p2)
    doubled = [each for each in played.settled if (each.player, each.bet) == ("p2", "main")]
    assert [(each.result, each.stake, each.net) for each in doubled] == [(Result.VOID, 8000, 0)]
