"""Moments: read on the clock of a jurisdiction, compared as instants, written as the notices write them."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from hypothesis import given, strategies as st

from pitboss.law.moment import Jurisdiction, Moment, canberra, melbourne, sydney
from pitboss.law.refusal import Malformed

VIC, ACT, NSW = Jurisdiction.VIC, Jurisdiction.ACT, Jurisdiction.NSW
wall_clocks = st.datetimes(datetime(1930, 1, 1), datetime(2090, 1, 1)).map(lambda when: when.replace(microsecond=0, fold=0))


@pytest.mark.parametrize(
    ("text", "local"),
    [
        ("2000-12-15", "2000-12-15T00:00:00"),
        ("2000-12-15T04:00", "2000-12-15T04:00:00"),
        ("2000-12-15 04:00", "2000-12-15T04:00:00"),
        ("  2000-12-15T04:00:01 ", "2000-12-15T04:00:01"),
        # With an offset: the same instant on the clock of Melbourne, where it was summer time.
        ("2000-12-14T17:00Z", "2000-12-15T04:00:00"),
        ("2000-12-14T17:00+00:00", "2000-12-15T04:00:00"),
        ("2000-12-15T04:00+11:00", "2000-12-15T04:00:00"),
        ("2000-12-15T03:00+10:00", "2000-12-15T04:00:00"),
        ("2003-07-01T06:00Z", "2003-07-01T16:00:00"),
    ],
)
def test_reading(text: str, local: str) -> None:
    assert Moment.read(text, VIC) == Moment(datetime.fromisoformat(local), VIC)


@pytest.mark.parametrize(
    "nonsense",
    ["", "   ", "yesterday", "15/12/2000", "4.00 am", "2000-13-01", "2000-02-30", "2000-12-15T24:01", "2000-12-15T04:60", "T04:00", "0"],
)
def test_nonsense_is_malformed_in_one_sentence_that_says_how_to_write_it(nonsense: str) -> None:
    with pytest.raises(
        Malformed, match=r"is not a date or a time: write it as 2000-12-15 or 2000-12-15T04:00 \(Melbourne time\)$"
    ) as fault:
        Moment.read(nonsense, VIC)
    assert fault.value.code == "moment"
    assert repr(nonsense) in fault.value.sentence


@pytest.mark.parametrize("edge", ["0001-01-01", "0001-01-01T00:00+14:00", "9999-12-31T23:59-14:00"])
def test_a_date_at_the_edge_of_the_calendar_is_malformed_and_never_a_traceback(edge: str) -> None:
    with pytest.raises(Malformed, match="is not a date or a time"):
        Moment.read(edge, VIC)


@pytest.mark.parametrize(
    ("text", "jurisdiction"),
    [
        ("2026-10-04T02:00", VIC),
        ("2026-10-04T02:30", ACT),
        ("2026-10-04T02:59:59", NSW),
        ("2000-08-27T02:30", VIC),  # the year of the Olympic Games
    ],
)
def test_an_hour_that_the_clocks_skipped_is_refused(text: str, jurisdiction: Jurisdiction) -> None:
    with pytest.raises(Malformed, match=f"{text} never happened in {jurisdiction.city}: clocks were put forward over it"):
        Moment.read(text, jurisdiction)


def test_both_sides_of_the_skipped_hour_are_one_second_apart() -> None:
    before, after = melbourne("2026-10-04T01:59:59"), melbourne("2026-10-04T03:00")
    assert after.instant - before.instant == timedelta(seconds=1)


def test_an_hour_that_came_twice_is_told_apart_by_its_offset() -> None:
    first, second = Moment.read("2026-04-05T02:30+11:00", VIC), Moment.read("2026-04-05T02:30+10:00", VIC)
    assert second.instant - first.instant == timedelta(hours=1)
    assert melbourne("2026-04-05T02:30") == first < second


def test_moments_compare_as_instants_wherever_their_clock_hangs() -> None:
    # In March 1990 Melbourne kept summer time two weeks longer than Sydney.
    assert melbourne("1990-03-10T12:00") < sydney("1990-03-10T12:00")
    assert melbourne("1990-03-10T13:00") == sydney("1990-03-10T12:00")
    assert hash(melbourne("1990-03-10T13:00")) == hash(sydney("1990-03-10T12:00"))
    assert melbourne("2003-02-06T06:00") == canberra("2003-02-06T06:00") == sydney("2003-02-06T06:00")
    assert melbourne("2003-02-06T06:00") != "2003-02-06T06:00"


@pytest.mark.parametrize(
    ("moment", "words", "brief"),
    [
        (melbourne("2000-12-15T04:00"), "4.00 am on 15 December 2000 in Melbourne", "2000-12-15 04:00"),
        (melbourne("2000-12-15T03:59:59"), "3.59:59 am on 15 December 2000 in Melbourne", "2000-12-15 03:59"),
        (melbourne("2003-02-06T06:00"), "6.00 am on 6 February 2003 in Melbourne", "2003-02-06 06:00"),
        (canberra("2018-10-18"), "12.00 am on 18 October 2018 in Canberra", "2018-10-18 00:00"),
        (sydney("2018-10-18T12:05"), "12.05 pm on 18 October 2018 in Sydney", "2018-10-18 12:05"),
        (sydney("2018-10-18T23:59"), "11.59 pm on 18 October 2018 in Sydney", "2018-10-18 23:59"),
    ],
)
def test_text_forms(moment: Moment, words: str, brief: str) -> None:
    assert str(moment) == words
    assert moment.brief == brief
    assert repr(moment) == f"Moment({moment.local.isoformat()!r}, {moment.jurisdiction.code})"


@given(wall_clocks, st.sampled_from(Jurisdiction))
def test_what_is_read_is_what_was_written(when: datetime, jurisdiction: Jurisdiction) -> None:
    moment = Moment(when, jurisdiction)
    skipped = Moment.read(moment.instant.isoformat(), jurisdiction).local != when
    if skipped:
        with pytest.raises(Malformed, match="never happened"):
            Moment.read(when.isoformat(), jurisdiction)
    else:
        assert Moment.read(when.isoformat(), jurisdiction) == moment


@given(wall_clocks, wall_clocks, st.sampled_from(Jurisdiction), st.sampled_from(Jurisdiction))
def test_order_is_the_order_of_instants(one: datetime, two: datetime, here: Jurisdiction, there: Jurisdiction) -> None:
    first, second = Moment(one, here), Moment(two, there)
    assert (first < second, first == second, first > second) == (
        first.instant < second.instant,
        first.instant == second.instant,
        first.instant > second.instant,
    )
