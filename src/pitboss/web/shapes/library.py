"""The shapes of the rule library: documents, rules, books in time, reasons and readings."""

from __future__ import annotations

from typing_extensions import TypedDict

BookBrief = TypedDict(
    "BookBrief",
    {
        "id": str,
        "name": str,
        "family": str,
        "jurisdiction": str,
        "documents": list[str],
        "over": str | None,
        "from": str | None,
        "until": str | None,
        "offered_with": list[str],
    },
)
"""A book in a list."""


class SourceDocument(TypedDict):
    """A document of law."""

    key: str
    title: str
    jurisdiction: str
    regulator: str
    gazette: str | None
    dated: str | None
    published: str | None
    commences: str | None
    power: str | None
    held: str
    rules: int


class Shelves(TypedDict):
    """Everything that there is to read."""

    games: list[BookBrief]
    side_bets: list[BookBrief]
    documents: list[SourceDocument]
    rules: int
    readings: int


class RuleRow(TypedDict):
    """A rule in a list, in our words."""

    document: str
    rule: str
    heading: str
    label: str
    kind: str
    disposition: str


class FoundRules(TypedDict):
    """Rules that have the words asked for."""

    words: str
    rules: list[RuleRow]


class DocumentPage(TypedDict):
    """A document and every rule of it."""

    document: SourceDocument
    rules: list[RuleRow]


class RulePrice(TypedDict):
    """What another answer would give the player, of each unit on that bet."""

    game: str
    decks: int
    bet: str
    subject: str
    instead: str
    citation: str
    difference: float | None
    said: str


class AlternativeReading(TypedDict):
    """Another way to read the words, and what it is worth."""

    reads: str
    option: str | None
    value: str | None
    prices: list[RulePrice]


class ReadingRecord(TypedDict):
    """A doubt and how it is decided; what each rule it touches says, and why it leaves others alone."""

    id: str
    document: str
    rules: list[str]
    says: dict[str, str]
    beside: dict[str, str]
    question: str
    decision: str
    touches: str
    price: str
    alternatives: list[AlternativeReading]


class Readings(TypedDict):
    """Every reading."""

    readings: list[ReadingRecord]


class ReasonStep(TypedDict):
    """One layer of an answer, and the rule by which it prevails over the next."""

    book: str
    book_name: str
    document: str
    rule: str
    also: list[str]
    says: str | None
    note: str | None
    read_back: str | None
    prevails_by: str | None


class TermReason(TypedDict):
    """Why a book answers a term so; an answer of null is one struck out."""

    book: str
    book_name: str
    term: str
    question: str
    chapter: str
    answer: str | None
    steps: list[ReasonStep]
    restored_by: str | None
    revoked: str | None
    again: list[str]
    may_be: str | None
    reading: str | None
    prices: list[RulePrice]


class WhyAnswer(TypedDict):
    """A reason with the reading that it rests on."""

    why: TermReason
    readings: list[ReadingRecord]


class RuleFact(TypedDict):
    """A figure or condition of a rule."""

    name: str
    value: str


class Prevailing(TypedDict):
    """A book that prevails over another by a rule."""

    book: str
    name: str
    over: str


class RuleDeed(TypedDict):
    """What a document did by a rule."""

    deed: str
    game: str
    target: str | None
    note: str | None


class RuleCard(RuleRow):
    """A rule by its citation, with everything that rests on it."""

    citation: str
    actor: str
    facts: list[RuleFact]
    source: SourceDocument
    within: list[RuleRow]
    parts: list[RuleRow]
    before: str | None
    after: str | None
    answers: list[TermReason]
    prevails: list[Prevailing]
    deeds: list[RuleDeed]
    readings: list[ReadingRecord]
