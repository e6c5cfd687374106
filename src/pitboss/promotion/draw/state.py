"""The draw so far: who watches, what was committed to, the order, and which ticket each prize fell to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pitboss.promotion.draw.lot import Bound


class Won(NamedTuple):
    """A prize that fell to a ticket, and when."""

    ticket: int
    entrant: str
    at: int


class Drawing(NamedTuple):
    """`used` is how far down the order the draw has gone, `times` how often each entrant was drawn; prizes go by number from 1.

    `unsigned` and `unpublished` say whether anything was drawn since the scrutineer signed and since results were published.
    """

    scrutineer: str = ""
    commitment: str = ""
    mixed: tuple[str, ...] = ()
    order: tuple[int, ...] = ()
    used: int = 0
    seed: bytes = b""
    secret: bytes = b""
    drawn_at: int | None = None
    won: Mapping[int, Won] = {}
    times: Mapping[str, int] = {}
    returned: frozenset[int] = frozenset()
    unsigned: bool = False
    unpublished: bool = False
    published_where: str = ""
    bound: Bound = Bound("", (), 1)
