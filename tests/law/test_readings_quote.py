"""A reading quotes, in our words, what each rule it touches says, and has looked at the rules beside them.

What is held against the documents: that a phrase keeps the words that decide (never, only, void, interim, every effort) and invents
no figure and no duty; that every rule which answers the same term, every rule of the same family that limits something, the meaning of
void and every document is quoted or left alone for a reason. What no test can see is whether a decision goes against a phrase: that is
for whoever reads the two together, which is why `pitboss rules readings` shows them together.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitboss.books import LIBRARY
from pitboss.books.readings import READINGS
from pitboss.law.reading import Reading, Weight
from tests.law import gazetted
from tests.law.quoting import (
    Place,
    definitions,
    invented,
    left_alone,
    limiting,
    lost,
    on_the_same_terms,
    places,
    resting_on,
    rows,
    silent_on,
)

ABOUT_MONEY = [reading for reading in READINGS if reading.weight is not Weight.PROCEDURE]
OF_THE_FLOOR = [reading for reading in READINGS if reading.id[0] in "PQRST"]
QUOTED = [(reading.id, place, phrase) for reading in READINGS for place, phrase in places(reading).items()]


def looked_at(reading: Reading) -> set[Place]:
    return {*places(reading), *left_alone(reading)}


def without(name: str, *rules: str) -> Reading:
    """A reading as somebody might have written it who had not seen those rules."""
    reading = LIBRARY.reading(name)
    assert set(rules) <= {*reading.rules, *reading.beside}
    rest = {rule: phrase for rule, phrase in reading.rules.items() if rule not in rules}
    return replace(reading, rules=rest, beside={rule: why for rule, why in reading.beside.items() if rule not in rules})


@pytest.fixture
def printed_texts() -> None:
    if not gazetted.SEEDS.is_dir():
        pytest.skip("the gazetted texts are not beside this checkout (../shared/seeds)")


def test_every_rule_touched_has_a_phrase_of_its_own() -> None:
    for reading in READINGS:
        for rule, phrase in (*reading.rules.items(), *reading.beside.items()):
            assert len(phrase.split()) > 1, (reading.id, rule)
            assert phrase == phrase.strip().rstrip(".:;"), (reading.id, rule, phrase)
            assert phrase not in (reading.question, reading.decision), (reading.id, rule)


def test_one_phrase_does_not_do_for_all_the_rules_of_a_document() -> None:
    for reading in READINGS:
        own = [phrase for (document, _), phrase in places(reading).items() if document == reading.document]
        assert len(own) < 3 or len(set(own)) > 1, reading.id


def test_what_is_left_alone_is_a_rule_or_a_document_and_is_not_touched_as_well() -> None:
    documents = {document for document, _ in rows()}
    for reading in READINGS:
        for document, pin in left_alone(reading):
            assert (document, pin) in rows() or (not pin and document in documents), (reading.id, document, pin)
        assert not set(places(reading)) & set(left_alone(reading)), reading.id


def test_a_phrase_keeps_the_words_that_decide(printed_texts: None) -> None:
    assert [(name, place, gone, phrase) for name, place, phrase in QUOTED if (gone := lost(place, phrase))] == []


def test_a_phrase_invents_no_figure_and_no_duty(printed_texts: None) -> None:
    assert [(name, place, more, phrase) for name, place, phrase in QUOTED if (more := invented(place, phrase))] == []


def test_a_clause_that_rests_on_a_reading_is_one_of_its_rules() -> None:
    for reading in READINGS:
        assert {(document, clause.pin) for document, clause in resting_on(reading)} - set(places(reading)) == set(), reading.id


def test_every_rule_on_the_same_question_is_quoted_or_left_alone_for_a_reason() -> None:
    assert {(each.id, place) for each in READINGS for place in on_the_same_terms(each) if place not in looked_at(each)} == set()


def test_where_money_is_at_stake_so_is_every_rule_of_the_same_family_that_limits_something() -> None:
    assert {(each.id, place) for each in ABOUT_MONEY for place in limiting(each) if place not in looked_at(each)} == set()


def test_where_money_turns_on_void_its_meaning_is_quoted() -> None:
    assert {(each.id, place) for each in ABOUT_MONEY for place in definitions(each) if place not in looked_at(each)} == set()


def test_a_reading_of_the_floor_says_of_every_document_what_it_is_there() -> None:
    assert {each.id: missing for each in OF_THE_FLOOR if (missing := silent_on(each))} == {}


# What these would have seen in readings that once stood here and went against their documents.


def test_a_sharer_who_left_a_pair_together_would_have_been_seen() -> None:
    old = without("J4", "VIC-2003-01 7.5.5(e)", "NSW-STAR-BJ 12.5.5", "NSW-BJ-CHALLENGE 11.4.3")
    assert {("VIC-2003-01", "7.5.5(e)"), ("NSW-STAR-BJ", "12.5.5"), ("NSW-BJ-CHALLENGE", "11.4.3")} <= set(limiting(old))


def test_what_void_means_in_the_act_would_have_been_seen() -> None:
    assert ("ACT-2018-01", "A: Void") in set(definitions(without("P3", "ACT-2018-01 A: Void")))


def test_a_rule_stretched_to_another_document_would_have_been_seen() -> None:
    old = LIBRARY.reading("R5")
    victoria = [rule for rule in (*old.rules, *old.beside) if old.cite(rule).startswith("VIC-2003-01")]
    assert silent_on(without("R5", *victoria)) == ["VIC-2003-01"]


def test_a_final_payment_taken_for_an_interim_one_would_have_been_seen(printed_texts: None) -> None:
    phrase = "until the next round begins it is rebuilt, or else void, and what was paid to players stands"
    assert lost(("NSW-STAR-BJ", "16.8"), phrase) == ["interim", "every effort"]
    assert invented(("VIC-2003-01", "5.8"), "5 players must share an area") == ["must", "5"]


def test_a_rule_that_answers_the_same_term_would_have_been_seen() -> None:
    assert ("NSW-STAR-BJ", "9.1.3") in set(on_the_same_terms(without("A9", "NSW-STAR-BJ 9.1.3")))
