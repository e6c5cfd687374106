"""What else a clause could say: other values of the same kind, a strike undone, an answer taken away.

A change is made in place, in a process of its own that ends after the tests have run.
"""

from __future__ import annotations

import dataclasses
import enum
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from _pytest.outcomes import Exit

from pitboss.law.clause import Clause, Effect
from pitboss.law.document import Document
from pitboss.law.rules import Rules
from pitboss.law.term import Statement
from pitboss.law.values import Dollars, Odds, Span
from pitboss.terms.powers import Power, Rank, Role

TESTS = str(Path(__file__).resolve().parents[2] / "tests")
MOST = 3
# Every fact that a document states of itself, and what is left where it does not.
FACTS = {
    "commences": None,
    "published": None,
    "dated": None,
    "gazette": "",
    "power": "",
    "signatory": "",
    "offices": (),
    "regulator": "somebody else",
    "title": "something else",
}
DEEP = 3


class Change(NamedTuple):
    """One other thing that the law could say, in words, and how to make it say so."""

    words: str
    make: Callable[[], None]


def changes_of(clause: Clause[Any], answered: tuple[Any, ...]) -> Iterator[Change]:
    """A few other things that a clause could say; `answered` is what the book answers where the clause only says it again."""
    match clause.effect:
        case Effect.STRIKES_OUT:
            yield Change("not struck out", lambda: _rewrite(clause, Effect.RESTATES, ()))
        case Effect.RESTATES:
            for value in islice(_others(answered), MOST):
                yield Change(_words(clause, value), lambda value=value: _rewrite(clause, Effect.ANSWERS, value))
        case _:
            found = list(islice(_others(clause.allowed), MOST))
            for value in found:
                yield Change(_words(clause, value), lambda value=value: _rewrite(clause, Effect.ANSWERS, value))
            if not found or isinstance(clause.term, Statement):
                yield Change(f"{clause.term.name} not answered", lambda: _rewrite(clause, Effect.STRIKES_OUT, ()))


def changes_of_document(document: Document, pin: str) -> Iterator[Change]:
    """What a document could have done otherwise at a pin: nothing, if it acts or recites there; else on another day."""
    kept = tuple(act for act in document.acts if act.pin != pin)
    if kept != document.acts:
        yield Change("not done", lambda: object.__setattr__(document, "acts", kept))
    told = tuple(each for each in document.recitals if each.pin != pin)
    if told != document.recitals:
        yield Change("not recited", lambda: object.__setattr__(document, "recitals", told))
    if pin in document.pins:
        yield from islice(_facts(document), 6)


def _facts(document: Document) -> Iterator[Change]:
    """Each fact that a document states of itself, left out or altered."""
    for name, other in FACTS.items():
        if getattr(document, name):
            yield Change(f"no {name}", lambda name=name, other=other: object.__setattr__(document, name, other))


def _words(clause: Clause[Any], value: tuple[Any, ...]) -> str:
    return f"{clause.term.name}: {' or '.join(map(str, value))}"[:160]


def _rewrite(clause: Clause[Any], effect: Effect, allowed: tuple[Any, ...]) -> None:
    """Let a clause say something else to everybody but the tests: one that only repeats what the book says proves nothing.

    Nor does it where nothing at all can be played because an answer is missing that is always asked for: such a trial is broken off.
    """
    before = (clause.effect, clause.allowed)

    def put(values: tuple[Effect, tuple[Any, ...]]) -> None:
        object.__setattr__(clause, "effect", values[0])
        object.__setattr__(clause, "allowed", values[1])

    def as_it_was(asked: Callable[..., Any], *, demands: bool) -> Callable[..., Any]:
        def ask(self: Rules, term: Any) -> Any:
            ruling = self.law.get(term)
            if demands and effect is Effect.STRIKES_OUT and term.name == clause.term.name and (ruling is None or ruling.struck_out):
                raise Exit(f"nothing is played where {term.name} is not answered")
            if ruling is None or ruling.clause is not clause or not sys._getframe(1).f_code.co_filename.startswith(TESTS):
                return asked(self, term)
            put(before)
            try:
                return asked(self, term)
            finally:
                put((effect, allowed))

        return ask

    put((effect, allowed))
    for name in ("__getitem__", "get"):
        setattr(Rules, name, as_it_was(getattr(Rules, name), demands=name == "__getitem__"))


def _others(allowed: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Other answers: fewer choices where the house elects, other values of the same kind where it does not."""
    if len(allowed) > 1:
        yield allowed[:-1]
        yield allowed[1:]
    elif allowed:
        for value in _otherwise(allowed[0]):
            if value != allowed[0] and _has_a_form(value):
                yield (value,)


def _has_a_form(value: Any) -> bool:
    """Whether a value made field by field is one that could be written."""
    try:
        return bool(str(value))
    except (ValueError, TypeError, AttributeError):
        return False


def _otherwise(value: Any, depth: int = 0) -> Iterator[Any]:
    match value:
        case Power():
            if value.needs:
                yield dataclasses.replace(value, needs=())
            yield dataclasses.replace(value, holder=_somebody_else(value.holder), or_above=Rank.ALONE, also=())
        case enum.Enum():
            yield from [member for member in type(value) if member is not value][:2]
        case bool():
            yield not value
        case int():
            yield value + 1
        case str():
            yield f"{value} x"
        case Odds():
            yield Odds(value.paid + 1, value.staked)
        case Span():
            yield Span(value.first, value.last - 1) if value.last > value.first else Span(value.first, value.last + 1)
        case Dollars():
            yield Dollars(value.cents + 100)
        case tuple() if value and not hasattr(value, "_fields"):
            if len(value) > 1:
                yield value[:-1]
                yield value[1:]
            yield from ((other, *value[1:]) for other in islice(_otherwise(value[0], depth + 1), 1))
        case _ if depth < DEEP:
            yield from _field_by_field(value, depth)


def _somebody_else(holder: Role) -> Role:
    return Role.CASINO_OPERATOR if holder is Role.DEALER else Role.DEALER


def _field_by_field(value: Any, depth: int) -> Iterator[Any]:
    names = getattr(value, "_fields", ()) or ([each.name for each in dataclasses.fields(value)] if dataclasses.is_dataclass(value) else ())
    for name in names:
        for other in islice(_otherwise(getattr(value, name), depth + 1), 1):
            try:
                yield value._replace(**{name: other}) if hasattr(value, "_fields") else dataclasses.replace(value, **{name: other})
            except (ValueError, TypeError, AssertionError):
                continue  # not a value of its kind
