"""A clause: the answer that one rule gives to one term, and where it says so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Generic

from pitboss.law.site import Site, here
from pitboss.law.term import Statement, T, Term
from pitboss.law.values import Said


class Effect(Enum):
    """What a clause does to its term."""

    ANSWERS = "answers"
    STRIKES_OUT = "strikes out"
    RESTATES = "restates"
    REVOKES = "revokes"


@dataclass(frozen=True)
class Clause(Generic[T]):
    """One rule's answer to one term.

    `pin` is where in the document (the inventory's own words for it); `also` are further rules of the same document
    that say or assume the same. One value in `allowed` means fixed, several mean that the house elects.
    Where the words are in doubt, `reading` names the entry of the readings that decides and `alternatives` are
    the values that the other readings would give.
    """

    pin: str
    term: Term[T]
    allowed: tuple[T, ...]
    effect: Effect = Effect.ANSWERS
    also: tuple[str, ...] = ()
    reading: str = ""
    alternatives: tuple[T, ...] = ()
    note: str = ""
    site: Site = field(default_factory=here, compare=False, repr=False)

    @property
    def pins(self) -> tuple[str, ...]:
        """Every rule the clause rests on."""
        return (self.pin, *self.also)


def rule(
    pin: str, term: Term[T], *allowed: T, also: tuple[str, ...] = (), reading: str = "", or_else: tuple[T, ...] = (), note: str = ""
) -> Clause[T]:
    """The rule at `pin` answers `term`: with one value it is fixed, with several the house elects."""
    if not allowed:
        raise ValueError(f"{pin} gives no answer to {term.name}: use strike_out to remove a term")
    return Clause(pin, term, allowed, Effect.ANSWERS, also, reading, or_else, note, here())


def state(pin: str, term: Statement, *, also: tuple[str, ...] = (), reading: str = "", note: str = "") -> Clause[Said]:
    """The rule at `pin` states a fact that has no other answer."""
    return Clause(pin, term, (term.says,), Effect.ANSWERS, also, reading, (), note, here())


def strike_out(pin: str, term: Term[T], *, also: tuple[str, ...] = (), reading: str = "", note: str = "") -> Clause[T]:
    """The rule at `pin` leaves `term` no place in this book, whatever the parent says."""
    return Clause(pin, term, (), Effect.STRIKES_OUT, also, reading, (), note, here())


def revoke(pin: str, term: Term[T], *, also: tuple[str, ...] = (), reading: str = "", note: str = "") -> Clause[T]:
    """The rule at `pin` takes back this book's answer to `term`: what that prevailed over stands again.

    That is the answer of an earlier instrument of the same book, or of the book below; where neither has one, the term has none.
    """
    return Clause(pin, term, (), Effect.REVOKES, also, reading, (), note, here())


def again(pin: str, term: Term[T], *, also: tuple[str, ...] = (), note: str = "") -> Clause[T]:
    """The rule at `pin` says once more, in so many words, what the parent book already answers."""
    return Clause(pin, term, (), Effect.RESTATES, also, "", (), note, here())


def renumbered(clauses: Iterable[Clause[Any]], old: str, new: str, *, but: tuple[Clause[Any], ...] = ()) -> tuple[Clause[Any], ...]:
    """A chapter that stands in another document under another number: 16.1.2(a) is 10.1.2(a) there.

    What the other document says `but` differently takes the place of the same term's clause.
    """
    differs = {clause.term: clause for clause in but}
    return tuple(differs.get(clause.term) or _renumbered(clause, old, new) for clause in clauses)


def _renumbered(clause: Clause[Any], old: str, new: str) -> Clause[Any]:
    pin, *also = (f"{new}{each.removeprefix(old)}" if each == old or each.startswith(f"{old}.") else each for each in clause.pins)
    return replace(clause, pin=pin, also=tuple(also))
