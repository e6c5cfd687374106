"""A subscription: how far a client has been told of a table. It is a position in a log and no queue."""

from __future__ import annotations

from dataclasses import dataclass, field

from pitboss.house.service.frames import PictureWish
from pitboss.house.service.room import Room, Wake
from pitboss.house.streams.hall import Hall
from pitboss.house.views import Picture


def unheard() -> None:
    """What a subscription does before it is made: nothing."""


@dataclass(slots=True)
class Subscription:
    """How far a client has been told of a table or another stream, and the picture it has where it wants changes."""

    room: Room | Hall
    position: int
    wish: PictureWish
    picture: Picture = field(default_factory=dict)
    beat: int = 0
    hear: Wake = field(default=unheard)
