"""Rule 9.7 at a table of Com-Bo: the automatic shoe jams, stops or does not complete a shuffle."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.floor.accidents.kinds import DeviceFailure
from pitboss.floor.acts.commands import RecordAct
from pitboss.floor.cards.commands import Shuffle
from pitboss.floor.cards.events import ShoeReshuffled
from pitboss.floor.cards.state import CardsAwait, Source
from pitboss.play.com_bo.commands import KeyResult, PlaceComBoWager
from pitboss.play.commands import CloseBetting
from pitboss.terms.devices import DeviceFault
from tests.floor.accidents_cases import DEVICE, answered, cards, enter, recorded, report, unlawful
from tests.floor.tables import DEALER, Day, opened

RULE = "VIC-2000-29 9.7"


def automatic(**options: Any) -> Day:
    at = opened("vic-crown-com-bo", shoe=False, **options).players(ann=1)
    at.do(DEALER, Shuffle(Source.ENTERED, device=DEVICE))
    at.do("ann", PlaceComBoWager("ann", "high-1", 1000))
    at.do(DEALER, CloseBetting())
    return enter(at, "KD 2C")


@pytest.mark.parametrize("fault", [DeviceFault.JAMS, DeviceFault.STOPS, DeviceFault.CYCLE_INCOMPLETE])
def test_9_7__the_cards_are_shuffled_again_and_the_round_is_completed(fault: DeviceFault) -> None:
    at = automatic()
    assert unlawful(at, DeviceFailure(DeviceFault.ELECTRICAL)).rule == RULE
    assert unlawful(at, DeviceFailure(fault), "ann").rule == RULE
    report(at, DeviceFailure(fault))
    assert (answered(at), at.all(ShoeReshuffled)[0].rule) == (("completed", RULE), RULE)
    enter(at, "9H 4S 7D").do(DEALER, KeyResult(cards("KD 2C 9H 4S 7D")))
    assert at.takes_up().check().net() == 10
    assert recorded(at, "device-lost-steps/shuffle") == [RULE]
    assert at.refused(DEALER, RecordAct("device-undamaged")).code == "no-such-act"


def test_9_7__between_rounds_the_shuffle_comes_before_the_next_round() -> None:
    at = enter(automatic(), "9H 4S 7D")
    at.do(DEALER, KeyResult(cards("KD 2C 9H 4S 7D")))
    report(at.takes_up(), DeviceFailure(DeviceFault.JAMS))
    assert at.floor.cards.awaits is CardsAwait.SHUFFLE


def test_9_7__a_house_may_elect_that_the_round_is_void() -> None:
    at = automatic(device_lost_round="void")
    report(at, DeviceFailure(DeviceFault.JAMS))
    assert (answered(at)[0], at.net()) == ("void", 0)
    assert at.takes_up().floor.cards.awaits is CardsAwait.SHUFFLE, "9.7 has them shuffled again in any case"
