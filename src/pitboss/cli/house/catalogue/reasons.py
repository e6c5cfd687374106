"""Why a book answers a term as it does: every layer of the answer, the options, the reading and the price."""

from __future__ import annotations

from typing import Any

from pitboss.cli.answers import in_words
from pitboss.cli.house.catalogue.books import law_asked
from pitboss.cli.house.catalogue.readings import prices_of, reading_records
from pitboss.house.service.catalogue import Asked, Json
from pitboss.law.explain import Step, find_term, why
from pitboss.law.in_force import Law, Ruling
from pitboss.law.refusal import PitbossError, Refused
from pitboss.law.rules import elect, options
from pitboss.law.term import Term


def why_asked(asked: Asked, term: str) -> Json:
    """Why a book answers a term so at a moment."""
    law = law_asked(asked)
    try:
        found = find_term(law, term)
    except PitbossError as fault:
        raise Refused("no-such-term", fault.sentence, rule="") from None
    told = reason(law, found)
    return {"why": told, "readings": [reading_records()[told["reading"]]] if told["reading"] else []}


def reason(law: Law, term: Term[Any]) -> Json:
    """Why a law answers a term so."""
    steps, choice = why(law, term), options(law).get(term.name)
    top = steps[0].ruling
    return {
        "book": law.book.id,
        "book_name": law.book.name,
        "term": term.name,
        "question": term.question,
        "chapter": term.chapter.value,
        "answer": answer_of(law, term),
        "steps": [_step(step) for step in steps],
        "restored_by": top.restored_by.citation if top.restored_by else None,
        "revoked": top.restored_by.revoked.citation if top.restored_by else None,
        "again": [f"{instrument.document.key} {clause.pin}" for instrument, clause in top.restated_in],
        "may_be": choice.accepts() if choice else None,
        "reading": top.clause.reading or None,
        "prices": prices_of(law.book.id, term.name),
    }


def answer_of(law: Law, term: Term[Any]) -> str | None:
    """The answer in words with nothing elected, None where the term is struck out."""
    return None if law[term].struck_out else in_words(elect(law, {})[term])


def said_by(ruling: Ruling) -> str | None:
    """What one clause says, in words; None where it strikes the term out."""
    return None if ruling.struck_out else " or ".join(in_words(value) for value in ruling.clause.allowed)


def _step(step: Step) -> Json:
    ruling = step.ruling
    return {
        "book": ruling.book.id,
        "book_name": ruling.book.name,
        "document": ruling.document,
        "rule": ruling.clause.pin,
        "also": list(ruling.clause.also),
        "says": said_by(ruling),
        "note": ruling.clause.note or None,
        "read_back": ruling.instrument.stands_for or None,
        "prevails_by": step.prevails_by or None,
    }
