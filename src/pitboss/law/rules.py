"""Rules: the law of a book with the house's elections made, ready to be asked for values."""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from typing import Any

from pitboss.law.book import Book
from pitboss.law.in_force import Law, Ruling, in_force
from pitboss.law.moment import Moment
from pitboss.law.refusal import Malformed, Refused, listed, nearest
from pitboss.law.term import Chapter, Default, Statement, T, Term
from pitboss.law.values import Dollars, shown

LISTED = 12
"""How many options one sentence can hold."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice the law leaves to the house, or that a doubt in its words leaves to a reading."""

    term: Term[Any]
    ruling: Ruling
    lawful: tuple[Any, ...]
    alternatives: tuple[Any, ...]

    @property
    def default(self) -> Any:
        """What stands until the house elects."""
        return max(self.lawful) if self.term.default is Default.LARGEST else self.lawful[0]

    @property
    def values(self) -> tuple[Any, ...]:
        """Every value that may be elected, the default first."""
        return tuple(dict.fromkeys((self.default, *self.lawful, *self.alternatives)))

    @property
    def is_open(self) -> bool:
        """Whether any other amount may be elected too."""
        return self.term.default is Default.OPEN

    def accepts(self) -> str:
        """What may be elected, in words."""
        words = listed([shown(value) for value in self.values], "or")
        return f"{words}, or any other amount in dollars" if self.is_open else words

    def read(self, text: str) -> Any:
        """Read an elected value; what the law does not allow is refused with its rule."""
        wanted = {"true": "yes", "false": "no", "on": "yes", "off": "no"}.get(text.strip().lower(), text.strip().lower())
        for value in self.values:
            if wanted in (str(value).lower(), shown(value).lower()):
                return value
        if self.is_open:
            try:
                amount = Dollars.of(wanted)
            except ValueError:
                amount = Dollars(0)
            if amount.cents > 0:
                return amount
        raise Refused(
            "election",
            f"{self.term.name}={text} is not allowed by {self.ruling.citation}: it may be {self.accepts()}",
            rule=self.ruling.citation,
        )


@dataclass(frozen=True, slots=True, repr=False)
class Rules:
    """The law in force with every choice made.

    `rules[TERM]` is the value, `rules.why(TERM)` the ruling behind it.
    """

    law: Law
    elected: Mapping[Term[Any], Any]

    def __repr__(self) -> str:
        """One line, for a notebook and for a test that fails."""
        elected = "".join(f", {term.name}={shown(value)}" for term, value in self.elected.items())
        return f"<rules of {self.book.name} ({self.book.id}): {len(self.law)} answers{elected}>"

    @property
    def book(self) -> Book:
        """The book these are the rules of."""
        return self.law.book

    def __getitem__(self, term: Term[T]) -> T:
        value: T = self.elected[term] if term in self.elected else _default(self.law, term)
        return value

    def get(self, term: Term[T]) -> T | None:
        """The value, or None where the book strikes the term out or never answers it."""
        ruling = self.law.get(term)
        return None if ruling is None or ruling.struck_out else self[term]

    def why(self, term: Term[Any]) -> Ruling:
        """The clause that answers, in its place."""
        return self.law[term]


@dataclass(frozen=True, slots=True, repr=False)
class Ledger(Rules):
    """Rules that keep which of their terms were asked: whoever opens a game by them can see which answers it would not act on."""

    spent: set[str] = field(default_factory=set)

    def __getitem__(self, term: Term[T]) -> T:
        self.spent.add(term.name)
        return Rules.__getitem__(self, term)

    def get(self, term: Term[T]) -> T | None:
        """The value as `Rules` has it; asking is spending also where the book is silent."""
        self.spent.add(term.name)
        return Rules.get(self, term)

    def unspent(self, chapters: Container[Chapter]) -> list[Term[Any]]:
        """The terms of some chapters that were answered and never asked. A statement has but one answer, so that only one that is
        struck out counts, and any other term only where it is not; handling moves no money."""
        return [
            term
            for term, ruling in self.law.items()
            if term.chapter in chapters
            and not (term.name in self.spent or term.handling)
            and ruling.struck_out is isinstance(term, Statement)
        ]


def _default(law: Law, term: Term[Any]) -> Any:
    ruling = law.get(term)
    if ruling is None or ruling.struck_out:
        said = f"{ruling.citation} strikes it out" if ruling else f"{law.book.name} does not answer it"
        raise KeyError(f"{term.name}: {said}")
    return Option(term, ruling, ruling.clause.allowed, ()).default


def options(law: Law) -> dict[str, Option]:
    """Every choice a house has under this law, by name."""
    return {
        term.name: Option(term, ruling, ruling.clause.allowed, ruling.clause.alternatives)
        for term, ruling in law.items()
        if len(ruling.clause.allowed) > 1 or ruling.clause.alternatives or (term.default is Default.OPEN and ruling.clause.allowed)
    }


def elect(law: Law, choices: Mapping[str, str]) -> Rules:
    """Make the house's elections: names and values as a person writes them.

    A term that the law fixes may be elected as it is, so that one list of elections serves several games; otherwise it is refused.
    What a draft elects stands where nothing else is elected.
    """
    drafted = law.book.under.elections if law.book.under else ()
    named = {term.name for term in law} if drafted else ()
    choices = {name: value for name, value in drafted if name in named} | dict(choices)
    known = options(law)
    fixed = {term.name: ruling for term, ruling in law.items() if term.name not in known}
    elected: dict[Term[Any], Any] = {}
    for name, text in choices.items():
        if name in fixed:
            _require_as_fixed(name, text, fixed[name])
        elif name not in known:
            raise Malformed("option", f"{law.book.name} has no option {name!r}{nearest(name, known)}{_has(known, law.book)}")
        else:
            elected[known[name].term] = known[name].read(text)
    return Rules(law, elected)


def _require_as_fixed(name: str, text: str, ruling: Ruling) -> None:
    if ruling.struck_out:
        raise Refused("election", f"{name}={text} has no place here: {ruling.citation} strikes {name} out", rule=ruling.citation)
    Option(ruling.clause.term, ruling, ruling.clause.allowed, ()).read(text)


def _has(known: Mapping[str, Option], book: Book) -> str:
    if len(known) > LISTED:
        return f" (pitboss rules {book.id} lists its {len(known)} options)"
    return f" (its options are {listed(sorted(known))})" if known else " (it has none)"


def rules(book: Book, moment: Moment, **choices: str | int) -> Rules:
    """The rules of a book at a moment, elections given as keywords with underscores for hyphens: `decks=6`."""
    return elect(in_force(book, moment), {name.replace("_", "-"): str(value) for name, value in choices.items()})
