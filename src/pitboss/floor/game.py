"""The game at a table: its rules and those of its side bets, elections made, and the table they make for a round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from pitboss.law.book import Family
from pitboss.law.rules import Rules
from pitboss.law.term import T, Term
from pitboss.play.com_bo.table import ComBoTable, open_com_bo
from pitboss.play.table import Table, open_table
from pitboss.terms.powers import Role


class Purpose(Enum):
    """What a table is for: hints are for training, since staff may not advise players at a table of the house."""

    HOUSE = "house"
    TRAINING = "training"


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """What the floor needs to know of the law; one object a table, read once when the table is made."""

    rules: Rules
    table: Table | ComBoTable
    cites: Mapping[str, str] = field(repr=False)
    side_bets: Mapping[str, Rules] = field(default_factory=dict)
    purpose: Purpose = Purpose.HOUSE
    known: dict[str, Any] = field(default_factory=dict, repr=False)
    """Answers that were asked for already, by the names of their terms: most commands ask a few."""

    @property
    def name(self) -> str:
        """The game as its book calls it."""
        return self.rules.book.name

    @property
    def document(self) -> str:
        """The document of the book."""
        return self.rules.book.text.document.key

    @property
    def silent(self) -> str:
        """What is cited where no rule says anything on a matter: the document itself. Nothing else cites a whole document."""
        return self.document

    def get(self, term: Term[T]) -> T | None:
        """The book's answer, None where it has none."""
        name = term.name
        if name not in self.known:
            self.known[name] = self.rules.get(term)
        found: T | None = self.known[name]
        return found

    def cite(self, term: Term[Any]) -> str:
        """Document and rule behind a term; empty where the book has no answer."""
        return self.cites.get(term.name, "")

    def cited(self, *terms: Term[Any]) -> str:
        """The rule on the first of these matters that the document speaks of; where it is silent on all, that it is."""
        return next((found for term in terms if (found := self.cite(term))), self.silent)

    def cite_last(self, term: Term[Any]) -> str:
        """The last rule behind a term, where the first gives leave and the last says on what condition or to nobody else."""
        ruling = self.rules.law.get(term)
        return ruling.citations[-1] if ruling else ""

    def cite_name(self, term: str) -> str:
        """The same by the term's name, as notices and acts give it."""
        return self.cites.get(term, "")


def open_game(
    rules: Rules,
    side_bets: Mapping[str, Rules] | None = None,
    purpose: Purpose = Purpose.HOUSE,
    *,
    face_down_approved_by: Role | None = None,
    naturals_deferred_by: Role | None = None,
) -> Game:
    """Lay a game out for the floor; limits and boxes come later, as commands.

    What is elected here by leave of somebody (cards face down, naturals deferred) opens only once that leave stands as a notice.
    """
    bets = side_bets or {}
    table = (
        open_com_bo(rules)
        if rules.book.family is Family.COM_BO
        else open_table(rules, bets, face_down_approved_by=face_down_approved_by, naturals_deferred_by=naturals_deferred_by)
    )
    cites = {term.name: ruling.citations[0] for each in (*bets.values(), rules) for term, ruling in each.law.items()}
    return Game(rules, table, cites, bets, purpose)
