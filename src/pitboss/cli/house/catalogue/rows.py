"""Rows of the inventory and the documents that they are of, as the pages show them."""

from __future__ import annotations

from functools import cache

from pitboss.books import LIBRARY
from pitboss.cli.house.catalogue.books import book_brief
from pitboss.house.service.catalogue import Json
from pitboss.law.document import Document
from pitboss.law.inventory import Row, inventory, search
from pitboss.law.refusal import Refused, listed, nearest

MOST_FOUND = 300


@cache
def rows() -> tuple[Row, ...]:
    """The inventory, read once."""
    return inventory()


@cache
def rows_of(document: str) -> tuple[Row, ...]:
    """The rules of one document, in its order."""
    return tuple(row for row in rows() if row.document == document)


def row_brief(row: Row) -> Json:
    """A rule in a list."""
    return {
        "document": row.document,
        "rule": row.rule,
        "heading": row.heading,
        "label": row.label,
        "kind": row.kind,
        "disposition": row.disposition.value,
    }


def found_rows(words: str) -> list[Json]:
    """The rules with all these words, best first."""
    return [row_brief(row) for row in search(rows(), words)[:MOST_FOUND]] if words.strip() else []


def document_named(key: str) -> Document:
    """The document of that key."""
    for document in LIBRARY.documents:
        if document.key == key:
            return document
    known = [each.key for each in LIBRARY.documents]
    instead = nearest(key, known) or f"; the documents are {listed(known)}"
    raise Refused("no-such-document", f"there is no document {key[:60]!r}{instead}", rule="")


def document_brief(document: Document) -> Json:
    """A document in a list."""
    return {
        "key": document.key,
        "title": document.title,
        "jurisdiction": document.jurisdiction.code,
        "regulator": document.regulator,
        "gazette": document.gazette or None,
        "dated": document.dated.isoformat() if document.dated else None,
        "published": document.published.isoformat() if document.published else None,
        "commences": str(document.commences) if document.commences else None,
        "power": document.power or None,
        "held": document.holding.value,
        "rules": len(rows_of(document.key)),
    }


def document_with_rules(key: str) -> Json:
    """A document and every rule of it."""
    return {"document": document_brief(document_named(key)), "rules": [row_brief(row) for row in rows_of(key)]}


def shelves() -> Json:
    """Everything that there is to read."""
    return {
        "games": [book_brief(book) for book in LIBRARY.games],
        "side_bets": [book_brief(book) for book in LIBRARY.side_bets],
        "documents": [document_brief(document) for document in LIBRARY.documents if rows_of(document.key)],
        "rules": len(rows()),
        "readings": len(LIBRARY.readings),
    }
