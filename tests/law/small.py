"""Small books to try the law room on: three questions, one parent, notices a year apart."""

from __future__ import annotations

from typing import Any

from pitboss.law.book import Book, Ending, Family, Instrument, Manner
from pitboss.law.clause import Clause
from pitboss.law.document import Document
from pitboss.law.moment import Jurisdiction, Moment, melbourne
from pitboss.law.term import Chapter, Term

HANDS = Term[int]("hands", "How many hands?", Chapter.SPLIT)
CARDS = Term[int]("cards", "How many cards?", Chapter.DEAL)
ODDS = Term[int]("odds", "What does it pay?", Chapter.SETTLEMENT)

Y2000 = melbourne("2000-01-01T04:00")
Y2001 = melbourne("2001-01-01T04:00")
Y2002 = melbourne("2002-01-01T04:00")


def document(key: str, commences: Moment | None = None) -> Document:
    """A notice of that name, in force from then on, or always."""
    return Document(key, f"Notice {key}", Jurisdiction.VIC, "Authority", commences=commences)


def notice(key: str, commences: Moment | None, *clauses: Clause[Any]) -> Instrument:
    """A notice that replaces whatever stood before it."""
    return Instrument(document(key, commences), clauses, Manner.SUBSTITUTES)


def amendment(key: str, commences: Moment | None, *clauses: Clause[Any]) -> Instrument:
    """A notice that changes what it mentions and leaves the rest."""
    return Instrument(document(key, commences), clauses, Manner.AMENDS)


def book(*instruments: Instrument, over: Book | None = None, name: str = "small", ended: Ending | None = None) -> Book:
    """A Victorian game of those instruments."""
    prevails_by = "1.1" if over else ""
    return Book(name, name.capitalize(), Jurisdiction.VIC, Family.BLACKJACK, instruments, over, prevails_by, ended)
