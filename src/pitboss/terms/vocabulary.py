"""The vocabulary as a whole: every term and table of these modules, by its name."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from pitboss import terms
from pitboss.law.refusal import Malformed, nearest
from pitboss.law.term import Table, Term, in_chapters


@cache
def vocabulary() -> Mapping[str, Term[Any] | Table[Any]]:
    """Every question that a rule book may answer, by name, in the order of the chapters; a table stands for all its lines."""
    found: dict[str, Term[Any] | Table[Any]] = {}
    for module in pkgutil.iter_modules(terms.__path__, f"{terms.__name__}."):
        for thing in vars(import_module(module.name)).values():
            if isinstance(thing, Term | Table):
                found.setdefault(thing.name, thing)
    return {thing.name: thing for thing in in_chapters(found.values())}  # type: ignore[arg-type]  # a table has a chapter too


def question_called(name: str) -> Term[Any] | Table[Any]:
    """The term of that name, or the table whose line it is; a sentence with the nearest names where there is none."""
    head, line, key = name.partition("/")
    known = vocabulary().get(head)
    if known is None or isinstance(known, Table) is not bool(line and key):
        names = [each.name + ("/…" if isinstance(each, Table) else "") for each in vocabulary().values()]
        if isinstance(known, Table):
            raise Malformed("term", f"{name} is a table: name one of its lines, as in {name}/LINE (pitboss rules terms GAME lists them)")
        raise Malformed("term", f"there is no term {name[:60]!r}{nearest(name[:60], names)} (pitboss rules terms lists them all)")
    return known


def term_called(name: str) -> Term[Any]:
    """The term of that name, a line of a table among them."""
    known = question_called(name)
    return known[name.partition("/")[2]] if isinstance(known, Table) else known
