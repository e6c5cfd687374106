"""The rules of a draft's book at a moment: as they stand, and under the draft or some of its clauses, elections made where they can be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pitboss.drafts.draft import DraftRules
from pitboss.drafts.over import over
from pitboss.law.book import Book, Family
from pitboss.law.in_force import Law, in_force
from pitboss.law.library import Library
from pitboss.law.moment import Moment
from pitboss.law.refusal import PitbossError
from pitboss.law.rules import Rules, elect

When = Callable[[Book, str], Moment]
"""Which moment a book is asked about under a draft that begins at another, or at none: the edge alone knows what now is."""


def book_below(draft: DraftRules, library: Library) -> Book:
    """The book that a draft stands over; a side bet at the table of the first game that offers it."""
    book = library.book(draft.over)
    return book.on_top_of(library.book(book.offered_with[0])) if book.family is Family.SIDE_BET else book


def moment_of(draft: DraftRules, library: Library, when: When) -> Moment:
    """The moment a draft is asked about, which is for whoever asks to say."""
    return when(book_below(draft, library), draft.begins)


def law_below(draft: DraftRules, library: Library, moment: Moment) -> Law:
    """What stands at a moment without the draft."""
    return in_force(book_below(draft, library), moment)


def law_under(draft: DraftRules, library: Library, moment: Moment) -> Law:
    """What would stand under the draft."""
    return in_force(over(book_below(draft, library), draft), moment)


def elected_below(draft: DraftRules, law: Law) -> Rules:
    """The law as it stands with those of the draft's elections that it allows."""
    return elect(law, {name: value for name, value in draft.elect if _lawful(law, name, value)})


def rules_under(draft: DraftRules, library: Library, moment: Moment) -> Rules:
    """The rules under a draft, with those of its elections that can be made."""
    law = law_under(draft, library, moment)
    able = {name: value for name, value in draft.elect if _lawful(law, name, value)}
    if len(able) < len(draft.elect):
        return rules_under(replace(draft, elect=tuple(able.items())), library, moment)
    return elect(law, {})


def _lawful(law: Law, name: str, value: str) -> bool:
    if name not in {term.name for term in law}:
        return False
    plain = Law(_bare(law.book), law.moment, law.rulings)
    try:
        elect(plain, {name: value})
    except PitbossError:
        return False
    return True


def _bare(book: Book) -> Book:
    """The book without what a draft elects."""
    return replace(book, draft=None, over=_bare(book.over) if book.over else None)
