"""Values and patterns read back from the text that is written of them."""

from __future__ import annotations

from typing import Any

import pytest

from pitboss.books import LIBRARY
from pitboss.drafts.finding import Faulty, Place
from pitboss.drafts.reading_values import values_of
from pitboss.drafts.written import Written
from pitboss.law.clause import Clause
from pitboss.law.term import Statement, kind_of
from pitboss.law.values import Dollars, Odds, Span, Word
from pitboss.terms.dealer_hand import DealerSoft17
from pitboss.terms.pattern import All, Either, First, Not, Pattern
from pitboss.terms.pattern_text import read_pattern
from pitboss.terms.patterns import Count, OneColour, OneSuit, Ranks, Run, SameRank, Total
from pitboss.terms.side_bets import ByAnswer
from pitboss.terms.value_text import NotRead, as_written, read_value
from pitboss.terms.vocabulary import question_called, term_called, vocabulary

CLAUSES: list[Clause[Any]] = [clause for book in LIBRARY.books for each in book.instruments for clause in each.clauses]


def _file(value: Any) -> Written:
    if isinstance(value, list):
        return Written([_file(each) for each in value], Place(1, 1))
    return Written(str(value), Place(1, 1))


def test_every_answer_of_every_book_can_be_written_in_a_draft_and_means_the_same() -> None:
    answers = {(clause.term.name, value): clause.term for clause in CLAUSES for value in (*clause.allowed, *clause.alternatives)}
    assert len(answers) > 1000
    misread = [
        (name, value) for (name, value), term in answers.items() if values_of(term, _file(as_written(value)), "1", LIBRARY) != (value,)
    ]
    assert misread == []


def test_every_pattern_of_every_book_reads_back_as_itself() -> None:
    found = {value for clause in CLAUSES for value in clause.allowed if isinstance(value, Pattern)}
    found |= {fit for clause in CLAUSES for value in clause.allowed if isinstance(value, ByAnswer) for _, fit in value.patterns}
    assert len(found) > 15
    for pattern in found:
        assert read_pattern(str(pattern)) == pattern, str(pattern)


@pytest.mark.parametrize(
    "pattern",
    [
        Either((All((SameRank(), Not(OneSuit()))), First(2, Ranks("77")))),
        All((Either((Run(), OneColour())), Total(20, 21))),
        Not(All((Count(5, or_more=True), Not(Either((OneSuit(), Count(3))))))),
        First(3, Either((Ranks("678"), Ranks("AKQ")))),
    ],
    ids=str,
)
def test_brackets_and_joins_read_back(pattern: Pattern) -> None:
    assert read_pattern(str(pattern)) == pattern


@pytest.mark.parametrize(
    "text", ["", "same rank,", "or run", "(run", "run)", "not", "first 3 run", "ranks 1", "six cards", "not " * 60 + "run"]
)
def test_what_is_no_pattern_is_said(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_pattern(text)


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (Odds, "6 to 5", Odds(6, 5)),
        (Odds, "6:5", Odds(6, 5)),
        (Odds, "evens", Odds(1)),
        (Dollars, "$2.50", Dollars(250)),
        (Span, "1 to 7", Span(1, 7)),
        (DealerSoft17, "HIT", DealerSoft17.HIT),
        (tuple[int, ...], "9, 10, 11", (9, 10, 11)),
        (tuple[int, ...], ["9", "10"], (9, 10)),
        (tuple[int, ...], "none", ()),
    ],
)
def test_values_are_read_as_people_write_them(kind: Any, text: Any, value: object) -> None:
    assert read_value(kind, text) == value


@pytest.mark.parametrize(("kind", "text"), [(Odds, "6 to 0"), (Odds, "6"), (int, "six"), (Span, "7 to 1"), (DealerSoft17, "draw")])
def test_what_is_no_answer_says_what_would_be_one(kind: Any, text: str) -> None:
    with pytest.raises(NotRead, match=r"\w+"):
        read_value(kind, text)


def test_every_question_knows_the_kind_of_its_answers() -> None:
    unknown = [name for name, each in vocabulary().items() if not isinstance(each, Statement) and kind_of(each) is None]
    assert unknown == []
    assert kind_of(question_called("natural-pays")) is Odds
    assert issubclass(kind_of(question_called("dealer-soft-17")), Word)
    assert term_called("pontoon-pays/five-card-21").name == "pontoon-pays/five-card-21"


def test_a_statement_has_one_answer() -> None:
    term = term_called("shoe-place")
    with pytest.raises(Faulty, match="no other answer"):
        values_of(term, _file("right-of-dealer"), "1", LIBRARY)
