"""Whether a draft can stand at all: one that answers a question twice says nothing that could be played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pitboss.drafts.draft import DraftClause, DraftRules
from pitboss.law.document import DRAFTED
from pitboss.law.refusal import Refused


def usable(draft: DraftRules) -> DraftRules:
    """The draft itself, unless two of its clauses answer one term."""
    for first, second in conflicts(draft):
        said = (
            f"{second.place}: rule {first.rule} says {first.says} and rule {second.rule} says {second.says}: "
            "only one of them can stand (pitboss draft check prices both)"
        )
        raise Refused("draft", said, rule=f"{DRAFTED}{draft.id} {second.rule}")
    return draft


def conflicts(draft: DraftRules) -> Iterator[tuple[DraftClause, DraftClause]]:
    """Every two clauses that answer the same term."""
    for first, second in combinations(draft.clauses, 2):
        if first.term == second.term:
            yield first, second
