"""Who is at the table and where, how its boxes are shared out, and which wagers have tokens in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Staked(NamedTuple):
    """Promotional tokens in one wager, in cents."""

    box: int
    player: str
    bet: str
    amount: int


class Boxes(NamedTuple):
    """For how many rounds running each player has not wagered, which every round changes; players in the order they came, and who sits
    at which box.

    `crowded` counts of those rounds only the ones in which every seat was taken; `boxes` is how many there are. `most` are boxes
    with fewer bettors than the document allows, `reserved` boxes kept for one player, `several` the further boxes a player may have,
    and `waiting` who wants a seat. `limited` side bets are for main bettors, `stopped` ones are offered no longer. `tokens` are held
    by players and `staked` lie on the layout. `along` is what a player goes along with who said so; `gone` are players who have left.
    """

    idle: Mapping[str, int] = {}
    crowded: Mapping[str, int] = {}
    staked: tuple[Staked, ...] = ()
    present: tuple[str, ...] = ()
    seats: Mapping[int, str] = {}
    boxes: int = 0
    most: Mapping[int, int] = {}
    reserved: Mapping[int, str] = {}
    several: Mapping[str, tuple[int, ...]] = {}
    waiting: tuple[str, ...] = ()
    limited: frozenset[str] = frozenset()
    stopped: frozenset[str] = frozenset()
    tokens: Mapping[str, int] = {}
    along: Mapping[str, tuple[str, ...]] = {}
    gone: frozenset[str] = frozenset()

    def goes_along(self, player: str, act: str) -> bool:
        """Whether somebody's wager follows when the caller of the box splits or doubles."""
        return act in self.along.get(player, (act,))

    def seat_of(self, player: str) -> int:
        """The box at which somebody sits, 0 for standing."""
        return next((seat for seat, holder in self.seats.items() if holder == player), 0)

    def held_by_others(self, box: int, player: str) -> str:
        """Who else has a free seat's box: as one reserved or as one of several; empty if nobody."""
        keeper = self.reserved.get(box, "")
        if keeper and keeper != player:
            return keeper
        return next((other for other, boxes in self.several.items() if box in boxes and other != player), "")

    @property
    def vacant(self) -> tuple[int, ...]:
        """Boxes whose seat is free and which nobody has kept or has besides his or her own."""
        return tuple(box for box in range(1, self.boxes + 1) if box not in self.seats and not self.held_by_others(box, ""))

    @property
    def short(self) -> int:
        """How many who want a seat find no vacant box."""
        return max(0, len(self.waiting) - len(self.vacant)) if self.waiting else 0
