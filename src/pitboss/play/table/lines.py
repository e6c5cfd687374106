"""The lines of a table of the law, as a round looks them up."""

from __future__ import annotations

from typing import Any

from pitboss.law.rules import Rules
from pitboss.law.term import Table


def lines(rules: Rules, table: Table[Any]) -> dict[str, Any]:
    """Every line of a table that the book answers, by its key, in the order of the document."""
    return {key: rules[term] for term in rules.law if (key := table.key(term)) and rules.get(term) is not None}
