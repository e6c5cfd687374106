"""Times of the day: whole seconds since midnight in the log, hours and minutes for people."""

from __future__ import annotations

import re

WRITTEN = re.compile(r"(\d{1,2}):([0-5]\d)(?::([0-5]\d))?")


def clock(at: int) -> str:
    """A time as people read it.

    >>> clock(72000), clock(87005)
    ('20:00', '00:10:05')
    """
    minutes, seconds = divmod(at, 60)
    return f"{minutes // 60 % 24:02}:{minutes % 60:02}{f':{seconds:02}' if seconds else ''}"


def span(seconds: int) -> str:
    """How long something lasts.

    >>> span(1), span(1198), span(120)
    ('1 second', '19 minutes 58 seconds', '2 minutes')
    """
    parts = zip(divmod(seconds, 60), ("minute", "second"), strict=True)
    return " ".join(f"{count} {unit}{'' if count == 1 else 's'}" for count, unit in parts if count)


def seconds_of(text: str) -> int | None:
    """The seconds that a written time means, None where it is none; hours go on past midnight.

    >>> seconds_of("20:00"), seconds_of("24:10:05"), seconds_of("8 pm")
    (72000, 87005, None)
    """
    read = WRITTEN.fullmatch(text)
    if read is None:
        return None
    hours, minutes, seconds = (int(each or 0) for each in read.groups())
    return (hours * 60 + minutes) * 60 + seconds
