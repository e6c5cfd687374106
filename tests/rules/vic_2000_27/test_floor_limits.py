"""VIC-2000-27 item 1 at a table of Crown 21: the notice with the limits."""

from __future__ import annotations

from pitboss.floor.limits.commands import SetLimits
from pitboss.play.commands import Stand
from pitboss.play.events import WagerSettled
from pitboss.terms.limits import LimitPer, SignPlace
from tests.floor import limits_cases as cases
from tests.floor.limits_cases import House, signed

CROWN_21 = House("vic-crown-21", "VIC-2000-27 ", "cass")


def test_6_1__the_notice_shows_the_limits_and_may_state_unit_and_basis() -> None:
    cases.the_sign_shows_both_limits_at_the_table(CROWN_21, "6.1")
    at = signed(CROWN_21, 5, 100).players(ann=1, bob=0)
    assert at.refused("cass", SetLimits(500, 10000, place=SignPlace.AT_OR_NEAR_TABLE)).rule == "VIC-2000-27 6.1"
    at.bets(1, bob=80, ann=83).deals("TH 6D KC TS TD", Stand(1))
    assert (at.net("bob"), at.net("ann")) == (80, 20)
    at.do("cass", SetLimits(500, 10000, unit=500, per=LimitPer.PLAYER))
    at.bets(1, bob=80, ann=80.25).deals("TH 6D KC TS TD", Stand(1)).check()
    assert (at.net("bob"), at.net("ann")) == (160, 100.5)
    assert "VIC-2003-01 6.2.3" in at.all(WagerSettled)[-1].rules
