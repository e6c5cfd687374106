"""A draft as it is understood: its clauses with their terms and values, what it elects and the side bets it brings."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pitboss.drafts.finding import Place
from pitboss.law.clause import Clause, Effect
from pitboss.law.term import Term
from pitboss.law.values import shown
from pitboss.terms.value_text import as_written

WORDS = {Effect.STRIKES_OUT: "strike", Effect.REVOKES: "revoke"}


@dataclass(frozen=True, slots=True)
class DraftClause:
    """One clause of a draft and where it stands in the file."""

    rule: str
    term: Term[Any]
    effect: Effect
    values: tuple[Any, ...]
    place: Place = field(default=Place(1, 1), compare=False)

    @property
    def law(self) -> Clause[Any]:
        """The same as a clause of law."""
        return Clause(self.rule, self.term, self.values, self.effect)

    @property
    def says(self) -> str:
        """What it does, in a few words."""
        match self.effect:
            case Effect.STRIKES_OUT:
                return f"{self.term.name} is struck out"
            case Effect.REVOKES:
                return f"{self.term.name} is as the book below has it"
            case _:
                return f"{self.term.name} = {' or '.join(map(shown, self.values))}"

    @property
    def record(self) -> dict[str, Any]:
        """As a file has it."""
        if self.effect in WORDS:
            return {"rule": self.rule, WORDS[self.effect]: self.term.name}
        values = [as_written(value) for value in self.values]
        return {"rule": self.rule, "term": self.term.name, "value": values[0] if len(values) == 1 else values}


@dataclass(frozen=True, slots=True)
class DraftLine:
    """One line of a new side bet."""

    name: str
    pattern: Any
    pays: Any


@dataclass(frozen=True, slots=True)
class DraftBet:
    """A side bet that a draft brings: when it is settled, on which cards, and what its lines pay."""

    id: str
    title: str
    moment: Any
    cards: Any
    lines: tuple[DraftLine, ...]
    place: Place = field(default=Place(1, 1), compare=False)

    @property
    def record(self) -> dict[str, Any]:
        """As a file has it."""
        lines = [{"name": line.name, "pattern": str(line.pattern), "pays": shown(line.pays)} for line in self.lines]
        return {"title": self.title, "moment": str(self.moment), "cards": str(self.cards), "lines": lines}


@dataclass(frozen=True, slots=True)
class DraftRules:
    """A draft: what it is called, over which book, from when, and everything it says."""

    id: str
    title: str
    over: str
    clauses: tuple[DraftClause, ...] = ()
    elect: tuple[tuple[str, str], ...] = ()
    side_bets: tuple[DraftBet, ...] = ()
    begins: str = ""
    places: Mapping[str, Place] = field(default_factory=dict, compare=False)

    @property
    def record(self) -> dict[str, Any]:
        """The whole draft as a file has it: its canonical content."""
        found: dict[str, Any] = {"draft": self.id, "title": self.title, "over": self.over}
        found |= {"from": self.begins} if self.begins else {}
        found |= {"clauses": [each.record for each in self.clauses], "elect": dict(self.elect)}
        return found | {"side-bets": {each.id: each.record for each in self.side_bets}}

    @property
    def sha256(self) -> str:
        """The hash of its content: spaces, comments and the order of fields make no difference, everything else does."""
        text = json.dumps(self.record, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode("utf-8")).hexdigest()

    def place(self, field_name: str) -> Place:
        """Where a field of the draft stands."""
        return self.places.get(field_name, Place(1, 1))

    def only(self, *clauses: DraftClause) -> DraftRules:
        """The draft with some of its clauses alone; elections and side bets stay."""
        return replace(self, clauses=clauses)
