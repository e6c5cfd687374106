"""The stored form is the same letter for letter, whoever writes the JSON: hashes and digests of earlier versions must still be found."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from pitboss.floor.codec import encode
from pitboss.house.tables.codec import _text, ascii_json, write_event, write_state
from pitboss.house.tables.state import TableState
from tests.house.test_histories import GAMES, history

Values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.integers(min_value=-(2**70), max_value=2**70) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def plainly(value: Any) -> str:
    """The form as it was first written."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


@pytest.mark.parametrize("book", GAMES)
def test_events_and_states_are_written_as_they_always_were(book: str) -> None:
    day = history(book, 7)
    for event in day.log:
        assert write_event(event) == plainly(encode(event))
    state = TableState(floor=day.floor)
    assert write_state(state) == plainly(encode(state))


@settings(max_examples=300)
@given(Values)
def test_any_value_is_written_as_it_always_was(value: Any) -> None:
    assert _text(value) == plainly(value)
    assert ascii_json(value) == json.dumps(value, separators=(",", ":")).encode()


@pytest.mark.parametrize("text", ["\x7f", '\x00\x1f\t\n\r\b\f"\\/', "é🂡\u2028\u2029\ufeff", "<>&'", "\ud800", "a\udfffb"])
def test_letters_that_writers_of_json_differ_over(text: str) -> None:
    assert _text([text]) == plainly([text])
    assert ascii_json([text]) == json.dumps([text], separators=(",", ":")).encode()
