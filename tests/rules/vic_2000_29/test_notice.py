"""Casino Rules Notice 29 of 2000: Crown Com-Bo approved."""

from __future__ import annotations

import pytest

from pitboss.books import LIBRARY
from pitboss.law.document import Deed
from pitboss.law.in_force import in_force
from pitboss.law.moment import melbourne
from pitboss.law.refusal import Refused
from tests.rules.notices import BY_KEY, approval, assert_commences, facts, second_before

NOTICE = BY_KEY["VIC-2000-29"]


def test_notice_approval__crown_com_bo_is_approved_on_the_rules_of_the_schedule() -> None:
    said = facts("VIC-2000-29 Notice: approval")
    assert (NOTICE.title, NOTICE.gazette, NOTICE.power) == (said["instrument"], said["gazette"], said["power"])
    assert [(act.deed, act.game) for act in NOTICE.acts] == [(Deed.APPROVES, said["game"])]
    assert NOTICE.commences is not None
    assert approval("Crown Com-Bo", second_before(NOTICE.commences)) is None
    granted = approval("Crown Com-Bo", NOTICE.commences)
    assert granted is not None
    assert (granted.by, granted.since, granted.citation) == (NOTICE, NOTICE.commences, "VIC-2000-29 Notice: approval")
    com_bo = LIBRARY.book("vic-crown-com-bo")
    assert com_bo.over is None
    assert {ruling.document for ruling in in_force(com_bo, NOTICE.commences).values()} == {"VIC-2000-29"}


def test_notice_commencement__four_in_the_morning() -> None:
    moment = assert_commences("VIC-2000-29")
    assert moment == melbourne("2000-12-15T04:00")
    with pytest.raises(Refused, match=r"VIC-2000-29 \(Casino Rules Notice 29 of 2000\) commences at 4.00 am on 15 December 2000"):
        in_force(LIBRARY.book("vic-crown-com-bo"), second_before(moment))
    assert in_force(LIBRARY.book("vic-crown-com-bo"), moment)
