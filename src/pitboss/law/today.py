"""What "now" means, for those who ask the law at the edge: commands, the service and the environments.

Nothing below them reads a clock. They decide the moment once, with `today` or `moment_asked`, and hand it down.
"""

from __future__ import annotations

from datetime import UTC, datetime

from pitboss.law.book import Book
from pitboss.law.in_force import Law, documents_at, last_moment, stands
from pitboss.law.moment import Jurisdiction, Moment


def today(jurisdiction: Jurisdiction) -> Moment:
    """Now, on the clock of that jurisdiction, to the minute: no law commences between minutes."""
    return Moment.of(datetime.now(UTC).replace(second=0), jurisdiction)


def standing(book: Book, now: Moment) -> Moment:
    """The moment at which a book is asked by its name alone: now, or the last moment of one that has ended.

    A book that has ended is thereby shown and played as of another day; `is_of_another_day` says so, and whoever shows it marks it.
    """
    last = last_moment(book)
    return now if last is None or now <= last else last


def moment_asked(book: Book, on: str | None) -> Moment:
    """The moment that somebody wrote, on the clock of the book's jurisdiction; without one, now, or when the book last stood."""
    return standing(book, today(book.jurisdiction)) if on is None else Moment.read(on, book.jurisdiction)


def is_of_another_day(law: Law) -> bool:
    """Whether a law is not the one that stands now: the book has ended, has changed since, or is still to change."""
    now = today(law.book.jurisdiction)
    return not stands(law.book, now) or documents_at(law.book, now) != law.instruments
