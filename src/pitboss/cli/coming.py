"""Law that is still to come, as people and programs read it: never as law, and never left unsaid."""

from __future__ import annotations

from typing import Any

from pitboss.law.explain import Difference
from pitboss.law.in_force import Law, Ruling
from pitboss.law.timeline import Change, changed, coming
from pitboss.law.values import shown

MOST = 6
"""So many terms of a change are told on a page; JSON has them all."""


def coming_lines(law: Law) -> list[str]:
    """What will change in a book after the moment of its law, a line a document."""
    return [f"coming: {said(law, each)}" for each in coming(law.book, law.moment)]


def said(law: Law, change: Change) -> str:
    """One change in words: from when, by which document, and what it changes."""
    begins = f"from {change.moment} {change.document.key} ({change.document.title})"
    if change.ends:
        return f"{begins} ends the book of {change.book.name}"
    found = changed(law.book, change)
    told = "; ".join(f"{each.term.name} = {_answer(each.right)} (before: {_answer(each.left)})" for each in found[:MOST])
    more = f" and {len(found) - MOST} more" if len(found) > MOST else ""
    return f"{begins} {change.does}: {told}{more}" if found else f"{begins} {change.does}"


def coming_records(law: Law) -> list[dict[str, Any]]:
    """The same as JSON carries it."""
    return [
        {
            "on": each.moment.iso,
            "document": each.document.key,
            "title": each.document.title,
            "book": each.book.id,
            "does": each.does,
            "said": said(law, each),
            "terms": [_term(difference) for difference in changed(law.book, each)],
        }
        for each in coming(law.book, law.moment)
    ]


def _term(each: Difference) -> dict[str, Any]:
    return {"term": each.term.name, "before": _answer(each.left), "after": _answer(each.right)}


def _answer(ruling: Ruling | None) -> str:
    if ruling is None or ruling.struck_out:
        return "no such rule"
    return " or ".join(shown(value) for value in ruling.clause.allowed)
