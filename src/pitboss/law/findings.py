"""Findings: everything wrong with a book, reported together, each with both citations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import combinations
from typing import Any

from pitboss.law.book import Book, Instrument
from pitboss.law.clause import Clause, Effect
from pitboss.law.in_force import Law, Ruling, in_force, speaking, stood_before
from pitboss.law.moment import Moment, beginning
from pitboss.law.refusal import PitbossError, Refused
from pitboss.law.rules import elect
from pitboss.law.term import Term
from pitboss.law.values import shown


class Fault(Enum):
    """The kinds of thing that can be wrong with a book."""

    CONFLICT = "conflict"
    GAP = "gap"
    RESTATES_PARENT = "restates the parent"
    RESTATES_ITSELF = "restates itself"
    STRIKES_OUT_NOTHING = "strikes out what was not there"
    RESTATES_NOTHING = "restates what was not there"
    REVOKES_NOTHING = "revokes what was not there"
    ELECTION = "election outside what is allowed"


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault: in which book, about which term, and the two places that show it."""

    fault: Fault
    book: str
    term: str
    sentence: str
    first: str
    second: str

    def __str__(self) -> str:
        return f"{self.book}: {self.fault.value}: {self.term}: {self.sentence} ({self.first}; {self.second})"


def findings(book: Book, *, required: Iterable[Term[Any]] = (), elections: Mapping[str, str] | None = None) -> tuple[Finding, ...]:
    """All faults of a book over its whole life: one report, never just the first.

    `required` are the terms its family must answer; `elections` a house's choices, judged under the law of its last change.
    """
    found = [*_conflicts(book), *_against_what_stood(book), *_gaps(book, tuple(required)), *_elections(book, elections or {})]
    return tuple(dict.fromkeys(found))


def _cite(instrument: Instrument, clause: Clause[Any]) -> str:
    return f"{instrument.document.key} {clause.pin}"


def _conflicts(book: Book) -> Iterator[Finding]:
    """Two clauses of one book that commence together and answer one term differently."""
    by_term: dict[tuple[Term[Any], Moment | None], list[tuple[Instrument, Clause[Any]]]] = {}
    for instrument in book.instruments:
        for clause in instrument.clauses:
            by_term.setdefault((clause.term, instrument.from_moment), []).append((instrument, clause))
    for (term, _), places in by_term.items():
        for (one, a), (two, b) in combinations(places, 2):
            if one.manner is two.manner or one is two:
                said = f"{_said(a)} and {_said(b)} at once" if _said(a) != _said(b) else f"answered twice at once ({_said(a)})"
                yield Finding(Fault.CONFLICT, book.id, term.name, said, _cite(one, a), _cite(two, b))


def _said(clause: Clause[Any]) -> str:
    return shown(clause.allowed) if clause.effect is Effect.ANSWERS else clause.effect.value


def _against_what_stood(book: Book) -> Iterator[Finding]:
    """Clauses that say again what stood when they commenced, or strike out, restate or revoke what did not."""
    for instrument in book.instruments:
        stood = stood_before(book, instrument)
        for clause in instrument.clauses:
            below = stood.get(clause.term)
            if clause.effect is Effect.ANSWERS:
                yield from _restating(book, instrument, clause, below)
            elif clause.effect is Effect.REVOKES:
                yield from _revoking(book, instrument, clause, below)
            elif below is None or below.struck_out:
                fault = Fault.STRIKES_OUT_NOTHING if clause.effect is Effect.STRIKES_OUT else Fault.RESTATES_NOTHING
                where = below.citation if below else (f"{book.over.id} does not answer it" if book.over else "no parent book")
                yield Finding(fault, book.id, clause.term.name, "the parent gives no answer", _cite(instrument, clause), where)


def _restating(book: Book, instrument: Instrument, clause: Clause[Any], below: Ruling | None) -> Iterator[Finding]:
    if below is None or below.instrument.stands_for:  # a text read back is only ours, and the words of the time may say the same
        return
    if (below.clause.allowed, below.clause.alternatives) == (clause.allowed, clause.alternatives):
        fault, who = (Fault.RESTATES_ITSELF, "the book") if below.book.id == book.id else (Fault.RESTATES_PARENT, "the parent")
        sentence = f"{who} already says {shown(clause.allowed)}"
        yield Finding(fault, book.id, clause.term.name, sentence, _cite(instrument, clause), below.citation)


def _revoking(book: Book, instrument: Instrument, clause: Clause[Any], below: Ruling | None) -> Iterator[Finding]:
    if below is None or below.book.id != book.id:
        where = below.citation if below else "nobody answers it"
        sentence = "the book has no answer of its own to take back"
        yield Finding(Fault.REVOKES_NOTHING, book.id, clause.term.name, sentence, _cite(instrument, clause), where)


def _gaps(book: Book, required: tuple[Term[Any], ...]) -> Iterator[Finding]:
    """A term its family needs that the book leaves unanswered, from the first moment it does."""
    laws = [law for law in (_law_at(book, moment) for moment in _moments(book)) if law is not None]
    for term in required:
        law = next((each for each in laws if term not in each), None)
        if law is not None:
            since = "at any moment" if law.moment == beginning(book.jurisdiction) else f"from {law.moment}"
            parent = f"{book.over.id} is silent too" if book.over else "no parent book"
            last = (speaking(book, law.moment) or book.instruments)[-1]
            yield Finding(Fault.GAP, book.id, term.name, f"nothing answers it {since}", last.document.key, parent)


def _law_at(book: Book, moment: Moment) -> Law | None:
    try:
        return in_force(book, moment)
    except Refused:
        return None


def _moments(book: Book) -> list[Moment]:
    """Every moment at which the book or a parent of it may change, before any document for what has no date."""
    starts = {each.from_moment for level in book.lineage for each in level.instruments}
    return sorted(beginning(book.jurisdiction) if start is None else start for start in starts)


def _elections(book: Book, elections: Mapping[str, str]) -> Iterator[Finding]:
    law = next(law for law in (_law_at(book, moment) for moment in reversed(_moments(book))) if law is not None)
    for name, text in elections.items():
        try:
            elect(law, {name: text})
        except PitbossError as fault:
            rule = fault.rule if isinstance(fault, Refused) else "no such option"
            yield Finding(Fault.ELECTION, book.id, name, fault.sentence, f"elected {name}={text}", rule)
