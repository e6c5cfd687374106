"""Terms as files have them: read, written back, and one sentence for what cannot be read."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pitboss.law.refusal import Malformed
from pitboss.promotion.paper.prize import Content, Prize, PrizeKind
from pitboss.promotion.paper.reading import read_terms
from pitboss.promotion.paper.terms import Award, Claiming, Course, Entering, Presence, QualifyingWager, Terms, Unclaimed
from pitboss.promotion.paper.when import When
from pitboss.promotion.paper.writing import write_terms
from tests.promotion.papers import STAR

TEXT = st.text("abc é", max_size=8).map(lambda text: " ".join(text.split()))
NAME = TEXT.filter(bool)
WHEN = st.builds(When, st.sampled_from(("", "2026-12-31")), st.sampled_from(("", "20:00", "20:00:01")))
CENTS = st.integers(0, 10_000_000)
MAPPING = st.dictionaries(NAME, TEXT, max_size=2)
PRIZE = st.builds(
    Prize,
    NAME,
    st.sampled_from(PrizeKind),
    CENTS,
    st.integers(1, 9),
    TEXT,
    MAPPING,
    st.lists(st.builds(Content, NAME, TEXT, st.integers(0, 30_000)), max_size=2).map(tuple),
    CENTS,
    MAPPING,
)
TERMS = st.builds(
    Terms,
    NAME,
    st.just(STAR),
    st.builds(Award, TEXT, WHEN, TEXT),
    st.builds(Course, TEXT, WHEN, WHEN),
    st.builds(Entering, TEXT, WHEN, st.integers(1, 9), st.none() | st.builds(QualifyingWager, CENTS, st.integers(1, 9))),
    st.builds(Claiming, TEXT, st.sampled_from(Presence), st.integers(0, 9), st.integers(0, 9), st.sampled_from(Unclaimed)),
    TEXT,
    st.lists(NAME, max_size=2).map(tuple),
    TEXT,
    st.lists(PRIZE, max_size=2).map(tuple),
    st.integers(1, 9),
    MAPPING,
)


@settings(max_examples=60, deadline=None)
@given(TERMS)
def test_what_is_written_is_read_back(terms: Terms) -> None:
    assert read_terms(write_terms(terms)) == terms


def test_every_millilitre_up_to_the_limit_and_over_is_read_back() -> None:
    contents = [Content("wine", "liquor", millilitres) for millilitres in range(30_000)]
    terms = Terms("Wine", STAR, prizes=(Prize("A cellar", PrizeKind.GOODS, contents=tuple(contents)),))
    assert list(read_terms(write_terms(terms)).prizes[0].contents) == contents


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"prize": []}, "there is no field 'prize' here; the nearest are prizes and prizes-each"),
        ({"award": {"when": "soon"}}, "award.when: 'soon' is not a date such as 2026-12-31"),
        ({"claiming": {"presence": "maybe"}}, "claiming.presence: 'maybe' is none of required or not-required"),
        ({"prizes": [{"name": "Car", "kind": "boat"}]}, "prizes[0].kind: 'boat' is none of cash, goods"),
        ({"prizes": [{"name": "Car"}]}, "prizes[0]: kind is missing"),
        ({"prizes": [{"name": "Wine", "kind": "goods", "contents": [{"what": "wine", "litres": "much"}]}]}, "is not a number of litres"),
        ({"entry": {"wager": {"least": -5}}}, "entry.wager.least: -5 is not an amount of dollars"),
        ({"results": "x" * 5_000}, "is not a text of up to 4000 characters"),
        ({"prizes-each": 5_000}, "prizes-each: 5000 is more than 1000"),
    ],
)
def test_what_cannot_be_read_says_where_and_what_would_be(change: dict[str, Any], said: str) -> None:
    with pytest.raises(Malformed) as fault:
        read_terms({"name": "Draw", "game": STAR, **change})
    assert said in fault.value.sentence
