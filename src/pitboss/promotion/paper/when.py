"""A date and a time of day as terms state them, on the clock of the jurisdiction; either may be missing while terms are drafted."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from pitboss.law.moment import Jurisdiction, Moment
from pitboss.law.refusal import Malformed


class When(NamedTuple):
    """A date such as 2026-12-31 and a time such as 20:00; empty where nothing is stated."""

    date: str = ""
    time: str = ""

    def __str__(self) -> str:
        return " ".join(part for part in self if part)

    @property
    def stated(self) -> bool:
        """Whether both are stated."""
        return bool(self.date and self.time)


UNSTATED = When()


def seconds(when: When, jurisdiction: Jurisdiction) -> int | None:
    """The moment in whole seconds, or None where it is not wholly stated or never happens.

    >>> seconds(When("2026-12-31", "20:00"), Jurisdiction.NSW), seconds(When("2026-12-31"), Jurisdiction.NSW)
    (1798707600, None)
    """
    if not when.stated:
        return None
    try:
        return int(Moment.read(f"{when.date}T{when.time}", jurisdiction).instant.timestamp())
    except Malformed:
        return None


def end_of_day(at: int, days: int, jurisdiction: Jurisdiction) -> int:
    """The first second after the so-manieth day that follows the day of `at`.

    >>> end_of_day(1798707600, 2, Jurisdiction.NSW) == seconds(When("2027-01-03", "00:00"), Jurisdiction.NSW)
    True
    """
    zone = ZoneInfo(jurisdiction.zone)
    day = datetime.fromtimestamp(at, zone).date() + timedelta(days=days + 1)
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).astimezone(UTC).timestamp())


def told(at: int, jurisdiction: Jurisdiction) -> str:
    """A moment as a person of the jurisdiction reads it."""
    return str(Moment(datetime.fromtimestamp(at, ZoneInfo(jurisdiction.zone)).replace(tzinfo=None), jurisdiction))
