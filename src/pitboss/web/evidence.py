"""Evidence: the log of a table as it is hashed, so that a browser can follow the chain without believing the server."""

from __future__ import annotations

from fastapi import APIRouter

from pitboss.house.service.http.inspection import inspected_room
from pitboss.house.service.http.tables import After, Most
from pitboss.house.service.http.who import SignedIn, ThePit
from pitboss.house.service.pictures import viewer_at
from pitboss.house.service.recollection import Remembered
from pitboss.house.store import Entry
from pitboss.house.tables.state import HOUSE_ENTRIES
from pitboss.house.views import Viewer, view_event
from pitboss.web.round_book import rounds_of
from pitboss.web.shapes.inspection import Evidence, EvidenceEntry

router = APIRouter(prefix="/api/inspection/tables", tags=["inspection"])


@router.get("/{table}/evidence")
async def evidence(pit: ThePit, who: SignedIn, table: str, after: After = 0, most: Most = 200) -> Evidence:
    """A page of the log, each entry with the very text that its hash is of."""
    room = inspected_room(pit, who, table)
    book, viewer = await rounds_of(room), viewer_at(room, pit.registry.accounts, who.account)
    remembered = {each.position: each for each in await room.memory.since(after, most, room.position)}
    entries = [
        _entry(entry, "open" if entry.position < book.shuffled_at or _is_open(known, viewer) else "withheld")
        for entry in await room.memory.entries(after, most)
        if (known := remembered.get(entry.position)) is not None
    ]
    upto = entries[-1]["position"] if entries else after
    return {"table": room.id, "stream": room.stream, "entries": entries, "next": upto, "head": room.position}


def _is_open(entry: Remembered, viewer: Viewer) -> bool:
    """Whether an entry of the shoe in play tells of no card that lies unseen; once all cards are shuffled again, none does."""
    if isinstance(entry.event, HOUSE_ENTRIES):
        return True
    return view_event(entry.floor, entry.event, viewer) == entry.event


def _entry(entry: Entry, text: str) -> EvidenceEntry:
    return {
        "position": entry.position,
        "time": entry.time,
        "actor": entry.actor,
        "command": entry.command,
        "version": entry.version,
        "body": entry.body if text == "open" else None,
        "postings": [(posting.account, posting.cents) for posting in entry.postings],
        "previous": entry.previous.hex(),
        "hash": entry.hash.hex(),
    }
