"""`pitboss rules diff GAME GAME`: every term on which two books differ."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.books import LIBRARY
from pitboss.cli import completing
from pitboss.cli.answers import as_of, asked, cited, dated, in_json, in_words
from pitboss.cli.drafting import draft_called
from pitboss.cli.screen import Column, answer_json, say, table
from pitboss.cli.words import Draft, Game, Json, On
from pitboss.law.document import DRAFTED
from pitboss.law.explain import diff as differences
from pitboss.law.in_force import Ruling
from pitboss.law.refusal import Malformed
from pitboss.law.term import Chapter

Other = Annotated[
    str | None,
    typer.Argument(
        metavar="[GAME]",
        help="The book to compare it with; with --draft it may be left out, and the game is compared with itself under the draft.",
        show_default=False,
        autocompletion=completing.books,
    ),
]
Words = Annotated[bool, typer.Option("--definitions", help="Compare the words defined as well.")]


def diff(  # noqa: PLR0917
    game: Game, other: Other = None, on: On = None, draft: Draft = None, words: Words = False, json: Json = False
) -> None:
    """Show every term on which two books differ; under a draft, the second of them as the draft would have it."""
    if other is None and draft is None:
        raise Malformed("game", "GAME is missing: name a second game to compare it with, or a draft with --draft FILE")
    drafted = draft_called(draft)
    left, right = asked(LIBRARY.book(game), on), asked(LIBRARY.book(other or game), on, drafted)
    other = f"{DRAFTED}{drafted.id}" if drafted else right.book.id
    found = [each for each in differences(left, right) if words or each.term.chapter is not Chapter.DEFINITIONS]
    if json:
        stands_on = dated(right) | {"instruments": {game: list(left.instruments), other: list(right.instruments)}}
        answer_json([{"term": each.term.name, game: _record(each.left), other: _record(each.right)} | stands_on for each in found])
        return
    say(*(f"{law.book.name}: {line}" for law in (left, right) for line in as_of(law)))
    columns = [Column("Term", share=24), Column(left.book.id, share=38), Column(other, share=38)]
    table(columns, [(each.term.name, _said(each.left), _said(each.right)) for each in found], between="\n")
    say(f"{len(found)} {'term differs' if len(found) == 1 else 'terms differ'}")


def _said(ruling: Ruling | None) -> str:
    if ruling is None:
        return "–"
    said = "struck out" if ruling.struck_out else " or ".join(in_words(value) for value in ruling.clause.allowed)
    back = f", again by {ruling.restored_by.citation}" if ruling.restored_by else ""
    return f"{said} ({ruling.document} {cited(ruling)}{back})"


def _record(ruling: Ruling | None) -> dict[str, object] | None:
    if ruling is None:
        return None
    values = None if ruling.struck_out else [in_json(value) for value in ruling.clause.allowed]
    found: dict[str, object] = {"values": values, "document": ruling.document, "rule": ruling.clause.pin}
    return found | {"restored_by": ruling.restored_by.citation} if ruling.restored_by else found
