"""Coverage: what the product does about each rule, and by which code and tests.

Nothing here is a list kept by hand. A clause, a document, one of its acts or recitals, and a book's own rule on which rules
prevail each know the line they are written on: a rule is *stated* where one of those carries it. It is *recorded* where some room
outside the law also reads the term that the rule answers, to act on it and not only to cite it (or the law itself decides the
matter, as with commencements and approvals), and a test is named after it. It is *enforced* where that test was seen to fail once the
clause said something else (`law.proofs`). A rule that nothing carries is owed, and so is a measurement that has grown stale.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

from pitboss.law.clause import Clause
from pitboss.law.evidence import Proofs, proofs, readers
from pitboss.law.inventory import Row
from pitboss.law.library import Library
from pitboss.law.proofs import Disposition, Proved, disposition_of, excuses, kept_proofs, mark_of
from pitboss.law.site import Site

SOURCE = Path(__file__).resolve().parents[1]
TESTS = SOURCE.parents[1] / "tests"


class Status(Enum):
    """Whether a row has what its disposition promises."""

    SHOWN = "shown"
    OWED = "owed"


@dataclass(frozen=True, slots=True)
class Cover:
    """What carries one row: lines of our source, tests named after it, whether any code acts on it, and whether that was measured.

    `fresh` says that what was measured are the clauses and tests as they stand now.
    """

    row: Row
    code: tuple[str, ...]
    tests: tuple[str, ...]
    decided: bool
    proved: bool
    fresh: bool

    @property
    def disposition(self) -> Disposition:
        """What follows from the evidence."""
        return disposition_of(proved=self.proved, decided=self.decided, tested=bool(self.tests))

    @property
    def status(self) -> Status:
        """Shown where a line carries the rule and what is said of it was measured as it stands."""
        return Status.SHOWN if self.code and self.fresh else Status.OWED


@dataclass(slots=True)
class _Carriers:
    """What was found for one citation: sites, the terms it answers, and whether the law room decides it itself."""

    sites: list[Site] = field(default_factory=list)
    terms: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    law_decides: bool = False


def coverage(library: Library, rows: Iterable[Row], tests: Path = TESTS) -> tuple[Cover, ...]:
    """The cover of every row, in order. An installed package has no tests beside it: then no test is shown."""
    carried = _carriers(library)
    read_by = readers(SOURCE)
    named = proofs(tests)
    return tuple(_cover(row, carried.get(row.citation, _Carriers()), read_by, named) for row in rows)


def marks(library: Library, rows: Iterable[Row], tests: Path = TESTS) -> Mapping[str, str]:
    """What a measurement of each row would be true of now, by citation."""
    carried, named = _carriers(library), proofs(tests)
    return {row.citation: _mark(row, carried.get(row.citation, _Carriers()), named) for row in rows}


def _cover(row: Row, found: _Carriers, read_by: Mapping[str, tuple[str, ...]], named: Proofs) -> Cover:
    engine = [site for term in sorted(found.terms) for site in _readers_of(term, read_by)]
    code = dict.fromkeys([*(_place(site) for site in found.sites), *engine])
    tests, proof = named.of(row), kept_proofs().get(row.citation)
    fresh = not tests or (proof is not None and proof.mark == _mark(row, found, named))
    proved = (proof is not None and proof.proved) or row.citation in excuses()
    carried = proof is not None and proof.proof is Proved.CODE  # the code that was taken out carries it
    return Cover(row, tuple(code), tests, found.law_decides or bool(engine) or carried, proved and bool(tests), fresh)


def _readers_of(term: str, read_by: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Lines that read a term; for one line of a table also those that read whichever line they are asked for."""
    table = term.partition("/")[0]
    return (*read_by.get(term, ()), *(read_by.get(table, ()) if table != term else ()))


def _mark(row: Row, found: _Carriers, named: Proofs) -> str:
    return mark_of(sorted(found.texts), sorted(named.texts[test] for test in named.of(row)))


def _place(site: Site) -> str:
    return f"{_from_root(site.file)}:{site.line}"


@cache
def _from_root(file: str) -> Path:
    return Path(file).resolve().relative_to(SOURCE.parents[1])


def _carriers(library: Library) -> Mapping[str, _Carriers]:
    carried: dict[str, _Carriers] = defaultdict(_Carriers)
    for citation, clause in _clauses(library):
        carried[citation].sites.append(clause.site)
        carried[citation].terms.add(clause.term.name)
        carried[citation].texts.append(f"{clause.term.name} {clause.effect.value} {clause.allowed}")
    for citation, site, text in _decisions(library):
        carried[citation].sites.append(site)
        carried[citation].law_decides = True
        carried[citation].texts.append(text)
    return carried


def _clauses(library: Library) -> Iterator[tuple[str, Clause[Any]]]:
    for book in library.books:
        for instrument in book.instruments:
            if not instrument.stands_for:
                for clause in instrument.clauses:
                    for pin in clause.pins:
                        yield f"{instrument.document.key} {pin}", clause


def _decisions(library: Library) -> Iterator[tuple[str, Site, str]]:
    """What the law room decides by itself: which rules prevail, what commences, and what is approved."""
    for book in library.books:
        if book.authority:
            yield book.authority, book.site, book.authority
    for document in library.documents:
        for pin in document.pins:
            yield f"{document.key} {pin}", document.site, repr(document)
        for act in document.acts:
            yield f"{document.key} {act.pin}", act.site, repr(act)
        for recital in document.recitals:
            yield f"{document.key} {recital.pin}", recital.site, repr(recital)
