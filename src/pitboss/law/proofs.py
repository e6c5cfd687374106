"""What was measured of each rule: whether the tests named after it fail once its clause says something else.

`scripts/proofs` changes the books, clause by clause, runs the tests of the rule and keeps what it found in `books/proofs.csv`. What
became of a rule follows from that, and from who reads its term: it is not a column that anybody keeps.
"""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files


class Disposition(Enum):
    """What the product does about a rule."""

    ENFORCED = "enforced"
    RECORDED = "recorded"
    STATED = "stated"


class Proved(Enum):
    """What the tests of a rule noticed of each of its clauses."""

    CLAUSE = "yes"
    """Other words."""
    CODE = "code"
    """Of some clause no other words, but that the code which names its term was taken out."""
    NO = "no"


@dataclass(frozen=True, slots=True)
class Proof:
    """One rule as it was measured: how many changes were tried, how many the tests noticed, and the first clause that nobody minded.

    `taken_out` is the code whose absence was noticed. `mark` stands for the clauses and the tests that were measured.
    """

    citation: str
    disposition: Disposition
    changes: int
    noticed: int
    proof: Proved
    unnoticed: str
    taken_out: str
    mark: str

    @property
    def proved(self) -> bool:
        """Whether of every clause at least one change was noticed."""
        return self.proof is not Proved.NO


def disposition_of(*, proved: bool, decided: bool, tested: bool) -> Disposition:
    """Enforced where the tests notice a change and code acts on it; recorded where code acts on it that no change alters; else stated."""
    if proved and decided:
        return Disposition.ENFORCED
    return Disposition.RECORDED if decided and tested else Disposition.STATED


@cache
def kept_proofs() -> Mapping[str, Proof]:
    """What was measured last, by citation."""
    text = files("pitboss.books").joinpath("proofs.csv").read_text(encoding="utf-8")
    found = (_proof(fields) for fields in csv.DictReader(text.splitlines()))
    return {proof.citation: proof for proof in found}


def _proof(fields: Mapping[str, str]) -> Proof:
    return Proof(
        f"{fields['document']} {fields['rule']}",
        Disposition(fields["disposition"]),
        int(fields["changes"]),
        int(fields["noticed"]),
        Proved(fields["proved"]),
        fields["unnoticed"],
        fields.get("taken_out", ""),
        fields["mark"],
    )


@cache
def excuses() -> Mapping[str, str]:
    """Rules that are enforced though no change shows it, each with the reason why none can."""
    text = files("pitboss.books").joinpath("unproved.csv").read_text(encoding="utf-8")
    return {f"{fields['document']} {fields['rule']}": fields["reason"] for fields in csv.DictReader(text.splitlines())}


def mark_of(clauses: Iterable[str], tests: Iterable[str]) -> str:
    """What a measurement is true of, in eight characters: the clauses as they stand and the text of the tests."""
    return hashlib.sha256("\n".join((*clauses, "", *tests)).encode()).hexdigest()[:8]
