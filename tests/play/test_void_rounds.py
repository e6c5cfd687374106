"""Scenario T36: a round is declared void after interim payments, by document.

P1 has $20 on a Blackjack against a six, paid 30 at once; P2 has doubled $40 with $40 and lost $5 on Perfect Pairs. Then a foreign card
is found.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from pitboss.floor.codec import decode, encode
from pitboss.play.commands import Annulment, AnnulRound, Double, Stand
from pitboss.play.decide import step
from pitboss.play.events import Result, WagerSettled
from pitboss.play.evolve import replay
from pitboss.play.settled import Stage
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


WHOLE = "TH 9S AC 6D KH 9D KC  7D 6C"  # box 1 20, box 2 18 with no pair, box 3 a natural, dealer 19


def whole(game: str, pairs: str, **options: Any) -> Played:
    """A round to its end: p1 wins against the dealer's hand, p2 loses to it and wins a pair, p3 had a natural paid at once."""
    wagers = [Wager("p1", 20), Wager("p2", 40, 2, side=(("perfect-pairs", 5),)), Wager("p3", 10, 3)]
    return deal(table(game, pairs, **options), WHOLE, Stand(1), Stand(2), wagers=wagers)


BOOKS = [
    ("nsw-star-blackjack", "nsw-star-perfect-pairs", (0, 25, 15)),
    ("nsw-blackjack-challenge", "nsw-challenge-perfect-pairs", (0, 25, 20)),
    ("vic-blackjack", "vic-perfect-pairs", (0, 0, 0)),
    ("act-blackjack", "act-perfect-pairs", (0, 0, 0)),
]


@pytest.mark.parametrize(("game", "pairs", "kept"), BOOKS)
@pytest.mark.parametrize("log_of", ["today", "before stages"])
def test_a_round_void_after_its_end_keeps_interim_payments_at_most(game: str, pairs: str, kept: tuple[float, ...], log_of: str) -> None:
    """A log from before settlements had a stage comes to the same, and reads back from its text without one."""
    played = whole(game, pairs)
    log: list[Any] = list(played.log)
    assert [each.stage for each in played.settled] == [Stage.INTERIM, Stage.INTERIM, Stage.FINAL, Stage.FINAL]
    if log_of != "today":
        texts = [encode(event) for event in log]
        for text in texts:
            text.pop("stage", None)
        log = [decode(json.loads(json.dumps(text))) for text in texts]
        assert all(event.stage is None for event in log if isinstance(event, WagerSettled))
    undone, _ = step(played.table, replay(log), AnnulRound(Annulment.VOID))
    nets = [each for each in (*log, *undone) if isinstance(each, WagerSettled)]
    assert tuple(sum(each.net for each in nets if each.player == player) / 100 for player in ("p1", "p2", "p3")) == kept


def test_where_interim_losses_stay_lost_those_of_the_final_settlement_still_go_back() -> None:
    played = whole("nsw-star-blackjack", "nsw-star-perfect-pairs", void_round_lost_wagers="stays-lost")
    undone, _ = step(played.table, played.state, AnnulRound(Annulment.VOID))
    assert [(each.player, each.net) for each in undone if isinstance(each, WagerSettled)] == [("p1", -2000), ("p2", 4000)]


@pytest.mark.parametrize(("game", "pairs", "kept"), BOOKS)
def test_what_was_undone_already_is_not_undone_again(game: str, pairs: str, kept: tuple[float, ...]) -> None:
    played = whole(game, pairs)
    lost = next(each for each in played.settled if each.net < 0)
    log = (*played.log, replace(lost, result=Result.VOID, net=-lost.net))
    undone, _ = step(played.table, replay(log), AnnulRound(Annulment.VOID))
    nets = [each for each in (*log, *undone) if isinstance(each, WagerSettled) and each.player == "p2"]
    assert sum(each.net for each in nets) / 100 == kept[1]


@pytest.mark.parametrize(("payments", "kept"), [("stands", (0, 25, 15)), ("reversed", (0, 0, 0))])
def test_an_invalidated_outcome_keeps_interim_payments_or_none_by_reading_j13(payments: str, kept: tuple[float, ...]) -> None:
    played = whole("nsw-star-blackjack", "nsw-star-perfect-pairs", invalidation_payments=payments)
    undone, _ = step(played.table, played.state, AnnulRound(Annulment.INVALIDATED))
    nets = [each for each in (*played.log, *undone) if isinstance(each, WagerSettled)]
    assert tuple(sum(each.net for each in nets if each.player == player) / 100 for player in ("p1", "p2", "p3")) == kept
