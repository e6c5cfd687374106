"""Limits of one's own are agreed by the player where the book asks for that, and there only."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.floor.limits.commands import AgreePersonalLimits
from pitboss.floor.notices.state import Kind
from pitboss.house.messages import read_command
from pitboss.house.views import Viewer, view_state
from pitboss.terms.markers import PERSONAL_LIMITS_MARKER
from tests.floor.limits_cases import CAPITAL, CHALLENGE, COM_BO, STAR, VICTORIA, House, signed
from tests.floor.tables import Day


def offered(at: Day, name: str) -> list[dict[str, Any]]:
    """What somebody may agree to, or take back."""
    acts = view_state(at.game, at.floor, Viewer(name), at.clock)["acts"]["may"]
    return [each for each in acts if each["do"] in ("give-notice", "withdraw-notice")]


def test_a_player_agrees_to_figures_and_may_take_it_back() -> None:
    at = signed(VICTORIA, 25, 100).players(ann=1, bob=2)
    (act,) = offered(at, "ann")
    assert (act["rule"], act["command"]["subject"]) == ("VIC-2003-01 6.3", "ann")
    shows = [{"shows": "minimum", "money": "5.00"}, {"shows": "maximum", "money": "300.00"}]
    for _ in range(2):
        at.do("ann", read_command(act["command"] | {"shows": shows}))
        (back,) = offered(at, "ann")
        assert back["do"] == "withdraw-notice"
        at.do("ann", read_command(back["command"]))
    at.do("ann", read_command(act["command"] | {"shows": shows}))
    assert offered(at, "bob")[0]["command"]["subject"] == "bob", "nobody agrees for another"
    at.notice("dora", Kind.SIGN, PERSONAL_LIMITS_MARKER, "ann").do("cass", AgreePersonalLimits("ann", 500, 30_000))
    assert not offered(at, "ann")
    assert not offered(at, "zed"), "whoever is not at the table has nothing to agree to"


@pytest.mark.parametrize("house", [CAPITAL, STAR, CHALLENGE, COM_BO], ids=lambda house: house.book)
def test_elsewhere_nobody_is_asked(house: House) -> None:
    at = signed(house, 25, 100).players(ann=0)
    assert not offered(at, "ann")
