"""A book with some of its answers changed, as a later clause of its own document would have it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pitboss.law.book import Book
from pitboss.law.clause import rule, strike_out
from pitboss.law.rules import Rules, rules
from pitboss.law.term import Term
from tests.support import own_time

Changes = Mapping[Term[Any], Any]
"""What the terms answer now; None strikes one out."""


def amended(book: Book, changes: Changes) -> Book:
    """The book as a clause 99.1 of its own document has it."""
    text = book.instruments[-1]
    kept = tuple(clause for clause in text.clauses if clause.term not in changes)
    new = tuple(strike_out("99.1", term) if value is None else rule("99.1", term, value) for term, value in changes.items())
    return replace(book, instruments=(*book.instruments[:-1], replace(text, clauses=(*kept, *new))))


def amended_rules(book: Book, changes: Changes, **elected: str | int) -> Rules:
    """The rules of that book."""
    return rules(amended(book, changes), own_time(book), **elected)
