"""Events and states of a table as text: the floor's own codec for its events, and the same form for founding and snapshot.

A version stands beside every text. A later codec keeps reading the earlier ones: what has changed since goes into `UPGRADES`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass
from enum import Enum
from functools import cache
from typing import Any, get_args, get_type_hints

import orjson

from pitboss.cards.card import card
from pitboss.floor.codec import KIND, decode, encode
from pitboss.floor.events import Event
from pitboss.house.tables.state import HouseEntry, TableEvent, TableState
from pitboss.law.refusal import Malformed

VERSION = 1
UPGRADES: Mapping[int, Callable[[Any], Any]] = {}
"""By the version that wrote it: what makes a parsed event one of the version after."""
HOUSE_KINDS = frozenset(kind.__name__ for kind in get_args(HouseEntry))
"""Entries that are the house's own and no event of the floor."""


def write_event(event: TableEvent) -> str:
    """An event as text."""
    return _text(encode(event))


def read_event(text: str, version: int) -> TableEvent:
    """The event of a text, whichever version wrote it."""
    try:
        value = json.loads(text)
    except json.JSONDecodeError as fault:
        raise Malformed("log", f"an event is not JSON: {fault}") from None
    if not 1 <= version <= VERSION:
        raise Malformed("log", f"the event is of version {version}: this Pitboss reads 1 to {VERSION}")
    for older in range(version, VERSION):
        value = UPGRADES[older](value)
    if isinstance(value, dict) and value.get(KIND) in HOUSE_KINDS:
        return _of_the_house(text)
    found: Event = decode(value)
    return found


def write_state(state: TableState) -> str:
    """A state as text."""
    return _text(encode(state))


def read_state(text: str) -> TableState:
    """The state of a text; `Malformed` where it is none of this program's."""
    found = _made(text)
    if not isinstance(found, TableState):
        raise Malformed("snapshot", "this is no state of a table")
    return found


def _of_the_house(text: str) -> HouseEntry:
    found = _made(text)
    if not isinstance(found, HouseEntry):
        raise Malformed("log", "this is no entry of the house in the log of a table")
    return found


_plainly: Callable[[Any], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _text(value: Any) -> str:
    """A value as JSON without spaces: orjson writes the same letters several times as fast, where it can write the value at all."""
    try:
        return orjson.dumps(value).decode()
    except orjson.JSONEncodeError:  # a number of more than 64 bits, or half a character
        return _plainly(value)


def ascii_json(value: Any) -> bytes:
    """A value as JSON without spaces, everything but printable ASCII escaped; what digests of commands are made of."""
    try:
        found = orjson.dumps(value)
    except orjson.JSONEncodeError:
        found = b"\x7f"
    return found if found.isascii() and b"\x7f" not in found else json.dumps(value, separators=(",", ":")).encode()


def _made(text: str) -> Any:
    try:
        return _row(json.loads(text, object_hook=_thing))
    except (ValueError, TypeError, KeyError, AttributeError) as fault:
        raise Malformed("log", f"this is not of Pitboss: {' '.join(str(fault).split())[:120]}") from None


def _row(value: Any) -> Any:
    return tuple(map(_row, value)) if isinstance(value, list) else value


def _thing(value: dict[str, Any]) -> Any:
    """What a JSON object stands for, the inner ones being made already."""
    if KIND in value:
        made = known()[value[KIND]]
        return made(**{name: _row(each) for name, each in value.items() if name != KIND})
    [(key, inner)] = value.items()
    match key:
        case "$card":
            return card(inner)
        case "$bytes":
            return bytes.fromhex(inner)
        case "$set":
            return frozenset(map(_row, inner))
        case "$map":
            return {_row(name): _row(each) for name, each in inner}
        case _:
            word: Any = known()[key.removeprefix(KIND)]
            return word[inner]


@cache
def known() -> Mapping[str, type[Any]]:
    """Every class that can stand in an event or a state of a table, by its name; no two have the same."""
    found: dict[str, type[Any]] = {}
    for made in _reached(TableState | TableEvent, set()):
        twin = found.setdefault(made.__name__, made)
        assert twin is made, f"{made.__module__} and {twin.__module__} both have a {made.__name__}"
    return found


def _reached(hint: Any, seen: set[Any]) -> Iterator[type[Any]]:
    if isinstance(hint, type) and hint not in seen and (is_dataclass(hint) or hasattr(hint, "_fields") or issubclass(hint, Enum)):
        seen.add(hint)
        yield hint
        if not issubclass(hint, Enum):
            for inner in get_type_hints(hint).values():
                yield from _reached(inner, seen)
    for inner in get_args(hint):
        yield from _reached(inner, seen)
