"""Shuffles of the program's: what was published before the cut and what was shown at the end, told from the log."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from pitboss.floor.cards.events import CardsCut, CardsRiffled, CardsShuffled, RackLoaded, ShoeReshuffled, ShuffleRevealed
from pitboss.house.service.room import Room
from pitboss.house.streams.hall import Hall
from pitboss.house.tables.codec import read_event
from pitboss.house.tables.lost import ShoeLost
from pitboss.house.tables.state import TableEvent

KINDS = (CardsShuffled, ShoeReshuffled, RackLoaded, CardsRiffled, CardsCut, ShuffleRevealed, ShoeLost)
MARKS = tuple(f'"$":"{kind.__name__}"' for kind in KINDS)
CHUNK = 1000

_SEEN: WeakKeyDictionary[Room | Hall, tuple[int, list[dict[str, Any]]]] = WeakKeyDictionary()
"""How far each log has been read for shuffles, and what was found: anybody may ask, so nobody makes the server read a log twice."""


async def shuffles_of(room: Room | Hall, most: int) -> list[dict[str, Any]]:
    """The last shuffles that were published at a table, in order; one that is in play has neither order nor secret."""
    position, known = _SEEN.get(room, (0, []))
    found = [dict(each) for each in known]
    read = room.kind.codec.read if isinstance(room, Hall) else read_event
    while entries := await room.memory.entries(position, CHUNK):
        for entry in entries:
            if any(mark in entry.body for mark in MARKS):
                _see(found, entry.position, read(entry.body, entry.version))
        position = entries[-1].position
    _SEEN[room] = position, found
    return found[-most:]


def _see(found: list[dict[str, Any]], position: int, event: TableEvent) -> None:
    match event:
        case CardsShuffled(commitment=published) | ShoeReshuffled(commitment=published) | RackLoaded(commitment=published) if published:
            found.append({"position": position, "commitment": published, "cut_at": 0, "order": None, "secret": None})
        case CardsRiffled(commitment=published) if published:
            found.append({"position": position, "commitment": published, "cut_at": 0, "order": None, "secret": None})
        case CardsCut(depth=depth) if found and found[-1]["order"] is None:
            found[-1]["cut_at"] = depth
        case ShuffleRevealed():
            for each in found:
                if each["commitment"] == event.commitment:
                    each |= {"order": [repr(card) for card in event.order], "secret": event.secret.hex()}
        case _:
            pass
