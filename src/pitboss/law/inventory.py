"""The inventory: every rule of the documents, one row each, in our own words."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from importlib.resources import files

from pitboss.law.proofs import Disposition, Proof, kept_proofs


@dataclass(frozen=True, slots=True)
class Row:
    """One rule of one document."""

    document: str
    rule: str
    heading: str
    label: str
    kind: str
    actor: str
    parameters: str
    disposition: Disposition = Disposition.STATED

    @property
    def citation(self) -> str:
        """Document and rule, as we cite them."""
        return f"{self.document} {self.rule}"

    @property
    def facts(self) -> tuple[tuple[str, str], ...]:
        """The parameters as pairs."""
        pairs = [part.partition("=") for part in self.parameters.split("; ") if part]
        return tuple((key.strip(), value.strip()) for key, _, value in pairs)


def inventory() -> tuple[Row, ...]:
    """Read the inventory that is part of the project; what became of each rule is what was measured."""
    text = files("pitboss.books").joinpath("inventory.csv").read_text(encoding="utf-8")
    measured = kept_proofs()
    return tuple(_row(fields, measured.get(f"{fields['document']} {fields['rule']}")) for fields in csv.DictReader(text.splitlines()))


def _row(fields: dict[str, str], proof: Proof | None) -> Row:
    return Row(disposition=proof.disposition if proof else Disposition.STATED, **fields)


def search(rows: tuple[Row, ...], words: str) -> tuple[Row, ...]:
    """The rows whose words contain every word asked for, whole words first."""
    wanted = words.lower().split()
    found = [(row, " ".join((row.citation, row.heading, row.label, row.actor, row.parameters)).lower()) for row in rows]
    hits = [(row, text) for row, text in found if all(word in text for word in wanted)]
    return tuple(row for row, text in sorted(hits, key=lambda hit: -sum(f" {word} " in f" {hit[1]} " for word in wanted)))
