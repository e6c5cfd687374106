"""The shape of a value in a message, read once off the annotations: writing, reading and the schema all follow the same shapes."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, Union, get_args, get_origin, get_type_hints

from pitboss.cards.card import Card
from pitboss.house.messages.words import MONEY


class Plain(Enum):
    """A value without parts."""

    TEXT = "text"
    WHOLE = "a whole number"
    MONEY = "dollars with two decimals, as a text"
    FLAG = "true or false"
    CARD = "a card, rank then suit"
    PACK = "how many of each card, by the cards"
    SECRET = "bytes in hexadecimal"
    SIGN = "one line of a sign"
    EVENT = "an event"


@dataclass(frozen=True, slots=True)
class Choice:
    """One word of a few."""

    kind: type[Enum]


@dataclass(frozen=True, slots=True)
class Row:
    """Any number of values of one shape, in order."""

    of: Shape


@dataclass(frozen=True, slots=True)
class Group:
    """Any number of different values of one shape, in no order."""

    of: Shape


@dataclass(frozen=True, slots=True)
class Fixed:
    """So many values, each of its own shape."""

    of: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class ByName:
    """Values of one shape by names."""

    of: Shape


@dataclass(frozen=True, slots=True)
class Maybe:
    """A value, or nothing."""

    of: Shape


@dataclass(frozen=True, slots=True)
class Record:
    """The fields of a class."""

    kind: type[Any]


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several records, which says its kind."""

    kinds: tuple[type[Any], ...]


Shape = Plain | Choice | Row | Group | Fixed | ByName | Maybe | Record | OneOf

PLAIN: Mapping[Any, Plain] = {str: Plain.TEXT, int: Plain.WHOLE, bool: Plain.FLAG, Card: Plain.CARD, bytes: Plain.SECRET, Any: Plain.EVENT}
SIGN_LINES = tuple[tuple[str, str | int], ...]


_SHAPES: dict[type[Any], Mapping[str, Shape]] = {}
_DEFAULTS: dict[type[Any], frozenset[str]] = {}


def shapes_of(kind: type[Any]) -> Mapping[str, Shape]:
    """The fields of a class with their shapes, in order."""
    found = _SHAPES.get(kind)
    if found is None:
        found = _SHAPES[kind] = {name: _shape(hint, name) for name, hint in get_type_hints(kind).items()}
    return found


def defaults_of(kind: type[Any]) -> frozenset[str]:
    """The fields that may be left out."""
    found = _DEFAULTS.get(kind)
    if found is None:
        found = _DEFAULTS[kind] = _defaults(kind)
    return found


def _defaults(kind: type[Any]) -> frozenset[str]:
    if is_dataclass(kind):
        return frozenset(each.name for each in fields(kind) if each.default is not MISSING or each.default_factory is not MISSING)
    return frozenset(kind._field_defaults)


def _shape(hint: Any, name: str) -> Shape:
    if hint == SIGN_LINES:
        return Row(Plain.SIGN)
    if hint is bytes and name == "pack":
        return Plain.PACK
    if hint in PLAIN:
        return Plain.MONEY if hint is int and name in MONEY else PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return _union(inner, name)
    if origin is tuple:
        return Row(_shape(inner[0], name)) if inner[1:] == (...,) else Fixed(tuple(_shape(each, name) for each in inner))
    if origin is frozenset:
        return Group(_shape(inner[0], name))
    if origin is not None and issubclass(origin, Mapping):
        assert inner[0] is str, f"{name}: names are texts"
        return ByName(_shape(inner[1], name))
    assert isinstance(hint, type), f"{name}: {hint} has no shape"
    return Choice(hint) if issubclass(hint, Enum) else Record(hint)


def _union(inner: tuple[Any, ...], name: str) -> Shape:
    """Something or nothing, or one of several records."""
    if type(None) in inner:
        (rest,) = (each for each in inner if each is not type(None))
        return Maybe(_shape(rest, name))
    assert all(is_dataclass(each) for each in inner), f"{name}: {inner} has no shape"
    return OneOf(inner)
