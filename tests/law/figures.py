"""The walk over the inventory: which figures a row states, and which figures the law that pins the row makes visible."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from enum import Enum
from typing import Any

from pitboss.law.book import Book, Instrument
from pitboss.law.clause import Clause, Effect
from pitboss.law.document import Act, Document
from pitboss.law.in_force import in_force
from pitboss.law.inventory import Row
from pitboss.law.library import Library
from pitboss.law.moment import Moment, beginning
from pitboss.law.values import Word, shown

NUMBER = re.compile(r"\d+(?:\.\d+)?")
THOUSANDS = re.compile(r"(?<![\d,])\d{1,3}(?:,\d{3})+(?![\d,])")
# Fields that say where a thing is written or how we know it, not what the law is.
NOT_SHOWN = ("acts", "recitals", "pin", "pins", "site", "sha256", "reading")


def numbers(text: str) -> set[str]:
    """Every figure in a text, however it is written.

    >>> sorted(numbers("1,000 to 1 for half of 2.50"))
    ['0.5', '1', '1000', '2.5']
    """
    text = THOUSANDS.sub(lambda found: found.group().replace(",", ""), text)
    text = re.sub(r"(?<=\d) 1/2", ".5", text).replace("1/2", "0.5").replace("half", "0.5").replace("Half", "0.5")
    return {_plain(found) for found in NUMBER.findall(text)}


def _plain(figure: str) -> str:
    whole, _, part = figure.partition(".")
    part = part.rstrip("0")
    return f"{int(whole)}.{part}" if part else str(int(whole))


def figures(row: Row) -> list[tuple[str, str, str]]:
    """Each figure that a row states: the parameter's key, its value, the figure."""
    return [(key, value, figure) for key, value in row.facts for figure in sorted(numbers(value))]


def visible(thing: object) -> set[str]:
    """The figures that an answer shows: its own and those of everything in it, glosses included."""
    match thing:
        case Word():
            return numbers(f"{thing} {thing.gloss}")
        case tuple():
            return set().union(*map(visible, thing))
        case Moment():
            return numbers(thing.local.isoformat().replace("-", " ").replace(":", " ").replace("T", " "))
        case date():
            return numbers(f"{thing.year} {thing.month} {thing.day}")
        case Enum():
            return set()
        case str() | int() | float():
            return numbers(shown(thing))
        case None:
            return set()
        case _ if is_dataclass(thing):
            inside = (visible(getattr(thing, field.name)) for field in fields(thing) if field.name not in NOT_SHOWN)
            return numbers(str(thing)) | set().union(*inside)
        case _:
            return numbers(str(thing))


def of_clause(clause: Clause[Any], answer: Clause[Any]) -> set[str]:
    """What a clause shows; one that restates shows the parent's answer."""
    texts = f"{clause.note} {clause.term.name.replace('/', ' ').replace('-', ' ')}"
    return visible((answer.allowed, answer.alternatives)) | visible(clause.allowed) | numbers(texts) | numbers(answer.note)


def clauses_at(library: Library) -> Mapping[str, list[tuple[Clause[Any], Clause[Any]]]]:
    """For each citation, the clauses that rest on it, each with the clause that answers: itself, or the one it restates."""
    found: dict[str, list[tuple[Clause[Any], Clause[Any]]]] = defaultdict(list)
    for book in library.books:
        for instrument in book.instruments:
            for clause in instrument.clauses:
                for pin in clause.pins:
                    found[f"{instrument.document.key} {pin}"].append((clause, _answer(book, instrument, clause)))
    return found


def shown_by_the_law(library: Library) -> Mapping[str, set[str]]:
    """For each citation, the figures that the law makes visible there."""
    found: dict[str, set[str]] = defaultdict(set)
    for citation, pairs in clauses_at(library).items():
        for clause, answer in pairs:
            found[citation] |= of_clause(clause, answer)
    for book in library.books:
        if book.prevails_by:
            found[f"{book.text.document.key} {book.prevails_by}"] |= numbers(book.name)
    by_key = {document.key: document for document in library.documents}
    for document in library.documents:
        for pin, shows in _of_document(document, by_key):
            found[f"{document.key} {pin}"] |= shows
    return found


def _answer(book: Book, instrument: Instrument, clause: Clause[Any]) -> Clause[Any]:
    if clause.effect is not Effect.RESTATES:
        return clause
    moment = book.text_from or instrument.from_moment or beginning(book.jurisdiction)
    ruling = in_force(book, moment).get(clause.term)
    return ruling.clause if ruling else clause


def _of_document(document: Document, by_key: Mapping[str, Document]) -> Iterator[tuple[str, set[str]]]:
    own = visible(document) | {str(len([act for act in document.acts if act.deed.value == "approves"]))}
    for pin in document.pins:
        yield pin, own
    for act in document.acts:
        yield act.pin, own | _of_act(act, by_key)
    for recital in document.recitals:
        yield recital.pin, visible(by_key[recital.document])


def _of_act(act: Act, by_key: Mapping[str, Document]) -> set[str]:
    revoked = by_key.get(act.of)
    return visible(act) | (visible(revoked) if revoked else set())
