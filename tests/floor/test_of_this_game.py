"""A command of another family of games is refused, whichever way round."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.floor.rounds.who import WHO
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.commands import Hit, Insure, PlaceSideBet, PlaceWager, Stand
from tests.floor.tables import DEALER, opened


@pytest.mark.parametrize(
    "command", [PlaceWager(1, "ann", 1000), PlaceSideBet(1, "ann", "perfect-pairs", 500), Hit(1), Stand(1), Insure(1, "ann", 500)]
)
def test_com_bo_has_no_boxes(command: Any) -> None:
    refused = opened("vic-crown-com-bo").refused(DEALER, command)
    assert refused.rule.startswith("VIC-2000-29")
    assert type(command) in WHO


@pytest.mark.parametrize("command", [PlaceComBoWager("ann", "high-1", 1000), KeyResult(())])
def test_blackjack_has_no_com_bos(command: Any) -> None:
    assert opened("vic-blackjack").refused(DEALER, command).rule.startswith("VIC-2003-01")
