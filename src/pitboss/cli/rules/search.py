"""`pitboss rules search WORDS`: the rules of the documents whose words match."""

from __future__ import annotations

from typing import Annotated

import typer

from pitboss.cli.screen import Column, answer_json, say, table
from pitboss.cli.words import Json

Words = Annotated[list[str], typer.Argument(metavar="WORDS", help="Every word must occur: split aces.", show_default=False)]


def search(words: Words, json: Json = False) -> None:
    """Find rules by our own words for them."""
    # Imported here: the other questions do not need the inventory, and should not wait for it.
    from pitboss.law.inventory import inventory, search as found_in

    found = found_in(inventory(), " ".join(words))
    if json:
        answer_json([{"document": row.document, "rule": row.rule, "kind": row.kind, "label": row.label} for row in found])
        return
    if not found:
        say(f"no rule has the words {' '.join(words)!r}: try fewer or other words")
        return
    table(
        [Column("Document"), Column("Rule", share=1), Column("In our words", share=2)],
        [(row.document, row.rule, row.label) for row in found],
    )
    say("", f"{len(found)} {'rule' if len(found) == 1 else 'rules'}")
