"""`pitboss rules why GAME TERM`: the clause, what it prevails over, and the rule that says so."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated

import typer

from pitboss.books import LIBRARY
from pitboss.cli import completing
from pitboss.cli.answers import as_of, asked, dated, elected, in_json, in_words
from pitboss.cli.drafting import draft_called
from pitboss.cli.screen import answer_json, say
from pitboss.cli.words import Draft, Game, Json, On, Set
from pitboss.law.explain import Step, find_term, why as steps_of
from pitboss.law.in_force import Ruling
from pitboss.law.rules import Rules, options
from pitboss.law.term import Term
from pitboss.law.values import shown

TermName = Annotated[
    str,
    typer.Argument(
        metavar="TERM", help="A term of that book, such as dealer-soft-17.", show_default=False, autocompletion=completing.terms
    ),
]


def why(  # noqa: PLR0917
    game: Game,
    term: TermName,
    on: On = None,
    settings: Set = [],  # noqa: B006
    draft: Draft = None,
    json: Json = False,
) -> None:
    """Say why a book answers a term as it does."""
    rules = elected(asked(LIBRARY.book(game), on, draft_called(draft)), settings)
    asked_for = find_term(rules.law, term)
    steps = steps_of(rules.law, asked_for)
    if json:
        answer_json(record(asked_for, rules, steps))
        return
    say(*_told(asked_for, rules, steps))


def _told(term: Term[object], rules: Rules, steps: tuple[Step, ...]) -> list[str]:
    top = steps[0].ruling
    value = "struck out" if top.struck_out else in_words(rules[term])
    lines = [f"{rules.book.name}: {term.question}", f"  {term.name} = {value}"]
    lines += [f"  {line}" for line in as_of(rules.law)]
    lines.append(f"  by {_cite(top)}")
    if top.clause.also:
        lines.append(f"  with {', '.join(top.clause.also)}")
    for instrument, clause in top.restated_in:
        lines.append(f"  said again by {instrument.document.key} {clause.pin}{f': {clause.note}' if clause.note else ''}")
    if top.restored_by:
        back = top.restored_by
        lines.append(f"  stands again by {back.citation}, which revoked {back.revoked.citation}: {_answer(back.revoked)}")
    for step, below in pairwise(steps):
        lines.append(f"  prevails over {_cite(below.ruling)}: {_answer(below.ruling)}")
        lines.append(f"    because of {step.prevails_by}")
    choice = options(rules.law).get(term.name)
    if choice and (len(choice.values) > 1 or choice.is_open):
        lines.append(f"  may be elected: {choice.accepts()} (--set {term.name}={shown(choice.values[-1])})")
    if top.clause.reading:
        reading = LIBRARY.reading(top.clause.reading)
        lines.append(f"  reading {reading.id}: {reading.question}")
        lines.append(f"    {reading.decision}")
    return lines


def _cite(ruling: Ruling) -> str:
    back = f", read back for {ruling.instrument.stands_for} [{ruling.instrument.reading}]" if ruling.instrument.stands_for else ""
    note = f" ({ruling.clause.note})" if ruling.clause.note else ""
    return f"{ruling.citation} in the book of {ruling.book.name}{back}{note}"


def _answer(ruling: Ruling) -> str:
    return "struck out" if ruling.struck_out else " or ".join(shown(value) for value in ruling.clause.allowed)


def _restored(ruling: Ruling) -> dict[str, object] | None:
    back = ruling.restored_by
    if back is None:
        return None
    revoked = {"document": back.revoked.document, "rule": back.revoked.clause.pin}
    return {"document": back.instrument.document.key, "rule": back.clause.pin, "revoked": revoked}


def record(term: Term[object], rules: Rules, steps: tuple[Step, ...]) -> dict[str, object]:
    """The answer as JSON carries it."""
    top = steps[0].ruling
    return {
        "game": rules.book.id,
        **dated(rules.law),
        "term": term.name,
        "question": term.question,
        "value": None if top.struck_out else in_json(rules[term]),
        "steps": [
            {
                "book": step.ruling.book.id,
                "document": step.ruling.document,
                "rule": step.ruling.clause.pin,
                "also": list(step.ruling.clause.also),
                "says": None if step.ruling.struck_out else [in_json(value) for value in step.ruling.clause.allowed],
                "prevails_by": step.prevails_by or None,
                "restored_by": _restored(step.ruling),
            }
            for step in steps
        ],
        "reading": top.clause.reading or None,
    }
