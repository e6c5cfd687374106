"""The tally of the inventory: what is shown and what is owed, counted, listed or as JSON."""

from __future__ import annotations

from enum import Enum

from pitboss.books import LIBRARY
from pitboss.cli.screen import Column, answer_json, say, table
from pitboss.law.coverage import Cover, Status, coverage
from pitboss.law.inventory import inventory
from pitboss.law.proofs import Disposition


class Extent(Enum):
    """Which rows to tell."""

    ALL = "all"
    OWED = "owed"


def tell(extent: Extent, *, as_json: bool) -> None:
    """Print the tally."""
    found = coverage(LIBRARY, inventory())
    chosen = [cover for cover in found if extent is Extent.ALL or cover.status is Status.OWED]
    if as_json:
        answer_json([_record(cover) for cover in chosen])
    elif extent is Extent.OWED:
        _list(chosen)
    else:
        _count(chosen)


def _record(cover: Cover) -> dict[str, object]:
    return {
        "document": cover.row.document,
        "rule": cover.row.rule,
        "kind": cover.row.kind,
        "disposition": cover.disposition.value,
        "status": cover.status.value,
        "proved": cover.proved,
        "code": list(cover.code),
        "tests": list(cover.tests),
    }


def _list(owed: list[Cover]) -> None:
    columns = [Column("Document", share=17), Column("Rule", share=26), Column("Has"), Column("In our words", share=57)]
    table(columns, [(each.row.document, each.row.rule, _has(each), each.row.label) for each in owed])
    say("", "Has: a clause that says it, a reader that acts on it, a test named after it.")
    say(f"{len(owed)} {'row is' if len(owed) == 1 else 'rows are'} owed: nothing says it, or it was not measured as it stands.")


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
    say("", "Enforced: a test named after the rule was seen to fail once its clause said something else, or its code was taken out.")
    say("Recorded: code acts on it, and a test is named after it. Stated: the book says it.")
    say("Owed: nothing says it, or it was not measured as it stands; --missing lists them.")


def _line(document: str, kind: str, found: list[Cover]) -> tuple[str, ...]:
    shown = sum(each.status is Status.SHOWN for each in found)
    by = [str(sum(each.disposition is level for each in found) or "–") for level in Disposition]
    return document, kind, str(len(found)), *by, str(shown), str(len(found) - shown)
