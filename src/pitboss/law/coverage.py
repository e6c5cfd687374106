"""Coverage: which rules the product carries, derived from citations in the source and from the names of tests.

Nothing here is a list kept by hand. A clause, a document, one of its acts or recitals, and a book's own rule on which rules
prevail each know the line they are written on. A rule is *shown* as stated when one of those carries it. It is shown as enforced
or recorded only if some room outside the law reads the term that the rule answers (or the law itself decides the matter, as with
commencements, approvals and which rules prevail), and a test is named after it. Everything else is still owed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from pitboss.law.evidence import Proofs, proofs, readers
from pitboss.law.inventory import Disposition, Row
from pitboss.law.library import Library
from pitboss.law.site import Site

SOURCE = Path(__file__).resolve().parents[1]
TESTS = SOURCE.parents[1] / "tests"


class Status(Enum):
    """Whether a row has what its disposition promises."""

    SHOWN = "shown"
    OWED = "owed"


@dataclass(frozen=True, slots=True)
class Cover:
    """What carries one row: lines of our source, and tests named after it."""

    row: Row
    code: tuple[str, ...]
    tests: tuple[str, ...]
    decided: bool

    @property
    def status(self) -> Status:
        """A stated rule needs a line that says it; any other needs code that decides or records, and a test."""
        if self.row.disposition is Disposition.STATED:
            return Status.SHOWN if self.code else Status.OWED
        return Status.SHOWN if self.code and self.tests and self.decided else Status.OWED


@dataclass(slots=True)
class _Carriers:
    """What was found for one citation: sites, the terms it answers, and whether the law room decides it itself."""

    sites: list[Site] = field(default_factory=list)
    terms: set[str] = field(default_factory=set)
    law_decides: bool = False


def coverage(library: Library, rows: Iterable[Row], tests: Path = TESTS) -> tuple[Cover, ...]:
    """The cover of every row, in order. An installed package has no tests beside it: then no test is shown."""
    carried = _carriers(library)
    read_by = readers(SOURCE)
    named = proofs(tests)
    return tuple(_cover(row, carried.get(row.citation, _Carriers()), read_by, named) for row in rows)


def _cover(row: Row, found: _Carriers, read_by: Mapping[str, tuple[str, ...]], named: Proofs) -> Cover:
    engine = [site for term in sorted(found.terms) for site in read_by.get(term, read_by.get(term.partition("/")[0], ()))]
    code = dict.fromkeys([*(_place(site) for site in found.sites), *engine])
    return Cover(row, tuple(code), named.of(row), found.law_decides or bool(engine))


def _place(site: Site) -> str:
    return f"{Path(site.file).resolve().relative_to(SOURCE.parents[1])}:{site.line}"


def _carriers(library: Library) -> Mapping[str, _Carriers]:
    carried: dict[str, _Carriers] = defaultdict(_Carriers)
    for citation, site, term in _clauses(library):
        carried[citation].sites.append(site)
        carried[citation].terms.add(term)
    for citation, site in _decisions(library):
        carried[citation].sites.append(site)
        carried[citation].law_decides = True
    return carried


def _clauses(library: Library) -> Iterator[tuple[str, Site, str]]:
    for book in library.books:
        for instrument in book.instruments:
            if not instrument.stands_for:
                for clause in instrument.clauses:
                    for pin in clause.pins:
                        yield f"{instrument.document.key} {pin}", clause.site, clause.term.name


def _decisions(library: Library) -> Iterator[tuple[str, Site]]:
    """What the law room decides by itself: which rules prevail, what commences, and what is approved."""
    for book in library.books:
        if book.authority:
            yield book.authority, book.site
    for document in library.documents:
        for pin in document.pins:
            yield f"{document.key} {pin}", document.site
        for act in document.acts:
            yield f"{document.key} {act.pin}", act.site
        for recital in document.recitals:
            yield f"{document.key} {recital.pin}", recital.site
