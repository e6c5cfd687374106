"""`pitboss rules register`: what was approved at a moment and by which document, and what each document did."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

import typer

from pitboss.books import LIBRARY
from pitboss.cli.screen import Column, answer_json, say, table
from pitboss.cli.words import Json
from pitboss.law.document import Act, Document
from pitboss.law.moment import Jurisdiction, Moment
from pitboss.law.register import Approval, deeds, register as approvals

On = Annotated[str | None, typer.Option("--on", help="The moment, on each jurisdiction's own clock: 2000-12-09T04:00.", show_default=False)]
History = Annotated[bool, typer.Option("--deeds", help="List what each document did, in order, instead of what stands approved.")]


def register(on: On = None, history: History = False, json: Json = False) -> None:
    """Say what stood approved at a moment, and by which document."""
    places = [(_documents(place), None if on is None else Moment.read(on, place)) for place in Jurisdiction]
    if history:
        _tell_deeds([deed for documents, moment in places for deed in deeds(documents, moment)], as_json=json)
    else:
        _tell_approvals([each for documents, moment in places for each in approvals(documents, moment)], as_json=json)


def _documents(place: Jurisdiction) -> list[Document]:
    return [document for document in LIBRARY.documents if document.jurisdiction is place]


def _tell_approvals(found: list[Approval], *, as_json: bool) -> None:
    if as_json:
        answer_json([_approval(each) for each in found])
        return
    columns = [Column("Approved", share=36), Column("By", share=18), Column("Since", share=18), Column("Amended by", share=28)]
    table(columns, [_row(list(group)) for _, group in groupby(found, key=lambda each: (each.by.key, each.amended_by))], between="\n")
    say(f"{len(found)} {'approval stands' if len(found) == 1 else 'approvals stand'}; --deeds tells what each document did")


def _row(group: list[Approval]) -> tuple[str, ...]:
    first = group[0]
    games = "; ".join(each.game for each in group) + (f" ({len(group)} titles)" if len(group) > 1 else "")
    since = f"{first.since.brief} {first.since.jurisdiction.city}" if first.since else "undated"
    return games, first.by.key, since, ", ".join(each.key for each in first.amended_by)


def _approval(each: Approval) -> dict[str, object]:
    return {
        "game": each.game,
        "document": each.by.key,
        "rule": each.pin or None,
        "jurisdiction": each.by.jurisdiction.code,
        "since": each.since.local.isoformat() if each.since else None,
        "amended_by": [document.key for document in each.amended_by],
    }


def _tell_deeds(found: list[tuple[Document, Act]], *, as_json: bool) -> None:
    if as_json:
        answer_json([_deed(document, act) for document, act in found])
        return
    columns = [Column("From"), Column("Document"), Column("Deed"), Column("What", share=1)]
    rows = [(doc.operates_from.brief if doc.operates_from else "undated", doc.key, act.deed.value, _what(act)) for doc, act in found]
    table(columns, rows)


def _what(act: Act) -> str:
    target = f" {act.target}" if act.target else ""
    after = f" (now rule {act.successor})" if act.successor else ""
    return f"{act.game}{target}{after}{f', of {act.of}' if act.of else ''}"


def _deed(document: Document, act: Act) -> dict[str, object]:
    start = document.operates_from
    return {
        "document": document.key,
        "from": start.local.isoformat() if start else None,
        "deed": act.deed.value,
        "game": act.game,
        "target": act.target or None,
        "successor": act.successor or None,
        "of": act.of or None,
        "rule": act.pin or None,
    }
