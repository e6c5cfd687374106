"""Prizes to the last cent: the pool split and shared, the prizes of single stages, and play-offs of more players than a table seats."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings, strategies as st

from pitboss.tournament.heat.setup import Decides
from pitboss.tournament.paper.plan import Format, Length, Measure, Plan, Stage, Takes
from pitboss.tournament.prizes.commands import PayPrizes
from pitboss.tournament.prizes.events import GuaranteeMet, StagePrizePaid
from pitboss.tournament.prizes.pool import shared, split
from pitboss.tournament.sessions.events import PlayOffCalled
from tests.tournament.act_cases import series
from tests.tournament.cups import OPERATOR, Cup
from tests.tournament.heats import ACT, STAR
from tests.tournament.papers import DOLLAR, FINAL, HEATS, paper

CENTS = st.integers(0, 10**9)


@settings(max_examples=200, deadline=None)
@given(total=CENTS, parts=st.lists(st.integers(1, 10_000), min_size=1, max_size=9), places=st.integers(1, 12))
def test_a_pool_is_split_to_the_last_cent_and_the_odd_ones_go_to_the_first(total: int, parts: list[int], places: int) -> None:
    found = split(total, parts, places)
    assert sum(found) == total
    assert len(found) == min(len(parts), places)
    whole = sum(parts[:places])
    for place, cents in enumerate(found):
        exact = total * parts[place] / whole
        assert cents <= exact + (len(found) if not place else 0)
        assert cents > exact - 1


@settings(max_examples=200, deadline=None)
@given(amounts=st.lists(CENTS, min_size=1, max_size=8), sizes=st.lists(st.integers(1, 4), min_size=1, max_size=6))
def test_level_players_share_the_prizes_of_their_places_exactly(amounts: list[int], sizes: list[int]) -> None:
    names = iter(f"p{number}" for number in range(100))
    places = tuple(tuple(next(names) for _ in range(size)) for size in sizes)
    found = shared(amounts, places)
    players = sum(sizes)
    assert sum(cents for _, _, cents in found) == sum(amounts[:players])
    for group in places:
        parts = [cents for player, _, cents in found if player in group]
        assert not parts or max(parts) - min(parts) <= 1


def test_a_stage_with_prizes_pays_them_when_it_closes_and_the_rest_is_split() -> None:
    heats = replace(HEATS, prizes=(20 * DOLLAR,))
    cup = Cup.of(STAR).ready(paper(STAR, plan=Plan(stages=(heats, FINAL)))).entered("ann", "bob", "cy", "dee").seated().opens()
    cup.reports({"ann": 900, "bob": 700, "cy": 800, "dee": 600}).closes()
    paid = cup.all(StagePrizePaid)
    assert [each.cents for each in paid] == [20 * DOLLAR] * len(cup.state.sessions.qualified)
    assert {each.player for each in paid} == set(cup.state.sessions.qualified)
    first, second = cup.state.sessions.qualified
    cup.seated().opens().reports({first: 900, second: 300}).closes()
    cup.do(OPERATOR, PayPrizes())
    assert "pool" not in cup.check().money()
    assert sum(cup.state.prizes.paid.values()) == 400 * DOLLAR


def test_what_a_stage_promises_beyond_the_pool_the_operator_pays_in() -> None:
    night = Stage("first", Length(Measure.ROUNDS, 3), players=7, takes=Takes.EVERYBODY, prizes=(700 * DOLLAR,))
    stages = (night, replace(night, name="second"))
    players = ("ann", "bob", "cy", "dee", "eve")
    conditions = replace(series(), plan=Plan(Format.SERIES, stages))
    cup = Cup.of(ACT).ready(conditions).entered(*players).seated().opens()
    cup.reports({"ann": 2} | dict.fromkeys(players[1:], 1)).closes()
    assert [each.cents for each in cup.all(GuaranteeMet)] == [200 * DOLLAR]
    assert cup.state.prizes.paid == {"ann": 700 * DOLLAR}
    assert cup.check().money().get("pool", 0) == 0


def test_more_level_players_than_a_table_seats_play_off_at_several() -> None:
    plan = Plan(stages=(replace(HEATS, players=3, advance=0, others=1), FINAL))
    cup = Cup.of(STAR).ready(paper(STAR, plan=plan, most=12)).entered(*"abcdef").seated().opens()
    cup.reports(dict.fromkeys("abcdef", 500)).closes()
    called = cup.all(PlayOffCalled)
    assert [len(each.setup.seats) for each in called] == [3, 3]
    assert {each.number for each in called} == {1}
    assert all(each.among == called[0].among and each.setup.decides is Decides.WHO_GOES_ON for each in called)
    assert len({each.setup.table for each in called}) == 2
    sitting = [seat.player for each in called for seat in each.setup.seats]
    assert sorted(sitting) == list("abcdef")
    best, second = sitting[0], sitting[4]
    cup.reports(dict.fromkeys(sitting, 100) | {best: 900, second: 900}).closes()
    last = cup.all(PlayOffCalled)[-1]
    assert (last.number, set(last.among)) == (2, {best, second})
    cup.reports({best: 10, second: 20}).closes()
    assert cup.state.sessions.qualified == (second,)
    cup.check()
