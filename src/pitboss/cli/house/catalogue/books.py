"""Books as the pages show them: one at a moment, the moments at which it changed, and two side by side."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from pitboss.books import LIBRARY
from pitboss.cli.answers import as_of, asked as law_at, dated, in_words
from pitboss.cli.coming import coming_records
from pitboss.cli.gaming_table import game_called
from pitboss.house.service.catalogue import Asked, Json
from pitboss.law.book import Book
from pitboss.law.explain import Difference, diff
from pitboss.law.in_force import Law, Ruling
from pitboss.law.refusal import PitbossError, Refused
from pitboss.law.rules import Rules, elect, options
from pitboss.law.term import Chapter, Term, in_chapters
from pitboss.law.timeline import changes
from pitboss.law.today import today


def book_asked(name: str) -> Book:
    """The book of that name, game or side bet; a page asks, so a wrong name is a page that there is not."""
    try:
        return LIBRARY.book(name)
    except PitbossError as fault:
        raise Refused("no-such-game", fault.sentence, rule="") from None


def game_asked(name: str) -> Book:
    """The game of that name."""
    try:
        return game_called(name)
    except PitbossError as fault:
        raise Refused("no-such-game", fault.sentence, rule="") from None


def law_asked(asked: Asked) -> Law:
    """The law of a book at the moment asked for; a side bet stands over the first game that it is offered with."""
    book = book_asked(asked.book)
    if book.offered_with and book.over is None:
        book = book.on_top_of(LIBRARY.book(book.offered_with[0]))
    return law_at(book, asked.on)


def book_brief(book: Book) -> Json:
    """A book in a list."""
    starts = [each.from_moment for each in book.instruments if each.from_moment]
    first = book.text_from or min(starts, default=None)
    return {
        "id": book.id,
        "name": book.name,
        "family": book.family.value,
        "jurisdiction": book.jurisdiction.code,
        "documents": list(dict.fromkeys(each.document.key for each in book.instruments)),
        "over": book.over.id if book.over else None,
        "from": first.brief if first else None,
        "until": book.ended.moment.brief if book.ended else None,
        "offered_with": list(book.offered_with),
    }


def book_record(asked: Asked) -> Json:
    """A book at a moment: every answer in its chapters, each with its rule."""
    law = law_asked(asked)
    book, rules = LIBRARY.book(asked.book), elect(law, {})
    own = [term for term in in_chapters(law) if not book.offered_with or law[term].book.id == book.id]
    return {
        **book_brief(book),
        **dated(law),
        "on_said": str(law.moment),
        "over_name": book.over.name if book.over else None,
        "authority": book.authority or None,
        "side_bets": [] if book.offered_with else [{"id": bet.id, "name": bet.name} for bet in LIBRARY.offered_with(book)],
        "as_of": "".join(as_of(law)) or None,
        "coming": [{key: each[key] for key in ("on", "document", "title", "said")} for each in coming_records(law)],
        "times": _times(book),
        "chapters": [
            {"chapter": chapter.value, "answers": [_answer(term, rules, book) for term in terms]}
            for chapter, terms in groupby(own, key=lambda term: term.chapter)
        ],
    }


def _answer(term: Term[Any], rules: Rules, book: Book) -> Json:
    ruling, choice = rules.why(term), options(rules.law).get(term.name)
    below = ruling.prevails_over
    return {
        "term": term.name,
        "question": term.question,
        "answer": None if ruling.struck_out else in_words(rules[term]),
        "may_be": choice.accepts() if choice else None,
        "document": ruling.document,
        "rule": ruling.clause.pin,
        "book": ruling.book.id,
        "book_name": ruling.book.name,
        "reading": ruling.clause.reading or None,
        "read_back": ruling.instrument.stands_for or None,
        "prevails_over": below.citation if below and ruling.book.id == book.id else None,
    }


def _times(book: Book) -> list[Json]:
    """Every moment at which the book or one that it stands over began or changed, oldest first; what is to come is marked."""
    now, found = today(book.jurisdiction), dict[tuple[str, str], Json]()
    for each in (change for change in changes(book) if not change.ends):
        found[each.moment.iso, each.document.key] = {
            "on": each.moment.iso,
            "said": str(each.moment),
            "document": each.document.key,
            "title": each.document.title,
            "book": each.book.name,
            "manner": each.does,
            "coming": each.moment > now,
        }
    return [found[key] for key in sorted(found)]


def comparison(left: Asked, right: Asked) -> Json:
    """Two books, or one at two moments, side by side: every term that they answer differently, and how many alike."""
    one, other = law_asked(left), law_asked(right)
    found = [each for each in diff(one, other) if each.term.chapter is not Chapter.DEFINITIONS]
    return {
        "left": _side(one),
        "right": _side(other),
        "alike": len(one.keys() & other.keys()) - len([each for each in found if each.left and each.right]),
        "chapters": [
            {"chapter": chapter.value, "differences": [_difference(each) for each in group]}
            for chapter, group in groupby(_in_order(found), key=lambda each: each.term.chapter)
        ],
    }


def _in_order(found: Iterable[Difference]) -> list[Difference]:
    order = list(Chapter)
    return sorted(found, key=lambda each: order.index(each.term.chapter))


def _side(law: Law) -> Json:
    return {"book": law.book.id, "name": law.book.name, "on_said": str(law.moment)}


def _difference(each: Difference) -> Json:
    return {"term": each.term.name, "question": each.term.question, "left": _said(each.left), "right": _said(each.right)}


def _said(ruling: Ruling | None) -> Json | None:
    if ruling is None:
        return None
    says = None if ruling.struck_out else " or ".join(in_words(value) for value in ruling.clause.allowed)
    return {"says": says, "document": ruling.document, "rule": ruling.clause.pin}
