"""A rule by its citation: our words for it, its place in the document, and every answer that a book takes from it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from pitboss.books import LIBRARY
from pitboss.cli.answers import asked
from pitboss.cli.house.catalogue.readings import reading_records
from pitboss.cli.house.catalogue.reasons import reason
from pitboss.cli.house.catalogue.rows import document_brief, document_named, row_brief, rows_of
from pitboss.house.service.catalogue import Json
from pitboss.law.book import Book
from pitboss.law.document import Document
from pitboss.law.in_force import Law
from pitboss.law.inventory import Row
from pitboss.law.refusal import Refused, nearest
from pitboss.law.term import Term

MOST_ANSWERS = 40
LAST_PART = re.compile(r"(\.\d+|\([^()]*\)|[ :].*)$")
"""What is taken off the end of a rule's number to come to the rule that it is a part of."""
LEFT_OUT = ("see",)
"""Facts of a row that point into our own working papers."""


def rule_card(document: str, pin: str, game: str | None) -> Json:
    """A rule of a document; at a game, what it answers there."""
    source, known = document_named(document), rows_of(document)
    place = next((number for number, row in enumerate(known) if row.rule == pin), None)
    if place is None:
        raise Refused("no-such-rule", f"there is no rule {pin!r} in {document}{nearest(pin, (row.rule for row in known))}", rule="")
    row = known[place]
    answers = [reason(law, term) for law, term in _answers(row.citation, game)][:MOST_ANSWERS]
    taken = {each["reading"] for each in answers}
    return {
        **row_brief(row),
        "citation": row.citation,
        "actor": row.actor,
        "facts": [{"name": name, "value": value} for name, value in row.facts if name not in LEFT_OUT],
        "source": document_brief(source),
        "within": [row_brief(each) for each in _within(row)],
        "parts": [row_brief(each) for each in known if _parents(document)[each.rule] == row.rule],
        "before": known[place - 1].rule if place else None,
        "after": known[place + 1].rule if place + 1 < len(known) else None,
        "answers": answers,
        "prevails": [{"book": book.id, "name": book.name, "over": book.over.name} for book in _by_it(row.citation) if book.over],
        "deeds": _deeds(source, pin),
        "readings": [each for each in reading_records().values() if each["id"] in taken or row.citation in each["rules"]],
    }


def _within(row: Row) -> list[Row]:
    """The rules that a rule is a part of, the widest first."""
    parents, known = _parents(row.document), {each.rule: each for each in rows_of(row.document)}
    found: list[Row] = []
    pin = parents[row.rule]
    while pin:
        found.insert(0, known[pin])
        pin = parents[pin]
    return found


@cache
def _parents(document: str) -> Mapping[str, str]:
    """By each rule of a document the nearest rule that it is a part of; empty where there is none."""
    pins = frozenset(row.rule for row in rows_of(document))
    return {pin: _parent(pin, pins) for pin in pins}


def _parent(pin: str, pins: frozenset[str]) -> str:
    cut = pin
    while shorter := LAST_PART.sub("", cut):
        if shorter == cut:
            return ""
        cut = shorter
        if cut in pins:
            return cut
    return ""


def _answers(citation: str, game: str | None) -> Iterator[tuple[Law, Term[Any]]]:
    """Every answer that a book takes from a rule: the game's own and its side bets' where a game is given and takes any."""
    if game is not None:
        found = [pair for law in _laws_at(game) for pair in _resting_on(law, citation)]
        if found:
            yield from found
            return
    for book in LIBRARY.books:
        if citation in _cited_in(book.id):
            host = LIBRARY.book(book.offered_with[0]) if book.offered_with else None
            yield from _resting_on(_law(book.id, host.id if host else ""), citation)


def _laws_at(game: str) -> Iterator[Law]:
    if game not in LIBRARY.shelf_of_games:
        return
    yield _law(game, "")
    for bet in LIBRARY.offered_with(LIBRARY.book(game)):
        yield _law(bet.id, game)


def _resting_on(law: Law, citation: str) -> Iterator[tuple[Law, Term[Any]]]:
    own = law.book.id if law.book.offered_with else ""
    for term, ruling in law.items():
        if citation in ruling.citations and (not own or ruling.book.id == own):
            yield law, term


def _law(book: str, host: str) -> Law:
    found = LIBRARY.book(book)
    return asked(found.on_top_of(LIBRARY.book(host)) if host else found, None)


@cache
def _cited_in(book: str) -> frozenset[str]:
    """Every citation that the clauses of a book rest on."""
    instruments = LIBRARY.book(book).instruments
    return frozenset(f"{each.document.key} {pin}" for each in instruments for clause in each.clauses for pin in clause.pins)


def _by_it(citation: str) -> list[Book]:
    """The books that prevail over another by this rule."""
    return [book for book in LIBRARY.books if book.authority == citation]


def _deeds(document: Document, pin: str) -> list[Json]:
    """What the document did by this rule."""
    return [
        {"deed": act.deed.value, "game": act.game, "target": act.target or None, "note": act.note or None}
        for act in document.acts
        if act.pin == pin
    ]
