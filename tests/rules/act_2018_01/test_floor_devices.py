"""Rule 18.3 at a table of the ACT: the automated shuffling shoe fails and cannot be mended (scenario T38)."""

from __future__ import annotations

import pytest

from pitboss.floor.accidents.events import DeviceHandled
from pitboss.floor.accidents.facts import DeviceFact
from pitboss.floor.accidents.kinds import DeviceFailure
from pitboss.floor.acts.commands import RecordAct
from pitboss.play.commands import Double, Stand
from pitboss.terms.devices import DeviceFault, FaultEffect
from pitboss.terms.equipment import CardDevice
from tests.floor.accidents_cases import answered, enter, recorded, report, two_boxes, unlawful, with_device
from tests.floor.tables import DEALER, Day

ACT = "ACT-2018-01 "
FAULT = DeviceFailure(DeviceFault.MECHANICAL, (), FaultEffect.PREVENTS_SHUFFLING)


def jammed() -> Day:
    """Ann has doubled and stands on 20, Bob has 16, the dealer shows a six."""
    at = with_device("act-blackjack").deals("6H TS 6D 5C 6S", Double(1))
    return enter(at, "9D")


@pytest.mark.proves("ACT-2018-01 18.3(a)")
def test_18_3__a_fault_that_cannot_be_mended_has_the_round_finished_from_an_ordinary_shoe_for_everybody() -> None:
    at = jammed()
    mended = DeviceFailure(DeviceFault.MECHANICAL, (DeviceFact.RECTIFIABLE,), FaultEffect.PREVENTS_SHUFFLING)
    assert unlawful(at, mended).rule == ACT + "18.3"
    assert unlawful(at, DeviceFailure(DeviceFault.JAMS, (), FaultEffect.CARDS_UNFIT)).rule == ACT + "18.4"
    assert unlawful(at, DeviceFailure(DeviceFault.ELECTRICAL)).rule == ACT + "18.4"
    assert unlawful(at, FAULT, "ann").rule == ACT + "18.3"
    report(at, FAULT)
    assert answered(at) == ("completed for everybody", ACT + "18.3(a)")
    assert at.floor.cards.device is CardDevice.SHOE
    at.deals("9C KC", Stand(2)).check()
    assert (at.net("ann"), at.net("bob")) == (40, 20)


def test_18_3__it_is_about_an_automated_shoe_in_a_round() -> None:
    assert unlawful(two_boxes("act-blackjack").deals("6H TS 6D 5C 6S"), FAULT).rule == ACT + "18.3"
    assert unlawful(with_device("act-blackjack"), FAULT).code == "no-round"


STEPS = {
    "18.3(a)(i)": ("device-lost-steps/cards-left", "device-lost-steps/shuffle"),
    "18.3(a)(ii)": ("device-lost-steps/cut",),
    "18.3(a)(iii)": ("device-lost-steps/finish",),
    "18.3(b)": ("device-lost-steps/device-afterwards", "device-lost-steps/cards-afterwards", "device-lost-steps/rules-afterwards"),
}


@pytest.mark.proves("ACT-2018-01 18.3(a)(i)", "ACT-2018-01 18.3(a)(ii)", "ACT-2018-01 18.3(a)(iii)", "ACT-2018-01 18.3(b)")
def test_the_steps_are_named_in_order_and_kept_as_people_take_them() -> None:
    at = jammed()
    report(at, FAULT)
    steps = at.all(DeviceHandled)[0].steps
    assert steps[:4] == ("cards-removed", "shuffle-by-hand", "cut-from-far-right", "from-ordinary-shoe")
    assert steps[4:] == ("device-may-be-replaced", "new-cards", "ordinary-shoe-rules")
    for rule, acts in STEPS.items():
        assert recorded(at, *acts) == [ACT + rule] * len(acts)
    assert at.refused(DEALER, RecordAct("device-lost-steps/damaged-cards")).code == "no-such-act"
