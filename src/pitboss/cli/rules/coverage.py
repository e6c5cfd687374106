"""`pitboss rules coverage`: of every rule, whether it is enforced, recorded or stated, and by which code and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from pitboss.books import LIBRARY
from pitboss.cli.rules.words import Json
from pitboss.cli.screen import Column, answer_json, say, table
from pitboss.law.coverage import Cover, Status, coverage as covers
from pitboss.law.inventory import Disposition, inventory

if TYPE_CHECKING:
    from pitboss.law.coverage import Cover

Missing = Annotated[bool, typer.Option("--missing", help="List the rows still owed.")]


def coverage(missing: Missing = False, json: Json = False) -> None:
    """Count the rules shown and owed, by document and kind."""
    # Imported here: reading the source tree is this command's business alone, and the others should not wait for it.

    found = covers(LIBRARY, inventory())
    chosen = [cover for cover in found if cover.status is Status.OWED] if missing else list(found)
    if json:
        answer_json([_record(cover) for cover in chosen])
    elif missing:
        _list(chosen)
    else:
        _count(chosen)


def _record(cover: Cover) -> dict[str, object]:
    return {
        "document": cover.row.document,
        "rule": cover.row.rule,
        "kind": cover.row.kind,
        "disposition": cover.row.disposition.value,
        "status": cover.status.value,
        "code": list(cover.code),
        "tests": list(cover.tests),
    }


def _list(owed: list[Cover]) -> None:
    columns = [Column("Document"), Column("Rule", share=30), Column("Owes"), Column("Has"), Column("In our words", share=50)]
    table(columns, [(each.row.document, each.row.rule, each.row.disposition.value, _has(each), each.row.label) for each in owed])
    say("", f"{len(owed)} rows are owed")


def _has(cover: Cover) -> str:
    parts = [word for word, present in (("clause", cover.code), ("reader", cover.decided), ("test", cover.tests)) if present]
    return "+".join(parts) or "nothing"


def _count(found: list[Cover]) -> None:
    groups: dict[tuple[str, str], list[Cover]] = {}
    for cover in found:
        groups.setdefault((cover.row.document, cover.row.kind), []).append(cover)
    numbers = ["Rows", "Enforced", "Recorded", "Stated", "Shown", "Owed"]
    columns = [Column("Document"), Column("Kind"), *(Column(name, right=True) for name in numbers)]
    table(columns, [*(_line(document, kind, group) for (document, kind), group in groups.items()), _line("all", "", found)])
    say("", "Enforced, Recorded, Stated: rows that show what they promise, of those that promise it.")
    say("Owed: rows whose code or test is still to come; --missing lists them.")


def _line(document: str, kind: str, found: list[Cover]) -> tuple[str, ...]:

    shown = [each for each in found if each.status is Status.SHOWN]
    by = [f"{_of(shown, level)}/{_of(found, level)}" if _of(found, level) else "–" for level in Disposition]
    return document, kind, str(len(found)), *by, str(len(shown)), str(len(found) - len(shown))


def _of(covers: list[Cover], level: object) -> int:
    return sum(cover.row.disposition is level for cover in covers)
