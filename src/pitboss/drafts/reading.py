"""Read a draft: everything that cannot be read of it at once, each with its line, or the draft."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from pitboss.drafts.draft import DraftBet, DraftClause, DraftRules
from pitboss.drafts.finding import Faulty, Finding
from pitboss.drafts.reading_bets import read_bet
from pitboss.drafts.reading_values import values_of
from pitboss.drafts.written import Written, written_in
from pitboss.law.clause import Effect
from pitboss.law.library import Library
from pitboss.law.moment import Moment
from pitboss.law.refusal import Malformed, PitbossError
from pitboss.terms.vocabulary import term_called

FIELDS = ("draft", "title", "over", "from", "clauses", "elect", "side-bets")
OF_A_CLAUSE = ("rule", "term", "value", "revoke", "strike")
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")
T = TypeVar("T")


def draft_in(text: str, library: Library) -> DraftRules:
    """The draft of a text; where it cannot be read, one sentence with the first fault and how many more there are."""
    draft, findings = read_draft(text, library)
    if draft is None or findings:
        more = f", and {len(findings) - 1} more: pitboss draft check tells all" if len(findings) > 1 else ""
        raise Malformed("draft", f"{findings[0]}{more}")
    return draft


def read_draft(text: str, library: Library) -> tuple[DraftRules | None, list[Finding]]:
    """The draft as far as it can be read, and everything that cannot; none at all where it is not even clear over which book it stands."""
    try:
        top = written_in(text)
        fields = top.entries("a draft", FIELDS)
    except Faulty as fault:
        return None, [fault.finding]
    reader = _Reader(library, top, fields)
    return reader.draft(), reader.findings


class _Reader:
    """One file on its way to a draft; what cannot be read is kept, and reading goes on behind it."""

    def __init__(self, library: Library, top: Written, fields: dict[str, Written]) -> None:
        self.library, self.top, self.fields = library, top, fields
        self.findings: list[Finding] = []

    def draft(self) -> DraftRules | None:
        """Everything that could be read; none where it has no name or no book."""
        name = self._try(self._name)
        over = self._try(self._over)
        title = self._try(lambda: self.fields["title"].text("title")) if "title" in self.fields else None
        clauses = [found for each in self._list("clauses") if (found := self._try(lambda each=each: self._clause(each)))]  # type: ignore[misc]
        begins = self._try(lambda: self._begins(over or "")) if over else ""
        elect = self._elections()
        bets = self._bets()
        if name is None or over is None:
            return None
        places = {key: each.place for key, each in self.fields.items()}
        places |= {f"elect {key}": place for key, place in self.fields["elect"].keys} if "elect" in self.fields else {}
        return DraftRules(name, title or name, over, tuple(clauses), tuple(elect.items()), bets, begins or "", places)

    def _try(self, read: Callable[[], T]) -> T | None:
        try:
            return read()
        except Faulty as fault:
            self.findings.append(fault.finding)
            return None

    def _list(self, field: str) -> list[Written]:
        found = self._try(lambda: self.fields[field].items(field)) if field in self.fields else []
        return found or []

    def _name(self) -> str:
        if "draft" not in self.fields:
            raise self.top.fault("it does not say what it is called", "draft: a-short-name")
        name = self.fields["draft"].text("draft")
        if not NAME.fullmatch(name):
            raise self.fields["draft"].fault(f"{name[:60]!r} is no id of a draft", "small letters, digits and hyphens, such as six-to-five")
        return name

    def _over(self) -> str:
        if "over" not in self.fields:
            raise self.top.fault("it does not say over which book it stands", "over: vic-blackjack, or another game or side bet")
        name = self.fields["over"].text("over")
        try:
            return self.library.book(name).id
        except PitbossError as fault:
            raise self.fields["over"].fault(fault.sentence, "the id of a game or side bet: pitboss rules lists them") from None

    def _begins(self, over: str) -> str:
        if "from" not in self.fields or self.fields["from"].value == "":
            return ""
        text = self.fields["from"].text("from")
        try:
            return Moment.read(text, self.library.book(over).jurisdiction).iso
        except PitbossError as fault:
            raise self.fields["from"].fault(fault.sentence, "a moment, such as 2027-01-01T06:00") from None

    def _clause(self, entry: Written) -> DraftClause:
        fields = entry.entries("a clause", OF_A_CLAUSE)
        if "rule" not in fields:
            raise entry.fault("a clause has no rule", 'rule: "1", the number it has in the draft')
        rule = fields["rule"].text("rule")
        doing = [word for word in ("term", "revoke", "strike") if word in fields]
        if len(doing) != 1 or ("value" in fields) is not (doing == ["term"]):
            raise entry.fault("it does not say one thing", "term and value, or revoke, or strike", rule)
        named = fields[doing[0]]
        try:
            term = term_called(named.text(doing[0], rule))
        except Malformed as fault:
            raise named.fault(fault.sentence, "a term of pitboss rules terms", rule) from None
        if doing != ["term"]:
            effect = Effect.REVOKES if doing == ["revoke"] else Effect.STRIKES_OUT
            return DraftClause(rule, term, effect, (), entry.place)
        return DraftClause(rule, term, Effect.ANSWERS, values_of(term, fields["value"], rule, self.library), entry.place)

    def _elections(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for name, value in (self._try(lambda: self.fields["elect"].entries("elect")) or {}).items() if "elect" in self.fields else ():
            text = self._try(lambda name=name, value=value: value.text(f"the election of {name}"))  # type: ignore[misc]
            if text is not None:
                found[name] = text
        return found

    def _bets(self) -> tuple[DraftBet, ...]:
        if "side-bets" not in self.fields:
            return ()
        field = self.fields["side-bets"]
        pairs: list[tuple[str, Written]] = []
        if isinstance(field.value, list):
            for entry in field.value:
                own = self._try(lambda entry=entry: entry.entries("a side bet"))  # type: ignore[misc]
                if own is not None and "id" in own:
                    pairs.append((str(own["id"].plain), entry))
                elif own is not None:
                    self.findings.append(entry.fault("a side bet has no id", "id: three-card").finding)
        else:
            pairs = list((self._try(lambda: field.entries("side-bets")) or {}).items())
        read: list[Any] = [self._try(lambda name=name, entry=entry: self._bet(name, entry)) for name, entry in pairs]  # type: ignore[misc]
        return tuple(each for each in read if each is not None)

    def _bet(self, name: str, entry: Written) -> DraftBet:
        if not NAME.fullmatch(name) or name in {bet.called for bet in self.library.side_bets} | set(self.library.names):
            raise entry.fault(
                f"{name[:60]!r} cannot be the id of a new side bet", "small letters, digits and hyphens, and not one that there is"
            )
        return read_bet(name, entry)
