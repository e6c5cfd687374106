"""The kernel and the engine, wager by wager: every book, option, reading and side bet once; `python -m tests.sim.agree` for all of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.sim import told
from tests.sim.agree import ComBoCase, agree, agree_at_com_bo
from tests.sim.cases import CASES, COM_BO, Case, sample
from tests.sim.replay import compare

ROUNDS = 30
"""Of each case, in every run of the tests, from another seed than the full run has."""


@pytest.mark.one_in(2)
@pytest.mark.parametrize("case", sample(), ids=str)
def test_every_wager_is_equal_to_the_cent(case: Case) -> None:
    assert agree(case.dealt_by_usual_chart, ROUNDS, seed=7) > 0


@pytest.mark.parametrize("options", COM_BO, ids=str)
def test_every_bet_of_com_bo_is_equal_to_the_cent(options: dict[str, str]) -> None:
    assert agree_at_com_bo(ComBoCase(options).dealt, 100, seed=7) == 500


def test_a_wrong_cent_would_be_found() -> None:
    """The comparison itself: a round told with one cent more is refused."""
    dealt = CASES[0].dealt_by_usual_chart
    round_ = next(iter(told(dealt, 7, 0, 1)))
    nets = dict(round_.nets[0])
    nets["main"] += 1
    wrong = replace(round_, nets=(nets,))
    with pytest.raises(AssertionError, match="main"):
        compare(dealt, wrong)
