"""What is in force when: the nearer book prevails, then the later instrument."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from pitboss.law.book import Book, Instrument, Manner
from pitboss.law.clause import Clause, Effect
from pitboss.law.moment import Moment
from pitboss.law.refusal import Refused
from pitboss.law.term import Term
from pitboss.law.values import shown


@dataclass(frozen=True, slots=True, repr=False)
class Ruling:
    """A clause in its place: the book and instrument it stands in, what it prevails over, and who repeats it."""

    book: Book
    instrument: Instrument
    clause: Clause[Any]
    prevails_over: Ruling | None = None
    restated_in: tuple[tuple[Instrument, Clause[Any]], ...] = ()

    def __repr__(self) -> str:
        """One line: a ruling holds the whole book it stands in."""
        said = "struck out" if self.struck_out else shown(self.clause.allowed[0])
        return f"<{self.clause.term.name} = {said} by {self.citation} in {self.book.id}>"

    @property
    def document(self) -> str:
        """The key of the document that speaks."""
        return self.instrument.document.key

    @property
    def citation(self) -> str:
        """Document and rule, as we cite them."""
        return f"{self.document} {self.clause.pin}"

    @property
    def citations(self) -> tuple[str, ...]:
        """Every rule behind the answer, the nearest book's own words first: a version that repeats a rule is cited for it."""
        nearer = [f"{instrument.document.key} {pin}" for instrument, clause in reversed(self.restated_in) for pin in clause.pins]
        return (*nearer, *(f"{self.document} {pin}" for pin in self.clause.pins))

    @property
    def struck_out(self) -> bool:
        """Whether the term has no place in the book."""
        return self.clause.effect is Effect.STRIKES_OUT


@dataclass(frozen=True, slots=True, repr=False)
class Law(Mapping[Term[Any], Ruling]):
    """Everything a book answers at one moment, each answer with the clause that gives it."""

    book: Book
    moment: Moment | None
    rulings: Mapping[Term[Any], Ruling]

    def __repr__(self) -> str:
        when = f" at {self.moment!r}" if self.moment else ""
        return f"<law of {self.book.name} ({self.book.id}){when}: {len(self)} answers>"

    def __getitem__(self, term: Term[Any]) -> Ruling:
        return self.rulings[term]

    def __iter__(self) -> Iterator[Term[Any]]:
        return iter(self.rulings)

    def __len__(self) -> int:
        return len(self.rulings)


def in_force(book: Book, moment: Moment | None = None) -> Law:
    """The law of a book at a moment; without one, as the book stands today or last stood.

    Raises `Refused` where no rules of that book are in force, naming the document and the moment that decide it.
    """
    if moment is not None:
        _require_life(book, moment)
    return Law(book, moment, _rulings(book, moment or _last_moment(book)))


def _last_moment(book: Book) -> Moment | None:
    """The last moment an ended book knew; None, at which every instrument speaks, for a living one."""
    endings = [each.ended.moment for each in book.lineage if each.ended]
    if not endings:
        return None
    end = min(endings)
    return Moment(end.local - timedelta(microseconds=1), end.jurisdiction)


def _rulings(book: Book, moment: Moment | None) -> dict[Term[Any], Ruling]:
    parent = _rulings(book.over, moment) if book.over else {}
    own: dict[Term[Any], Ruling] = {}
    repeated: list[tuple[Instrument, Clause[Any]]] = []
    for instrument in speaking(book, moment):
        if instrument.manner is Manner.SUBSTITUTES:
            own.clear()
            repeated.clear()
        for clause in instrument.clauses:
            if clause.effect is Effect.RESTATES:
                repeated.append((instrument, clause))
            else:
                own[clause.term] = Ruling(book, instrument, clause, own.get(clause.term) or parent.get(clause.term))
    rulings = parent | own
    for instrument, clause in repeated:
        if clause.term in rulings:
            known = rulings[clause.term]
            rulings[clause.term] = replace(known, restated_in=(*known.restated_in, (instrument, clause)))
    return rulings


def speaking(book: Book, moment: Moment | None) -> list[Instrument]:
    """The instruments that have commenced, oldest first; an undated one has always spoken."""
    spoken = [each for each in book.instruments if moment is None or each.from_moment is None or each.from_moment <= moment]
    return sorted(spoken, key=lambda each: each.from_moment.instant.timestamp() if each.from_moment else float("-inf"))


def _require_life(book: Book, moment: Moment) -> None:
    for each in book.lineage:
        _require_not_ended(each, moment)
        _require_text(each, moment)
        _require_commenced(each, moment)


def _require_not_ended(book: Book, moment: Moment) -> None:
    end = book.ended
    if end and moment >= end.moment:
        raise Refused(
            "ended",
            f"{book.name} ended at {end.moment}, when {end.document.key} ({end.document.title}) replaced the rules it belonged to: "
            f"ask for {end.replaced_by} instead",
            rule=f"{end.document.key} {end.pin}",
        )


def _require_text(book: Book, moment: Moment) -> None:
    if book.text_from and moment < book.text_from:
        first = next(each.document for each in book.instruments if each.from_moment == book.text_from)
        raise Refused("no-text", f"{book.name} at {moment}: {book.before}", rule=first.key)


def _require_commenced(book: Book, moment: Moment) -> None:
    starts = [each.from_moment for each in book.instruments]
    if None in starts:
        return
    first = min(start for start in starts if start is not None)
    if moment < first:
        founder = book.instruments[starts.index(first)].document
        raise Refused(
            "not-yet",
            f"{book.name} is not in force at {moment}: {founder.key} ({founder.title}) commences at {first}",
            rule=founder.key,
        )
