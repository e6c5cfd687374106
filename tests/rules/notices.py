"""What the tests of notices and of prevailing rules share: the inventory's facts, the register, and a later amendment."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Any

from pitboss.books import LIBRARY
from pitboss.law.book import Book, Instrument, Manner
from pitboss.law.clause import Clause, Effect, rule
from pitboss.law.document import Document, Holding
from pitboss.law.in_force import in_force
from pitboss.law.inventory import inventory
from pitboss.law.moment import Jurisdiction, Moment
from pitboss.law.register import Approval, register
from pitboss.law.term import Term

DOCUMENTS = LIBRARY.documents
BY_KEY = {document.key: document for document in DOCUMENTS}
ROWS = {row.citation: row for row in inventory()}


def facts(citation: str) -> dict[str, str]:
    """What the inventory says of a rule."""
    return dict(ROWS[citation].facts)


def second_before(moment: Moment) -> Moment:
    """The last whole second of the law that stood before."""
    return Moment(moment.local - timedelta(seconds=1), moment.jurisdiction)


def approval(game: str, moment: Moment) -> Approval | None:
    """The approval of a game in the moment's jurisdiction, if it stands then."""
    standing = [each for each in register(DOCUMENTS, moment) if each.game == game and each.by.jurisdiction is moment.jurisdiction]
    assert len(standing) <= 1
    return standing[0] if standing else None


def assert_amends(key: str, game: str) -> None:
    """A notice amends a game from its moment on, not a second sooner, under the power and in the gazette the inventory names."""
    notice = BY_KEY[key]
    said = facts(f"{key} Notice: amendment")
    assert notice.commences is not None
    earlier, later = approval(game, second_before(notice.commences)), approval(game, notice.commences)
    assert earlier is not None
    assert later is not None
    assert notice not in earlier.amended_by
    assert notice in later.amended_by
    assert earlier.by == later.by
    assert (notice.title, notice.gazette, notice.power) == (said["instrument"], said["gazette"], said["power"])
    assert said["game"] == game


def assert_commences(key: str) -> Moment:
    """A notice commences when the inventory says, on the clock of Melbourne, after it was published; give that moment."""
    notice = BY_KEY[key]
    assert notice.commences == Moment.read(facts(f"{key} Notice: commencement")["effective"], Jurisdiction.VIC)
    assert notice.holding is Holding.TEXT
    assert notice.published is not None
    assert notice.published < notice.commences.local.date()
    return notice.commences


def amended(parent: Book, term: Term[Any], value: object, moment: Moment) -> Book:
    """The parent with one more notice on top, which gives a term another value."""
    later = Document("LATER", "A later notice", parent.jurisdiction, "Authority", commences=moment)
    return replace(parent, instruments=(*parent.instruments, Instrument(later, (rule("1", term, value),), Manner.AMENDS)))


def own_answers(book: Book) -> dict[Term[Any], Clause[Any]]:
    """What the last instrument of a book answers or strikes out itself."""
    return {clause.term: clause for clause in book.text.clauses if clause.effect is not Effect.RESTATES}


def assert_prevails(book: Book, moment: Moment) -> None:
    """Where both speak the nearer book's answer stands; where it is silent the parent's does, now and after later amendments."""
    assert book.over is not None
    law, parent, own = in_force(book, moment), in_force(book.over, moment), own_answers(book)
    both, silent = own.keys() & parent.keys(), parent.keys() - own.keys()
    assert silent
    for term, clause in own.items():
        assert law[term].clause is clause
        assert law[term].prevails_over == parent.get(term)
    for term in silent:
        assert law[term].clause is parent[term].clause
        assert law[term].book is not book
    assert law.keys() == own.keys() | parent.keys()
    changed = object()
    for term in (*sorted(both, key=str)[:3], *sorted(silent, key=str)[::40]):
        later = in_force(replace(book, over=amended(book.over, term, changed, moment)), moment)
        assert (later[term].clause.allowed == (changed,)) is (term in silent), term
