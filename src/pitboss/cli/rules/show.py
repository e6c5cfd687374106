"""`pitboss rules GAME`: the book in force at a moment, each term with its value, document and rule."""

from __future__ import annotations

from itertools import groupby

from pitboss.books import LIBRARY
from pitboss.cli.answers import as_of, asked, cited, dated, document_of, elected, elected_beside, in_json, in_words, marked
from pitboss.cli.coming import coming_lines, coming_records
from pitboss.cli.drafting import draft_called
from pitboss.cli.screen import Column, answer_json, heading, say, table
from pitboss.cli.words import Draft, Game, Json, On, Set
from pitboss.law.in_force import Law, Ruling
from pitboss.law.rules import Rules, options
from pitboss.law.term import Term, in_chapters
from pitboss.law.timeline import since
from pitboss.law.values import shown

COLUMNS = [Column("Term", share=34), Column("Value", share=44), Column("Document"), Column("Rule", share=22)]


def show(game: Game, on: On = None, settings: Set = [], draft: Draft = None, json: Json = False) -> None:  # noqa: B006
    """Print the book of a game as it stands, or as it stood at a moment."""
    rules = elected(asked(LIBRARY.book(game), on, draft_called(draft)), settings)
    if json:
        answer_json(record(rules))
        return
    name, *lines = _heading(rules.law, "" if on is None else f"as in force at {rules.law.moment}")
    heading(name)
    beside = elected_beside(rules.law, settings)
    say(
        *lines,
        *coming_lines(rules.law),
        *(f"elected for {bet.id}: {option} = {in_words(value)}" for option, (bet, value) in beside.items()),
    )
    for chapter, terms in groupby(in_chapters(rules.law), key=lambda term: term.chapter):
        print()
        heading(chapter.value)
        table(COLUMNS, [_row(term, rules) for term in terms])
    say("", *_foot(rules.law))


def _heading(law: Law, asked_at: str) -> list[str]:
    book = law.book
    lines = [f"{book.name} ({book.id})"]
    lines += [*marked(law), asked_at] if asked_at else as_of(law) or [_stands(law)]
    if book.over:
        lines.append(f"over {book.over.name} ({book.over.id}), whose rules apply except where inconsistent: {book.authority}")
    bets = LIBRARY.books_beside(law)
    if bets:
        lines.append(f"side bets: {', '.join(bet.id for bet in bets)}")
    return lines


def _stands(law: Law) -> str:
    last = since(law)
    return f"in force since {last.moment} ({last.document.key})" if last else f"in force, undated ({', '.join(law.instruments)})"


def _row(term: Term[object], rules: Rules) -> tuple[str, ...]:
    ruling = rules.why(term)
    return term.name, _value(term, ruling, rules), document_of(ruling), cited(ruling)


def _value(term: Term[object], ruling: Ruling, rules: Rules) -> str:
    if ruling.struck_out:
        return "struck out"
    said = in_words(rules[term])
    others = [shown(value) for value in (*ruling.clause.allowed, *ruling.clause.alternatives) if value != rules[term]]
    return f"{said} (or {', '.join(others)})" if others else said


def _foot(law: Law) -> list[str]:
    read_back = next((ruling.instrument for ruling in law.values() if ruling.instrument.stands_for), None)
    foot = ["(or 4, 5): what else may be elected, as in --set decks=4", "[A2]: the reading that decides, as in pitboss rules readings A2"]
    return [*foot, f"*: read back, standing for {read_back.stands_for} [{read_back.reading}]"] if read_back else foot


def record(rules: Rules) -> dict[str, object]:
    """The whole book as JSON carries it."""
    law = rules.law
    beside = LIBRARY.laws_beside(law)
    return {
        "game": law.book.id,
        "name": law.book.name,
        **dated(law),
        "coming": coming_records(law),
        "over": law.book.over.id if law.book.over else None,
        "side_bets": [bet.book.id for bet in beside],
        "side_bet_names": {bet.book.id: bet.book.called for bet in beside},
        "terms": [term_record(term, rules) for term in in_chapters(law)],
        "options": _options(law),
        "side_bet_options": {
            bet.book.id: {name: option for name, option in _options(bet).items() if name not in options(law)} for bet in beside
        },
    }


def _options(law: Law) -> dict[str, object]:
    return {
        name: {"default": in_json(option.default), "values": [in_json(value) for value in option.values], "open": option.is_open}
        for name, option in options(law).items()
    }


def term_record(term: Term[object], rules: Rules) -> dict[str, object]:
    """One term as JSON carries it."""
    ruling = rules.why(term)
    return {
        "term": term.name,
        "question": term.question,
        "chapter": term.chapter.value,
        "value": None if ruling.struck_out else in_json(rules[term]),
        "struck_out": ruling.struck_out,
        "document": ruling.document,
        "rule": ruling.clause.pin,
        "also": list(ruling.clause.also),
        "reading": ruling.clause.reading or None,
        "read_back": ruling.instrument.stands_for or None,
        "note": ruling.clause.note or None,
    }
