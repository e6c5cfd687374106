"""Whole tournaments with bots on the real engine: they end, every chip and cent is accounted for, and figures repeat."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings, strategies as st

from pitboss.money.ledger import balances
from pitboss.tournament.evolve import replay
from pitboss.tournament.heat.evolve import replay as replay_heat
from pitboss.tournament.heat.postings import ledger as chips_of
from pitboss.tournament.paper.check import check
from pitboss.tournament.paper.plan import Length, Measure, Plan, Stage
from pitboss.tournament.paper.wagering import Ordering
from pitboss.tournament.postings import ledger
from pitboss.tournament.running.event import TournamentRun
from pitboss.tournament.running.heat import Keeps
from pitboss.tournament.running.simulation import field_of, many, one, report
from pitboss.tournament.running.temper import TEMPERS
from tests.tournament.heats import ACT, CHALLENGE, STAR, VIC, game, tournament_rules
from tests.tournament.papers import paper
from tests.tournament.sevens import GAME, sevens_paper

KINDS = ("steady", "chaser", "correlated", "plunger")


def assert_sound(run: TournamentRun) -> None:
    """The pool is paid exactly, nobody is in and out, every chip came back, and both logs replay."""
    state = run.state
    assert replay(run.log) == state
    money = balances(ledger(run.log))
    assert "pool" not in money
    assert sum(money.values()) == 0
    placed = [player for group in state.sessions.places for player in group]
    assert sorted(placed) == sorted(state.entries.accepted)
    for _, heat in run.heats:
        assert not any(heat.heat.custody.held.values()), "every chip is back in the inventory"
        assert not set(heat.heat.leaving.live) & {each.player for each in heat.heat.leaving.exits}
        if heat.log:
            assert replay_heat(heat.log) == heat.heat
            assert balances(chips_of(heat.log)) == {}, "tournament chips are conserved"


@pytest.mark.parametrize("book", [STAR, CHALLENGE, ACT, VIC])
def test_a_tournament_of_every_book_plays_to_its_last_prize(book: str) -> None:
    conditions = paper(book)
    if book in (STAR, CHALLENGE):
        conditions = replace(conditions, wagering=replace(conditions.wagering, ordering=Ordering.DEAL_FROM_MARKER))
    players = {player: TEMPERS[kind] for player, kind in field_of(conditions, KINDS).items()}
    run = TournamentRun(game(book), conditions, players, random.Random(11), keeps=Keeps.LOG)
    run.plays()
    assert_sound(run)


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 4), tables=st.integers(2, 3), rounds=st.integers(1, 6), advance=st.integers(1, 2))
def test_every_lawful_structure_ends(seed: int, players: int, tables: int, rounds: int, advance: int) -> None:
    field = players * tables
    heats = Stage("heats", Length(Measure.ROUNDS, rounds), players=players, tables=tables, advance=min(advance, players - 1))
    final = Stage("final", Length(Measure.ROUNDS, rounds), players=7)
    conditions = replace(paper(STAR, least=field, most=field), plan=Plan(stages=(heats, final)))
    if check(tournament_rules(STAR), conditions):
        return
    tempers = {player: TEMPERS[kind] for player, kind in field_of(conditions, KINDS).items()}
    run = TournamentRun(game(STAR), conditions, tempers, random.Random(seed))
    run.plays()
    assert_sound(run)


def test_the_same_seed_gives_the_same_figures_on_any_number_of_workers() -> None:
    alone = many(game(STAR), paper(STAR), KINDS, times=4, seed=3, workers=1, told=lambda _: None)
    together = many(game(STAR), paper(STAR), KINDS, times=4, seed=3, workers=2, told=lambda _: None)
    assert report(alone) == report(together)
    first = one(game(STAR), paper(STAR), KINDS, 3 * 1_000_003)
    assert (first.times, alone.times) == (1, 4)
    assert alone.prizes == 4 * first.prizes, "six fees are in every pool"


def test_a_magnificent_sevens_tournament_of_49_plays_on_the_real_engine() -> None:
    conditions = sevens_paper(49)
    tempers = {player: TEMPERS[kind] for player, kind in field_of(conditions, KINDS).items()}
    run = TournamentRun(GAME, conditions, tempers, random.Random(5))
    run.plays()
    assert_sound(run)
    assert sum(run.state.prizes.paid.values()) == 37_000_000
    assert len([setup for setup, _ in run.heats if "play-off" not in setup.heat]) == 8
