"""Messages of the socket: what a client may send, read strictly, and the schema of both directions."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
from typing import Any

from pitboss.law.refusal import Malformed, listed

LARGEST = 16 * 1024
LONGEST_REF = 64
NUMBER = 2**53


class PictureWish(Enum):
    """Whether a subscriber wants pictures."""

    ONCE = "once"
    NONE = "none"
    CHANGES = "changes"


@dataclass(frozen=True, slots=True)
class Subscribe:
    """Follow a table from the event after a position; None is from now on."""

    table: str
    after: int | None
    picture: PictureWish
    ref: str


@dataclass(frozen=True, slots=True)
class Unsubscribe:
    """Follow a table no longer."""

    table: str
    ref: str


@dataclass(frozen=True, slots=True)
class Order:
    """A command for a table or a stream; its parts are read where it is carried out. `expected` is where the sender saw the log end."""

    table: str
    id: str
    command: Any
    expected: int | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """The picture of a table now."""

    table: str
    ref: str


@dataclass(frozen=True, slots=True)
class Ping:
    """Is anybody there?"""

    ref: str


ClientMessage = Subscribe | Unsubscribe | Order | Look | Ping
FIELDS = {
    "subscribe": ("table", "after", "picture", "ref"),
    "unsubscribe": ("table", "ref"),
    "command": ("table", "id", "command", "expected"),
    "look": ("table", "ref"),
    "ping": ("ref",),
}


def parsed(text: str) -> dict[str, Any]:
    """The object that a frame holds."""
    try:
        value = json.loads(text, parse_constant=_not_json)
    except (ValueError, RecursionError):
        raise Malformed("json", "a message is one JSON object in a text frame") from None
    if not isinstance(value, dict):
        raise Malformed("json", "a message is one JSON object in a text frame")
    return value


def _not_json(_: str) -> None:
    raise ValueError


def read_message(value: dict[str, Any]) -> ClientMessage:
    """The message that an object is."""
    kind = value.get("type")
    known = FIELDS.get(kind) if isinstance(kind, str) else None
    if known is None:
        raise Malformed("message", f"'type' is one of {listed(FIELDS, 'or')}")
    for name in value:
        if name != "type" and name not in known:
            raise Malformed("message", f"{kind} has no field {name[:40]!r}: its fields are {listed(known)}")
    if kind == "ping":
        return Ping(_ref(value))
    table = value.get("table")
    if not isinstance(table, str) or not 0 < len(table) <= 80:
        raise Malformed("message", f"{kind} needs 'table', the id of a table")
    match kind:
        case "subscribe":
            return Subscribe(table, _after(value.get("after")), _picture(value.get("picture", "once")), _ref(value))
        case "unsubscribe":
            return Unsubscribe(table, _ref(value))
        case "look":
            return Look(table, _ref(value))
        case _:
            if "command" not in value or not isinstance(value.get("id"), str):
                raise Malformed("message", "command needs 'id', a text, and 'command', an object")
            return Order(table, value["id"], value["command"], _after(value.get("expected"), "expected"))


def ref_of(value: dict[str, Any]) -> dict[str, str]:
    """What of a message goes into the error about it, whatever else is wrong with it."""
    named = {"command": ("table", "id")}.get(str(value.get("type")), ("table", "ref"))
    return {name: value[name] for name in named if isinstance(value.get(name), str) and len(value[name]) <= LONGEST_REF}


def _ref(value: dict[str, Any]) -> str:
    ref = value.get("ref", "")
    if not isinstance(ref, str) or len(ref) > LONGEST_REF:
        raise Malformed("message", f"'ref' is a text of at most {LONGEST_REF} letters")
    return ref


def _after(value: Any, name: str = "after") -> int | None:
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < NUMBER:
        raise Malformed("message", f"{name!r} is a position, a whole number from 0")
    return value


def _picture(value: Any) -> PictureWish:
    known = {each.value: each for each in PictureWish}
    if not isinstance(value, str) or value not in known:
        raise Malformed("message", f"'picture' is one of {listed(known, 'or')}")
    return known[value]
