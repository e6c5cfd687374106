"""A mapping that is never changed: putting a thing on a shelf gives another shelf, and the two share all but a few small pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, overload

Thing = TypeVar("Thing")
Other = TypeVar("Other")

_WIDTH = 64
_Row = list[dict[str, Any]]
_EMPTY_ROW: _Row = [{}] * _WIDTH
_EMPTY: list[_Row] = [_EMPTY_ROW] * _WIDTH


class Shelf(Mapping[str, Thing]):
    """Things by name on 64 rows of 64 small boxes; a change copies one row, one box and the list of rows, however many things there are.

    The lists within are copied and never changed: copying a list is the quickest copy there is.

    >>> one = Shelf[int]().put("ann", 1)
    >>> two = one.put("bob", 2)
    >>> dict(one), two["bob"], len(two.drop("ann")), two.drop("ann").put("ann", 1) == two
    ({'ann': 1}, 2, 1, True)
    """

    __slots__ = ("_count", "_rows")

    def __init__(self, rows: list[_Row] = _EMPTY, count: int = 0) -> None:
        self._rows = rows
        self._count = count

    def __getitem__(self, name: str) -> Thing:
        place = hash(name)
        found: Thing = self._rows[place >> 6 & 63][place & 63][name]
        return found

    @overload
    def get(self, name: str, /) -> Thing | None:
        """The thing of that name, or nothing."""

    @overload
    def get(self, name: str, /, default: Thing | Other) -> Thing | Other:
        """The thing of that name, or what is given in its place."""

    def get(self, name: str, /, default: Any = None) -> Any:
        """The thing of that name: asked at every command, and so without the exception that a mapping makes of it."""
        place = hash(name)
        return self._rows[place >> 6 & 63][place & 63].get(name, default)

    def __contains__(self, name: object) -> bool:
        place = hash(name)
        return name in self._rows[place >> 6 & 63][place & 63]

    def __iter__(self) -> Iterator[str]:
        return (name for row in self._rows if row is not _EMPTY_ROW for box in row for name in box)

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return f"Shelf of {self._count}"

    def put(self, name: str, thing: Thing) -> Shelf[Thing]:
        """The shelf with this thing under this name, in place of what stood there."""
        place = hash(name)
        rows = self._rows.copy()
        row = rows[place >> 6 & 63] = rows[place >> 6 & 63].copy()
        old = row[place & 63]
        row[place & 63] = {**old, name: thing}
        return Shelf(rows, self._count + (name not in old))

    def drop(self, name: str) -> Shelf[Thing]:
        """The shelf without that name; the same shelf where it has none."""
        if name not in self:
            return self
        place = hash(name)
        rows = self._rows.copy()
        row = rows[place >> 6 & 63] = rows[place >> 6 & 63].copy()
        row[place & 63] = {each: thing for each, thing in row[place & 63].items() if each != name}
        return Shelf(rows, self._count - 1)
