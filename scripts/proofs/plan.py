"""What is to be tried: for each rule of the inventory the tests named after it and the changes of its clauses."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pitboss.books import LIBRARY
from pitboss.law.clause import Clause, Effect
from pitboss.law.coverage import TESTS
from pitboss.law.evidence import proofs
from pitboss.law.inventory import Row, inventory
from scripts.proofs.changes import Change, changes_of, changes_of_document


@dataclass(frozen=True, slots=True)
class Trial:
    """One rule, the tests named after it, what its clauses could say instead, clause by clause, and the terms they answer."""

    row: Row
    tests: tuple[str, ...]
    changes: tuple[tuple[Change, ...], ...]
    terms: tuple[str, ...]

    @property
    def files(self) -> tuple[str, ...]:
        """The files its tests are in."""
        return tuple(sorted({test.partition("::")[0] for test in self.tests}))


def trials() -> tuple[Trial, ...]:
    """Every rule with a test."""
    named, clauses, documents = proofs(TESTS), _clauses(), {each.key: each for each in LIBRARY.documents}
    found = []
    for row in inventory():
        tests = named.of(row)
        by_clause = tuple(tuple(changes_of(clause, answered)) for clause, answered in clauses.get(row.citation, ()))
        terms = tuple(clause.term.name for clause, _ in clauses.get(row.citation, ()))
        document = documents.get(row.document)
        if not by_clause and document is not None:
            of_it = tuple(changes_of_document(document, row.rule))
            by_clause = (of_it,) if of_it else ()
        if tests:
            found.append(Trial(row, tests, by_clause, terms))
    return tuple(found)


def _clauses() -> dict[str, list[tuple[Clause[Any], tuple[Any, ...]]]]:
    """The clauses that rest on each rule: those whose own pin it is, or failing that those that also rest on it."""
    own: dict[str, list[tuple[Clause[Any], tuple[Any, ...]]]] = defaultdict(list)
    also: dict[str, list[tuple[Clause[Any], tuple[Any, ...]]]] = defaultdict(list)
    for book in LIBRARY.books:
        below = _answers(book.over) if book.over else {}
        for instrument in book.instruments:
            if instrument.stands_for:
                continue
            for clause in instrument.clauses:
                entry = (clause, below.get(clause.term, ()) if clause.effect is Effect.RESTATES else clause.allowed)
                for place, pin in enumerate(clause.pins):
                    kept = (also if place else own)[f"{instrument.document.key} {pin}"]
                    if not any(clause is each for each, _ in kept):
                        kept.append(entry)
    return {**also, **own}


def _answers(book: Any) -> dict[Any, tuple[Any, ...]]:
    """What a book and its parents answer, whatever the day."""
    found = _answers(book.over) if book.over else {}
    for instrument in book.instruments:
        found |= {clause.term: clause.allowed for clause in instrument.clauses if clause.effect is Effect.ANSWERS}
    return found


def grouped(found: Iterable[Trial]) -> dict[tuple[str, ...], list[Trial]]:
    """Trials by the files of their tests, so that a file is collected once for all of them."""
    groups: dict[tuple[str, ...], list[Trial]] = defaultdict(list)
    for trial in found:
        groups[trial.files].append(trial)
    return groups
