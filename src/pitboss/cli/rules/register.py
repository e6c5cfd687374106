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
from pitboss.law.register import Approval, deeds, history as all_deeds, register as approvals
from pitboss.law.today import today

On = Annotated[str | None, typer.Option("--on", help="The moment, on each jurisdiction's own clock: 2000-12-09T04:00.", show_default=False)]
History = Annotated[bool, typer.Option("--deeds", help="List what each document did, in order, instead of what stands approved.")]


def register(on: On = None, history: History = False, json: Json = False) -> None:
    """Say what stood approved at a moment, and by which document."""
    if history:
        _tell_deeds([deed for place in Jurisdiction for deed in _deeds(place, on)], as_json=json)
    else:
        _tell_approvals([each for place in Jurisdiction for each in approvals(_documents(place), _moment(place, on))], on, as_json=json)


def _moment(place: Jurisdiction, on: str | None) -> Moment:
    return today(place) if on is None else Moment.read(on, place)


def _deeds(place: Jurisdiction, on: str | None) -> tuple[tuple[Document, Act], ...]:
    """What documents did up to a moment; without one everything, what is still to come at its end."""
    return all_deeds(_documents(place)) if on is None else deeds(_documents(place), Moment.read(on, place))


def _documents(place: Jurisdiction) -> list[Document]:
    return [document for document in LIBRARY.documents if document.jurisdiction is place]


def _tell_approvals(found: list[Approval], on: str | None, *, as_json: bool) -> None:
    if as_json:
        answer_json([_approval(each) | {"on": _moment(each.by.jurisdiction, on).iso} for each in found])
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
    table(columns, [(_since(document), document.key, act.deed.value, _what(act)) for document, act in found])


def _since(document: Document) -> str:
    start = document.operates_from
    if start is None:
        return "undated"
    return f"{start.brief} (to come)" if start > today(start.jurisdiction) else start.brief


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
