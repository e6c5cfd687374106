"""Events as plain JSON-able dicts and back, for the store only: password hashes and digests are in them.

A row is `{"v": 1, "$": "RoleGranted", "account": …}`; a secret `{"$secret": …}`, a word `{"$Role": "DEALER"}`; a name or a scope is a
record within it. `told` in privacy.py makes what a person may see.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from typing import Any, get_args

from pitboss.house.accounts.events import Event
from pitboss.house.accounts.secret import Secret
from pitboss.house.accounts.words import Ending, Gift, Name, Scope
from pitboss.law.moment import Jurisdiction
from pitboss.law.refusal import Malformed, nearest
from pitboss.terms.powers import Role

VERSION = 1
KIND = "$"

EVENTS: Mapping[str, type[Any]] = {kind.__name__: kind for kind in get_args(Event)}
WORDS: Mapping[str, type[Enum]] = {f"${word.__name__}": word for word in (Ending, Gift, Role, Jurisdiction)}
RECORDS: Mapping[str, type[Any]] = {record.__name__: record for record in (Name, Scope)}

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""How a row of an older version becomes one of the next; a row is read through all that are needed."""


def encode(event: Event) -> dict[str, Any]:
    """An event as the store keeps it."""
    return {"v": VERSION, **_record(event)}


def decode(row: Mapping[str, Any]) -> Event:
    """The event that a row of any version stands for."""
    parts = dict(row)
    version = parts.pop("v", None)
    if type(version) is not int or not 1 <= version <= VERSION:
        raise Malformed("accounts-log", f"version {version!r} is not one this program reads: 1 to {VERSION}")
    for step in range(version, VERSION):
        parts = UPGRADES[step](parts)
    kind = EVENTS.get(str(parts.get(KIND)))
    if kind is None:
        raise Malformed("accounts-log", f"there is no event {parts.get(KIND)!r}{nearest(str(parts.get(KIND)), EVENTS)}")
    event: Event = _made(kind, parts)
    return event


def _record(record: Any) -> dict[str, Any]:
    return {KIND: type(record).__name__, **{field.name: _plain(getattr(record, field.name)) for field in fields(record)}}


def _plain(value: Any) -> Any:
    match value:
        case None | int() | str():
            return value
        case Secret():
            return {"$secret": value.reveal()}
        case Enum():
            return {f"${type(value).__name__}": value.name}
        case _:
            return _record(value)


def _made(kind: type[Any], parts: Mapping[str, Any]) -> Any:
    given = {name: _value(part) for name, part in parts.items() if name != KIND}
    if set(given) != {field.name for field in fields(kind)}:
        raise Malformed("accounts-log", f"{kind.__name__} has {', '.join(field.name for field in fields(kind))} and nothing else")
    return kind(**given)


def _value(part: Any) -> Any:
    match part:
        case None | int() | str():
            return part
        case {"$secret": str(text)}:
            return Secret(text)
        case {"$": str(kind)} if kind in RECORDS:
            return _made(RECORDS[kind], part)
        case dict() if len(part) == 1:
            (name, member), *_ = part.items()
            if name in WORDS and member in WORDS[name].__members__:
                return WORDS[name][member]
    raise Malformed("accounts-log", "a value stands for nothing that an event can hold")
