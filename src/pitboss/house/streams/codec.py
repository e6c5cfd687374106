"""Events and states of a kind of stream as text and back, in the form that the logs of tables have."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cached_property, reduce
from operator import or_
from typing import Any, get_args

from pitboss.floor.codec import decode, encode, named_in
from pitboss.law.refusal import Malformed

VERSION = 1
"""The version that stands beside every text; a later codec keeps reading the earlier ones."""

_text: Callable[[Any], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def members(union: Any) -> Iterator[type[Any]]:
    """The classes of a union, in order."""
    if isinstance(union, type):
        yield union
    for each in get_args(union):
        yield from members(each)


class Codec:
    """Writes and reads whatever these classes, and what stands in them, can hold."""

    def __init__(self, *classes: Any) -> None:
        self._classes = classes

    @cached_property
    def names(self) -> dict[str, type[Any]]:
        """Every class that may stand in a text, by its name."""
        from pitboss.house.streams.state import StreamState

        return dict(named_in(reduce(or_, (*self._classes, StreamState))))

    def write(self, value: Any) -> str:
        """A value as text."""
        return _text(encode(value))

    def read(self, text: str, version: int = VERSION) -> Any:
        """The value of a text, or `Malformed`."""
        if version != VERSION:
            raise Malformed("log", f"the event is of version {version}: this Pitboss reads {VERSION}")
        try:
            return decode(json.loads(text), self.names)
        except (ValueError, TypeError, KeyError, AttributeError) as fault:
            raise Malformed("log", f"this is not of Pitboss: {' '.join(str(fault).split())[:120]}") from None
