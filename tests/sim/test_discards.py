"""The shoe of a table, of the simulator or of an environment: dealt to its end, and filled again from the discards."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from pitboss.env.kernel.layout import TABLE
from pitboss.sim.kernel.layout import DESK
from pitboss.sim.kernel.stream import draw, new_shoe
from pitboss.sim.stream import streams


@pytest.fixture(params=[DESK, TABLE], ids=["desk", "table"])
def desk(request: pytest.FixtureRequest) -> Any:
    found = np.zeros(1, dtype=request.param)
    found["shoe"][0, :52], found["deck"], found["stream"][0] = range(52), 52, streams(1, 2)
    return found[0]


def drawn(desk: Any, burn: int, cards: int) -> list[int]:
    return [int(draw(desk, burn)) for _ in range(cards)]  # type: ignore[no-untyped-call]


def test_a_shoe_is_dealt_to_its_end_without_losing_a_card(desk: Any) -> None:
    new_shoe(desk, 1)  # type: ignore[no-untyped-call]
    assert sorted([*drawn(desk, 0, 51), int(desk.shoe[0])]) == list(range(52))


def test_discards_go_in_again_behind_the_cards_of_the_round(desk: Any) -> None:
    new_shoe(desk, 0)  # type: ignore[no-untyped-call]
    before = drawn(desk, 1, 45)
    desk.start = desk.pos
    of_the_round, after = drawn(desk, 1, 7), drawn(desk, 1, 44)
    assert desk.shoe[:7].tolist() == of_the_round
    assert sorted([*after, int(desk.shoe[7])]) == sorted(before)
    assert (desk.start, desk.pos, desk.ready, desk.hidden, desk.turned) == (0, 52, 52, 7, 1)
