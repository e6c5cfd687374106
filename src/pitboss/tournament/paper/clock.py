"""The clock of a paper: seconds as people read them, on the clock of the jurisdiction whose game it is."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from pitboss.law.moment import Jurisdiction, Moment

PARTS = (("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1))


def moment_of(seconds: int, game: str) -> Moment:
    """An instant on the clock of the game's jurisdiction.

    >>> str(moment_of(1_796_112_000, "nsw-star-blackjack"))
    '7.00 pm on 1 December 2026 in Sydney'
    """
    jurisdiction = Jurisdiction[game[:3].upper()]
    return Moment(datetime.fromtimestamp(seconds, ZoneInfo(jurisdiction.zone)).replace(tzinfo=None, fold=0), jurisdiction)


def spell(seconds: int) -> str:
    """A length of time in the largest parts that come out whole.

    >>> spell(86_400), spell(5_400), spell(0)
    ('1 day', '90 minutes', '0 seconds')
    """
    name, size = next((part for part in PARTS if seconds and seconds % part[1] == 0), PARTS[-1])
    number = seconds // size
    return f"{number} {name}{'' if number == 1 else 's'}"
