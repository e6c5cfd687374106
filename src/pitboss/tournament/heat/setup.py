"""What a heat is told when it opens: who sits where with how many chips, how long it lasts, its limits, and how many go on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from pitboss.tournament.paper.plan import Length, Measure
from pitboss.tournament.paper.wagering import Compulsory, Disposal, Ordering, Rise


class Seat(NamedTuple):
    """A player at a box, with the chips to begin with."""

    box: int
    player: str
    chips: int


ONE_SHOE = Length(Measure.SHOES, 1)


class Decides(Enum):
    """What the session is to settle."""

    WHO_GOES_ON = "who goes on"
    ORDER = "the order of all places"


@dataclass(frozen=True, slots=True)
class Setup:
    """A heat before its first round; `heads` are the person in charge and then the deputies; times are seconds, amounts cents of chips."""

    heat: str
    table: str
    seats: tuple[Seat, ...]
    length: Length = ONE_SHOE
    limits: tuple[Rise, ...] = (Rise(1, 100, 0),)
    advance: int = 1
    decides: Decides = Decides.WHO_GOES_ON
    compulsory: Compulsory = Compulsory.EVERY_ROUND
    ordering: Ordering = Ordering.FREE
    disposal: Disposal = Disposal.RETURNED
    pass_cards: int = 0
    undisclosed: int = 0
    seconds: int = 0
    starts: int = 0
    buy_in: int = 0
    heads: tuple[str, ...] = ()
    substitutes: tuple[tuple[str, str], ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who has a seat, in the order of the boxes."""
        return tuple(seat.player for seat in self.seats)

    def box_of(self, player: str) -> int:
        """The box of a player, 0 for somebody without one."""
        return next((seat.box for seat in self.seats if seat.player == player), 0)
