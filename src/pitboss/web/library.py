"""The rule library: search, a document, a rule by its citation, a book at a moment, why, two books side by side, and the readings."""

from __future__ import annotations

from typing import Annotated, cast

from fastapi import APIRouter, Query

from pitboss.house.service.catalogue import Asked
from pitboss.house.service.http.who import ThePit
from pitboss.web.shapes.library import DocumentPage, FoundRules, ReadingRecord, Readings, RuleCard, RuleRow, Shelves, WhyAnswer
from pitboss.web.shapes.library_books import BookPage, Comparison

router = APIRouter(prefix="/api/library", tags=["library"])
On = Annotated[str | None, Query(max_length=40, description="a date or a time on the clock of the book: 2000-12-15T04:00")]
Words = Annotated[str, Query(max_length=120, description="every word must occur")]
Name = Annotated[str | None, Query(max_length=60)]


@router.get("")
def shelves(pit: ThePit) -> Shelves:
    """Everything that there is to read."""
    return cast(Shelves, pit.library.catalogue.shelves())


@router.get("/search")
def search(pit: ThePit, words: Words = "") -> FoundRules:
    """Rules by our words for them, best first."""
    return {"words": words, "rules": cast(list[RuleRow], pit.library.catalogue.search(words))}


@router.get("/documents/{document}")
def document(pit: ThePit, document: str) -> DocumentPage:
    """A document and every rule of it."""
    return cast(DocumentPage, pit.library.catalogue.document(document))


@router.get("/rule/{document}/{pin:path}")
def rule(pit: ThePit, document: str, pin: str, game: Name = None) -> RuleCard:
    """A rule by its citation; at a game, what it answers there."""
    return cast(RuleCard, pit.library.catalogue.rule(document, pin, game or None))


@router.get("/books/{book}")
def book(pit: ThePit, book: str, on: On = None) -> BookPage:
    """A book as it stands, or as it stood at a moment."""
    return cast(BookPage, pit.library.catalogue.book(Asked(book, on or None)))


@router.get("/books/{book}/{term:path}")
def why(pit: ThePit, book: str, term: str, on: On = None) -> WhyAnswer:
    """Why a book answers a term so."""
    return cast(WhyAnswer, pit.library.catalogue.why(Asked(book, on or None), term))


@router.get("/compare")
def compare(pit: ThePit, a: str, b: str, on_a: On = None, on_b: On = None) -> Comparison:
    """Two books, or one at two moments, side by side."""
    return cast(Comparison, pit.library.catalogue.compare(Asked(a, on_a or None), Asked(b, on_b or None)))


@router.get("/readings")
def readings(pit: ThePit) -> Readings:
    """Every reading with its alternatives and their prices."""
    return {"readings": cast(list[ReadingRecord], pit.library.catalogue.readings())}


@router.get("/readings/{reading}")
def reading(pit: ThePit, reading: str) -> ReadingRecord:
    """One reading."""
    return cast(ReadingRecord, pit.library.catalogue.reading(reading))
