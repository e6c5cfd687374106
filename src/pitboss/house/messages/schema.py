"""The JSON Schema of messages, made from the same shapes that read and write them, for OpenAPI to include."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, assert_never

from pitboss.cards.card import CARDS
from pitboss.house.messages.kinds import COMMANDS, DO, EVENT, EVENTS, HOUSE_ONLY, KIND
from pitboss.house.messages.plain import AMOUNT, HEX, LARGEST, LONGEST, MOST, MOST_OF_A_CARD
from pitboss.house.messages.shape import ByName, Choice, Fixed, Group, Maybe, OneOf, Plain, Record, Row, Shape, defaults_of, shapes_of
from pitboss.house.messages.words import VERSION, kebab, words

Json = dict[str, Any]

PREFIX = "#/$defs/"
"""Where a schema that stands alone keeps its parts; OpenAPI keeps them under `#/components/schemas/`."""
DIALECT = "https://json-schema.org/draft/2020-12/schema"
TEXT: Json = {"type": "string", "maxLength": LONGEST}
WHOLE: Json = {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST}
MONEY: Json = {"type": "string", "pattern": f"^{AMOUNT.pattern}$", "description": Plain.MONEY.value, "examples": ["25.00"]}


def schema() -> Json:
    """Every message in one document that stands alone."""
    return {
        "$schema": DIALECT,
        "$id": f"urn:pitboss:messages:{VERSION}",
        "title": f"Messages of Pitboss, version {VERSION}",
        "anyOf": [{"$ref": f"{PREFIX}Command"}, {"$ref": f"{PREFIX}Event"}],
        "$defs": definitions(),
    }


def definitions(prefix: str = PREFIX) -> Json:
    """The parts by name; `Command` is what a client may send, `Event` what it may receive."""
    sent = {verb: kind for verb, kind in COMMANDS.items() if kind not in HOUSE_ONLY}
    found: Json = {
        "Command": _one_of(sent.values(), DO, prefix),
        "Event": _one_of(EVENTS.values(), EVENT, prefix),
        "Card": {"type": "string", "enum": list(CARDS), "description": Plain.CARD.value},
    }
    for verb, kind in sent.items():
        found[kind.__name__] = _tagged(kind, DO, verb, prefix)
    for name, kind in EVENTS.items():
        assert kind.__name__ not in found, kind
        found[kind.__name__] = _tagged(kind, EVENT, name, prefix)
    for tag, kind in sorted(_within((*sent.values(), *EVENTS.values()), set()), key=lambda each: each[1].__name__):
        found[kind.__name__] = _tagged(kind, KIND, kebab(kind.__name__), prefix) if tag else _object(kind, prefix)
    return found


def _within(kinds: Iterable[type[Any]], seen: set[type[Any]]) -> Iterator[tuple[str, type[Any]]]:
    """The records inside others, with the tag that they carry."""
    for kind in kinds:
        for shape in shapes_of(kind).values():
            for tag, inner in _records(shape):
                if inner not in seen:
                    seen.add(inner)
                    yield tag, inner
                    yield from _within((inner,), seen)


def _records(shape: Shape) -> Iterator[tuple[str, type[Any]]]:
    match shape:
        case Record(kind):
            yield "", kind
        case OneOf(kinds):
            yield from ((KIND, kind) for kind in kinds)
        case Row(of) | Group(of) | ByName(of) | Maybe(of):
            yield from _records(of)
        case Fixed(of):
            for each in of:
                yield from _records(each)
        case Plain() | Choice():
            return
        case _:
            assert_never(shape)


def _one_of(kinds: Iterable[type[Any]], tag: str, prefix: str) -> Json:
    where = {kebab(kind.__name__): f"{prefix}{kind.__name__}" for kind in kinds}
    return {"oneOf": [{"$ref": each} for each in where.values()], "discriminator": {"propertyName": tag, "mapping": where}}


def _tagged(kind: type[Any], tag: str, name: str, prefix: str) -> Json:
    made = _object(kind, prefix)
    made["properties"] = {tag: {"const": name}} | made["properties"]
    made["required"] = [tag, *made["required"]]
    return made


def _object(kind: type[Any], prefix: str) -> Json:
    """A class as an object; a command's player may be left out, since it is then who asks."""
    shapes, free = shapes_of(kind), set(defaults_of(kind))
    if kind in COMMANDS.values():
        free.add("player")
    said = (kind.__doc__ or "").strip().partition("\n")[0]
    return {
        "type": "object",
        "description": said,
        "properties": {name: schema_of(shape, prefix) for name, shape in shapes.items()},
        "required": [name for name in shapes if name not in free],
        "additionalProperties": False,
    }


def schema_of(shape: Shape, prefix: str) -> Json:
    """The schema of one shape."""
    match shape:
        case Plain.EVENT:
            return {"$ref": f"{prefix}Event"}
        case Plain.CARD:
            return {"$ref": f"{prefix}Card"}
        case Plain():
            return dict(PLAIN[shape])
        case Choice(kind):
            return {"type": "string", "enum": list(words(kind))}
        case Row(of):
            return {"type": "array", "items": schema_of(of, prefix), "maxItems": MOST}
        case Group(of):
            return {"type": "array", "items": schema_of(of, prefix), "maxItems": MOST, "uniqueItems": True}
        case Fixed(of):
            parts = [schema_of(each, prefix) for each in of]
            return {"type": "array", "prefixItems": parts, "items": False, "minItems": len(of), "maxItems": len(of)}
        case ByName(of):
            names = {"type": "string", "minLength": 1, "maxLength": 80}
            return {"type": "object", "propertyNames": names, "additionalProperties": schema_of(of, prefix)}
        case Maybe(of):
            return {"anyOf": [schema_of(of, prefix), {"type": "null"}]}
        case Record(kind):
            return {"$ref": f"{prefix}{kind.__name__}"}
        case OneOf(kinds):
            return _one_of(kinds, KIND, prefix)
        case _:
            assert_never(shape)


def _line(name: str, value: Json) -> Json:
    return {"type": "object", "properties": {"shows": TEXT, name: value}, "required": ["shows", name], "additionalProperties": False}


_COUNT = {"type": "integer", "minimum": 1, "maximum": MOST_OF_A_CARD}
PLAIN: Mapping[Plain, Json] = {
    Plain.TEXT: TEXT,
    Plain.WHOLE: WHOLE,
    Plain.MONEY: MONEY,
    Plain.FLAG: {"type": "boolean"},
    Plain.PACK: {"type": "object", "propertyNames": {"enum": list(CARDS)}, "additionalProperties": _COUNT},
    Plain.SECRET: {"type": "string", "pattern": f"^{HEX.pattern}$", "maxLength": LONGEST, "description": Plain.SECRET.value},
    Plain.SIGN: {"oneOf": [_line("text", TEXT), _line("number", WHOLE), _line("money", MONEY)]},
}
