"""Blocks: reproducible, independent, and the same by either road; tallies add up in any order."""

from __future__ import annotations

from functools import cache, reduce
from itertools import permutations
from operator import add

import numpy as np
import pytest

from pitboss.books import LIBRARY
from pitboss.law.refusal import Refused
from pitboss.sim import Dealing, Plan, Tally, best_player, blocks_of, dealt_of, estimate, simulate
from pitboss.sim.kernel import layout
from pitboss.sim.player import Player
from pitboss.sim.stream import streams
from tests.support import own_rules

GAMES = tuple(book.id for book in LIBRARY.games if book.id != "vic-crown-com-bo")


@cache
def player(game: str) -> Player:
    """The chart of a game as it stands, worked out once."""
    return best_player(own_rules(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_fast_road_keeps_the_very_same_numbers(game: str) -> None:
    for dealing in Dealing:
        dealt = dealt_of(own_rules(game), Plan(dealing=dealing, player=player(game)))
        for block, rounds in enumerate((1, 58, 59, 60, 1000, 4321)):
            assert dealt.block_by_places(3, block, rounds) == dealt.block_by_rounds(3, block, rounds)


def test_the_roads_agree_wherever_the_cutting_card_lies() -> None:
    for penetration in (0.5, 0.503, 0.75, 0.9, 0.99, 1.0):
        dealt = dealt_of(own_rules("vic-blackjack", decks=4), Plan(penetration=penetration, player=player("vic-blackjack")))
        assert dealt.block_by_places(5, 0, 3000) == dealt.block_by_rounds(5, 0, 3000), penetration


def test_tallies_add_up_in_any_order() -> None:
    dealt = dealt_of(own_rules("vic-crown-pontoon"), Plan(player=player("vic-crown-pontoon")))
    tallies = [dealt.block(11, number, 500) for number in range(4)]
    sums = {repr(_sorted(reduce(add, order))) for order in permutations(tallies)}
    assert len(sums) == 1
    assert reduce(add, tallies).rounds == 2000


def test_the_same_seed_gives_the_same_figures_and_another_gives_others() -> None:
    book = own_rules("nsw-star-blackjack")
    plan = Plan(player=player("nsw-star-blackjack"))
    assert simulate(book, 20_000, seed=5, plan=plan) == simulate(book, 20_000, seed=5, plan=plan)
    assert simulate(book, 20_000, seed=5, plan=plan).ev != simulate(book, 20_000, seed=6, plan=plan).ev


def test_rounds_hands_and_money_are_consistent() -> None:
    dealt = dealt_of(own_rules("vic-blackjack"), Plan(boxes=3, stake=500, player=player("vic-blackjack")))
    tally = dealt.block(1, 0, 5000)
    assert tally.rounds == sum(tally.spread.values()) == 5000
    assert tally.whole(layout.PLAYED) == 15_000
    assert tally.whole(layout.HANDS) == sum(map(sum, tally.results)) == 15_000 + tally.whole(layout.SPLITS)
    assert tally.whole(layout.NET) == sum(net * count for net, count in tally.spread.items()) == tally.of_bet(layout.MAIN)[1]
    assert tally.whole(layout.SQUARES) == sum(net**2 * count for net, count in tally.spread.items())
    assert tally.whole(layout.STAKED) == 15_000 * 500
    assert estimate(dealt, tally).hands_per_round == pytest.approx(3.08, abs=0.03)


def test_a_run_is_cut_into_blocks_of_its_own() -> None:
    assert blocks_of(0) == []
    assert blocks_of(1_000_000) == [1_000_000]
    assert blocks_of(1_000_001) == [1_000_000, 1]
    words = {tuple(streams(seed, block).tolist()) for seed in range(30) for block in range(30)}
    assert len(words) == 900


def test_no_pack_runs_out() -> None:
    dealt = dealt_of(own_rules("vic-blackjack", decks=4), Plan(boxes=9, penetration=1.0, player=player("vic-blackjack")))
    desk = dealt.desk(2, 0)
    assert np.array_equal(np.sort(desk["shoe"]), np.sort(dealt.desk(9, 9)["shoe"]))
    assert dealt.block(2, 0, 20_000).rounds == 20_000


@pytest.mark.parametrize(
    ("game", "plan", "said"),
    [
        ("nsw-blackjack-challenge", {"boxes": 8}, r"7 boxes.*NSW-BJ-CHALLENGE 2\.2\.1"),
        ("vic-blackjack", {"penetration": 0.4}, r"half of the cards.*4\.2\.4"),
        ("act-blackjack", {"penetration": 0.9}, r"1 deck or more.*0\.875"),
    ],
)
def test_what_the_law_does_not_let_be_played_is_refused(game: str, plan: dict[str, float], said: str) -> None:
    with pytest.raises(Refused, match=said):
        dealt_of(own_rules(game), Plan(**plan, player=player(game))).block(1, 0, 1)  # type: ignore[arg-type]


def _sorted(tally: Tally) -> Tally:
    return Tally(tally.sums, tally.results, dict(sorted(tally.spread.items())))
