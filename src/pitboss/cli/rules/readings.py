"""`pitboss rules readings [ID]`: how the doubts in the documents are decided."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.books import LIBRARY
from pitboss.cli.screen import Column, answer_json, say, table
from pitboss.cli.words import Json
from pitboss.law.reading import Reading

Id = Annotated[str | None, typer.Argument(metavar="[ID]", help="One reading, such as A2.", show_default=False)]


def readings(name: Id = None, json: Json = False) -> None:
    """List the readings, or tell one in full."""
    chosen = list(LIBRARY.readings) if name is None else [LIBRARY.reading(name)]
    if json:
        answer_json([_record(reading) for reading in chosen])
        return
    if name is not None:
        say(*_told(chosen[0]))
        return
    columns = [Column("Id"), Column("Document"), Column("Touches"), Column("Decided", share=1)]
    table(columns, [(each.id, each.document, each.weight.value, each.decision) for each in chosen], between="\n")
    say(f"{len(chosen)} readings; tell one in full: pitboss rules readings {chosen[0].id}")


def _told(reading: Reading) -> list[str]:
    lines = [f"{reading.id}  {reading.document} {', '.join(reading.rules)}  (touches {reading.weight.value})"]
    lines += [f"  the doubt: {reading.question}", f"  decided: {reading.decision}"]
    for other in reading.alternatives:
        switch = f" (--set {other.option}={other.value})" if other.option else ""
        lines.append(f"  could be read: {other.reads}{switch}")
    return lines


def _record(reading: Reading) -> dict[str, object]:
    return {
        "id": reading.id,
        "document": reading.document,
        "rules": list(reading.rules),
        "question": reading.question,
        "decision": reading.decision,
        "touches": reading.weight.value,
        "alternatives": [
            {"reads": each.reads, "option": each.option or None, "value": each.value or None} for each in reading.alternatives
        ],
    }
