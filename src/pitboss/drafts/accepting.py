"""What a draft may write for a term: every word of its kind, what books say there, or examples where anything of a kind will do."""

from __future__ import annotations

from typing import Any

from pitboss.drafts.reading_values import known_answers
from pitboss.law.library import Library
from pitboss.law.term import Statement, Term, kind_of
from pitboss.terms.value_text import examples
from pitboss.terms.vocabulary import question_called

MOST = 12


def accepts(term: Term[Any], library: Library) -> tuple[Any, ...]:
    """Answers that may be written, those of the books first."""
    if isinstance(term, Statement):
        return (term.says,)
    known = dict.fromkeys(known_answers(library, term.name))
    return tuple(dict.fromkeys((*known, *examples(kind_of(question_called(term.name))))))


def alternatives(term: Term[Any], stands: Any, library: Library) -> tuple[Any, ...]:
    """Answers other than the one that stands."""
    return tuple(value for value in accepts(term, library) if value != stands)
