"""Read a value by the annotation of the field it is for: any command can be written without code of its own."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pitboss.cards.card import Card
from pitboss.floor.clock import seconds_of
from pitboss.law.refusal import Malformed, listed, nearest
from pitboss.play.roundfile.field import Field, found
from pitboss.terms.limits import SignShows

ON_SIGNS = frozenset(map(str, (SignShows.MINIMUM, SignShows.MAXIMUM, SignShows.NEW_MINIMUM)))
"""What a sign shows that is money: dollars in a file, cents in a notice."""

LONGEST_WORDS = 400
UNIONS = (Union, types.UnionType)


def kebab(name: str) -> str:
    """A name of the code as files write it.

    >>> kebab("PlaceWager"), kebab("NOTICE_TO_PLAYERS")
    ('place-wager', 'notice-to-players')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


def hints_of(record: type[Any]) -> Mapping[str, Any]:
    """The fields of a record by the names that files use, each with what it holds."""
    return {kebab(name): hint for name, hint in get_type_hints(record, include_extras=True).items()}


def read_record(record: type[Any], field: Field, assumed: Mapping[str, Any]) -> Any:
    """A command, or a record in one, from the mapping that describes it; `assumed` is what a field is when it is left out."""
    hints = hints_of(record)
    needed = [kebab(each.name) for each in fields(record) if each.default is MISSING and each.default_factory is MISSING]
    given = field.entries(f"a mapping with {listed(hints) if hints else 'no fields'}")
    for name in given:
        if name not in hints:
            its = f"its fields are {listed(hints)}" if hints else "it has none"
            raise field.fault(f"{kebab(record.__name__)} has no field {found(name)}{nearest(name, hints)} ({its})")
    values = {name.replace("-", "_"): read_value(hints[name], entry, name) for name, entry in given.items()}
    for name in needed:
        if name not in given:
            if name not in assumed:
                raise field.fault(f"{kebab(record.__name__)} needs {name}")
            values[name.replace("-", "_")] = assumed[name]
    return record(**values)


def read_value(hint: Any, field: Field, name: str) -> Any:
    """One value, as its annotation asks for it."""
    if hint in PLAIN:
        return PLAIN[hint](field, name)
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _cents(field)
    if origin in UNIONS:
        return _any_of(inner, field, name)
    if origin is tuple:
        return _row(inner, field, name)
    if origin is not None and issubclass(origin, Mapping):
        entries = field.entries("a mapping")
        return {_key(inner[0], key, field, name): read_value(inner[1], entry, name) for key, entry in entries.items()}
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _choice(hint, field)
    if isinstance(hint, type) and is_dataclass(hint):
        return read_record(hint, field, {})
    if isinstance(hint, type) and issubclass(hint, tuple):
        return _row(tuple(get_type_hints(hint).values()), field, name, hint._make)  # type: ignore[attr-defined]  # a NamedTuple
    return field.value


def _key(hint: Any, key: str, field: Field, name: str) -> Any:
    written: object = int(key) if hint is int and key.isdigit() else key
    return read_value(hint, Field(written, field.path, field.of), name)


def _any_of(hints: tuple[Any, ...], field: Field, name: str) -> Any:
    """One of several: nothing where nothing is meant, the record that `kind` names, or the first that fits."""
    if field.absent():
        if type(None) in hints:
            return None
        raise field.fault("nothing is written here")
    records = {kebab(hint.__name__): hint for hint in hints if isinstance(hint, type) and is_dataclass(hint) and hint is not Card}
    if records:
        return _one_record(records, field)
    said: list[Malformed] = []
    for hint in sorted((each for each in hints if each is not type(None)), key=lambda each: each is str):
        try:
            return read_value(hint, field, name)
        except Malformed as fault:
            said.append(fault)
    raise said[0]


def _one_record(records: Mapping[str, type[Any]], field: Field) -> Any:
    value = field.value if isinstance(field.value, dict) else {"kind": field.value}
    kind = str(value.get("kind"))
    if kind not in records:
        raise field.fault(f"kind: {found(kind)} is not one of {listed(records, 'or')}{nearest(kind, records)}")
    rest = {key: each for key, each in value.items() if key != "kind"}
    return read_record(records[kind], Field(rest, field.path, field.of), {})


def _row(inner: tuple[Any, ...], field: Field, name: str, make: Callable[[Any], Any] = tuple) -> Any:
    """Several values: as many as are written, or as many as the annotation has."""
    if inner[-1] is Ellipsis:
        if isinstance(field.value, dict) and get_origin(inner[0]) is tuple:
            value = get_args(inner[0])[1]
            return tuple((key, _shown(value, key, each, name)) for key, each in field.entries("a mapping").items())
        return tuple(read_value(inner[0], each, name) for each in _items(field))
    items = _items(field)
    if len(items) != len(inner):
        raise field.fault(f"{len(items)} values are not the {len(inner)} that {name} has")
    return make(read_value(hint, each, name) for hint, each in zip(inner, items, strict=True))


def _shown(hint: Any, key: str, field: Field, name: str) -> Any:
    """What a sign shows under a name: a number that is money is dollars there, as everywhere in a file."""
    return _cents(field) if key in ON_SIGNS and isinstance(field.value, int) else read_value(hint, field, name)


def _items(field: Field) -> list[Field]:
    """The entries of a list; a text counts as its words, so that cards may be written in a row."""
    words = field.value.split() if isinstance(field.value, str) else field.value if isinstance(field.value, list) else [field.value]
    return Field(words, field.path, field.of).items("a list")


def _choice(kind: type[Enum], field: Field) -> Enum:
    for each in kind:
        if field.value == each.value or field.value == kebab(each.name):
            return each
    known = [kebab(each.name) for each in kind]
    raise field.fault(f"{found(field.value)} is not one of {listed(known, 'or')}{nearest(str(field.value), known)}")


def _cents(field: Field) -> int:
    """Dollars as a person writes them, with or without the sign, in cents."""
    value = field.value
    if isinstance(value, str) and value.startswith("$"):
        return Field(value.removeprefix("$"), field.path, field.of).money()
    return 0 if value == 0 and not isinstance(value, bool) else field.money()


def _number(field: Field, _: str) -> int:
    value = field.value
    time = seconds_of(value) if isinstance(value, str) else None
    if time is not None:
        return time
    if isinstance(value, str) and value.startswith("$"):
        return _cents(field)
    if not isinstance(value, int) or isinstance(value, bool):
        raise field.fault(f"{found(value)} is not a whole number")
    return value


def _text(field: Field, _: str) -> str:
    value = field.value
    if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST_WORDS:
        raise field.fault(f"{found(value)} is not a text: put it in quotes")
    return value


def _bytes(field: Field, name: str) -> bytes:
    try:
        return bytes.fromhex(_text(field, name))
    except ValueError:
        raise field.fault(f"{found(field.value)} is not a secret in hexadecimal") from None


PLAIN: Mapping[Any, Callable[[Field, str], Any]] = {
    int: _number,
    str: _text,
    bool: lambda field, _: field.flag(),
    bytes: _bytes,
    Card: lambda field, _: field.card(),
}
"""What needs no looking into."""
