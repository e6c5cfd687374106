"""The simulator against exact odds, a little of it: `python -m tests.sim.against_odds` for all of it, with a hundred million rounds."""

from __future__ import annotations

from math import sqrt

import pytest

from pitboss.odds import Action, analyse
from tests.sim.agree import ComBoCase
from tests.sim.compared import WITHIN, compared, compared_at_com_bo
from tests.sim.exact import super_bonus
from tests.sim.odds_runs import PONTOON, Run, Way

ROUNDS, SEED = 200_000, 7


@pytest.mark.parametrize(
    "run",
    [
        Run("vic-blackjack", way=Way.EVERY_BET),
        Run("vic-crown-pontoon", way=Way.EVERY_BET),
        Run("nsw-star-blackjack", {"insurance-against-ten": "yes"}, way=Way.EVERY_BET),
        Run("vic-vegas-blackjack", {"natural-paid-at-once": "always"}, way=Way.EVERY_BET),
        Run("act-blackjack", way=Way.EVEN_MONEY),
        Run("nsw-blackjack-challenge"),
    ],
    ids=str,
)
def test_every_bet_is_near_its_exact_value(run: Run) -> None:
    rows = compared((run,), ROUNDS, SEED)
    assert rows
    for row in rows:
        assert abs(row.z) < WITHIN, row


def test_com_bo_is_near_its_exact_values() -> None:
    rows = compared_at_com_bo(ComBoCase({}), ROUNDS, SEED)
    assert len(rows) == 17
    for row in rows:
        assert abs(row.z) < WITHIN, row


def test_the_super_bonus_is_what_odds_say_when_the_sevens_are_played_for_it() -> None:
    """Odds tell what the bonus adds to the round; from the exact count here, the loss by not splitting suited sevens is taken off."""
    run = Run(PONTOON, way=Way.FOR_THE_BONUS)
    found = analyse(run.rules).super_bonus
    assert super_bonus(run.rules, 1000, run.plays_sevens).value == pytest.approx(found["10"], rel=0.15)
    by_stake = {stake: super_bonus(run.rules, 100 * int(stake), run.plays_sevens).value - found[stake] for stake in ("5", "10", "25", "50")}
    assert max(by_stake.values()) - min(by_stake.values()) < 1e-12, "what is lost by the play is the same at every stake"


def test_a_chart_that_splits_sevens_wins_it_seldom() -> None:
    run = Run(PONTOON)
    assert run.plays_sevens == {True: Action.SPLIT, False: Action.SPLIT}
    chance = super_bonus(run.rules, 1000, run.plays_sevens).value / 100
    assert 3e-8 < chance < 9e-8
    assert super_bonus(run.rules, 1000, run.plays_sevens).deviation == pytest.approx(100 * sqrt(chance))
