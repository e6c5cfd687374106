"""The life of a book: every moment at which it or a book under it began, changed or ended, and what is still to come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pitboss.law.book import Book, Instrument
from pitboss.law.document import Document
from pitboss.law.explain import Difference, diff
from pitboss.law.in_force import Law, in_force
from pitboss.law.moment import Moment
from pitboss.law.refusal import Refused

ENDS = "ends it"


@dataclass(frozen=True, slots=True)
class Change:
    """One document that begins to speak in a book or in one under it, or that ends it: what it does, and when."""

    moment: Moment
    book: Book
    document: Document
    does: str
    instrument: Instrument | None = None

    @property
    def ends(self) -> bool:
        """Whether the book has no rules from then on."""
        return self.instrument is None


def changes(book: Book) -> tuple[Change, ...]:
    """Every change that is known of a book, oldest first; what has no date has always been there."""
    return tuple(sorted(_changes(book), key=lambda each: (each.moment.instant, each.document.key)))


def _changes(book: Book) -> Iterator[Change]:
    for level in book.lineage:
        for each in level.instruments:
            start = each.from_moment
            if start is not None and (book.text_from is None or start >= book.text_from):
                yield Change(start, level, each.document, each.manner.value, each)
        if level.ended:
            yield Change(level.ended.moment, level, level.ended.document, ENDS)


def coming(book: Book, moment: Moment) -> tuple[Change, ...]:
    """What is still to change after a moment, soonest first."""
    return tuple(each for each in changes(book) if each.moment > moment)


def since(law: Law) -> Change | None:
    """The last change before or at the moment of a law: it has stood so since; None where nothing about it has a date."""
    return next((each for each in reversed(changes(law.book)) if each.moment <= law.moment), None)


def changed(book: Book, change: Change) -> tuple[Difference, ...]:
    """The terms that a book answers differently from a change on; nothing where it has no rules before or after."""
    try:
        return diff(in_force(book, change.moment.just_before), in_force(book, change.moment))
    except Refused:
        return ()
