"""Read commands and events strictly: what cannot be read is `Malformed` in one sentence, with the field and what would be accepted."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, assert_never

from pitboss.floor.commands import Command
from pitboss.floor.events import Event
from pitboss.house.messages.kinds import COMMANDS, DO, EVENT, EVENTS, KIND
from pitboss.house.messages.plain import MOST, read_plain
from pitboss.house.messages.shape import ByName, Choice, Fixed, Group, Maybe, OneOf, Plain, Record, Row, Shape, defaults_of, shapes_of
from pitboss.house.messages.words import kebab, words
from pitboss.law.refusal import listed, nearest
from pitboss.play.roundfile.field import Field, found

CODE = "message"


def read_command(value: object, *, by: str = "") -> Command:
    """The command that a message asks for; where `player` is left out it is who asks."""
    field = Field(value, "", "command")
    return _tagged(field, DO, COMMANDS, {"player": by} if by else {})  # type: ignore[no-any-return]


def read_one_of(value: object, kinds: Mapping[str, type[Any]], *, by: str = "") -> Any:
    """The command that a message asks of a stream with commands of its own; where `player` is left out it is who asks."""
    return _tagged(Field(value, "", "command"), DO, kinds, dict.fromkeys(("player", "entrant", "claimant"), by) if by else {})


def read_event(value: object) -> Event:
    """The event that a message tells of."""
    return _tagged(Field(value, "", "event"), EVENT, EVENTS, {})  # type: ignore[no-any-return]


def _tagged(field: Field, tag: str, kinds: Mapping[str, type[Any]], assumed: Mapping[str, Any]) -> Any:
    """A record that names itself under a tag."""
    parts = _object(field, f"an object with {tag!r}")
    if tag not in parts:
        raise field.fault(f"{tag!r} is missing: it says which, such as {next(iter(kinds))!r}", CODE)
    name = parts[tag]
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        hint = nearest(str(name)[:80], kinds) or f": it is a name such as {next(iter(kinds))!r}, and the schema has them all"
        raise _within(field, tag).fault(f"there is no {found(name)}{hint}", CODE)
    return _record(kind, field, [each for each in parts if each != tag], assumed)


def _object(field: Field, accepted: str) -> dict[str, Any]:
    if not isinstance(field.value, dict):
        raise field.fault(f"{found(field.value)} is not {accepted}", CODE)
    return field.value


def _within(field: Field, name: str) -> Field:
    """The field of that name within another, which is an object."""
    assert isinstance(field.value, dict)
    return Field(field.value[name], f"{field.path}.{name}" if field.path else name, field.of)


def _record(kind: type[Any], field: Field, parts: Collection[str], assumed: Mapping[str, Any]) -> Any:
    """A class from its fields: none unknown, none missing that has no default."""
    shapes, free = shapes_of(kind), defaults_of(kind)
    for name in parts:
        if name not in shapes:
            its = f"its fields are {listed(shapes)}" if shapes else "it has none"
            raise field.fault(f"{kebab(kind.__name__)} has no field {found(name)}{nearest(name[:80], shapes)} ({its})", CODE)
    values = {name: read(shapes[name], _within(field, name)) for name in parts}
    for name in shapes:
        if name not in values and name not in free:
            if name not in assumed:
                raise field.fault(f"{kebab(kind.__name__)} needs {name!r}", CODE)
            values[name] = assumed[name]
    return kind(**values)


def read(shape: Shape, field: Field) -> Any:
    """A value by its shape."""
    match shape:
        case Plain.EVENT:
            return _tagged(field, EVENT, EVENTS, {})
        case Plain():
            return read_plain(shape, field)
        case Choice(kind):
            known = words(kind)
            if not isinstance(field.value, str) or field.value not in known:
                raise field.fault(f"{found(field.value)} is not one of {listed(known, 'or')}", CODE)
            return known[field.value]
        case Row(of):
            return tuple(read(of, each) for each in _items(field))
        case Group(of):
            return _group(of, field)
        case Fixed(of):
            return _fixed(of, field)
        case ByName(of):
            return {name: read(of, each) for name, each in _named(field).items()}
        case Maybe(of):
            return None if field.value is None else read(of, field)
        case Record(kind):
            return _record(kind, field, _object(field, f"an object with {listed(shapes_of(kind))}"), {})
        case OneOf(kinds):
            return _tagged(field, KIND, {kebab(each.__name__): each for each in kinds}, {})
        case _:
            assert_never(shape)


def _items(field: Field) -> list[Field]:
    if not isinstance(field.value, list):
        raise field.fault(f"{found(field.value)} is not a list", CODE)
    if len(field.value) > MOST:
        raise field.fault(f"{len(field.value)} entries are more than the {MOST} that a list may have", CODE)
    return [Field(each, f"{field.path}[{place}]", field.of) for place, each in enumerate(field.value)]


def _group(of: Shape, field: Field) -> frozenset[Any]:
    items = [read(of, each) for each in _items(field)]
    if len(set(items)) != len(items):
        raise field.fault("an entry stands here twice: each may stand once", CODE)
    return frozenset(items)


def _fixed(of: tuple[Shape, ...], field: Field) -> tuple[Any, ...]:
    items = _items(field)
    if len(items) != len(of):
        raise field.fault(f"{len(items)} entries are not {len(of)}", CODE)
    return tuple(read(its, each) for its, each in zip(of, items, strict=True))


def _named(field: Field) -> dict[str, Field]:
    parts = _object(field, "an object of names")
    for name in parts:
        if not name or not name.isprintable() or len(name) > 80:
            raise field.fault(f"the name {found(name)} is not a short text", CODE)
    return {name: _within(field, name) for name in parts}
