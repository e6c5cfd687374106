"""The rounds of a file, YAML or JSON, as plain values: text, whole numbers, decimals, yes and no, lists and mappings.

YAML is read with resolvers of our own: no dates, no sexagesimal or octal numbers, no merge keys, no tags, and a key twice in one
mapping is an error. Decimals stay decimals, so that no amount passes through binary.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any, ClassVar

import yaml

from pitboss.law.refusal import Malformed

Base: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
"""libyaml's parser where PyYAML was built with it."""

TAG = "tag:yaml.org,2002:"
DIGITS = 18
"""A number with more digits than this stays text: it is no stake and no box."""
LONG_LINE = 5000
DEEPEST = 100
"""A round is nested a handful deep; only a text with a long line or as many brackets can be nested deeper than this."""


class _Loader(Base):  # type: ignore[misc]
    """YAML with only the scalars that a round file can mean."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[Any]]] = {}
    yaml_constructors: ClassVar[dict[str, Any]] = {}


def _mapping(loader: Any, node: Any) -> dict[Any, Any]:
    pairs = [(loader.construct_object(key, deep=True), loader.construct_object(value, deep=True)) for key, value in node.value]
    return _once(pairs, lambda: f" in line {node.start_mark.line + 1}")


def _once(pairs: list[tuple[Any, Any]], where: Callable[[], str] = str) -> dict[Any, Any]:
    """A mapping in which every key stands once."""
    found: dict[Any, Any] = {}
    for key, value in pairs:
        if isinstance(key, (list, dict)):
            raise Malformed("file", f"a list or mapping cannot be a key{where()}")
        if key in found:
            raise Malformed("file", f"the key {str(key)[:60]!r} stands twice in one mapping{where()}")
        found[key] = value
    return found


def _number(loader: Any, node: Any) -> int | Decimal | str:
    text = node.value
    if len(text) > DIGITS:
        return str(text)
    return Decimal(text) if "." in text else int(text)


def _unknown(loader: Any, node: Any) -> Any:
    raise Malformed("file", f"the tag {node.tag} in line {node.start_mark.line + 1} is not accepted: leave it out")


_Loader.add_implicit_resolver(f"{TAG}bool", re.compile(r"(?:yes|no|true|false|on|off)$", re.IGNORECASE), list("yYnNtTfFoO"))
_Loader.add_implicit_resolver(f"{TAG}null", re.compile(r"(?:~|null|)$", re.IGNORECASE), ["~", "n", "N", ""])
_Loader.add_implicit_resolver(f"{TAG}float", re.compile(r"[-+]?[0-9]+(?:\.[0-9]+)?$"), list("-+0123456789"))
_Loader.add_constructor(f"{TAG}bool", lambda loader, node: node.value.lower() in ("yes", "true", "on"))
_Loader.add_constructor(f"{TAG}null", lambda loader, node: None)
_Loader.add_constructor(f"{TAG}float", _number)
_Loader.add_constructor(f"{TAG}str", lambda loader, node: loader.construct_scalar(node))
_Loader.add_constructor(f"{TAG}seq", lambda loader, node: [loader.construct_object(item, deep=True) for item in node.value])
_Loader.add_constructor(f"{TAG}map", _mapping)
_Loader.add_constructor(None, _unknown)


def text_of(name: str) -> str:
    """The text of a file, or of stdin for `-`."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as fault:
        raise Malformed("file", f"{name} cannot be read: {(fault.strerror or str(fault)).lower()}") from None
    except ValueError:
        raise Malformed("file", f"{name!r} cannot be the name of a file") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        called = "stdin" if name == "-" else name
        raise Malformed("file", f"{called} is not text in UTF-8: byte {fault.start} is not") from None


def rounds_in(text: str) -> tuple[list[object], bool]:
    """The rounds of a text, and whether the answer is to be a list: several YAML documents, or a list."""
    try:
        documents = _documents(text)
    except RecursionError:
        raise Malformed("file", "it is nested too deeply for a round") from None
    if not documents:
        raise Malformed("file", "it holds no round: write a mapping with game, boxes, cards and decisions")
    if len(documents) == 1 and isinstance(documents[0], list):
        if not documents[0]:
            raise Malformed("file", "its list holds no round")
        return documents[0], True
    return documents, len(documents) > 1


def _documents(text: str) -> list[object]:
    if text.lstrip()[:1] in ("{", "["):
        try:
            return [json.loads(text, object_pairs_hook=_once, parse_float=_decimal, parse_int=_whole, parse_constant=str)]
        except json.JSONDecodeError:
            pass  # YAML may be written so too
    try:
        _require_shallow(text)
        return [document for document in yaml.load_all(text, Loader=_Loader) if document is not None]
    except yaml.MarkedYAMLError as fault:
        mark = fault.problem_mark or fault.context_mark
        where = f" in line {mark.line + 1}, column {mark.column + 1}" if mark else ""
        raise Malformed("file", f"it is neither YAML nor JSON: {fault.problem or fault.context}{where}") from None
    except yaml.YAMLError as fault:
        raise Malformed("file", f"it is neither YAML nor JSON: {' '.join(str(fault).split())[:120]}") from None


def _require_shallow(text: str) -> None:
    """Refuse what is nested so deeply that libyaml would run out of stack; a text of short lines cannot be."""
    if max(map(len, text.splitlines()), default=0) <= LONG_LINE and text.count("[") + text.count("{") <= LONG_LINE:
        return
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEPEST:
            raise RecursionError


def _decimal(text: str) -> Decimal | str:
    return text if len(text) > DIGITS else Decimal(text)


def _whole(text: str) -> int | str:
    return text if len(text) > DIGITS else int(text)
