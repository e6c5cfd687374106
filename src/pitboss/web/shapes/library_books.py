"""The shapes of a book at a moment, and of two side by side."""

from __future__ import annotations

from typing_extensions import TypedDict

from pitboss.web.shapes.library import BookBrief


class NamedBook(TypedDict):
    """A book by its id and name."""

    id: str
    name: str


class BookMoment(TypedDict):
    """A moment at which a book began or changed."""

    on: str
    said: str
    document: str
    title: str
    book: str
    manner: str
    coming: bool


class ComingLaw(TypedDict):
    """What will change in a book: from when, by which document, and in words."""

    on: str
    document: str
    title: str
    said: str


class BookAnswer(TypedDict):
    """What a book answers to a term; null is struck out. `prevails_over` is the rule of another book that gives way."""

    term: str
    question: str
    answer: str | None
    may_be: str | None
    document: str
    rule: str
    book: str
    book_name: str
    reading: str | None
    read_back: str | None
    prevails_over: str | None


class BookChapter(TypedDict):
    """The answers of a chapter."""

    chapter: str
    answers: list[BookAnswer]


class BookPage(BookBrief):
    """A book at a moment."""

    on: str
    on_said: str
    instruments: list[str]
    as_of: str | None
    coming: list[ComingLaw]
    over_name: str | None
    authority: str | None
    side_bets: list[NamedBook]
    times: list[BookMoment]
    chapters: list[BookChapter]


class ComparedSide(TypedDict):
    """One of two books, and the moment it is asked at."""

    book: str
    name: str
    on_said: str


class ComparedAnswer(TypedDict):
    """What one of two books says; null is struck out."""

    says: str | None
    document: str
    rule: str


class ComparedTerm(TypedDict):
    """A term that two books answer differently; null where a book has no answer."""

    term: str
    question: str
    left: ComparedAnswer | None
    right: ComparedAnswer | None


class ComparedChapter(TypedDict):
    """The differences of a chapter."""

    chapter: str
    differences: list[ComparedTerm]


class Comparison(TypedDict):
    """Two books side by side, and how many terms they answer alike."""

    left: ComparedSide
    right: ComparedSide
    alike: int
    chapters: list[ComparedChapter]
