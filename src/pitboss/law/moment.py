"""Moments local to a jurisdiction: a notice that operates from 4.00 am means 4.00 am in Melbourne."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import total_ordering
from zoneinfo import ZoneInfo

from pitboss.law.refusal import Malformed


class Jurisdiction(Enum):
    """Whose law a book is, and whose clock its commencement is read on."""

    VIC = "VIC", "Victoria", "Melbourne", "Australia/Melbourne"
    ACT = "ACT", "Australian Capital Territory", "Canberra", "Australia/Canberra"
    NSW = "NSW", "New South Wales", "Sydney", "Australia/Sydney"

    def __init__(self, code: str, title: str, city: str, zone: str) -> None:
        self.code = code
        self.title = title
        self.city = city
        self.zone = zone


@total_ordering
@dataclass(frozen=True, slots=True)
class Moment:
    """A wall-clock time in a jurisdiction; moments compare as instants.

    >>> Moment.read("2000-12-15T04:00", Jurisdiction.VIC)
    Moment('2000-12-15T04:00:00', VIC)
    >>> str(Moment.read("2003-02-06T06:00", Jurisdiction.VIC))
    '6.00 am on 6 February 2003 in Melbourne'
    """

    local: datetime
    jurisdiction: Jurisdiction

    @property
    def instant(self) -> datetime:
        """The same moment in universal time."""
        return self.local.replace(tzinfo=ZoneInfo(self.jurisdiction.zone)).astimezone(UTC)

    def __lt__(self, other: Moment) -> bool:
        return self.instant < other.instant

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and self.instant == other.instant

    def __hash__(self) -> int:
        return hash(self.instant)

    def __repr__(self) -> str:
        return f"Moment({self.local.isoformat()!r}, {self.jurisdiction.code})"

    def __str__(self) -> str:
        hour = self.local.hour % 12 or 12
        half = "am" if self.local.hour < 12 else "pm"
        seconds = f":{self.local.second:02d}" if self.local.second else ""
        day = f"{self.local.day} {self.local:%B %Y}"
        return f"{hour}.{self.local.minute:02d}{seconds} {half} on {day} in {self.jurisdiction.city}"

    @property
    def just_before(self) -> Moment:
        """The last moment before this one."""
        return Moment(self.local - timedelta(microseconds=1), self.jurisdiction)

    @property
    def iso(self) -> str:
        """As files and programs write it, to the second: `2000-12-15T04:00:00`."""
        return self.local.isoformat(timespec="seconds")

    @property
    def brief(self) -> str:
        """For tables: `2000-12-15 04:00`."""
        return self.local.strftime("%Y-%m-%d %H:%M")

    @classmethod
    def of(cls, instant: datetime, jurisdiction: Jurisdiction) -> Moment:
        """An instant on a jurisdiction's clock, to the second."""
        return cls(instant.astimezone(ZoneInfo(jurisdiction.zone)).replace(tzinfo=None, microsecond=0), jurisdiction)

    @classmethod
    def read(cls, text: str, jurisdiction: Jurisdiction) -> Moment:
        """Read `2000-12-15`, `2000-12-15T04:00` or a time with its offset, on that jurisdiction's clock."""
        zone = ZoneInfo(jurisdiction.zone)
        try:
            given = datetime.fromisoformat(text.strip())
            local = given if given.tzinfo is None else given.astimezone(zone).replace(tzinfo=None)
            moment = cls(local, jurisdiction)
            happened = moment.instant.astimezone(zone).replace(tzinfo=None)
        except (ValueError, OverflowError) as fault:
            raise Malformed(
                "moment", f"{text!r} is not a date or a time: write it as 2000-12-15 or 2000-12-15T04:00 ({jurisdiction.city} time)"
            ) from fault
        if happened != local:
            raise Malformed("moment", f"{text} never happened in {jurisdiction.city}: clocks were put forward over it")
        return moment


def beginning(jurisdiction: Jurisdiction) -> Moment:
    """Before any document: what has no date is taken to have stood since."""
    return Moment(datetime(1900, 1, 1), jurisdiction)


def melbourne(text: str) -> Moment:
    """A moment in Victoria."""
    return Moment.read(text, Jurisdiction.VIC)


def canberra(text: str) -> Moment:
    """A moment in the Australian Capital Territory."""
    return Moment.read(text, Jurisdiction.ACT)


def sydney(text: str) -> Moment:
    """A moment in New South Wales."""
    return Moment.read(text, Jurisdiction.NSW)
