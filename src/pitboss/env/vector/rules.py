"""The rules that an automaton is built from, comparable, so that it need be built only once."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property

from pitboss.cards.pack import Pack
from pitboss.play.table import Table

ANY_PACK = Pack(1)


@dataclass(frozen=True, eq=False)
class HandRules:
    """A table stripped of what no hand asks for; two that say the same are equal."""

    table: Table

    @cached_property
    def key(self) -> Hashable:
        """Everything that the table still says."""
        return _frozen(tuple(getattr(self.table, field.name) for field in fields(self.table)))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HandRules) and self.key == other.key


def hand_rules(table: Table) -> HandRules:
    """The rules of a table without its citations, side bets, pack, boxes and limit: what is left out cannot be asked for either."""
    return HandRules(replace(table, cites={}, side_bets={}, lines={}, pack=ANY_PACK, boxes=0, maximum=None))


def _frozen(value: object) -> Hashable:
    """A value that can be a key: mappings count by what they hold."""
    if isinstance(value, Mapping):
        return tuple((name, _frozen(each)) for name, each in value.items())
    if isinstance(value, tuple):
        return tuple(map(_frozen, value))
    assert isinstance(value, Hashable), "the rules of a table are plain values"
    return value
