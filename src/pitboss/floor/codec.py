"""A log as text and back: every event of the floor in JSON, by the names of its class and fields.

A record is `{"$": "TableJoined", "player": "ann", …}`, a word of the law `{"$Role": "DEALER"}`, a card `{"$card": "9H"}`, bytes
`{"$bytes": "0aff"}`, a set `{"$set": […]}` and a mapping `{"$map": [[key, value], …]}`; a row is a list. Only what can stand in an event
is ever made of a text.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, get_args, get_type_hints

from pitboss.cards.card import Card, card
from pitboss.floor.events import Event
from pitboss.law.refusal import Malformed, nearest

KIND = "$"


def encode(value: Any) -> Any:
    """A value of an event or of the state as JSON has it; sets and mappings in one fixed order."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind in _NAMES:
        return _written(value, kind)
    match value:
        case bool() | int() | str():
            return value
        case Card():
            return {"$card": repr(value)}
        case Enum():
            return {f"${type(value).__name__}": value.name}
        case bytes():
            return {"$bytes": value.hex()}
        case frozenset():
            return {"$set": sorted((encode(each) for each in value), key=json.dumps)}
        case Mapping():
            return {"$map": sorted(([encode(key), encode(each)] for key, each in value.items()), key=json.dumps)}
        case tuple() if not hasattr(value, "_fields"):
            return [encode(each) for each in value]
        case _:
            return _written(value, kind)


PLAIN = frozenset({type(None), bool, int, str})
"""What JSON has itself."""
_NAMES: dict[type[Any], tuple[str, ...]] = {}


def _written(record: Any, kind: type[Any]) -> dict[str, Any]:
    found = {KIND: kind.__name__}
    for name in _names(kind):
        value = getattr(record, name)
        found[name] = value if type(value) in PLAIN else encode(value)
    return found


def _names(record: type[Any]) -> tuple[str, ...]:
    """The fields of a record, looked up once: every event of every table comes this way."""
    found = _NAMES.get(record)
    if found is None:
        found = _NAMES[record] = tuple(each.name for each in fields(record)) if is_dataclass(record) else tuple(record._fields)
    return found


def decode(value: Any, names: Mapping[str, type[Any]] | None = None) -> Any:
    """What a JSON value stands for; `Malformed` if it stands for nothing that an event can hold.

    `names` are the classes that can stand there, by default those of a table.
    """
    names = known() if names is None else names
    match value:
        case list():
            return tuple(decode(each, names) for each in value)
        case dict() if KIND in value:
            return _record(value, names)
        case dict() if len(value) == 1:
            key, inner = next(iter(value.items()))
            return _other(key, inner, names)
        case dict():
            raise Malformed("log", f"{sorted(value)} is no part of a log: a record says its kind under {KIND!r}")
        case _:
            return value


def _record(value: Mapping[str, Any], names: Mapping[str, type[Any]]) -> Any:
    made = names.get(value[KIND])
    if made is None or issubclass(made, Enum):
        raise Malformed("log", f"there is no event or record {value[KIND]!r}{nearest(str(value[KIND]), names)}")
    parts = {name: decode(each, names) for name, each in value.items() if name != KIND}
    unknown = sorted(set(parts) - set(_names(made)))
    if unknown:
        raise Malformed("log", f"{value[KIND]} has no {unknown[0]!r}: it has {', '.join(_names(made))}")
    try:
        return made(**parts)
    except TypeError as fault:
        raise Malformed("log", f"{value[KIND]} is incomplete: {fault}") from fault


def _other(key: str, inner: Any, names: Mapping[str, type[Any]]) -> Any:
    match key:
        case "$card":
            return card(inner)
        case "$bytes":
            return bytes.fromhex(inner)
        case "$set":
            return frozenset(decode(each, names) for each in inner)
        case "$map":
            return {decode(name, names): decode(each, names) for name, each in inner}
        case _:
            word = names.get(key.removeprefix(KIND))
            if word is None or not issubclass(word, Enum) or inner not in word.__members__:
                raise Malformed("log", f"there is no {inner!r} of {key!r}")
            return word[inner]


@cache
def known() -> Mapping[str, type[Any]]:
    """Every class that can stand in an event of a table, by its name."""
    return named_in(Event)


def named_in(events: Any) -> Mapping[str, type[Any]]:
    """Every class that can stand in one of these events, by its name; no two have the same."""
    found: dict[str, type[Any]] = {}
    for made in _reached(events, set()):
        twin = found.setdefault(made.__name__, made)
        assert twin is made, f"{made.__module__} and {twin.__module__} both have a {made.__name__}"
    return found


def _reached(hint: Any, seen: set[Any]) -> Iterator[type[Any]]:
    """The records and words within an annotation, and within their own."""
    if isinstance(hint, type) and hint not in seen and (is_dataclass(hint) or hasattr(hint, "_fields") or issubclass(hint, Enum)):
        seen.add(hint)
        yield hint
        if not issubclass(hint, Enum):
            for inner in get_type_hints(hint).values():
                yield from _reached(inner, seen)
    for inner in get_args(hint):
        yield from _reached(inner, seen)


def write_log(log: Iterable[Any]) -> str:
    """A log as JSON, an event a line."""
    lines = ",\n".join(json.dumps(encode(event), ensure_ascii=False, separators=(",", ":")) for event in log)
    return f"[\n{lines}\n]\n"


def read_log(text: str, names: Mapping[str, type[Any]] | None = None) -> tuple[Any, ...]:
    """The log that a text holds: of a table, or where `names` are given of whatever they name."""
    try:
        rows = json.loads(text)
    except json.JSONDecodeError as fault:
        raise Malformed("log", f"this is not JSON: {fault}") from fault
    if not isinstance(rows, list):
        raise Malformed("log", "a log is a list of events")
    return tuple(decode(row, names) for row in rows)
