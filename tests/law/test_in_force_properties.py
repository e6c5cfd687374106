"""Union semantics against a second, naive reading of the same idea, on generated books."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given, strategies as st

from pitboss.law.book import Book, Instrument, Manner
from pitboss.law.clause import Clause, Effect, again, rule, strike_out
from pitboss.law.explain import why
from pitboss.law.in_force import in_force
from pitboss.law.moment import Moment
from pitboss.law.term import Term
from tests.law.small import CARDS, HANDS, ODDS, Y2000, Y2001, Y2002, amendment, book, document

TERMS = (HANDS, CARDS, ODDS)
MOMENTS = (Y2000, Y2001, Y2002)

pins = st.integers(1, 99).map(str)
terms = st.sampled_from(TERMS)
clauses: st.SearchStrategy[Clause[Any]] = st.one_of(
    st.builds(rule, pins, terms, st.integers(0, 5)), st.builds(strike_out, pins, terms), st.builds(again, pins, terms)
)
instruments = st.builds(
    lambda key, moment, said, manner: Instrument(document(key, moment), tuple(said), manner),
    st.sampled_from("ABCDEF"),
    st.sampled_from([None, *MOMENTS]),
    st.lists(clauses, max_size=4),
    st.sampled_from(Manner),
)
# An undated first instrument keeps the book alive at every moment, so that only the union is under test.
single = st.lists(instruments, max_size=4).map(lambda more: book(amendment("base", None), *more))


def stacked(layers: list[Book]) -> Book:
    whole = layers[0]
    for depth, layer in enumerate(layers[1:]):
        whole = replace(layer, over=whole, prevails_by="1.1", id=f"layer-{depth}")
    return whole


books = st.lists(single, min_size=1, max_size=3).map(stacked)


def naive(asked: Book | None, term: Term[Any], moment: Moment) -> Clause[Any] | None:
    """Ask one term only, from the top: the last word of the nearest book that has one, an undated draft the very last."""
    if asked is None:
        return None
    undated = [each for each in asked.instruments if each.from_moment is None]
    spoken: list[Instrument] = [
        *(each for each in undated if each.manner is not Manner.DRAFTS),
        *(each for start in MOMENTS for each in asked.instruments if each.from_moment == start and start <= moment),
        *(each for each in undated if each.manner is Manner.DRAFTS),
    ]
    for instrument in reversed(spoken):
        answers: list[Clause[Any]] = [each for each in instrument.clauses if each.term == term and each.effect is not Effect.RESTATES]
        if answers:
            return answers[-1]
        if instrument.manner is Manner.SUBSTITUTES:
            break
    return naive(asked.over, term, moment)


@given(books, st.sampled_from(MOMENTS))
def test_the_law_is_what_the_naive_reading_finds(asked: Book, moment: Moment) -> None:
    law = in_force(asked, moment)
    for term in TERMS:
        ruling = law.get(term)
        assert (ruling.clause if ruling else None) is naive(asked, term, moment)


@given(books, instruments)
def test_an_instrument_changes_nothing_before_it_commences(asked: Book, later: Instrument) -> None:
    future = replace(later, commences=Y2002)
    amended = replace(asked, instruments=(*asked.instruments, future))
    assert {term: ruling.clause for term, ruling in in_force(amended, Y2001).items()} == {
        term: ruling.clause for term, ruling in in_force(asked, Y2001).items()
    }


@given(books, st.sampled_from(MOMENTS))
def test_every_layer_of_an_answer_lies_below_the_one_before(asked: Book, moment: Moment) -> None:
    depth = {id(each): place for place, each in enumerate(asked.lineage)}
    law = in_force(asked, moment)
    for term in law:
        layers = [step.ruling for step in why(law, term)]
        assert {each.clause.term for each in layers} == {term}
        assert [depth[id(each.book)] for each in layers] == sorted(depth[id(each.book)] for each in layers)


@given(books, st.sampled_from(MOMENTS))
def test_restating_never_changes_an_answer(asked: Book, moment: Moment) -> None:
    def silent(each: Book) -> Book:
        kept = tuple(
            replace(instrument, clauses=tuple(clause for clause in instrument.clauses if clause.effect is not Effect.RESTATES))
            for instrument in each.instruments
        )
        return replace(each, instruments=kept, over=silent(each.over) if each.over else None)

    assert {term: ruling.clause for term, ruling in in_force(asked, moment).items()} == {
        term: ruling.clause for term, ruling in in_force(silent(asked), moment).items()
    }
