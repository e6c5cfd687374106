"""Casino Control (Blackjack) Approval 2018 (No 1): in force the day after it was notified, in place of NI2017-244."""

from __future__ import annotations

from datetime import date, datetime, time, timedelta

import pytest

from pitboss.books import LIBRARY
from pitboss.law.document import Deed
from pitboss.law.in_force import in_force
from pitboss.law.moment import Jurisdiction, Moment, canberra
from pitboss.law.refusal import Refused
from tests.rules.notices import BY_KEY, approval, facts, second_before

INSTRUMENT = BY_KEY["ACT-2018-01"]
FROM = canberra("2018-10-18")


def test_instrument_2__commences_the_day_after_notification() -> None:
    said = facts("ACT-2018-01 Instrument 2")
    assert said["commencement"] == "notification_date+1 day"
    # The day of notification is not in the document: it is read as the day it was signed (F2).
    assert INSTRUMENT.reading == "F2"
    assert INSTRUMENT.dated is not None
    next_day = Moment(datetime.combine(INSTRUMENT.dated + timedelta(days=1), time()), Jurisdiction.ACT)
    assert INSTRUMENT.commences == next_day == FROM
    blackjack = LIBRARY.book("act-blackjack")
    with pytest.raises(Refused, match=r"ACT-2018-01 .* commences at 12.00 am on 18 October 2018 in Canberra"):
        in_force(blackjack, second_before(FROM))
    assert in_force(blackjack, FROM)


def test_instrument_3__revokes_the_approval_of_2017() -> None:
    said = facts("ACT-2018-01 Instrument 3")
    act = next(act for act in INSTRUMENT.acts if act.pin == "Instrument 3")
    assert (act.deed, act.of) == (Deed.REVOKES, said["revokes"])
    assert str(BY_KEY[act.of].published) == said["revoked_instrument_notified"]
    last, first = approval("Blackjack", second_before(FROM)), approval("Blackjack", FROM)
    assert last is not None
    assert first is not None
    assert (last.by.key, first.by.key) == (said["revokes"], "ACT-2018-01")


def test_instrument_4__approves_blackjack_on_the_rules_of_its_schedule() -> None:
    said = facts("ACT-2018-01 Instrument 4")
    act = next(act for act in INSTRUMENT.acts if act.pin == "Instrument 4")
    assert (act.deed, act.game) == (Deed.APPROVES, said["game"])
    assert INSTRUMENT.offices == (said["signatory_office"],)
    assert INSTRUMENT.dated == date.fromisoformat(said["signed"])
    granted = approval("Blackjack", FROM)
    assert granted is not None
    assert (granted.citation, granted.since) == ("ACT-2018-01 Instrument 4", FROM)
    assert {ruling.document for ruling in in_force(LIBRARY.book("act-blackjack"), FROM).values()} == {"ACT-2018-01"}
