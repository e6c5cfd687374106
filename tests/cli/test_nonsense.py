"""Nonsense in, one sentence out: no list of words makes the command line fail in any way of its own."""

from __future__ import annotations

from hypothesis import example, given, settings, strategies as st

from pitboss.books import LIBRARY
from tests.cli.shell import within

KNOWN = [
    *("rules", "show", "why", "diff", "search", "register", "readings"),
    *("--on", "--set", "--json", "--deeds", "--missing", "--definitions", "--help", "--version", "--", "-", ""),
    *("2000-12-15T04:00", "2003-02-06", "decks=6", "decks=", "=", "smallest-chip=0.50", "dealer-soft-17", "A2"),
    *LIBRARY.names,
]
WORDS = st.one_of(st.sampled_from(KNOWN), st.text(max_size=12), st.text("-=/: \n", max_size=4))
ASKED = st.lists(WORDS, max_size=6).map(lambda words: ["rules", *words])


@settings(max_examples=250, deadline=None)
@given(words=st.one_of(ASKED, st.lists(WORDS, max_size=4)))
@example(words=["rules", "search", "\udc80"])
@example(words=["rules", "--x\ny"])
@example(words=["rules", "vic-blackjack", "--set", "smallest-chip=1/0"])
@example(words=["rules", "vic-blackjack", "--on", "9999-12-31T23:59-12:00"])
def test_any_words_get_an_answer_or_one_sentence(words: list[str]) -> None:
    answer = within(*words)
    assert answer.status in (0, 1, 2)
    if answer.status == 0:
        assert answer.err == ""
    else:
        assert answer.out == ""
        assert answer.err.startswith("pitboss: ")
        assert answer.err.count("\n") == 1
        assert answer.err.endswith("\n")
