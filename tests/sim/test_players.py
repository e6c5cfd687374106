"""Players: the computed chart, the same from its file, and simple habits."""

from __future__ import annotations

from functools import cache

import pytest

from pitboss.law.refusal import Malformed
from pitboss.odds import analyse
from pitboss.odds.chart.sheet import write_csv
from pitboss.odds.records import Analysis
from pitboss.sim import Plan, dealt_of, estimate, player_by_way, player_of_chart
from pitboss.sim.ending import Kind
from pitboss.sim.players import Way
from tests.support import own_rules


@cache
def analysed(game: str) -> Analysis:
    return analyse(own_rules(game))


@pytest.mark.parametrize("game", ["vic-blackjack", "nsw-blackjack-challenge"])
def test_a_chart_from_its_file_plays_the_same(game: str) -> None:
    book = own_rules(game)
    found = player_of_chart(book, write_csv(analysed(game).strategy), "chart.csv")
    block = dealt_of(book, Plan(player=found)).block(4, 0, 20_000)
    assert block == dealt_of(book).block(4, 0, 20_000)


def test_a_chart_that_leaves_a_place_out_is_told() -> None:
    book = own_rules("vic-blackjack")
    lines = [line for line in write_csv(analysed("vic-blackjack").strategy).splitlines() if not line.startswith("hard 16")]
    with pytest.raises(Malformed, match=r"short\.csv does not say what to do with hard 16 against"):
        dealt_of(book, Plan(player=player_of_chart(book, "\n".join(lines), "short.csv"))).block(1, 0, 1)


def test_mimicking_the_dealer_costs_what_is_published() -> None:
    """About 5.7 % where the dealer stands on soft 17, by every book on the game."""
    book = own_rules("vic-blackjack")
    dealt = dealt_of(book, Plan(player=player_by_way(book, Way.MIMIC)))
    assert estimate(dealt, dealt.block(4, 0, 1_000_000)).ev == pytest.approx(-0.057, abs=0.004)


def test_who_never_busts_never_does() -> None:
    book = own_rules("act-blackjack")
    dealt = dealt_of(book, Plan(player=player_by_way(book, Way.NEVER_BUST)))
    tally = dealt.block(4, 0, 50_000)
    counts = {result.kind: count for result, count in zip(dealt.game.results, tally.results[1], strict=True)}
    assert counts.get(Kind.BUST, 0) == 0
    assert counts[Kind.STOOD] > 0
