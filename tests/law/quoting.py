"""What a reading's phrase has to keep of its rule, and which rules a reading must have looked at."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

from pitboss.books import LIBRARY
from pitboss.law.clause import Clause
from pitboss.law.inventory import Row, inventory
from pitboss.law.reading import Reading
from pitboss.law.term import Chapter
from tests.law import gazetted

Place = tuple[str, str]
"""A document and a pin in it."""

WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
NUMBERS = {word: str(number) for number, word in enumerate(WORDS, start=2)}
RULE_NUMBER = re.compile(r"\b\d+\.\d+[\d.]*(?:\([a-zA-Z]+\))*|\brules? \d+(?:\.\d+)*(?:,? (?:and|or|to) \d+|, \d+)*|\b\d{1,2}\([a-z]\)")


def places(reading: Reading) -> dict[Place, str]:
    """The rules a reading touches, with what it says of each."""
    return {_place(reading, rule): phrase for rule, phrase in reading.rules.items()}


def left_alone(reading: Reading) -> dict[Place, str]:
    """The rules a reading has looked at and leaves alone, with why."""
    return {_place(reading, rule): why for rule, why in reading.beside.items()}


def _place(reading: Reading, rule: str) -> Place:
    document, _, pin = reading.cite(rule).partition(" ")
    return document, pin


@cache
def rows() -> dict[Place, Row]:
    """The inventory by place."""
    return {(row.document, row.rule): row for row in inventory()}


def figures(text: str) -> set[str]:
    """The figures of a text, words for small numbers among them; the numbers of rules are no figures."""
    plain = RULE_NUMBER.sub(" ", text.lower().replace(",", ""))
    return {NUMBERS.get(word, word).lstrip("0") or "0" for word in re.findall(r"[a-z]+|\d+", plain) if word.isdigit() or word in NUMBERS}


# The words that decide: how a rule prints them, and how a phrase of ours may say the same.
NO = r"\b(no|not|never|none|nobody|nothing|nor|neither|without|cannot|unless|otherwise|except\w*|other than|excluded)\b"
ONLY = r"\b(only|alone|just|merely|no more|no other|no longer|at most|up to|at least)\b"
FORCE = {
    "bars": (r"\b(may not|shall not|must not|not permitted|cannot|no person|no player|no wager|no bet)\b", NO),
    "only": (r"\bonly\b", ONLY),
    "void": (r"\bvoid(ed)?\b", r"\bvoid\b"),
    "interim": (r"\binterim\b", r"\binterim\b"),
    "every effort": (r"\bevery effort\b", r"\bevery effort\b"),
    "regardless": (r"\bregardless\b", r"\b(regardless|whatever|won or lost)\b"),
}
# The other way round: a phrase may not make a rule stronger or weaker than it is printed.
STRENGTH = {
    "must": (r"\b(must|shall|required|has to|have to)\b", r"\b(must|shall|will|required?|ensure|equals|providing|provided)\b"),
    "may": (
        r"\bmay\b(?! not| make)",
        r"\b(may|can|could|option\w*|opportunity|discretion|elects?|permitted|allow\w*|choose|if directed)\b",
    ),
    "never": (r"\b(may not|shall not|must not|never|cannot|nobody)\b", rf"{NO}|\b(only|denies|un\w+ed)\b"),
    "void": (r"\bvoid\b", r"\b(void\w*|invalid)\b"),
}


def _has(pattern: str, text: str) -> bool:
    return re.search(pattern, text, re.IGNORECASE) is not None


def lost(place: Place, phrase: str) -> list[str]:
    """The words that decide in the rule as printed, and have no match in the phrase."""
    own = gazetted.said_at(*place)
    return [name for name, (theirs, ours) in FORCE.items() if _has(theirs, own) and not _has(ours, phrase)]


def invented(place: Place, phrase: str) -> list[str]:
    """What the phrase says and the rule does not: figures, and words of another strength."""
    if not gazetted.said_at(*place):
        return []
    text = printed(place)
    stronger = [name for name, (ours, theirs) in STRENGTH.items() if _has(ours, phrase) and not _has(theirs, text)]
    return [*stronger, *sorted(figures(phrase) - figures(text))]


def printed(place: Place) -> str:
    """The rule as printed, with the rules that lead in to it and our own row of it."""
    document, pin = place
    row = rows().get(place)
    own = gazetted.said_at(document, pin)
    ours = f" {row.label} {row.parameters}" if row else ""
    return f"{own} {gazetted.said_above(document, pin)}{ours}"


@cache
def clauses() -> tuple[tuple[str, Clause[Any]], ...]:
    """Every clause of every book, with the key of its document."""
    instruments = [each for book in LIBRARY.books for each in book.instruments]
    return tuple((each.document.key, clause) for each in instruments for clause in each.clauses)


@cache
def _by_reading() -> dict[str, list[tuple[str, Clause[Any]]]]:
    found: dict[str, list[tuple[str, Clause[Any]]]] = defaultdict(list)
    for document, clause in clauses():
        for name in re.findall(r"[A-Z]\d+", clause.reading):
            found[name].append((document, clause))
    return found


def resting_on(reading: Reading) -> list[tuple[str, Clause[Any]]]:
    """The clauses that name a reading."""
    return _by_reading().get(reading.id, [])


def terms_of(reading: Reading) -> set[str]:
    """The terms whose clauses rest on a reading, and those its alternatives turn."""
    found = {clause.term.name for _, clause in resting_on(reading)}
    found |= {each.option for each in reading.alternatives if each.option}
    return found | {term.name for each in reading.alternatives for term, _ in each.supposes}


VOID = ("A: Void", "1.1: void", '1.1 "Void"')
"""The word that the documents define differently, and on whose definition money hangs."""
TABLES = ("VIC-2003-01", "ACT-2018-01", "NSW-STAR-BJ", "NSW-BJ-CHALLENGE")
"""The documents whose tables the floor runs with one code."""
LIMITS = re.compile(
    r"\b(no|not|never|none|bars?|only|unless|except|must|cannot|forfeits?|void|until|just|alone|prohibited)\b", re.IGNORECASE
)
ONE_SUBJECT = {Chapter.DOUBLE, Chapter.SPLIT, Chapter.INSURANCE, Chapter.SURRENDER}
"""A whole chapter of a document is a family only where it has one subject; elsewhere a family is the parts of one rule."""


def family(pin: str) -> str:
    """The rule that a numbered rule or a paragraph is part of; nothing for other pins."""
    parts = re.fullmatch(r"(\d+(?:\.\d+)*?)(?:(\.\d+)|(\([a-z]+\))(?:\([ivx]+\))?)", pin)
    return parts[1] if parts else ""


@cache
def families() -> dict[Place, list[Place]]:
    """The parts of every rule."""
    found: dict[Place, list[Place]] = defaultdict(list)
    for document, pin in rows():
        if above := family(pin):
            found[document, above].append((document, pin))
    return found


def limiting(reading: Reading) -> Iterator[Place]:
    """The rules beside those a reading touches, in the same rule of the document, that limit something."""
    touched = set(places(reading))
    for place in touched:
        for part in _beside(place):
            row = rows()[part]
            leads_in = any(other[0] == row.document and other[1].startswith((f"{row.rule}(", f"{row.rule}.")) for other in touched)
            if part not in touched and not leads_in and LIMITS.search(f"{row.label} {row.parameters}"):
                yield part


def _beside(place: Place) -> Iterator[Place]:
    document, pin = place
    rule = family(pin)
    yield from families().get((document, rule), []) if "." in rule else ()
    subject = subjects().get(place, set()) & ONE_SUBJECT
    chapter = pin.partition(".")[0]
    yield from (
        part for part in rows() if part[0] == document and part[1].startswith(f"{chapter}.") and subject & subjects().get(part, set())
    )


@cache
def subjects() -> dict[Place, set[Chapter]]:
    """The chapters of the terms that each rule answers."""
    found: dict[Place, set[Chapter]] = defaultdict(set)
    for document, clause in clauses():
        for pin in clause.pins:
            found[document, pin].add(clause.term.chapter)
    return found


def on_the_same_terms(reading: Reading) -> Iterator[Place]:
    """The rules that answer the very terms a reading decides, in the documents it touches."""
    documents = {document for document, _ in places(reading)} | {reading.document}
    terms = terms_of(reading)
    for document, clause in clauses():
        if document in documents and clause.term.name in terms:
            yield from ((document, pin) for pin in clause.pins)


def definitions(reading: Reading) -> Iterator[Place]:
    """What void means in the documents of the rules that say it, where the reading turns on that word."""
    if not re.search(r"\bvoid\b", f"{reading.question} {reading.decision}"):
        return
    for document, pin in places(reading):
        row = rows().get((document, pin))
        if row and re.search(r"\bvoid\b", f"{row.label} {row.parameters}", re.IGNORECASE):
            yield from ((document, each) for each in VOID if (document, each) in rows())


def silent_on(reading: Reading) -> list[str]:
    """The documents of whose tables a reading says neither a rule nor why it leaves them alone."""
    told = {document for document, _ in (*places(reading), *left_alone(reading))}
    return [document for document in TABLES if document not in told]
