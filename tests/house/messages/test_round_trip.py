"""Every command and every event comes back from its JSON as it was, and its JSON is what the schema says."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from jsonschema_rs import Draft202012Validator, meta

from pitboss.floor.commands import Command
from pitboss.floor.events import Event
from pitboss.house.messages import COMMANDS, EVENTS, HOUSE_ONLY, definitions, read_command, read_event, schema, write_command, write_event
from pitboss.law.refusal import Malformed
from tests.house.messages.shapes import things

steady = settings(derandomize=True, database=None, deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
SCHEMA = schema()


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{name}"}]})


@pytest.mark.parametrize("kind", get_args(Command), ids=lambda kind: kind.__name__)
def test_every_command_comes_back_as_it_was(kind: type[Any], examples: Callable[[int], int]) -> None:
    valid = None if kind in HOUSE_ONLY else validator(kind.__name__)

    @settings(steady, max_examples=examples(25))
    @given(things(kind))
    def trip(command: Any) -> None:
        written = write_command(command)
        text = json.dumps(written)
        assert read_command(json.loads(text)) == command
        if valid:
            valid.validate(written)

    trip()


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_event_comes_back_as_it_was(kind: type[Any], examples: Callable[[int], int]) -> None:
    valid = validator(kind.__name__)

    @settings(steady, max_examples=examples(25))
    @given(things(kind))
    def trip(event: Any) -> None:
        written = write_event(event)
        assert read_event(json.loads(json.dumps(written))) == event
        valid.validate(written)

    trip()


def test_the_schema_is_one_and_has_everything() -> None:
    meta.validate(SCHEMA)
    assert {kind.__name__ for kind in EVENTS.values()} <= SCHEMA["$defs"].keys()
    assert {kind.__name__ for kind in COMMANDS.values() if kind not in HOUSE_ONLY} <= SCHEMA["$defs"].keys()
    assert not any(kind.__name__ in SCHEMA["$defs"] for kind in HOUSE_ONLY)


def test_openapi_keeps_the_parts_elsewhere() -> None:
    parts = json.dumps(definitions("#/components/schemas/"))
    assert "#/$defs/" not in parts
    assert all(f'"{name}"' in parts for name in ("Command", "Event", "PlaceWager", "WagerPlaced", "Warrant", "FaceUpCard"))


def test_a_command_and_an_event_name_themselves_and_no_field_gets_in_the_way() -> None:
    for kind in COMMANDS.values():
        assert "do" not in kind.__dataclass_fields__
    for kind in EVENTS.values():
        assert "event" not in kind.__dataclass_fields__


@settings(steady, max_examples=200)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from(["do", "box", "player", "amount", "accident", "kind", "x"]), inner, max_size=4)
        ),
        max_leaves=8,
    )
)
def test_nothing_else_than_malformed_comes_of_nonsense(value: Any) -> None:
    for read in (read_command, read_event):
        said = fault_of(read, value)
        assert "\n" not in said
        assert len(said) < 900


def fault_of(read: Callable[[object], object], value: Any) -> str:
    """The sentence with which a value is turned away; empty if it is a message."""
    try:
        read(value)
    except Malformed as fault:
        return fault.sentence
    return ""
