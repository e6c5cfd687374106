"""The time that tests ask the law at: a document's own, so that an amendment adds tests and breaks none.

Whoever wants to know what stands today, or at a commencement, says so in the test.
"""

from __future__ import annotations

from collections.abc import Iterable

from pitboss.books import LIBRARY
from pitboss.books.act.documents import ACT_2018_01
from pitboss.books.vic.documents import VIC_2000_27, VIC_2000_29, VIC_2003_01
from pitboss.law.book import Book
from pitboss.law.in_force import Law, in_force
from pitboss.law.moment import Jurisdiction, Moment, sydney
from pitboss.law.rules import Rules, rules

UNDATED = sydney("2020-01-01")
"""The rules of New South Wales have no date: any will do, and one is kept to."""
SEEDS = frozenset(
    ("VIC-2003-01", *(f"VIC-2000-{number}" for number in range(26, 32)), "ACT-2018-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE"),
)
"""The documents that Pitboss began with: what is counted of them stays as it is, however many follow."""
OF_GAMES = {"vic-crown-21": VIC_2000_27, "vic-crown-com-bo": VIC_2000_29}
OF_PLACES = {Jurisdiction.VIC: VIC_2003_01, Jurisdiction.ACT: ACT_2018_01}


def own_time(book: Book) -> Moment:
    """The moment at which the document commenced that the tests of a book are about."""
    document = OF_GAMES.get(book.id) or OF_PLACES.get(book.jurisdiction)
    moment = document.operates_from if document else UNDATED
    assert moment is not None, f"{book.id} has no time of its own"
    return moment


def own_law(book: Book | str) -> Law:
    """The law of a book at its own time."""
    found = LIBRARY.book(book) if isinstance(book, str) else book
    return in_force(found, own_time(found))


def own_laws(books: Iterable[Book]) -> list[Law]:
    """The laws of some books, each at its own time."""
    return [own_law(book) for book in books]


def own_rules(book: Book | str, **options: str | int) -> Rules:
    """The rules of a book at its own time, with the options elected."""
    found = LIBRARY.book(book) if isinstance(book, str) else book
    return rules(found, own_time(found), **options)


def own_on(game: str) -> str:
    """A book's own time as a command line writes it."""
    return own_time(LIBRARY.book(game)).iso
