"""`pitboss rules terms [GAME]`: every question, what a draft may answer it with, and who acts on the answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import typer

from pitboss.books import LIBRARY
from pitboss.cli import completing
from pitboss.cli.answers import as_of, asked
from pitboss.cli.drafting import draft_called
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.cli.words import Draft, Json, On
from pitboss.law.book import Book, Family
from pitboss.law.rules import Rules, elect
from pitboss.law.term import Term, in_chapters
from pitboss.law.values import shown

Game = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="A game or side bet; without one, every term of all of them.", autocompletion=completing.books),
]
COLUMNS = [Column("Term", share=34), Column("Value", share=20), Column("Accepts", share=40), Column("Acted on by", share=18)]
MOST = 60


def terms(game: Game = None, on: On = None, draft: Draft = None, json: Json = False) -> None:
    """List the terms: what each asks, what a draft may write for it, and who acts on it."""
    from pitboss.drafts.spending import spent_anywhere, spent_by  # the mathematics is not for `pitboss rules` to wait for

    drafted = draft_called(draft)
    if game is None:
        every = [elect(asked(_placed(book), on), {}) for book in LIBRARY.books]
        rows = _rows(dict.fromkeys(in_chapters({term for each in every for term in each.law})), spent_anywhere(every, LIBRARY))
        _answer(list(rows), [], as_json=json)
        return
    rules = elect(asked(_placed(LIBRARY.book(game)), on, drafted), {})
    answers = dict.fromkeys(in_chapters(rules.law), rules)
    _answer(list(_rows(answers, spent_by(rules, LIBRARY))), [rules.book.name, *as_of(rules.law)], as_json=json)


def _placed(book: Book) -> Book:
    """A side bet at the table of the first game that offers it."""
    return book.on_top_of(LIBRARY.book(book.offered_with[0])) if book.family is Family.SIDE_BET else book


def _rows(answers: Mapping[Term[Any], Rules | None], spent: Mapping[str, tuple[str, ...]]) -> Iterator[dict[str, Any]]:
    from pitboss.drafts.accepting import accepts
    from pitboss.terms.value_text import as_written

    for term, rules in answers.items():
        struck = rules is None or rules.get(term) is None
        yield {
            "term": term.name,
            "chapter": term.chapter.value,
            "question": term.question,
            "value": None if struck or rules is None else as_written(rules[term]),
            "accepts": [as_written(value) for value in accepts(term, LIBRARY)],
            "spent_by": list(spent.get(term.name, ())),
        }


def _answer(rows: list[dict[str, Any]], head: list[str], *, as_json: bool) -> None:
    if as_json:
        answer_json(rows)
        return
    if head:
        heading(head[0])
        say(*head[1:])
    chapter = ""
    lines: list[tuple[str, ...]] = []
    for row in [*rows, None]:
        if row is None or row["chapter"] != chapter:
            if lines:
                print()
                heading(chapter)
                table(COLUMNS, lines)
            chapter, lines = "" if row is None else row["chapter"], []
        if row is not None:
            lines.append((row["term"], _cut(row["value"]), _cut(*row["accepts"]), ", ".join(row["spent_by"]) or "nobody: stated only"))


def _cut(*values: Any) -> str:
    said = " | ".join("–" if value is None else shown(tuple(value)) if isinstance(value, list) else str(value) for value in values)
    return said if len(said) <= MOST else f"{said[:MOST]} …"
