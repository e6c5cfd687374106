"""The person in charge and the deputies, who was briefed, and who accepted the conditions in writing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Staff(NamedTuple):
    """`accepted` are players with the version they accepted; `acceptance` whether it is required of everybody."""

    heads: tuple[str, ...] = ()
    deputies: tuple[str, ...] = ()
    briefed: frozenset[str] = frozenset()
    acceptance: bool = False
    accepted: Mapping[str, int] = {}
