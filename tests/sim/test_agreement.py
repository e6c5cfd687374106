"""The kernel and the engine, wager by wager: every book, option, reading and side bet once; `python -m tests.sim.agree` for all of them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.books import LIBRARY
from pitboss.law.in_force import in_force
from pitboss.law.rules import elect
from pitboss.play.com_bo.commands import PlaceComBoWager
from pitboss.play.com_bo.decide import settle_com_bo
from pitboss.sim import ComBoDealt, told
from tests.sim.agree import agree
from tests.sim.cases import CASES, COM_BO, Case, sample
from tests.sim.replay import compare

ROUNDS = 30
"""Of each case, in every run of the tests, from another seed than the full run has."""


@pytest.mark.parametrize("case", sample(), ids=str)
def test_every_wager_is_equal_to_the_cent(case: Case) -> None:
    assert agree(case.dealt_by_usual_chart, ROUNDS, seed=7) > 0


@pytest.mark.parametrize("options", COM_BO, ids=str)
def test_every_bet_of_com_bo_is_equal_to_the_cent(options: dict[str, str]) -> None:
    dealt = ComBoDealt(elect(in_force(LIBRARY.book("vic-crown-com-bo")), options))
    wagers = [PlaceComBoWager("ann", bet, stake) for bet, stake in dealt.stakes.items()]
    for cards, nets in dealt.told(7, 0, 100):
        assert {each.bet: each.net for each in settle_com_bo(dealt.table, wagers, cards)} == dict(nets), cards


def test_a_wrong_cent_would_be_found() -> None:
    """The comparison itself: a round told with one cent more is refused."""
    dealt = CASES[0].dealt_by_usual_chart
    round_ = next(iter(told(dealt, 7, 0, 1)))
    nets = dict(round_.nets[0])
    nets["main"] += 1
    wrong = replace(round_, nets=(nets,))
    with pytest.raises(AssertionError, match="main"):
        compare(dealt, wrong)
