"""What is in force when: the nearer book prevails, then the later instrument."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from pitboss.law.book import Book, Instrument, Manner
from pitboss.law.clause import Clause, Effect
from pitboss.law.moment import Moment, beginning
from pitboss.law.refusal import Refused
from pitboss.law.term import Term
from pitboss.law.values import shown


@dataclass(frozen=True, slots=True)
class Revocation:
    """The clause by which an answer stands again, and the answer that it took back."""

    instrument: Instrument
    clause: Clause[Any]
    revoked: Ruling

    @property
    def citation(self) -> str:
        """Document and rule that revoked."""
        return f"{self.instrument.document.key} {self.clause.pin}"


@dataclass(frozen=True, slots=True, repr=False)
class Ruling:
    """A clause in its place: the book and instrument it stands in, what it prevails over, who repeats it, and what let it stand again."""

    book: Book
    instrument: Instrument
    clause: Clause[Any]
    prevails_over: Ruling | None = None
    restated_in: tuple[tuple[Instrument, Clause[Any]], ...] = ()
    restored_by: Revocation | None = None

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
    moment: Moment
    rulings: Mapping[Term[Any], Ruling]

    def __repr__(self) -> str:
        return f"<law of {self.book.name} ({self.book.id}) at {self.moment!r}: {len(self)} answers>"

    @property
    def instruments(self) -> tuple[str, ...]:
        """The keys of the documents that the law stands on, those of the parent first, each in the order in which it began to speak."""
        return documents_at(self.book, self.moment)

    def __getitem__(self, term: Term[Any]) -> Ruling:
        return self.rulings[term]

    def __iter__(self) -> Iterator[Term[Any]]:
        return iter(self.rulings)

    def __len__(self) -> int:
        return len(self.rulings)


def in_force(book: Book, moment: Moment) -> Law:
    """The law of a book at a moment.

    Raises `Refused` where no rules of that book are in force then, naming the document and the moment that decide it.
    """
    _require_life(book, moment)
    return Law(book, moment, _rulings(book, moment))


def stands(book: Book, moment: Moment) -> bool:
    """Whether a book has rules at a moment."""
    try:
        _require_life(book, moment)
    except Refused:
        return False
    return True


def last_moment(book: Book) -> Moment | None:
    """The last moment at which a book that ends has rules; None for a book of which no end is known."""
    endings = [each.ended.moment for each in book.lineage if each.ended]
    return min(endings).just_before if endings else None


def _rulings(book: Book, moment: Moment) -> dict[Term[Any], Ruling]:
    return _stacked(book, speaking(book, moment), _rulings(book.over, moment) if book.over else {})


def _stacked(book: Book, instruments: list[Instrument], parent: Mapping[Term[Any], Ruling]) -> dict[Term[Any], Ruling]:
    """What a book answers over its parent's answers, once these instruments have spoken one after another."""
    rulings, repeated = dict(parent), list[tuple[Instrument, Clause[Any]]]()
    for instrument in instruments:
        if instrument.manner is Manner.SUBSTITUTES:
            rulings, repeated = dict(parent), []
        for clause in instrument.clauses:
            if clause.effect is Effect.RESTATES:
                repeated.append((instrument, clause))
            elif clause.effect is Effect.REVOKES:
                _revoke(rulings, book, instrument, clause)
            else:
                rulings[clause.term] = Ruling(book, instrument, clause, rulings.get(clause.term))
    for instrument, clause in repeated:
        if clause.term in rulings:
            known = rulings[clause.term]
            rulings[clause.term] = replace(known, restated_in=(*known.restated_in, (instrument, clause)))
    return rulings


def _revoke(rulings: dict[Term[Any], Ruling], book: Book, instrument: Instrument, clause: Clause[Any]) -> None:
    """Take the book's own answer back; one that is not its own is not its to revoke."""
    revoked = rulings.get(clause.term)
    if revoked is None or revoked.book.id != book.id:
        return
    if revoked.prevails_over is None:
        del rulings[clause.term]
    else:
        rulings[clause.term] = replace(revoked.prevails_over, restored_by=Revocation(instrument, clause, revoked))


def stood_before(book: Book, instrument: Instrument) -> Mapping[Term[Any], Ruling]:
    """What an instrument of a book found when it commenced: what stood under it, or for one that replaces all, the parent's answers.

    A parent that has no rules then answers nothing.
    """
    moment = instrument.from_moment or beginning(book.jurisdiction)
    parent = _rulings(book.over, moment) if book.over and stands(book.over, moment) else {}
    if instrument.manner is Manner.SUBSTITUTES:
        return parent
    earlier = [each for each in speaking(book, moment) if each.from_moment != instrument.from_moment]
    return _stacked(book, earlier, parent)


def speaking(book: Book, moment: Moment) -> list[Instrument]:
    """The instruments that have commenced, oldest first; an undated one has always spoken, and an undated draft speaks last."""
    spoken = [each for each in book.instruments if each.from_moment is None or each.from_moment <= moment]
    return sorted(spoken, key=_place_in_time)


def _place_in_time(instrument: Instrument) -> float:
    if instrument.from_moment is not None:
        return instrument.from_moment.instant.timestamp()
    return float("inf") if instrument.manner is Manner.DRAFTS else float("-inf")


def documents_at(book: Book, moment: Moment) -> tuple[str, ...]:
    """The keys of the documents that a book stands on at a moment: law on the same documents is the same law."""
    standing = (each for level in reversed(book.lineage) for each in _standing(speaking(level, moment)))
    return tuple(dict.fromkeys(each.document.key for each in standing))


def _standing(spoken: list[Instrument]) -> list[Instrument]:
    """Those of the instruments that have not been replaced as a whole."""
    last = max((place for place, each in enumerate(spoken) if each.manner is Manner.SUBSTITUTES), default=0)
    return spoken[last:]


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
    gazetted = [each for each in book.instruments if each.manner is not Manner.DRAFTS]
    starts = [each.from_moment for each in gazetted]
    if not starts or None in starts:
        return
    first = min(start for start in starts if start is not None)
    if moment < first:
        founder = gazetted[starts.index(first)].document
        raise Refused(
            "not-yet",
            f"{book.name} is not in force at {moment}: {founder.key} ({founder.title}) commences at {first}",
            rule=founder.key,
        )
